/// An unknown, or a sum of several.
struct Root: BitwiseCopyable {
    var value = 0.0
    /// The variable that is the coordinate, or that is defined with it.
    var variable: Int32
    /// The constraint whose left side is the coordinate; −1 for a variable.
    var constraint: Int32 = -1
    var order: Int32 = -1
    var firstEntry: Int32 = 0
    /// −1 for a coordinate; none for one whose value an equality fixes.
    var entryCount: Int32 = -1
    var component: Int32 = -1
    var index: Int32 = -1

    var isCoordinate: Bool { entryCount < 0 }
}
