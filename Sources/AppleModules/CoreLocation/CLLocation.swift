// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Foundation

// Places on the earth. Nothing asks where the device is: no picture depends on it.

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// A precision in metres.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double
/// A speed in metres a second.
public typealias CLLocationSpeed = Double

/// Any precision.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The precision that navigation needs.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Coordinates of no place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Latitude and longitude 0.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// A place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Makes a place.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether coordinates are the ones of a place.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place at a time.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// The precision, in metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The precision of the altitude, in metres.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of movement; -1 for none.
    public let course: CLLocationDirection
    /// The speed; -1 for none.
    public let speed: CLLocationSpeed
    /// The time.
    public let timestamp: Date

    /// A place.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date(timeIntervalSinceReferenceDate: 0))
    }

    /// A place at a time.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    /// The distance to another place along the earth, taken for a sphere, in metres.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (one, other) = (coordinate, location.coordinate)
        let height = sin(radians(other.latitude - one.latitude) / 2)
        let width = sin(radians(other.longitude - one.longitude) / 2)
        let chord =
            height * height + cos(radians(one.latitude)) * cos(radians(other.latitude)) * width * width
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
}

/// Whether an app may ask where the device is; raw values are Apple's.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// A measure of how precise answers may be; raw values are Apple's.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy
}

/// Says what an app does while it asks where it is; raw values are Apple's.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

/// A direction of the device.
open class CLHeading: NSObject {
    /// Degrees from magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from north.
    open var trueHeading: CLLocationDirection { 0 }
    /// The precision; negative for none.
    open var headingAccuracy: CLLocationDirection { -1 }
}

/// A part of the earth.
open class CLRegion: NSObject, @unchecked Sendable {
    /// The part's name.
    public let identifier: String
    /// Whether entering it is told.
    open var notifyOnEntry = true
    /// Whether leaving it is told.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A disc on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The radius, in metres.
    public let radius: CLLocationDistance

    /// A disc.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place is in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude)
            .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}
