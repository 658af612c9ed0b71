internal import Foundation
internal import KeylineScenes

extension Data {
    /// The bytes of a file with texts.
    init(readingTexts path: String) throws(StringsError) {
        InputTrace.note(.file(path))
        do throws(OtherKindError) { try InputFile.check(path) } catch {
            throw .unreadable(file: path, reason: error.reason)
        }
        do {
            self = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(
                file: path, reason: (error as NSError).localizedFailureReason ?? "\(error.localizedDescription)")
        }
        if GitLargeFile.isPointer(self) { throw .largeFilePointer(file: path) }
    }
}
