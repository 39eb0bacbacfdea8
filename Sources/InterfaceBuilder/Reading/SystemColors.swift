import ViewTree

/// The system's colours as they are in light mode, for files that name one without saying what it is.
enum SystemColors {
  /// UIKit's, from the values Interface Builder writes into `<resources>` and Apple's Human Interface Guidelines.
  static let uikit: [String: Color] = table([
    "blackColor": 0x0000_00FF, "blueColor": 0x0000_FFFF, "brownColor": 0x9966_33FF, "clearColor": 0x0000_0000,
    "cyanColor": 0x00FF_FFFF, "darkGrayColor": 0x5555_55FF, "darkTextColor": 0x0000_00FF, "grayColor": 0x8080_80FF,
    "greenColor": 0x00FF_00FF, "groupTableViewBackgroundColor": 0xF2F2_F7FF, "labelColor": 0x0000_00FF,
    "lightGrayColor": 0xAAAA_AAFF, "lightTextColor": 0xFFFF_FF99, "linkColor": 0x007A_FFFF, "magentaColor": 0xFF00_FFFF,
    "opaqueSeparatorColor": 0xC6C6_C8FF, "orangeColor": 0xFF80_00FF, "placeholderTextColor": 0x3C3C_434D,
    "purpleColor": 0x8000_80FF, "quaternaryLabelColor": 0x3C3C_432E, "quaternarySystemFillColor": 0x7474_8014,
    "redColor": 0xFF00_00FF, "scrollViewTexturedBackgroundColor": 0x6F71_79FF, "secondaryLabelColor": 0x3C3C_4399,
    "secondarySystemBackgroundColor": 0xF2F2_F7FF, "secondarySystemFillColor": 0x7878_8029,
    "secondarySystemGroupedBackgroundColor": 0xFFFF_FFFF, "separatorColor": 0x3C3C_434A, "systemBackgroundColor": 0xFFFF_FFFF,
    "systemBlueColor": 0x007A_FFFF, "systemBrownColor": 0xA284_5EFF, "systemCyanColor": 0x32AD_E6FF, "systemFillColor": 0x7878_8033,
    "systemGray2Color": 0xAEAE_B2FF, "systemGray3Color": 0xC7C7_CCFF, "systemGray4Color": 0xD1D1_D6FF,
    "systemGray5Color": 0xE5E5_EAFF, "systemGray6Color": 0xF2F2_F7FF, "systemGrayColor": 0x8E8E_93FF,
    "systemGreenColor": 0x34C7_59FF, "systemGroupedBackgroundColor": 0xF2F2_F7FF, "systemIndigoColor": 0x5856_D6FF,
    "systemMintColor": 0x00C7_BEFF, "systemOrangeColor": 0xFF95_00FF, "systemPinkColor": 0xFF2D_55FF,
    "systemPurpleColor": 0xAF52_DEFF, "systemRedColor": 0xFF3B_30FF, "systemTealColor": 0x30B0_C7FF,
    "systemYellowColor": 0xFFCC_00FF, "tableCellGroupedBackgroundColor": 0xFFFF_FFFF, "tertiaryLabelColor": 0x3C3C_434D,
    "tertiarySystemBackgroundColor": 0xFFFF_FFFF, "tertiarySystemFillColor": 0x7676_801F,
    "tertiarySystemGroupedBackgroundColor": 0xF2F2_F7FF, "viewFlipsideBackgroundColor": 0x1F21_24FF, "whiteColor": 0xFFFF_FFFF,
    "yellowColor": 0xFFFF_00FF,
  ])

  /// AppKit's, light appearance.
  static let appKit: [String: Color] = table([
    "_sourceListBackgroundColor": 0xF6F6_F6FF, "alternateSelectedControlTextColor": 0xFFFF_FFFF,
    "alternatingContentBackgroundColor": 0xF4F5_F5FF,
    "controlAccentColor": 0x007A_FFFF, "controlBackgroundColor": 0xFFFF_FFFF, "controlColor": 0xFFFF_FFFF,
    "controlLightHighlightColor": 0xF1F1_F1FF, "controlShadowColor": 0x8888_88FF, "controlTextColor": 0x0000_00D9,
    "disabledControlTextColor": 0x0000_0040, "gridColor": 0xE6E6_E6FF, "headerColor": 0xFFFF_FFFF, "headerTextColor": 0x0000_00D9,
    "keyboardFocusIndicatorColor": 0x0067_F480, "labelColor": 0x0000_00D9, "linkColor": 0x0068_DAFF,
    "placeholderTextColor": 0x0000_003F, "quaternaryLabelColor": 0x0000_001A, "secondaryLabelColor": 0x0000_0080,
    "selectedContentBackgroundColor": 0x0063_E1FF, "selectedControlColor": 0xB3D7_FFFF, "selectedControlTextColor": 0x0000_00D9,
    "selectedMenuItemTextColor": 0xFFFF_FFFF, "selectedTextBackgroundColor": 0xB3D7_FFFF, "selectedTextColor": 0x0000_00FF,
    "separatorColor": 0x0000_001A, "shadowColor": 0x0000_00FF, "systemBlueColor": 0x007A_FFFF, "systemBrownColor": 0xA284_5EFF,
    "systemGrayColor": 0x8E8E_93FF, "systemGreenColor": 0x28CD_41FF, "systemIndigoColor": 0x5856_D6FF,
    "systemOrangeColor": 0xFF95_00FF, "systemPinkColor": 0xFF2D_55FF, "systemPurpleColor": 0xAF52_DEFF,
    "systemRedColor": 0xFF3B_30FF, "systemTealColor": 0x59AD_C4FF, "systemYellowColor": 0xFFCC_00FF,
    "tertiaryLabelColor": 0x0000_0042, "textBackgroundColor": 0xFFFF_FFFF, "textColor": 0x0000_00FF,
    "underPageBackgroundColor": 0x9696_96E6, "windowBackgroundColor": 0xECEC_ECFF, "windowFrameTextColor": 0x0000_00D9,
  ])

  private static func table(_ values: [String: UInt32]) -> [String: Color] {
    values.mapValues { value in
      Color(
        red: UInt8(value >> 24), green: UInt8(value >> 16 & 0xFF), blue: UInt8(value >> 8 & 0xFF), alpha: UInt8(value & 0xFF))
    }
  }
}
