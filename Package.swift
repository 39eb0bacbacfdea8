// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "plainview",
  products: [
    .library(name: "ViewTree", targets: ["ViewTree"]),
    .library(name: "ViewRendering", targets: ["ViewRendering"]),
  ],
  dependencies: [],
  targets: [
    .target(name: "PullParsing"),
    .target(name: "ViewTree", dependencies: ["PullParsing"]),
    .target(name: "ViewRendering", dependencies: ["ViewTree"]),

    .target(name: "InterfaceBuilder", dependencies: ["PullParsing", "ViewTree"]),

    .target(name: "AutoLayout"),
    .target(name: "SystemFont"),

    .testTarget(name: "PullParsingTests", dependencies: ["PullParsing"]),
    .testTarget(name: "ViewTreeTests", dependencies: ["ViewTree"]),
    .testTarget(name: "ViewRenderingTests", dependencies: ["ViewRendering"]),
    .testTarget(name: "SystemFontTests", dependencies: ["SystemFont"]),
  ],
  swiftLanguageModes: [.v6]
)
