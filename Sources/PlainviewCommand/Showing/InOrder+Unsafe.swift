#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Something that takes up memory while it waits for its turn.
protocol Weighted {
  /// In bytes, about.
  var weight: Int { get }
}

/// Works on `items` on several threads and delivers the results in order, on the calling thread.
///
/// Threads stop taking up items while more than `maximumWeight` bytes of results wait for their turn, so memory stays bounded by
/// that and one result a thread.
func inOrder<Result: Weighted & Sendable>(
  _ items: Range<Int>, threads: Int, maximumWeight: Int = 32 << 20, work: @escaping @Sendable (Int) -> Result,
  deliver: (Result) -> Void
) {
  let queue = OrderedQueue(items, maximumWeight: maximumWeight, work)
  let workers = (0..<min(threads, items.count)).compactMap { _ in Worker { queue.workUntilEmpty() } }
  for index in items {
    // Where no thread could be made, or none has come that far while nothing else is left to wait for, the work is done here.
    deliver(workers.isEmpty ? work(index) : queue.waitForResult(of: index))
  }
  for worker in workers { worker.join() }
}

/// The items that wait for a worker and the results that wait for their turn.
private final class OrderedQueue<Result: Weighted & Sendable>: @unchecked Sendable {  // Sendable: all that changes does so under `mutex`.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// Signalled when the result that is next in turn is there.
  private let resultIsReady = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Signalled when results were delivered.
  private let thereIsRoom = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let work: @Sendable (Int) -> Result
  private let end: Int
  private let maximumWeight: Int
  private var nextToWorkOn: Int
  private var nextToDeliver: Int
  private var results: [Int: Result] = [:]
  private var weight = 0

  init(_ items: Range<Int>, maximumWeight: Int, _ work: @escaping @Sendable (Int) -> Result) {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(resultIsReady, nil)
    pthread_cond_init(thereIsRoom, nil)
    self.work = work
    self.maximumWeight = maximumWeight
    end = items.upperBound
    nextToWorkOn = items.lowerBound
    nextToDeliver = items.lowerBound
  }

  deinit {
    pthread_cond_destroy(thereIsRoom)
    pthread_cond_destroy(resultIsReady)
    pthread_mutex_destroy(mutex)
    thereIsRoom.deallocate()
    resultIsReady.deallocate()
    mutex.deallocate()
  }

  func workUntilEmpty() {
    while let item = nextItem() {
      let result = work(item)
      pthread_mutex_lock(mutex)
      results[item] = result
      weight += result.weight
      if item == nextToDeliver { pthread_cond_signal(resultIsReady) }
      pthread_mutex_unlock(mutex)
    }
  }

  private func nextItem() -> Int? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    // The item that is next in turn is always worked on: everything before it is delivered.
    while nextToWorkOn < end, weight > maximumWeight, nextToWorkOn > nextToDeliver { pthread_cond_wait(thereIsRoom, mutex) }
    guard nextToWorkOn < end else { return nil }
    nextToWorkOn += 1
    return nextToWorkOn - 1
  }

  func waitForResult(of item: Int) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = results.removeValue(forKey: item) {
        weight -= result.weight
        nextToDeliver = item + 1
        pthread_cond_broadcast(thereIsRoom)
        return result
      }
      pthread_cond_wait(resultIsReady, mutex)
    }
  }
}

/// A thread.
private final class Worker {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// `nil` where the system has no thread to give.
  init?(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, nil,
        {
          Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
          return nil
        }, body.toOpaque())
      guard status == 0, let thread else {
        body.release()
        return nil
      }
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, nil,
        { body in
          if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
          return nil
        }, body.toOpaque())
      guard status == 0 else {
        body.release()
        return nil
      }
    #endif
    self.thread = thread
  }

  func join() { pthread_join(thread, nil) }
}
