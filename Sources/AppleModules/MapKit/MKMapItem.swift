// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreLocation
public import Foundation

/// A place with an address, as it was given: addresses are not looked up.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
}

/// A place of a map.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var isCurrentLocation: Bool { false }
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Opens the place in another app: nothing does.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    /// Opens places in another app: nothing does.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// A search for places, of which none are known: it finds nothing.
open class MKLocalSearch: NSObject {
    public enum ResultType: Int, Sendable { case address = 1, pointOfInterest = 2 }

    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: [ResultType] = []
        public override init() {}
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            naturalLanguageQuery = completion.title
        }
    }

    open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    open var isSearching: Bool { false }
    public init(request: Request) {}
    /// Searches, and no answer comes.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
    open func start() async throws -> Response { Response() }
    open func cancel() {}
}

/// A longer form of the words of a search.
open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
}

/// Completes the words of a search: there is nothing to complete them with.
open class MKLocalSearchCompleter: NSObject {
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var queryFragment = ""
    open var region = MKCoordinateRegion()
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open func cancel() {}
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
