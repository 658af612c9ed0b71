public import CoreLocation
public import UIKitLayout

// Shapes over a map. A map is a neutral plane here, and its shapes are not drawn.

/// A place on the flat map, in units of a map of 268,435,456 by 268,435,456 (Mercator's projection).
public struct MKMapPoint: Hashable, Sendable {
    /// The width of the world, in map points.
    static let world = 268_435_456.0

    public var x: Double
    public var y: Double

    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The place of a coordinate.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = sin(coordinate.latitude * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * Self.world
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.world
    }

    /// The coordinate of the place.
    public var coordinate: CLLocationCoordinate2D {
        let angle = (0.5 - y / Self.world) * 2 * .pi
        return CLLocationCoordinate2D(
            latitude: atan(sinh(angle)) * 180 / .pi, longitude: x / Self.world * 360 - 180)
    }
}

public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }
}

/// A rectangle on the flat map, in map points.
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
        self.origin = origin
        self.size = size
    }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

    /// The smallest rectangle around both.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let left = min(minX, rect.minX)
        let top = min(minY, rect.minY)
        return MKMapRect(x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
    }
    /// A smaller rectangle.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    public func intersects(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
    }
}

extension MKCoordinateRegion {
    /// The part of the earth in a rectangle.
    public init(_ rect: MKMapRect) {
        let first = MKMapPoint(x: rect.minX, y: rect.maxY).coordinate
        let last = MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: last.latitude - first.latitude, longitudeDelta: last.longitude - first.longitude))
    }
}

/// A shape over a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// The place of a shape between the map's layers.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }

/// A shape with words.
@preconcurrency @MainActor
open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// A circle on the earth.
@preconcurrency @MainActor
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance
    open override var coordinate: CLLocationCoordinate2D { center }

    /// A circle with a radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
    }

    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let metre = MKMapPoint.world / (40_075_016.7 * cos(center.latitude * .pi / 180))
        let reach = radius * metre
        return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    }
}

/// Places that make a shape.
@preconcurrency @MainActor
open class MKMultiPoint: MKShape {
    let coordinates: [CLLocationCoordinate2D]
    open var pointCount: Int { coordinates.count }

    /// A shape of coordinates.
    public init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.coordinates = Array(coordinates.prefix(count))
    }

    open var boundingMapRect: MKMapRect {
        coordinates.map { MKMapRect(origin: MKMapPoint($0)) }.reduce(.null) { $0.union($1) }
    }
    open override var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
}

/// A line on the earth.
@preconcurrency @MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {}

/// A line on the earth along great circles.
@preconcurrency @MainActor
open class MKGeodesicPolyline: MKPolyline {}

/// An area on the earth.
@preconcurrency @MainActor
open class MKPolygon: MKMultiPoint, MKOverlay {
    open private(set) var interiorPolygons: [MKPolygon]?
    /// An area with holes.
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(coordinates: coordinates, count: count)
        self.interiorPolygons = interiorPolygons
    }
}

/// Draws a shape over a map: none is drawn.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) { self.overlay = overlay }
    open func setNeedsDisplay() {}
}

/// Draws an outline over a map: none is drawn.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    /// In points.
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    open var circle: MKCircle? { overlay as? MKCircle }
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var polyline: MKPolyline? { overlay as? MKPolyline }
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var polygon: MKPolygon? { overlay as? MKPolygon }
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// The mark of the person's place.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
    open var location: CLLocation? { nil }
    open var isUpdating: Bool { false }
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
}

/// Makes pictures of maps.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
    @preconcurrency @MainActor
    open class Options: NSObject {
        open var region = MKCoordinateRegion()
        open var mapRect = MKMapRect()
        open var mapType = MKMapView.MapType.standard
        /// In points.
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var showsBuildings = true
        open var traitCollection = UITraitCollection()
    }

    /// A picture of a map: a neutral plane.
    @preconcurrency @MainActor
    open class Snapshot: NSObject {
        public let image: UIImage
        private let options: Options

        init(_ options: Options) {
            self.options = options
            let format = UIGraphicsImageRendererFormat()
            format.scale = options.scale
            image = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
                UIColor.systemGray5.setFill()
                context.fill(CGRect(origin: .zero, size: options.size))
            }
        }

        /// The place of a coordinate in the picture, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            let region = options.region
            guard region.span.latitudeDelta > 0, region.span.longitudeDelta > 0 else {
                return CGPoint(x: options.size.width / 2, y: options.size.height / 2)
            }
            let right = (coordinate.longitude - region.center.longitude) / region.span.longitudeDelta
            let down = (region.center.latitude - coordinate.latitude) / region.span.latitudeDelta
            return CGPoint(x: options.size.width * (0.5 + right), y: options.size.height * (0.5 + down))
        }
    }

    private let options: Options
    open var isLoading: Bool { false }
    public init(options: Options) { self.options = options }
    /// Hands over a neutral plane at once.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(Snapshot(options), nil)
    }
    /// Hands over a neutral plane at once.
    open func start(
        with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
    ) { completionHandler(Snapshot(options), nil) }
    /// A neutral plane.
    open func start() async throws -> Snapshot { Snapshot(options) }
    open func cancel() {}
}

/// Distances in words.
open class MKDistanceFormatter: Formatter {
    public enum Units: UInt, Sendable { case `default` = 0, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default` = 0, abbreviated, full }
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default
    open var locale = Locale.current
    /// A distance of metres in the units of the locale, rounded as for roads.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        Measurement(value: distance, unit: UnitLength.meters).formatted(
            .measurement(width: unitStyle == .full ? .wide : .abbreviated, usage: .road).locale(locale))
    }
}
