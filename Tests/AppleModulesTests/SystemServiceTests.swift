import CloudKit
import CommonCrypto
import Contacts
import CoreBluetooth
import EventKit
import Foundation
import Intents
import PDFKit
import Security
import SwiftUILayout
import SystemConfiguration
import Testing
import Vision

@Suite struct KeychainTests {
    /// The attributes of a password of a service that no other test names.
    private func password(_ service: String, _ account: String = "Ada") -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
            kSecAttrAccount as String: account,
        ]
    }

    private func data(of query: [String: Any]) -> (OSStatus, Data?) {
        var query = query
        query[kSecReturnData as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var result: AnyObject?
        let status = SecItemCopyMatching(query as NSDictionary, &result)
        return (status, result as? Data)
    }

    @Test func `a password is found by its attributes, changed and removed`() {
        var item = password("one")
        #expect(data(of: item).0 == errSecItemNotFound)
        item[kSecValueData as String] = Data("secret".utf8)
        #expect(SecItemAdd(item as NSDictionary, nil) == errSecSuccess)
        #expect(data(of: password("one")).1 == Data("secret".utf8))
        #expect(data(of: password("one", "Bob")).0 == errSecItemNotFound)
        let change: [String: Any] = [kSecValueData as String: Data("other".utf8)]
        #expect(SecItemUpdate(password("one") as NSDictionary, change as NSDictionary) == errSecSuccess)
        #expect(data(of: password("one")).1 == Data("other".utf8))
        #expect(SecItemDelete(password("one") as NSDictionary) == errSecSuccess)
        #expect(SecItemDelete(password("one") as NSDictionary) == errSecItemNotFound)
    }

    @Test func `a second item of the same attributes is refused, and a query without a class is wrong`() {
        var item = password("two")
        item[kSecValueData as String] = Data("a".utf8)
        #expect(SecItemAdd(item as NSDictionary, nil) == errSecSuccess)
        item[kSecValueData as String] = Data("b".utf8)
        #expect(SecItemAdd(item as NSDictionary, nil) == errSecDuplicateItem)
        #expect(data(of: password("two")).1 == Data("a".utf8))
        #expect(SecItemDelete([kSecAttrService as String: "two"] as NSDictionary) == errSecParam)
    }

    @Test func `all items come as a list of their attributes`() {
        for account in ["Ada", "Bob"] {
            var item = password("three", account)
            item[kSecValueData as String] = Data(account.utf8)
            #expect(SecItemAdd(item as NSDictionary, nil) == errSecSuccess)
        }
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "three",
            kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true,
            kSecReturnData as String: true,
        ]
        var result: AnyObject?
        #expect(SecItemCopyMatching(query as NSDictionary, &result) == errSecSuccess)
        let items = (result as? [Any] ?? []).compactMap { $0 as? [String: Any] }
        #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["Ada", "Bob"])
        #expect(items.map { $0[kSecValueData as String] as? Data } == [Data("Ada".utf8), Data("Bob".utf8)])
    }
}

@Suite struct SystemServiceTests {
    @Test func `older names of digests give those of the standards' examples`() {
        let bytes = Array("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256(bytes, CC_LONG(bytes.count), &digest)
        // FIPS 180-4 and RFC 1321, examples of "abc"; RFC 2202, the second example of HMAC-SHA-1.
        #expect(digest.map { String(format: "%02x", $0) }.joined().hasPrefix("ba7816bf8f01cfea414140de5dae2223"))
        var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5(bytes, CC_LONG(bytes.count), &short)
        #expect(short.map { String(format: "%02x", $0) }.joined() == "900150983cd24fb0d6963f7d28e17f72")
        let (key, message) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
        var code = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), key, key.count, message, message.count, &code)
        #expect(code.map { String(format: "%02x", $0) }.joined() == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    }

    @Test func `numbers of services are the same whichever way they are written`() {
        #expect(CBUUID(string: "180f") == CBUUID(data: Data([0x18, 0x0f])))
        #expect(CBUUID(string: "180F").uuidString == "180F")
        let long = "6E400001-B5A3-F393-E0A9-E50E24DCCA9E"
        #expect(CBUUID(data: CBUUID(string: long).data).uuidString == long)
        #expect(CBUUID(string: "180F") != CBUUID(string: "1810"))
        #expect(CBCentralManager().state == .unsupported)
    }

    @Test func `contacts, events and records that an app makes keep what they are given`() {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Lovelace"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
        contact.contactType = .organization
        contact.organizationName = "Analytical Engines"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Analytical Engines")
        let event = EKEvent(eventStore: EKEventStore())
        event.title = "Tea"
        event.addAlarm(EKAlarm(relativeOffset: -60))
        #expect(event.title == "Tea" && event.hasAlarms && !event.hasNotes)
        let record = CKRecord(recordType: "Cup")
        record["name"] = "Blue"
        #expect(record["name"] as? String == "Blue" && record.allKeys() == ["name"])
        let person = INPersonHandle(value: "ada@example.org", type: .emailAddress)
        let sender = INPerson(
            personHandle: person, nameComponents: nil, displayName: nil, image: nil, contactIdentifier: nil,
            customIdentifier: nil)
        #expect(sender.displayName == "ada@example.org")
    }

    @Test func `what needs an account or a person's leave fails as where there is none`() throws {
        #expect(throws: CNError.self) {
            try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { _, _ in }
        }
        let store = EKEventStore()
        #expect(throws: EKError.self) { try store.save(EKEvent(eventStore: store), span: .thisEvent) }
        var flags: SCNetworkReachabilityFlags = [.reachable]
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        #expect(SCNetworkReachabilityGetFlags(target, &flags) && !flags.contains(.reachable))
    }

    @Test func `a request about a picture ends at once without results`() throws {
        var ends = 0
        let request = VNRecognizeTextRequest { request, error in
            ends += 1
            #expect(request.results == nil && error == nil)
        }
        try VNImageRequestHandler(data: Data()).perform([request])
        #expect(ends == 1)
    }

    @MainActor @Test func `a document of pages is a plane that the scene reports`() throws {
        #expect(PDFDocument(data: Data("<html>".utf8)) == nil)
        let document = try #require(PDFDocument(data: Data("%PDF-1.7".utf8)))
        let scene = try ModuleStage.scene {
            let view = PDFView()
            view.document = document
            return SwiftUILayout.Text(verbatim: view.document === document ? "shown" : "lost")
        }
        #expect(scene.words == ["shown"])
        #expect(scene.reports.contains("a PDF document is not drawn"))
    }
}
