public import Foundation

/// A way into a network.
public struct NWInterface: Hashable, Sendable {
    /// A kind of way.
    public enum InterfaceType: Hashable, Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }
    public let name: String
    public let type: InterfaceType
    public let index: Int
}

/// Whether and how a network is there: none is, in a picture.
public struct NWPath: Hashable, Sendable {
    public enum Status: Hashable, Sendable {
        case satisfied, unsatisfied, requiresConnection
    }
    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }
    public let status = Status.unsatisfied
    public let unsatisfiedReason = UnsatisfiedReason.notAvailable
    public let availableInterfaces: [NWInterface] = []
    public let isExpensive = false
    public let isConstrained = false
    public let supportsIPv4 = false
    public let supportsIPv6 = false
    public let supportsDNS = false
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Hears of networks that come and go: none does, in a picture.
public final class NWPathMonitor: @unchecked Sendable {
    public let currentPath = NWPath()
    /// Is not called: nothing changes.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
    public private(set) var queue: DispatchQueue?
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
    public func start(queue: DispatchQueue) { self.queue = queue }
    public func cancel() {}
}
