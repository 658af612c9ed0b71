import Foundation
import KeylinePreviews
import KeylineReports
import KeylineScenes

/// The place of the pictures that a report shows.
enum ReportPictures {
    /// Files beside the page.
    case beside
    /// The page itself, with the pictures of a folder in it.
    case inside(folder: String)

    /// The value of a link to a file. Texts and pages are beside the report in any case: browsers open no page from a page's own data.
    func address(_ file: String) -> String {
        guard case .inside(let folder) = self, file.hasSuffix(".png"),
            let data = InputFile.contents(atPath: "\(folder)/\(file)")
        else { return HTML.link(file) }
        return "data:image/png;base64," + data.base64EncodedString()
    }
}
