import KeylineOutletValues
import KeylineVocabulary
import Testing
import UIKitLayout

/// The classes that the adapter knows without UIKit beside those that views of documents have.
@MainActor
@Suite struct SystemClassTests {
    /// The names of an object's classes up to `NSObject`, which is not among them.
    private func chain(of object: AnyObject) -> [String] {
        let mirrors = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
        return mirrors.map { "\($0.subjectType)" }.filter { $0 != "NSObject" }
    }

    @Test(arguments: InterfaceClass.all.map(\.element))
    func `a view of a document has the superclasses by which code of it is found`(element: String) throws {
        let row = try #require(InterfaceClass.named(element))
        #expect(SystemClasses.chain(of: row.name) == chain(of: row.make()))
    }
}
