import Foundation
import KeylineByteText
import KeylineScenes

/// What each case cost, so that parts can be made that take equally long.
struct CaseCosts: Codable {
    /// The name of the document in the folder of failures.
    static let fileName = "costs.json"

    /// Seconds by name.
    var seconds: [String: Double]

    init(seconds: [String: Double]) { self.seconds = seconds }

    /// Reads a document.
    ///
    /// - Throws: `CommandError` where it is missing or no such document.
    init(file: String) throws {
        try InputFile.check(file)
        guard let data = FileManager.default.contents(atPath: file),
            let costs = try? JSONDecoder().decode(CaseCosts.self, from: data)
        else { throw CommandError.noCosts(file) }
        self = costs
    }

    /// The document, in milliseconds' precision.
    func json() throws -> Data {
        Data(try JSONForm.document.bytes(of: CaseCosts(seconds: seconds.mapValues { ($0 * 1000).rounded() / 1000 })))
    }
}
