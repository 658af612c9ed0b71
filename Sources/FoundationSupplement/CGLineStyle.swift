/// The shape of the ends of an open path; raw values are Apple's.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// The line stops at its end point.
    case butt
    /// A half circle beyond the end point.
    case round
    /// A half square beyond the end point.
    case square
}

/// The shape of the corners of a line; raw values are Apple's.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// Outer edges are extended until they meet.
    case miter
    /// A circular corner.
    case round
    /// The corner is cut.
    case bevel
}
