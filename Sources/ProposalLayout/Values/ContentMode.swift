/// The way in which content of a fixed aspect ratio meets the proposed space.
public enum ContentMode: UInt8, CaseIterable, Hashable, Sendable {
    /// As large as fits inside.
    case fit
    /// As small as covers the space.
    case fill
}
