// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "plainview",
  products: [
    .library(name: "ViewTree", targets: ["ViewTree"])
  ],
  dependencies: [],
  targets: [
    .target(name: "PullParsing"),
    .target(name: "ViewTree", dependencies: ["PullParsing"]),

    .testTarget(name: "PullParsingTests", dependencies: ["PullParsing"]),
    .testTarget(name: "ViewTreeTests", dependencies: ["ViewTree"]),
  ],
  swiftLanguageModes: [.v6]
)
