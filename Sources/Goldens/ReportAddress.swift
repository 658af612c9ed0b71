import KeylineByteText
import KeylineReports

/// The address under which the folder of a report is published, so that a comment on a pull request can link its page and show its pictures.
public struct ReportAddress: Hashable, Sendable {
    /// The address of a folder that pages are opened from, without a slash at its end.
    private let pages: String
    /// The address of a folder that pictures are shown from.
    private let pictures: String

    /// A folder that is published as it is.
    ///
    /// - Parameter folder: Its address.
    public init(_ folder: String) {
        pages = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        pictures = pages
    }

    /// The artefacts of a job of GitLab's.
    ///
    /// Source: GitLab Docs, "Access the latest job artifacts" and "Predefined CI/CD variables reference" (`CI_JOB_URL`).
    ///
    /// - Parameters:
    ///   - job: The job's address.
    ///   - folder: The report's folder, from the folder of the repository.
    public init(gitLabJob job: String, folder: String) {
        pages = "\(job)/artifacts/file/\(folder)"
        pictures = "\(job)/artifacts/raw/\(folder)"
    }

    /// A link to the page, as Markdown.
    func page(_ file: String, _ words: String) -> String { "[\(words)](\(address(pages, file)))" }

    /// Pictures side by side under their words, as a table of Markdown; empty where there is none.
    func table(_ pictures: [(words: String, file: String?)]) -> [String] {
        let shown = pictures.compactMap { picture in picture.file.map { (picture.words, $0) } }
            .filter { $0.1.hasSuffix(".png") }
        guard !shown.isEmpty else { return [] }
        let row = { (cells: [String]) in "| " + cells.joined(separator: " | ") + " |" }
        return [
            row(shown.map(\.0)), row(shown.map { _ in "---" }),
            row(shown.map { "![\($0.0)](\(address(self.pictures, $0.1)))" }), "",
        ]
    }

    /// Parentheses would end a link.
    private func address(_ folder: String, _ file: String) -> String {
        "\(folder)/\(HTML.link(file))".replacing("(", with: "%28").replacing(")", with: "%29")
    }
}
