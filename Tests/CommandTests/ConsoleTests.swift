import Foundation
import Testing

@testable import KeylineCommand

/// Mistakes of the file system are told as other mistakes are.
@Suite struct ConsoleTests {
    @Test func `a file that is not there is named, with the reason`() {
        let error = #expect(throws: CocoaError.self) {
            try FileManager.default.copyItem(atPath: "/nowhere/a", toPath: "/nowhere/b")
        }
        let words = error.map { Console.words(for: $0) } ?? ""
        #expect(words.hasPrefix("/nowhere/a: error: "))
        #expect(!words.contains("Domain"), "\(words)")
    }
}
