import Foundation
import KeylineScenes
import Testing

@testable import KeylineEditing

/// What edits are said to do besides.
@MainActor
struct EditEffectsTests {
    /// A view of 100 points that is held at both edges of a root of 375 points, so that one of three constraints is given up.
    private func document(width: Int = 100, leading: Int = 20, height: Int = 50, more: String = "") -> [UInt8] {
        xib(
            view("red-vi-ew1", 20, 30, 100, 50),
            constraints: """
                <constraint firstItem="red-vi-ew1" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="\(leading)" id="red-le-ad1"/>
                <constraint firstAttribute="trailing" secondItem="red-vi-ew1" secondAttribute="trailing" constant="20" id="red-tr-ail"/>
                <constraint firstItem="red-vi-ew1" firstAttribute="width" constant="\(width)" id="red-wi-dth"/>
                <constraint firstItem="red-vi-ew1" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" constant="30" id="red-to-paa"/>
                <constraint firstItem="red-vi-ew1" firstAttribute="height" constant="\(height)" id="red-he-igh"/>
                \(more)
                """)
    }

    private func newConflicts(from bytes: [UInt8], to edited: [UInt8]) throws -> Int {
        let document = try InterfaceDocument(bytes, file: "test.xib")
        return try EditEffects(of: edited, on: document, placing: ["red-vi-ew1"], near: [], open: open).newConflicts
    }

    private let secondHeight = """
        <constraint firstItem="red-vi-ew1" firstAttribute="height" constant="90" id="red-he-ig2"/>
        """

    @Test func `a conflict that was there before is no effect of an edit`() throws {
        #expect(try newConflicts(from: document(), to: document(width: 120)) == 0)
        #expect(try newConflicts(from: document(), to: document(leading: 40)) == 0)
        #expect(try newConflicts(from: document(), to: document(height: 60)) == 0)
    }

    @Test func `a conflict in place of another one is an effect`() throws {
        #expect(try newConflicts(from: document(), to: document(width: 335, more: secondHeight)) == 1)
        #expect(try newConflicts(from: document(), to: document(more: secondHeight)) == 1)
        #expect(try newConflicts(from: document(width: 335), to: document()) == 1)
        #expect(try newConflicts(from: document(more: secondHeight), to: document(width: 335)) == 0)
    }
}
