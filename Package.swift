// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "plainview",
  products: [
    .library(name: "PullParsing", targets: ["PullParsing"]),
    .library(name: "ViewTree", targets: ["ViewTree"]),
    .library(name: "ViewRendering", targets: ["ViewRendering"]),
    .library(name: "ViewDiff", targets: ["ViewDiff"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .executable(name: "plainview", targets: ["plainview"]),
    .executable(name: "plainview-benchmarks", targets: ["PlainviewBenchmarks"]),
    .library(name: "LineDiff", targets: ["LineDiff"]),
    .library(name: "SnapshotStore", targets: ["SnapshotStore"]),
    .library(name: "ViewSnapshots", targets: ["ViewSnapshots"]),
    .library(name: "HierarchyReading", targets: ["HierarchyReading"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "ViewLint", targets: ["ViewLint"]),
    .library(name: "InterfaceLayout", targets: ["InterfaceLayout"]),
  ],
  dependencies: [],
  targets: [
    .target(name: "PullParsing"),
    .target(name: "ViewTree", dependencies: ["PullParsing"]),
    .target(name: "ViewRendering", dependencies: ["ViewTree"]),
    .target(name: "ViewDiff", dependencies: ["ViewTree", "ViewRendering"]),
    .target(name: "ViewLint", dependencies: ["InterfaceBuilder", "InterfaceLayout", "PullParsing", "ViewTree"]),
    .target(name: "InterfaceBuilder", dependencies: ["PullParsing", "ViewTree"]),
    .target(name: "AutoLayout"),
    .target(name: "Scenes", dependencies: ["HeadlessUIKit", "ViewTree"]),
    .target(name: "SystemFont"),
    .target(name: "HeadlessUIKit", dependencies: ["AutoLayout", "InterfaceBuilder", "PullParsing", "SystemFont", "ViewTree"]),
    .target(name: "InterfaceLayout", dependencies: ["HeadlessUIKit", "InterfaceBuilder", "ViewTree"]),
    .target(name: "LineDiff", dependencies: ["ViewRendering", "ViewTree"]),
    .target(
      name: "PlainviewCommand",
      dependencies: [
        "PullParsing", "ViewTree", "ViewRendering", "InterfaceBuilder", "InterfaceLayout", "HierarchyReading", "ViewDiff", "ViewLint",
        "LineDiff", "SnapshotDifference", "SnapshotStore", "Scenes",
      ]),
    .executableTarget(name: "plainview", dependencies: ["PlainviewCommand"]),
    .executableTarget(
      name: "PlainviewBenchmarks",
      dependencies: ["PullParsing", "ViewTree", "ViewRendering", "ViewDiff", "LineDiff", "AutoLayout", "HierarchyReading"]),
    .target(name: "SnapshotStore"),
    .target(
      name: "SnapshotDifference", dependencies: ["HierarchyReading", "LineDiff", "PullParsing", "ViewDiff", "ViewRendering", "ViewTree"]),
    .target(
      name: "ViewSnapshots", dependencies: ["LineDiff", "SnapshotDifference", "SnapshotStore", "ViewDiff", "ViewRendering", "ViewTree"]),
    .target(name: "HierarchyReading", dependencies: ["PullParsing", "ViewTree"]),

    .testTarget(name: "PullParsingTests", dependencies: ["PullParsing"]),
    .testTarget(name: "ViewTreeTests", dependencies: ["ViewTree"]),
    .testTarget(name: "ViewRenderingTests", dependencies: ["ViewRendering"]),
    .testTarget(name: "ViewDiffTests", dependencies: ["PullParsing", "ViewDiff"]),
    .testTarget(name: "ViewLintTests", dependencies: ["InterfaceBuilder", "InterfaceLayout", "PullParsing", "ViewLint", "ViewTree"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "Scenes", "ViewRendering"]),
    .testTarget(name: "InterfaceLayoutTests", dependencies: ["InterfaceBuilder", "InterfaceLayout", "PullParsing", "ViewTree"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"]),
    .testTarget(name: "SystemFontTests", dependencies: ["SystemFont"]),
    .testTarget(name: "PlainviewCommandTests", dependencies: ["PlainviewCommand", "SnapshotStore", "ViewSnapshots", "plainview"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "ViewRendering", "ViewTree"]),
    .testTarget(name: "ScenesTests", dependencies: ["HeadlessUIKit", "Scenes", "ViewRendering", "ViewSnapshots", "ViewTree"]),
    .testTarget(name: "LineDiffTests", dependencies: ["LineDiff", "ViewTree"]),
    .executableTarget(name: "SnapshotStoreWriter", dependencies: ["SnapshotStore"], path: "Tests/SnapshotStoreWriter"),
    .testTarget(name: "SnapshotStoreTests", dependencies: ["SnapshotStore", "SnapshotStoreWriter"]),
    .testTarget(name: "SnapshotDifferenceTests", dependencies: ["SnapshotDifference", "ViewRendering"]),
    .testTarget(name: "ViewSnapshotsTests", dependencies: ["SnapshotStore", "ViewDiff", "ViewRendering", "ViewSnapshots", "ViewTree"]),
    .testTarget(name: "HierarchyReadingTests", dependencies: ["HierarchyReading", "ViewRendering"], exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)
