internal import InterfaceBuilder
import PullParsing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension HeadlessSession {
  /// Makes `UIStoryboard(name:bundle:)` and `UINib(nibName:bundle:)` find this text by its name, before any file.
  public func register(interfaceFile text: String, named name: String) { interfaceFiles[name] = text }
}

/// Storyboards and xibs by name.
enum InterfaceFile {
  /// `nil`, and a fault, where there is none or it can't be read.
  static func document(named name: String, kind: String, in bundle: Bundle, _ session: HeadlessSession) -> InterfaceDocument? {
    let file = "\(name).\(kind)"
    guard let input = session.interfaceFiles[name].map({ InputBytes($0) }) ?? read(file, in: bundle.bundlePath) else {
      session.report(.missing(what: file, where: bundle.bundlePath))
      return nil
    }
    do {
      return try InterfaceDocument(reading: input, file: file)
    } catch {
      session.report(.unreadableFile(message: "\(error)"))
      return nil
    }
  }

  private static func read(_ file: String, in folder: String) -> InputBytes? {
    for path in ["\(folder)/\(file)", "\(folder)/Base.lproj/\(file)"] {
      if let bytes = bytes(ofFile: path) { return InputBytes(bytes) }
    }
    return nil
  }

  private static func bytes(ofFile path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}
