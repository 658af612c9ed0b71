// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Foundation

// Bluetooth, which is unsupported here as in Apple's simulator: nothing is found, and nothing connects.

public enum CBManagerState: Int, Sendable {
    case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
public enum CBManagerAuthorization: Int, Sendable { case notDetermined = 0, restricted, denied, allowedAlways }
public enum CBPeripheralState: Int, Sendable { case disconnected = 0, connecting, connected, disconnecting }
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse = 0, withoutResponse }

open class CBManager: NSObject {
    open var state: CBManagerState { .unsupported }
    open var authorization: CBManagerAuthorization { .notDetermined }
    open class var authorization: CBManagerAuthorization { .notDetermined }
}

/// The number of a service or a characteristic, short or long.
open class CBUUID: NSObject {
    public let data: Data
    /// Four, eight or 36 characters, in capitals.
    public let uuidString: String

    /// Takes four or eight hexadecimal digits or a whole number of 36 characters.
    public init(string theString: String) {
        uuidString = theString.uppercased()
        let digits = Array(theString.filter(\.isHexDigit))
        data = Data(
            stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
    }

    /// Takes 2, 4 or 16 bytes.
    public init(data theData: Data) {
        data = theData
        let digits = theData.map { String(format: "%02X", $0) }.joined()
        uuidString = theData.count == 16 ? Self.grouped(digits) : digits
    }

    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

    private static func grouped(_ digits: String) -> String {
        var rest = Substring(digits)
        return [8, 4, 4, 4, 12].map { count in
            defer { rest = rest.dropFirst(count) }
            return String(rest.prefix(count))
        }.joined(separator: "-")
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
    open override var hash: Int { data.hashValue }
    open override var description: String { uuidString }
}

open class CBPeer: NSObject {
    public let identifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

open class CBAttribute: NSObject {
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid }
}

open class CBService: CBAttribute {
    open weak var peripheral: CBPeripheral? { nil }
    public let isPrimary: Bool
    open var includedServices: [CBService]?
    open var characteristics: [CBCharacteristic]?
    init(_ uuid: CBUUID, isPrimary: Bool) {
        self.isPrimary = isPrimary
        super.init(uuid)
    }
}

open class CBMutableService: CBService {
    public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, isPrimary: isPrimary) }
}

public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let broadcast = Self(rawValue: 1)
    public static let read = Self(rawValue: 2)
    public static let writeWithoutResponse = Self(rawValue: 4)
    public static let write = Self(rawValue: 8)
    public static let notify = Self(rawValue: 16)
    public static let indicate = Self(rawValue: 32)
    public static let authenticatedSignedWrites = Self(rawValue: 64)
    public static let extendedProperties = Self(rawValue: 128)
    public static let notifyEncryptionRequired = Self(rawValue: 256)
    public static let indicateEncryptionRequired = Self(rawValue: 512)
}

public struct CBAttributePermissions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let readable = Self(rawValue: 1)
    public static let writeable = Self(rawValue: 2)
    public static let readEncryptionRequired = Self(rawValue: 4)
    public static let writeEncryptionRequired = Self(rawValue: 8)
}

open class CBCharacteristic: CBAttribute {
    open weak var service: CBService? { nil }
    public let properties: CBCharacteristicProperties
    open var value: Data?
    open var descriptors: [CBDescriptor]?
    open var isNotifying: Bool { false }
    init(_ uuid: CBUUID, properties: CBCharacteristicProperties, value: Data?) {
        self.properties = properties
        self.value = value
        super.init(uuid)
    }
}

open class CBMutableCharacteristic: CBCharacteristic {
    public let permissions: CBAttributePermissions
    open var subscribedCentrals: [CBCentral]? { nil }
    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        self.permissions = permissions
        super.init(UUID, properties: properties, value: value)
    }
}

open class CBDescriptor: CBAttribute {
    open weak var characteristic: CBCharacteristic? { nil }
    open var value: Any? { nil }
}

open class CBL2CAPChannel: NSObject {
    open var inputStream: InputStream? { nil }
    open var outputStream: OutputStream? { nil }
}

public typealias CBL2CAPPSM = UInt16

/// A device; none is ever near.
open class CBPeripheral: CBPeer {
    open weak var delegate: (any CBPeripheralDelegate)?
    open var name: String? { nil }
    open var state: CBPeripheralState { .disconnected }
    open var services: [CBService]? { nil }
    open var canSendWriteWithoutResponse: Bool { false }
    open var ancsAuthorized: Bool { false }
    open func readRSSI() {}
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
    open func readValue(for characteristic: CBCharacteristic) {}
    open func readValue(for descriptor: CBDescriptor) {}
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
    open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}

public protocol CBPeripheralDelegate: NSObjectProtocol {
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?)
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
    func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}

extension CBPeripheralDelegate {
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
    public func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {}
}
