/// Hears where the device is, which nothing says here.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Asks where the device is. Nothing answers: the app was not asked for permission yet.
open class CLLocationManager: NSObject {
    /// Hears of places.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// The precision that is asked for.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// The distance between answers.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// Whether it goes on while the app is not shown.
    open var allowsBackgroundLocationUpdates = false
    /// Whether it may pause.
    open var pausesLocationUpdatesAutomatically = true
    /// Says what the app does.
    open var activityType = CLActivityType.other
    /// The place where the device is: nowhere.
    open var location: CLLocation? { nil }
    /// The direction of the device: none.
    open var heading: CLHeading? { nil }
    /// Whether the app may ask: it was not decided.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// A measure of how precise answers may be.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Asks for permission, which no person gives.
    open func requestWhenInUseAuthorization() {}
    /// Asks for permission, which no person gives.
    open func requestAlwaysAuthorization() {}
    /// Asks once.
    open func requestLocation() {}
    /// Asks from now on.
    open func startUpdatingLocation() {}
    /// Asks no longer.
    open func stopUpdatingLocation() {}
    /// Asks for directions.
    open func startUpdatingHeading() {}
    /// Asks for directions no longer.
    open func stopUpdatingHeading() {}
    /// Watches a part of the earth.
    open func startMonitoring(for region: CLRegion) {}
    /// Watches a part of the earth no longer.
    open func stopMonitoring(for region: CLRegion) {}
    /// Asks for great changes.
    open func startMonitoringSignificantLocationChanges() {}
    /// Asks for great changes no longer.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Whether devices know where they are: yes.
    open class func locationServicesEnabled() -> Bool { true }
    /// Whether the app may ask: it was not decided.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
}

/// A place in words.
open class CLPlacemark: NSObject, @unchecked Sendable {
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var location: CLLocation? { nil }
    open var timeZone: TimeZone? { nil }
}

/// Turns places into words. It knows none.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// Called when it knows.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    /// Whether it works: no.
    open var isGeocoding: Bool { false }
    /// Never calls back.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {}
    /// Never calls back.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {}
    /// Knows none.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
    /// Knows none.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { [] }
    /// Stops.
    open func cancelGeocode() {}
}
