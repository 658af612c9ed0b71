/// The way in which content of a fixed aspect ratio meets the proposed space.
public enum ContentMode: UInt8, CaseIterable, Hashable, Sendable {
    /// The largest size that fits inside.
    case fit
    /// The smallest size that covers the space.
    case fill
}
