/// In which order a tableau takes constraints and variables, so that what belongs together lies together in memory.
///
/// A large system whose constraints come in no helpful order (files list them by whatever identifier they have) costs several times what it
/// costs in reading order: each step then waits for memory. So neighbours are put beside each other by a walk along the
/// constraints, depth first. Variables that many constraints mention (a container's edges) join what has nothing else in common, and are
/// walked along last.
struct Numbering: Sendable {
  /// By row: the constraint's slot.
  private(set) var slots: [Int32] = []
  /// By row: how many terms those before it have.
  private(set) var starts: [Int32] = []
  /// By slot: the row.
  private(set) var rows: [Int32] = []
  /// By variable's index: its number.
  private(set) var variables: [Int32] = []

  /// Systems smaller than this stay in a processor's nearest memory, however they are ordered.
  private static let leastCount = 6000
  /// A variable in more constraints than this is walked along last.
  private static let longestList = 12

  /// Whether `store` is large, and in no order that would do as well.
  static func isWorthwhile(for store: ConstraintStore) -> Bool {
    store.slots.count >= leastCount && !isInOrder(store)
  }

  init(_ store: ConstraintStore, variableCount: Int) {
    slots.reserveCapacity(store.slots.count)
    starts.reserveCapacity(store.slots.count + 1)
    walk(store, variableCount: variableCount)
  }

  /// Whether constraints added one after the other mostly mention variables made one after the other.
  private static func isInOrder(_ store: ConstraintStore) -> Bool {
    var looked = 0
    var near = 0
    for slot in stride(from: 1, to: store.slots.count, by: 17) {
      looked += 1
      let terms = store.terms[store.range(ofSlot: slot)]
      let before = store.terms[store.range(ofSlot: slot - 1)]
      if terms.contains(where: { term in before.contains { abs($0.variable.index - term.variable.index) <= 64 } }) { near += 1 }
    }
    return near * 2 > looked
  }

  private mutating func walk(_ store: ConstraintStore, variableCount: Int) {
    let mentions = Mentions(store, variableCount: variableCount)
    var isTaken = Buffer(repeating: false, count: store.slots.count)
    var numbers = Buffer(repeating: Int32(-1), count: variableCount)
    var waiting = Buffer<Int32>()
    var hubs = Buffer<Int32>()
    var nextHub = 0
    var nextNumber: Int32 = 0
    var nextVariable = 0
    var end: Int32 = 0
    while true {
      let variable: Int
      if let last = waiting.popLast() {
        variable = Int(last)
        if mentions.slots(of: variable).count > Self.longestList {
          hubs.append(last)
          continue
        }
      } else if nextHub < hubs.count {
        variable = Int(hubs[nextHub])
        nextHub += 1
      } else {
        while nextVariable < variableCount && numbers[nextVariable] >= 0 { nextVariable += 1 }
        guard nextVariable < variableCount else { break }
        variable = nextVariable
        numbers[variable] = nextNumber
        nextNumber += 1
      }
      for index in mentions.slots(of: variable) {
        let slot = mentions.slots[index]
        guard !isTaken[Int(slot)] else { continue }
        isTaken[Int(slot)] = true
        slots.append(slot)
        starts.append(end)
        end += Int32(mentions.variables(of: Int(slot)).count)
        for place in mentions.variables(of: Int(slot)) {
          let other = mentions.variables[place]
          guard numbers[Int(other)] < 0 else { continue }
          numbers[Int(other)] = nextNumber
          nextNumber += 1
          waiting.append(other)
        }
      }
    }
    // What is left has no terms, or is gone.
    for slot in isTaken.indices where !isTaken[slot] { slots.append(Int32(slot)) }
    while starts.count <= slots.count { starts.append(end) }
    rows = Array(repeating: 0, count: slots.count)
    for (row, slot) in slots.enumerated() { rows[Int(slot)] = Int32(row) }
    variables = numbers.elements
  }
}

/// Which live constraints mention which variables, both ways.
private struct Mentions: ~Copyable {
  private var firstSlots: Buffer<Int32>
  private(set) var slots: Buffer<Int32>
  private var firstVariables: Buffer<Int32>
  private(set) var variables: Buffer<Int32>

  init(_ store: ConstraintStore, variableCount: Int) {
    firstVariables = Buffer(capacity: store.slots.count + 1)
    variables = Buffer(capacity: store.terms.count)
    firstSlots = Buffer(repeating: 0, count: variableCount + 2)
    firstVariables.append(0)
    for slot in store.slots {
      if slot.isLive {
        for term in Int(slot.firstTerm)..<Int(slot.firstTerm + slot.termCount) {
          let variable = store.terms[term].variable.index
          variables.append(Int32(variable))
          firstSlots[variable + 2] += 1
        }
      }
      firstVariables.append(Int32(variables.count))
    }
    for index in 2..<variableCount + 2 { firstSlots[index] += firstSlots[index - 1] }
    // While they are filled in, `firstSlots[v + 1]` is where the next mention of `v` goes; at the end that is where those of `v + 1` begin.
    slots = Buffer(repeating: 0, count: variables.count)
    for slot in store.slots.indices {
      for place in variables(of: slot) {
        let variable = Int(variables[place])
        slots[Int(firstSlots[variable + 1])] = Int32(slot)
        firstSlots[variable + 1] += 1
      }
    }
  }

  /// Indices of `slots`.
  func slots(of variable: Int) -> Range<Int> { Int(firstSlots[variable])..<Int(firstSlots[variable + 1]) }

  /// Indices of `variables`.
  func variables(of slot: Int) -> Range<Int> { Int(firstVariables[slot])..<Int(firstVariables[slot + 1]) }
}
