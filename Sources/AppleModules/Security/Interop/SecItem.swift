// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KeylineFoundationSupplement

// The keychain. It is empty when the program begins, and lasts as long as the program does. Items are found by class and attributes and
// refused as duplicates by Apple's rules. Source: Apple, "Keychain services".

/// The result of a call: 0, or the number of an error.
public typealias OSStatus = Int32

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

public var kSecClass: CFString { "class" }
public var kSecClassGenericPassword: CFString { "genp" }
public var kSecClassInternetPassword: CFString { "inet" }
public var kSecClassCertificate: CFString { "cert" }
public var kSecClassKey: CFString { "keys" }
public var kSecClassIdentity: CFString { "idnt" }
public var kSecAttrAccessible: CFString { "pdmn" }
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
public var kSecAttrAccessibleAlways: CFString { "dk" }
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
public var kSecAttrAccessControl: CFString { "accc" }
public var kSecAttrAccessGroup: CFString { "agrp" }
public var kSecAttrSynchronizable: CFString { "sync" }
public var kSecAttrSynchronizableAny: CFString { "syna" }
public var kSecAttrCreationDate: CFString { "cdat" }
public var kSecAttrModificationDate: CFString { "mdat" }
public var kSecAttrDescription: CFString { "desc" }
public var kSecAttrComment: CFString { "icmt" }
public var kSecAttrLabel: CFString { "labl" }
public var kSecAttrAccount: CFString { "acct" }
public var kSecAttrService: CFString { "svce" }
public var kSecAttrGeneric: CFString { "gena" }
public var kSecAttrServer: CFString { "srvr" }
public var kSecAttrSecurityDomain: CFString { "sdmn" }
public var kSecAttrProtocol: CFString { "ptcl" }
public var kSecAttrPort: CFString { "port" }
public var kSecAttrPath: CFString { "path" }
public var kSecAttrKeyClass: CFString { "kcls" }
public var kSecAttrKeyClassPublic: CFString { "0" }
public var kSecAttrKeyClassPrivate: CFString { "1" }
public var kSecAttrKeyClassSymmetric: CFString { "2" }
public var kSecAttrApplicationLabel: CFString { "klbl" }
public var kSecAttrApplicationTag: CFString { "atag" }
public var kSecAttrIsPermanent: CFString { "perm" }
public var kSecAttrKeyType: CFString { "type" }
public var kSecAttrKeyTypeRSA: CFString { "42" }
public var kSecAttrKeyTypeEC: CFString { "73" }
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { "73" }
public var kSecAttrKeySizeInBits: CFString { "bsiz" }
public var kSecAttrTokenID: CFString { "tkid" }
public var kSecAttrTokenIDSecureEnclave: CFString { "com.apple.setoken" }
public var kSecPrivateKeyAttrs: CFString { "private" }
public var kSecPublicKeyAttrs: CFString { "public" }
public var kSecMatchLimit: CFString { "m_Limit" }
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
public var kSecReturnData: CFString { "r_Data" }
public var kSecReturnAttributes: CFString { "r_Attributes" }
public var kSecReturnRef: CFString { "r_Ref" }
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
public var kSecValueData: CFString { "v_Data" }
public var kSecValueRef: CFString { "v_Ref" }
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
public var kSecImportExportPassphrase: CFString { "passphrase" }
public var kSecImportItemIdentity: CFString { "identity" }

/// Adds an item; `errSecDuplicateItem` where one has the same class, account, service, server and group.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.only.add(Keychain.Item(attributes), result)
}

/// Finds items by class and attributes, and returns the parts of them that the query asks for.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.only.copy(Keychain.Item(query), result)
}

/// Changes attributes and data of the items that a query finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.only.update(Keychain.Item(query), Keychain.Item(attributesToUpdate))
}

/// Removes the items that a query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.only.delete(Keychain.Item(query)) }

/// The words for an error; nil for one that this module does not name.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecUnimplemented: "Function or operation not implemented."
    default: nil
    }
}
