@_exported public import UIKitLayout

/// A map, which is drawn as a neutral plane: no map data is at hand.
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// What a map shows; raw values are Apple's. Changes no picture.
    public enum MapType: UInt, Hashable, Sendable {
        case standard = 0
        case satellite, hybrid
    }

    /// Whether the person's place is shown. Changes no picture.
    open var showsUserLocation = false
    /// Whether the map is moved by a finger. Changes no picture.
    open var isScrollEnabled = true
    /// Whether the map is enlarged by fingers. Changes no picture.
    open var isZoomEnabled = true
    /// Whether the map is tilted by fingers. Changes no picture.
    open var isPitchEnabled = true
    /// Whether the map is turned by fingers. Changes no picture.
    open var isRotateEnabled = true
    /// Whether a compass is shown. Changes no picture.
    open var showsCompass = true

    /// Creates a map with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
    }

    /// Creates a map from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .systemGray5
    }
}
