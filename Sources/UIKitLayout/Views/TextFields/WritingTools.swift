/// Whether the system offers to rewrite text; raw values are Apple's. Changes no picture.
public enum UIWritingToolsBehavior: Int, Hashable, Sendable {
    case none = -1
    case `default`, complete, limited
}
