@_exported public import UIKitLayout

/// A map, which is drawn as a neutral plane: no map data is at hand.
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// Changes no picture.
    public enum MapType: UInt, Hashable, Sendable {
        case standard = 0
        case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    }

    private var marks: Set<Mark> = [.buildings, .compass]

    private enum Mark {
        case scale, traffic, buildings, userLocation, compass
    }

    /// Changes no picture.
    open var mapType = MapType.standard
    /// Hears of the map. Changes no picture.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The part of the earth that is asked for. Changes no picture.
    open var region = MKCoordinateRegion()
    /// Changes no picture.
    open private(set) var annotations: [any MKAnnotation] = []
    /// Changes no picture.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether a scale is shown. Changes no picture.
    open var showsScale: Bool {
        get { marks.contains(.scale) }
        set { show(.scale, newValue) }
    }
    /// Whether traffic is shown. Changes no picture.
    open var showsTraffic: Bool {
        get { marks.contains(.traffic) }
        set { show(.traffic, newValue) }
    }
    /// Whether houses are shown. Changes no picture.
    open var showsBuildings: Bool {
        get { marks.contains(.buildings) }
        set { show(.buildings, newValue) }
    }
    /// The shapes over the map, which are not drawn.
    open private(set) var overlays: [any MKOverlay] = []
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    /// Draws a shape: none is drawn.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
    /// The view of a mark: none is shown.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// The person's place, which is not known.
    public let userLocation = MKUserLocation()
    /// The marks that are chosen.
    open var selectedAnnotations: [any MKAnnotation] = []
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }
    /// The part of the flat map that is asked for.
    open var visibleMapRect = MKMapRect.world
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        visibleMapRect = mapRect
        region = MKCoordinateRegion(mapRect)
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        setVisibleMapRect(mapRect, animated: animate)
    }
    /// The middle of the map. Changes no picture.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// Asks for a part of the earth. Changes no picture.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Asks for the middle of the map. Changes no picture.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
    /// Marks a place. Changes no picture.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Marks places. Changes no picture.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Marks a place no longer. Changes no picture.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Marks places no longer. Changes no picture.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    /// Asks for a part of the earth with all these places. Changes no picture.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
    /// Names the class of marks. Changes no picture.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    /// A mark that is used again: none is. Changes no picture.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

    /// Whether the person's place is shown. Changes no picture.
    open var showsUserLocation: Bool {
        get { marks.contains(.userLocation) }
        set { show(.userLocation, newValue) }
    }
    /// Whether the map is moved by a finger. Changes no picture.
    open var isScrollEnabled = true
    /// Whether the map is enlarged by fingers. Changes no picture.
    open var isZoomEnabled = true
    /// Whether the map is tilted by fingers. Changes no picture.
    open var isPitchEnabled = true
    /// Whether the map is turned by fingers. Changes no picture.
    open var isRotateEnabled = true
    /// Whether a compass is shown. Changes no picture.
    open var showsCompass: Bool {
        get { marks.contains(.compass) }
        set { show(.compass, newValue) }
    }

    private func show(_ mark: Mark, _ isShown: Bool) {
        if isShown { marks.insert(mark) } else { marks.remove(mark) }
    }

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
