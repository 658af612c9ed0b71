import Foundation
import KeylineFoundationSupplement
import Synchronization

/// The items that a program put into its keychain.
final class Keychain: Sendable {
    /// An item or a query by the names of its attributes.
    struct Item: @unchecked Sendable {
        // The values are property lists, which no code changes after they are handed over.
        var values: [String: Any] = [:]

        init(_ dictionary: CFDictionary) {
            for (key, value) in dictionary { if let name = (key as? String) { values[name] = value } }
        }

        subscript(_ name: CFString) -> Any? { values[name as String] }

        func asks(for name: CFString) -> Bool { self[name] as? Bool ?? false }

        /// Whether an attribute is equal, where both have it or only a query asks for it.
        func matches(_ query: Item, in names: [String]) -> Bool {
            names.allSatisfy { name in
                guard let wanted = query.values[name] else { return true }
                guard let value = values[name] else { return false }
                return Self.areSame(wanted, value)
            }
        }

        /// Whether two values are equal, as Foundation's or as Swift's own.
        static func areSame(_ one: Any, _ another: Any) -> Bool {
            if let one = one as? String, let another = another as? String { return one == another }
            if let one = one as? Data, let another = another as? Data { return one == another }
            return (one as? NSObject)?.isEqual(another) ?? ((one as? AnyHashable) == (another as? AnyHashable))
        }
    }

    static let only = Keychain()

    private let items = Mutex<[Item]>([])

    /// The attributes by which items differ: "Keychain Services", the primary keys of passwords, keys and certificates.
    private static let primary: [String] = [
        kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup, kSecAttrSecurityDomain,
        kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrApplicationTag, kSecAttrApplicationLabel,
        kSecAttrKeyType, kSecAttrKeyClass,
    ].map { $0 as String }

    /// The attributes that a query may name.
    private static let searched: [String] =
        primary + [kSecAttrGeneric, kSecAttrLabel, kSecAttrDescription, kSecAttrComment].map { $0 as String }

    func add(_ item: Item, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        guard item[kSecClass] != nil else { return errSecParam }
        let added = items.withLock { items in
            let isKnown = items.contains { other in
                Self.primary.allSatisfy { name in
                    switch (other.values[name], item.values[name]) {
                    case (nil, nil): true
                    case (let one?, let another?): Item.areSame(one, another)
                    default: false
                    }
                }
            }
            if !isKnown { items.append(item) }
            return !isKnown
        }
        guard added else { return errSecDuplicateItem }
        result?.pointee = Self.returned(of: item, for: item)
        return errSecSuccess
    }

    func copy(_ query: Item, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        guard query[kSecClass] != nil else { return errSecParam }
        let matches = items.withLock { $0.filter { $0.matches(query, in: Self.searched) } }
        guard let first = matches.first else { return errSecItemNotFound }
        let isList =
            query[kSecMatchLimit].map {
                ($0 as? String) == kSecMatchLimitAll as String || ($0 as? Int).map { $0 > 1 } ?? false
            } ?? false
        result?.pointee =
            isList
            ? NSArray(array: matches.compactMap { Self.returned(of: $0, for: query) })
            : Self.returned(of: first, for: query)
        return errSecSuccess
    }

    func update(_ query: Item, _ changes: Item) -> OSStatus {
        guard query[kSecClass] != nil else { return errSecParam }
        return items.withLock { items in
            var isFound = false
            for number in items.indices where items[number].matches(query, in: Self.searched) {
                isFound = true
                items[number].values.merge(changes.values) { $1 }
            }
            return isFound ? errSecSuccess : errSecItemNotFound
        }
    }

    func delete(_ query: Item) -> OSStatus {
        guard query[kSecClass] != nil else { return errSecParam }
        return items.withLock { items in
            let count = items.count
            items.removeAll { $0.matches(query, in: Self.searched) }
            return items.count < count ? errSecSuccess : errSecItemNotFound
        }
    }

    /// The part of an item that a query asks for: its data, its attributes, or both in a dictionary.
    private static func returned(of item: Item, for query: Item) -> CFTypeRef? {
        let data = item[kSecValueData] as? Data
        if query.asks(for: kSecReturnAttributes) {
            var attributes = item.values
            for name in [kSecValueData, kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecMatchLimit] {
                attributes[name as String] = nil
            }
            if query.asks(for: kSecReturnData), let data { attributes[kSecValueData as String] = data }
            return attributes as NSDictionary
        }
        if query.asks(for: kSecReturnData), let data { return data as NSData }
        return query.asks(for: kSecReturnRef) ? item[kSecValueRef].map { $0 as AnyObject } : nil
    }
}
