// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Foundation

// The network of a telephone, of which a device without a card has none.

open class CTCarrier: NSObject {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { false }
}

open class CTTelephonyNetworkInfo: NSObject {
    open var dataServiceIdentifier: String? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
}

public enum CTCellularDataRestrictedState: UInt, Sendable {
    case restrictedStateUnknown = 0, restricted, notRestricted
}

open class CTCellularData: NSObject {
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
}

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
