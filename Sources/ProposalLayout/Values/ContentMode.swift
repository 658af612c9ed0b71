/// How something of a fixed aspect ratio meets the space that it is offered.
public enum ContentMode: UInt8, CaseIterable, Hashable, Sendable {
    /// As large as fits inside.
    case fit
    /// As small as covers the space.
    case fill
}
