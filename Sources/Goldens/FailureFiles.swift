import Foundation

/// The files that failures leave in a folder.
struct FailureFiles {
    private let folder: String

    init(_ folder: String) {
        self.folder = folder
    }

    /// Removes what an earlier test left, by the names that it gives; other files are left alone.
    func clear() {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for file in files where isFailureFile(file) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(file)")
        }
    }

    private func isFailureFile(_ file: String) -> Bool {
        if file.hasSuffix(GoldenResult.Files.inspectorEnding) { return true }
        guard let kind = GoldenCase.Kind(name: file) else {
            return ["report.html", GoldenResults.fileName].contains(file)
        }
        let stem = file.dropLast(kind.rawValue.count)
        return [".expected", ".actual", ".difference", ".picture"].contains { stem.hasSuffix($0) }
    }
}
