import Glibc
import HierarchyReading
import PullParsing
import ViewRendering
import ViewTree

/// The format that is fuzzed, from `PLAINVIEW_FUZZ_FORMAT`; without it the one that each input's content shows.
private let format = getenv("PLAINVIEW_FUZZ_FORMAT").map { String(cString: $0) }

/// Reads one input both ways, and checks what must hold of any.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHierarchy(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = InputBytes(UnsafeBufferPointer(start: start, count: count))
  let document = try? HierarchyFormats.read(bytes, file: "fuzzed", from: format)
  let strict = try? HierarchyFormats.read(bytes, file: "fuzzed", from: format, options: ReadingOptions(isStrict: true))
  precondition((strict != nil) == (document?.repairs.isEmpty == true), "strict reading must fail on repairs alone")
  guard let document else { return 0 }
  precondition(document.nodeCount > 0, "a document without views must be an error")
  for named in document.trees {
    if let broken = named.tree.brokenInvariant() { preconditionFailure(broken) }
    var output = TextOutput { dumped in
      precondition(!dumped.contains(0x1B) && !dumped.contains(0), "a control character reached the output")
    }
    TreeDump().render(named.tree, to: &output)
    JSONDump().render(named.tree, to: &output)
    output.flush()
  }
  return 0
}
