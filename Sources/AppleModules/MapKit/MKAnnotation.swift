@_exported public import CoreLocation
public import Foundation
public import UIKitLayout

public struct MKCoordinateSpan: Sendable {
    /// From north to south.
    public var latitudeDelta: Double
    /// From west to east.
    public var longitudeDelta: Double
    /// A part of a size.
    public init(latitudeDelta: Double, longitudeDelta: Double) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
    /// Its middle.
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    /// A part about a place.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    /// A part about a place, of metres from north to south and from west to east; a degree is taken as 111,195 metres.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / 111_195, longitudeDelta: longitudinalMeters / 111_195))
    }
    /// No part.
    public init() {
        self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
    }
}

/// Mirrors Apple's protocol. Changes no picture.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// Nothing.
    public var title: String? { nil }
    /// Nothing.
    public var subtitle: String? { nil }
}

/// A mark with a pin. Changes no picture.
@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
    /// A mark of no place yet.
    public override init() { super.init() }
    /// A mark of a place.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
}

/// The view of a mark, which a map here does not show. Changes no picture.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    /// The picture.
    open var image: UIImage?
    /// Whether a touch opens more.
    open var canShowCallout = false
    open var centerOffset = CGPoint.zero
    /// The view of a mark.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        super.init(frame: .zero)
    }
    /// Creates a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Called before the view is used again.
    open func prepareForReuse() {}
}

/// The balloon of a mark. Changes no picture.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon.
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    /// The text on it.
    open var glyphText: String?
    /// The picture on it.
    open var glyphImage: UIImage?
}

/// Mirrors Apple's class. Changes no picture.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    /// All.
    public static let includingAll = MKPointOfInterestFilter()
    /// None.
    public static let excludingAll = MKPointOfInterestFilter()
}

/// Hears of a map. Changes no picture.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The view of a mark.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Called when a mark was chosen.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called when the map was moved.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Draws a shape over the map. It is not called: no shape is drawn.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Called when a mark is chosen no longer.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Called when the person's place is known.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Called when a control in the balloon of a mark was touched.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
}

extension MKMapViewDelegate {
    /// The usual one.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// One that draws nothing.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// Nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
}
