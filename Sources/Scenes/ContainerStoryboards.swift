/// Two storyboards of an app with child view controllers: a paging scroll view whose two pages embed a controller each, one of
/// them through a reference to the other file, and a third controller to be added by a button.
///
/// The screen is 375×667 points. Saved frames and constraints agree.
public enum ContainerStoryboards {
  /// `Main.storyboard`: `ViewController` and, embedded in the first page, `LeftViewController`.
  public static let main = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    colorMatched="YES" initialViewController="scr-Vc-001">
        <device id="retina4_7" orientation="portrait">
            <adaptation id="fullscreen"/>
        </device>
        <dependencies>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <scenes>
            <!--View Controller-->
            <scene sceneID="scr-Sc-000">
                <objects>
                    <viewController id="scr-Vc-001" customClass="ViewController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="scr-Rt-002">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="scr-Sa-003" \
    userLabel="Safe Area Container">
                                    <rect key="frame" x="0.0" y="40" width="375" height="607"/>
                                    <subviews>
                                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Two pages, a controller on each" textAlignment="natural" \
    lineBreakMode="tailTruncation" numberOfLines="3" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="scr-Lb-004" userLabel="Heading">
                                            <rect key="frame" x="10" y="10" width="200" height="40"/>
                                            <constraints>
                                                <constraint firstAttribute="width" constant="200" id="scr-k0-001"/>
                                                <constraint firstAttribute="height" constant="40" id="scr-k0-002"/>
                                            </constraints>
                                            <fontDescription key="fontDescription" type="system" pointSize="11"/>
                                            <nil key="textColor"/>
                                            <nil key="highlightedColor"/>
                                        </label>
                                        <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
    pagingEnabled="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scr-Sv-005" userLabel="Pages">
                                            <rect key="frame" x="0.0" y="70" width="375" height="517"/>
                                            <subviews>
                                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
    id="scr-Ct-006" userLabel="Content">
                                                    <rect key="frame" x="0.0" y="0.0" width="750" height="517"/>
                                                    <subviews>
                                                        <view contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="scr-P1-007" userLabel="First Page">
                                                            <rect key="frame" x="0.0" y="0.0" width="375" height="517"/>
                                                            <subviews>
                                                                <containerView opaque="NO" contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="scr-C1-008" userLabel="First Container">
                                                                    <rect key="frame" x="10" y="10" width="355" height="497"/>
                                                                    <connections>
                                                                        <segue destination="lft-Vc-020" kind="embed" id="scr-e0-001"/>
                                                                    </connections>
                                                                </containerView>
                                                            </subviews>
                                                            <color key="backgroundColor" red="1" green="0.58823529409999999" \
    blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                                            <constraints>
                                                                <constraint firstItem="scr-C1-008" firstAttribute="top" \
    secondItem="scr-P1-007" secondAttribute="top" constant="10" id="scr-k1-001"/>
                                                                <constraint firstItem="scr-C1-008" firstAttribute="leading" \
    secondItem="scr-P1-007" secondAttribute="leading" constant="10" id="scr-k1-002"/>
                                                                <constraint firstAttribute="trailing" secondItem="scr-C1-008" \
    secondAttribute="trailing" constant="10" id="scr-k1-003"/>
                                                                <constraint firstAttribute="bottom" secondItem="scr-C1-008" \
    secondAttribute="bottom" constant="10" id="scr-k1-004"/>
                                                            </constraints>
                                                        </view>
                                                        <view contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="scr-P2-009" userLabel="Second Page">
                                                            <rect key="frame" x="375" y="0.0" width="375" height="517"/>
                                                            <subviews>
                                                                <containerView opaque="NO" contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="scr-C2-010" userLabel="Second Container">
                                                                    <rect key="frame" x="10" y="10" width="355" height="497"/>
                                                                    <connections>
                                                                        <segue destination="ref-Vc-030" kind="embed" id="scr-e0-002"/>
                                                                    </connections>
                                                                </containerView>
                                                            </subviews>
                                                            <color key="backgroundColor" red="0.58823529409999999" \
    green="0.47058823529999999" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                                            <constraints>
                                                                <constraint firstItem="scr-C2-010" firstAttribute="top" \
    secondItem="scr-P2-009" secondAttribute="top" constant="10" id="scr-k2-001"/>
                                                                <constraint firstItem="scr-C2-010" firstAttribute="leading" \
    secondItem="scr-P2-009" secondAttribute="leading" constant="10" id="scr-k2-002"/>
                                                                <constraint firstAttribute="trailing" secondItem="scr-C2-010" \
    secondAttribute="trailing" constant="10" id="scr-k2-003"/>
                                                                <constraint firstAttribute="bottom" secondItem="scr-C2-010" \
    secondAttribute="bottom" constant="10" id="scr-k2-004"/>
                                                            </constraints>
                                                        </view>
                                                    </subviews>
                                                    <color key="backgroundColor" red="0.8627450980392157" \
    green="0.078431372549019607" blue="0.23529411764705882" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                                    <constraints>
                                                        <constraint firstItem="scr-P1-007" firstAttribute="leading" \
    secondItem="scr-Ct-006" secondAttribute="leading" id="scr-k3-001"/>
                                                        <constraint firstItem="scr-P1-007" firstAttribute="top" \
    secondItem="scr-Ct-006" secondAttribute="top" id="scr-k3-002"/>
                                                        <constraint firstAttribute="bottom" secondItem="scr-P1-007" \
    secondAttribute="bottom" id="scr-k3-003"/>
                                                        <constraint firstItem="scr-P2-009" firstAttribute="leading" \
    secondItem="scr-P1-007" secondAttribute="trailing" id="scr-k3-004"/>
                                                        <constraint firstItem="scr-P2-009" firstAttribute="top" \
    secondItem="scr-Ct-006" secondAttribute="top" id="scr-k3-005"/>
                                                        <constraint firstAttribute="bottom" secondItem="scr-P2-009" \
    secondAttribute="bottom" id="scr-k3-006"/>
                                                        <constraint firstAttribute="trailing" secondItem="scr-P2-009" \
    secondAttribute="trailing" id="scr-k3-007"/>
                                                        <constraint firstItem="scr-P2-009" firstAttribute="width" \
    secondItem="scr-P1-007" secondAttribute="width" id="scr-k3-008"/>
                                                    </constraints>
                                                </view>
                                            </subviews>
                                            <color key="backgroundColor" red="0.25098039215686274" green="0.87843137254901964" \
    blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                            <constraints>
                                                <constraint firstItem="scr-Ct-006" firstAttribute="leading" \
    secondItem="scr-Sv-005" secondAttribute="leading" id="scr-k4-001"/>
                                                <constraint firstItem="scr-Ct-006" firstAttribute="top" \
    secondItem="scr-Sv-005" secondAttribute="top" id="scr-k4-002"/>
                                                <constraint firstAttribute="trailing" secondItem="scr-Ct-006" \
    secondAttribute="trailing" id="scr-k4-003"/>
                                                <constraint firstAttribute="bottom" secondItem="scr-Ct-006" \
    secondAttribute="bottom" id="scr-k4-004"/>
                                                <constraint firstItem="scr-Ct-006" firstAttribute="height" \
    secondItem="scr-Sv-005" secondAttribute="height" id="scr-k4-005"/>
                                                <constraint firstItem="scr-P1-007" firstAttribute="width" \
    secondItem="scr-Sv-005" secondAttribute="width" id="scr-k4-006"/>
                                            </constraints>
                                            <connections>
                                                <outlet property="delegate" destination="scr-Vc-001" id="scr-o0-001"/>
                                            </connections>
                                        </scrollView>
                                        <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \
    contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="roundedRect" \
    lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="scr-Bt-011" userLabel="Add Button">
                                            <rect key="frame" x="230" y="15" width="137" height="30"/>
                                            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
                                            <state key="normal" title="add Child Controller"/>
                                            <connections>
                                                <action selector="addChildController:" destination="scr-Vc-001" \
    eventType="touchUpInside" id="scr-a0-001"/>
                                            </connections>
                                        </button>
                                    </subviews>
                                    <color key="backgroundColor" red="1" green="0.85490196078431369" blue="0.72549019607843135" \
    alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                    <constraints>
                                        <constraint firstItem="scr-Lb-004" firstAttribute="leading" secondItem="scr-Sa-003" \
    secondAttribute="leading" constant="10" id="scr-k5-001"/>
                                        <constraint firstItem="scr-Lb-004" firstAttribute="top" secondItem="scr-Sa-003" \
    secondAttribute="top" constant="10" id="scr-k5-002"/>
                                        <constraint firstItem="scr-Sv-005" firstAttribute="top" secondItem="scr-Lb-004" \
    secondAttribute="bottom" constant="20" id="scr-k5-003"/>
                                        <constraint firstItem="scr-Sv-005" firstAttribute="leading" secondItem="scr-Sa-003" \
    secondAttribute="leading" id="scr-k5-004"/>
                                        <constraint firstAttribute="trailing" secondItem="scr-Sv-005" \
    secondAttribute="trailing" id="scr-k5-005"/>
                                        <constraint firstAttribute="bottom" secondItem="scr-Sv-005" \
    secondAttribute="bottom" constant="20" id="scr-k5-006"/>
                                    </constraints>
                                </view>
                            </subviews>
                            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
                            <constraints>
                                <constraint firstItem="scr-Sa-003" firstAttribute="top" secondItem="scr-Gd-012" \
    secondAttribute="top" constant="20" id="scr-k6-001"/>
                                <constraint firstItem="scr-Gd-012" firstAttribute="bottom" secondItem="scr-Sa-003" \
    secondAttribute="bottom" constant="20" id="scr-k6-002"/>
                                <constraint firstItem="scr-Sa-003" firstAttribute="leading" secondItem="scr-Gd-012" \
    secondAttribute="leading" id="scr-k6-003"/>
                                <constraint firstItem="scr-Gd-012" firstAttribute="trailing" secondItem="scr-Sa-003" \
    secondAttribute="trailing" id="scr-k6-004"/>
                            </constraints>
                            <viewLayoutGuide key="safeArea" id="scr-Gd-012"/>
                        </view>
                        <connections>
                            <outlet property="scrollView" destination="scr-Sv-005" id="scr-o0-003"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="scr-Fr-013" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="100" y="100"/>
            </scene>
            <!--Left View Controller-->
            <scene sceneID="lft-Sc-000">
                <objects>
                    <viewController id="lft-Vc-020" customClass="LeftViewController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="lft-Rt-021">
                            <rect key="frame" x="0.0" y="0.0" width="355" height="497"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="Left page" textAlignment="center" lineBreakMode="tailTruncation" \
    baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lft-Lb-022">
                                    <rect key="frame" x="77.5" y="238" width="200" height="21"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="200" id="lft-k0-001"/>
                                        <constraint firstAttribute="height" constant="21" id="lft-k0-002"/>
                                    </constraints>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="textColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            </subviews>
                            <color key="backgroundColor" red="0.29803921568627451" green="0.85098039215686272" \
    blue="0.39215686274509803" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                            <constraints>
                                <constraint firstItem="lft-Lb-022" firstAttribute="centerX" secondItem="lft-Rt-021" \
    secondAttribute="centerX" id="lft-k1-001"/>
                                <constraint firstItem="lft-Lb-022" firstAttribute="centerY" secondItem="lft-Rt-021" \
    secondAttribute="centerY" id="lft-k1-002"/>
                            </constraints>
                            <viewLayoutGuide key="safeArea" id="lft-Gd-023"/>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="lft-Fr-024" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="-300" y="800"/>
            </scene>
            <!--Other-->
            <scene sceneID="ref-Sc-000">
                <objects>
                    <viewControllerPlaceholder storyboardName="Other" id="ref-Vc-030" sceneMemberID="viewController"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="ref-Fr-031" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="500" y="800"/>
            </scene>
        </scenes>
    </document>
    """

  /// `Other.storyboard`: `RightViewController`, its initial controller, and `AddViewController`, under that identifier.
  public static let other = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    colorMatched="YES" initialViewController="rgt-Vc-040">
        <device id="retina4_7" orientation="portrait">
            <adaptation id="fullscreen"/>
        </device>
        <dependencies>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <scenes>
            <!--Right View Controller-->
            <scene sceneID="rgt-Sc-000">
                <objects>
                    <viewController id="rgt-Vc-040" customClass="RightViewController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="rgt-Rt-041">
                            <rect key="frame" x="0.0" y="0.0" width="355" height="497"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="Right page" textAlignment="center" lineBreakMode="tailTruncation" \
    baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="rgt-Lb-042">
                                    <rect key="frame" x="77.5" y="238" width="200" height="21"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="200" id="rgt-k0-001"/>
                                        <constraint firstAttribute="height" constant="21" id="rgt-k0-002"/>
                                    </constraints>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            </subviews>
                            <color key="backgroundColor" red="0.0" green="0.45098039215686275" blue="0.23921568627450981" \
    alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                            <constraints>
                                <constraint firstItem="rgt-Lb-042" firstAttribute="centerX" secondItem="rgt-Rt-041" \
    secondAttribute="centerX" id="rgt-k1-001"/>
                                <constraint firstItem="rgt-Lb-042" firstAttribute="centerY" secondItem="rgt-Rt-041" \
    secondAttribute="centerY" id="rgt-k1-002"/>
                            </constraints>
                            <viewLayoutGuide key="safeArea" id="rgt-Gd-043"/>
                        </view>
                        <size key="freeformSize" width="355" height="497"/>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="rgt-Fr-044" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="500" y="800"/>
            </scene>
            <!--Add View Controller-->
            <scene sceneID="add-Sc-000">
                <objects>
                    <viewController storyboardIdentifier="AddViewController" id="add-Vc-050" customClass="AddViewController" \
    sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="add-Rt-051">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="Added on top" textAlignment="center" lineBreakMode="tailTruncation" \
    baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="add-Lb-052">
                                    <rect key="frame" x="87.5" y="223" width="200" height="21"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="200" id="add-k0-001"/>
                                        <constraint firstAttribute="height" constant="21" id="add-k0-002"/>
                                    </constraints>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="textColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="add-Bt-053" userLabel="Remove Button">
                                    <rect key="frame" x="67.5" y="316.5" width="240" height="34"/>
                                    <color key="backgroundColor" red="1" green="0.85490196078431369" blue="0.72549019607843135" \
    alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="240" id="add-k0-003"/>
                                        <constraint firstAttribute="height" constant="34" id="add-k0-004"/>
                                    </constraints>
                                    <state key="normal" title="remove Child Controller"/>
                                    <connections>
                                        <action selector="removeChildController:" destination="add-Vc-050" \
    eventType="touchUpInside" id="add-a0-001"/>
                                    </connections>
                                </button>
                            </subviews>
                            <color key="backgroundColor" red="1" green="0.75294117647058822" blue="0.79607843137254897" \
    alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                            <constraints>
                                <constraint firstItem="add-Lb-052" firstAttribute="centerX" secondItem="add-Rt-051" \
    secondAttribute="centerX" id="add-k1-001"/>
                                <constraint firstItem="add-Lb-052" firstAttribute="centerY" secondItem="add-Rt-051" \
    secondAttribute="centerY" constant="-100" id="add-k1-002"/>
                                <constraint firstItem="add-Bt-053" firstAttribute="centerX" secondItem="add-Rt-051" \
    secondAttribute="centerX" id="add-k1-003"/>
                                <constraint firstItem="add-Bt-053" firstAttribute="centerY" secondItem="add-Rt-051" \
    secondAttribute="centerY" id="add-k1-004"/>
                            </constraints>
                            <viewLayoutGuide key="safeArea" id="add-Gd-054"/>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="add-Fr-055" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="1300" y="800"/>
            </scene>
        </scenes>
    </document>
    """
}
