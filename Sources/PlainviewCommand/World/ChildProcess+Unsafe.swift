import PullParsing

#if canImport(Glibc)
  @preconcurrency import Glibc  // for `environ`, which only this process's start writes
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A program that runs with its standard output and its standard error coming here.
struct ChildProcess: ~Copyable {
  private let id: pid_t
  private let output: Int32
  private let errors: Int32

  /// Starts a program that `PATH` leads to.
  init(program: String, _ arguments: [String]) throws(ProgramError) {
    let output = try Self.pipe(program)
    let errors: (read: Int32, write: Int32)
    do throws(ProgramError) {
      errors = try Self.pipe(program)
    } catch {
      close(output.read)
      close(output.write)
      throw error
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.write, STDERR_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    #if canImport(Darwin)
      let environment = _NSGetEnviron().pointee
    #else
      let environment = environ
    #endif
    var id = pid_t()
    let status = posix_spawnp(&id, program, &actions, nil, words, environment)
    posix_spawn_file_actions_destroy(&actions)
    for word in words { free(word) }
    close(output.write)
    close(errors.write)
    guard status == 0 else {
      close(output.read)
      close(errors.read)
      throw status == ENOENT ? .missing(program) : .system(String(cString: strerror(status)), program: program)
    }
    self.id = id
    self.output = output.read
    self.errors = errors.read
  }

  /// Both ends are closed in other programs that this process starts.
  private static func pipe(_ program: String) throws(ProgramError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    let status = systemPipe(&ends)
    if status != 0 { throw .system(String(cString: strerror(errno)), program: program) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Takes in what the program says until it ends.
  consuming func finish() -> ProgramResult {
    // Both at once: a program waits where a pipe is full.
    var descriptors = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var texts: [[UInt8]] = [[], []]
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while descriptors.contains(where: { $0.fd >= 0 }) {
      if poll(&descriptors, nfds_t(descriptors.count), -1) < 0, errno != EINTR { break }
      for k in descriptors.indices where descriptors[k].fd >= 0 && descriptors[k].revents != 0 {
        let count = read(descriptors[k].fd, &piece, piece.count)
        if count > 0 {
          texts[k] += piece[..<count]
        } else if count == 0 || errno != EINTR {
          descriptors[k].fd = -1  // `poll` passes it over
        }
        descriptors[k].revents = 0
      }
    }
    close(output)
    close(errors)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    // As shells have it: the exit code, or 128 and the signal.
    let signal = status & 0x7F
    return ProgramResult(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: InputBytes(texts[0]),
      errors: String(decoding: texts[1], as: UTF8.self))
  }
}

// Inside the type the name means its method.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
