public import SwiftUILayout

/// A map, which is drawn as a neutral plane with its markers: no map data is at hand.
///
/// Markers and annotations are at their coordinates where the map is given a region; otherwise the region around all of them is shown.
public struct Map<Content: MapContent>: View {
    private let content: Content
    private let region: MKCoordinateRegion?

    /// A map with content.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.content = content()
        region = initialPosition.region
    }

    /// A map with content at a position.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.content = content()
        region = position.wrappedValue.region
    }

    /// The plane and the things that is on it.
    public var body: some View {
        let items = content._items
        let shown = region ?? Self.region(of: items.map(\.coordinate))
        return GeometryReader { proxy in
            ZStack {
                Color(role: .secondaryBackground).undrawn("a map's ground")
                ForEach(Array(items.enumerated()), id: \.offset) { _, item in
                    item.view.position(Self.point(item.coordinate, shown, proxy.size))
                }
            }
            .clipped()
        }
    }

    private static func region(of places: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
        let latitudes = places.map(\.latitude)
        let longitudes = places.map(\.longitude)
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
            let east = longitudes.max()
        else { return MKCoordinateRegion() }
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max(north - south, 0.01) * 1.4, longitudeDelta: max(east - west, 0.01) * 1.4))
    }

    private static func point(
        _ place: CLLocationCoordinate2D, _ region: MKCoordinateRegion, _ size: CGSize
    ) -> CGPoint {
        let across = (place.longitude - region.center.longitude) / max(region.span.longitudeDelta, 1e-9)
        let up = (place.latitude - region.center.latitude) / max(region.span.latitudeDelta, 1e-9)
        return CGPoint(x: size.width * (0.5 + across), y: size.height * (0.5 - up))
    }
}

extension Map where Content == _MapItems {
    /// A map without content.
    public init(initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all) {
        content = _MapItems(_items: [])
        region = initialPosition.region
    }

    /// A map without content at a position.
    public init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all) {
        content = _MapItems(_items: [])
        region = position.wrappedValue.region
    }

    /// A map of a region.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false
    ) {
        content = _MapItems(_items: [])
        region = coordinateRegion.wrappedValue
    }

    /// A map of a region with an annotation for each element.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Items.Element: Identifiable {
        content = _MapItems(_items: annotationItems.map { annotationContent($0)._item })
        region = coordinateRegion.wrappedValue
    }
}

/// Something on a map.
public struct _MapItem {
    let coordinate: CLLocationCoordinate2D
    let view: AnyView
}

/// Says the things that is on a map.
@MainActor @preconcurrency
public protocol MapContent {
    /// Everything, with where it is.
    var _items: [_MapItem] { get }
}

/// Several things on a map.
public struct _MapItems: MapContent {
    public let _items: [_MapItem]
}

extension ForEach: MapContent where Content: MapContent {
    /// Everything of each element.
    @MainActor public var _items: [_MapItem] { data.flatMap { content($0)._items } }
}

extension ForEach where Content: MapContent {
    /// Something for each element, by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { element, _ in element[keyPath: id] }
    }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Something for each element, by its identity.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { element, _ in element.id }
    }
}

/// Collects the things that is on a map.
@MainActor @preconcurrency
@resultBuilder
public struct MapContentBuilder {
    public static func buildBlock() -> _MapItems { _MapItems(_items: []) }
    public static func buildPartialBlock<C: MapContent>(first: C) -> C { first }
    public static func buildPartialBlock(accumulated: some MapContent, next: some MapContent) -> _MapItems {
        _MapItems(_items: accumulated._items + next._items)
    }
    public static func buildOptional(_ content: (some MapContent)?) -> _MapItems {
        _MapItems(_items: content?._items ?? [])
    }
    public static func buildEither(first: some MapContent) -> _MapItems { _MapItems(_items: first._items) }
    public static func buildEither(second: some MapContent) -> _MapItems { _MapItems(_items: second._items) }
}

/// A balloon with a title.
public struct Marker: MapContent {
    private let coordinate: CLLocationCoordinate2D
    private let title: Text
    private let symbol: String?
    private var color = Color.red

    /// A balloon with a title that is looked up.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(title: Text(titleKey), symbol: nil, coordinate)
    }
    /// A balloon with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(title: Text(title), symbol: nil, coordinate)
    }
    /// A balloon with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(title: Text(titleKey), symbol: systemImage, coordinate)
    }
    /// A balloon with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(title: Text(title), symbol: systemImage, coordinate)
    }
    private init(title: Text, symbol: String?, _ coordinate: CLLocationCoordinate2D) {
        self.title = title
        self.symbol = symbol
        self.coordinate = coordinate
    }

    /// The colour of the balloon.
    public func tint(_ color: Color) -> Marker {
        var marker = self
        marker.color = color
        return marker
    }

    /// The balloon.
    public var _items: [_MapItem] {
        let balloon = VStack(spacing: 2) {
            Circle().fill(color).frame(width: 28, height: 28)
                .overlay { Image(systemName: symbol ?? "mappin").foregroundStyle(.white).font(.footnote) }
            title.font(.caption2.weight(.medium))
        }
        return [_MapItem(coordinate: coordinate, view: AnyView(balloon))]
    }
}

/// Views at a place of a map.
public struct Annotation<Label: View, Content: View>: MapContent {
    private let coordinate: CLLocationCoordinate2D
    private let content: Content
    private let label: Label

    /// Views with a label.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.coordinate = coordinate
        self.content = content()
        self.label = label()
    }

    /// The views.
    public var _items: [_MapItem] {
        let view = VStack(spacing: 2) {
            content
            label.font(.caption2)
        }
        return [_MapItem(coordinate: coordinate, view: AnyView(view))]
    }
}

extension Annotation where Label == Text {
    /// Views with a title that is looked up.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content, label: { Text(titleKey) })
    }

    /// Views with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content, label: { Text(title) })
    }
}

/// The place where the person is, which is not known.
public struct UserAnnotation: MapContent {
    /// The person's place.
    public init() {}
    /// None.
    public var _items: [_MapItem] { [] }
}

/// An annotation of the former map.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    var _item: _MapItem { get }
}

/// A balloon of the former map.
public struct MapMarker: MapAnnotationProtocol {
    public let _item: _MapItem
    /// A balloon.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _item = _MapItem(
            coordinate: coordinate, view: AnyView(Circle().fill(tint ?? .red).frame(width: 28, height: 28)))
    }
}

/// A pin of the former map.
public struct MapPin: MapAnnotationProtocol {
    public let _item: _MapItem
    /// A pin.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _item = _MapItem(
            coordinate: coordinate, view: AnyView(Circle().fill(tint ?? .red).frame(width: 16, height: 16)))
    }
}

/// Views of the former map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _item: _MapItem
    /// Views at a place.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) { _item = _MapItem(coordinate: coordinate, view: AnyView(content())) }
}

/// The place where the camera of a map is.
public struct MapCameraPosition: Sendable {
    /// The part of the earth; nil for what the content asks for.
    public let region: MKCoordinateRegion?
    public static let automatic = MapCameraPosition(region: nil)
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { fallback }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        .region(
            MKCoordinateRegion(
                center: camera.centerCoordinate, latitudinalMeters: camera.distance, longitudinalMeters: camera.distance
            ))
    }
}

/// A camera above the earth.
public struct MapCamera: Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
    }
}

/// A measure of how far a map can be moved, which it is not.
public struct MapCameraBounds: Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Says what can be done to a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = Self(rawValue: 1)
    public static let zoom = Self(rawValue: 2)
    public static let pitch = Self(rawValue: 4)
    public static let rotate = Self(rawValue: 8)
    public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

/// The way the background of a map looks, which is not drawn.
public struct MapStyle: Sendable {
    public static let standard = MapStyle()
    public static let hybrid = MapStyle()
    public static let imagery = MapStyle()
}

extension View {
    /// The way the background of maps inside looks, which is not drawn.
    public func mapStyle(_ style: MapStyle) -> some View { self }
    /// The controls of maps inside, which are not drawn.
    public func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
    /// Whether controls of maps show.
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}

/// A control of a map, which is not drawn.
public struct MapUserLocationButton: View {
    public init() {}
    public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn.
public struct MapCompass: View {
    public init() {}
    public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn.
public struct MapScaleView: View {
    public init() {}
    public var body: some View { EmptyView() }
}
