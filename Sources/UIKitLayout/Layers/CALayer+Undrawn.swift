public import Foundation

// What layers keep and a picture leaves out although it would show: the scene says so where code asks for it.
extension CALayer {
    private func value<Value>(_ key: String, _ usual: Value) -> Value { extra.values[key] as? Value ?? usual }
    private func set<Value: Equatable>(_ key: String, _ value: Value, usual: Value, _ what: String) {
        extra.values[key] = value
        if value != usual { noteUndrawn(what) }
    }

    private static var whole: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// The part of the contents that is shown, in parts of their size; all of it is drawn, and the scene says so.
    public var contentsRect: CGRect {
        get { value("contentsRect", Self.whole) }
        set { set("contentsRect", newValue, usual: Self.whole, "the part of a layer's contents") }
    }
    /// The part of the contents that is stretched, in parts of their size; all of it is, and the scene says so.
    public var contentsCenter: CGRect {
        get { value("contentsCenter", Self.whole) }
        set { set("contentsCenter", newValue, usual: Self.whole, "the middle of a layer's contents") }
    }
    /// Whether what is inside stands upside down; it is drawn upright, and the scene says so.
    public var isGeometryFlipped: Bool {
        get { value("flipped", false) }
        set { set("flipped", newValue, usual: false, "a layer that is upside down") }
    }
    /// Whether the back is drawn: a layer never turns its back. Changes no picture.
    public var isDoubleSided: Bool {
        get { value("doubleSided", true) }
        set { extra.values["doubleSided"] = newValue }
    }
    /// How colours mix with those behind: not drawn, and the scene says so.
    public var compositingFilter: Any? {
        get { extra.values["compositingFilter"] }
        set {
            extra.values["compositingFilter"] = newValue
            if newValue != nil { noteUndrawn("a layer's compositing filter") }
        }
    }
    /// What changes the colours of the layer: not drawn, and the scene says so.
    public var filters: [Any]? {
        get { extra.values["filters"] as? [Any] }
        set {
            extra.values["filters"] = newValue
            if newValue?.isEmpty == false { noteUndrawn("a layer's filters") }
        }
    }
    /// How pictures are enlarged; raw values are Apple's. Changes no picture.
    public var magnificationFilter: CALayerContentsFilter {
        get { value("magnification", .linear) }
        set { extra.values["magnification"] = newValue }
    }
    /// How pictures are made smaller; raw values are Apple's. Changes no picture.
    public var minificationFilter: CALayerContentsFilter {
        get { value("minification", .linear) }
        set { extra.values["minification"] = newValue }
    }
}

/// How pixels of a layer's contents are looked up. Changes no picture.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Between neighbours.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest one.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Between neighbours of two sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
