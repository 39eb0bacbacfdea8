extension Tableau {
  private init(copying other: borrowing Tableau) {
    variableCount = other.variableCount
    numbering = other.numbering
    matrix = other.matrix.copy()
    traits = other.traits.copy()
    givenConstants = other.givenConstants.copy()
    shifts = other.shifts.copy()
    constants = other.constants.copy()
    levelCount = other.levelCount
    levelWeights = other.levelWeights
    operations = other.operations.copy()
    eliminated = other.eliminated.copy()
    redundantRows = other.redundantRows
    postponedRows = other.postponedRows
    largestConstant = other.largestConstant
    basic = other.basic.copy()
    rowOfBasic = other.rowOfBasic.copy()
    values = other.values.copy()
    side = other.side.copy()
    expressions = other.expressions.copy()
    parts = other.parts
    pendingParts = other.pendingParts
    reach = other.reach
    window = other.window
    partRows = other.partRows.copy()
    partColumns = other.partColumns.copy()
    place = other.place.copy()
    partOfRow = other.partOfRow.copy()
    heldEdits = other.heldEdits
    hasReleasedEdits = other.hasReleasedEdits
    pivotCount = other.pivotCount
    breaksTies = other.breaksTies
    marks = other.marks.copy()
    mark = other.mark
    blockedRows = other.blockedRows
  }

  func copy() -> Tableau { Tableau(copying: self) }
}
