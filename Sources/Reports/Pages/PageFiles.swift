/// The style and the script of one kind of page. Both stand in `Files`, as what they are, and are compiled into the program: nothing has to be
/// found where it is installed.
package enum PageFiles: Sendable, CaseIterable {
    /// Every scene in every environment.
    case preview
    /// A scene taken apart.
    case inspector
    /// Goldens that failed.
    case goldens
    /// The keys of an app's tables, and where they are shown.
    case strings
    /// The editor of one document.
    case editor
    /// The screens of an app and the ways between them.
    case map

    /// The rules that all pages share, then the page's own.
    var style: String { "\n" + Self.text(PackageResources.shared_css) + Self.text(ownStyle) }

    /// The rules that all pages share.
    static var sharedStyle: String { text(PackageResources.shared_css) }

    /// The code that all pages share, then the page's own, which finds the data in `data` and puts what it shows into `<main>`.
    var script: String { "\n" + Self.text(PackageResources.shared_js) + Self.text(ownScript) }

    /// A page with names in braces for what it is put together from.
    static var shell: String { text(PackageResources.page_html) }

    private var ownStyle: [UInt8] {
        switch self {
        case .preview: PackageResources.preview_css
        case .inspector: PackageResources.inspector_css
        case .goldens: PackageResources.goldens_css
        case .strings: PackageResources.strings_css
        case .editor: PackageResources.editor_css
        case .map: PackageResources.map_css
        }
    }

    private var ownScript: [UInt8] {
        switch self {
        case .preview: PackageResources.preview_js
        case .inspector: PackageResources.inspector_js
        case .goldens: PackageResources.goldens_js
        case .strings: PackageResources.strings_js
        case .editor: PackageResources.editor_js
        case .map: PackageResources.map_js
        }
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
