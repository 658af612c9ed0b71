internal import Foundation

extension Data {
    /// The bytes of a file with texts.
    init(readingTexts path: String) throws(StringsError) {
        do {
            self = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(
                file: path, reason: (error as NSError).localizedFailureReason ?? "\(error.localizedDescription)")
        }
    }
}
