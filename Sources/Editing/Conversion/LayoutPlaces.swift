import KeylineMarkup
public import KeylineScenes

/// Finds the places of a layout file that became places of a XIB, for what a second conversion says of the XIB.
public struct LayoutPlaces {
    private let layout: InterfaceDocument
    private let interface: InterfaceDocument
    /// The layout's ids of views by object ids.
    private let names: [String: String]

    /// Knows a layout file and the XIB that it became.
    ///
    /// - Parameters:
    ///   - layout: The layout file.
    ///   - interface: The XIB.
    ///   - objectIDs: The object ids of the views, by their ids in the layout.
    public init(of layout: InterfaceDocument, in interface: InterfaceDocument, objectIDs: [String: String]) {
        self.layout = layout
        self.interface = interface
        names = Dictionary(objectIDs.map { ($0.value, $0.key) }) { first, _ in first }
    }

    /// The place of the view in the layout file from which a place of the XIB comes.
    ///
    /// - Parameter location: A place of the XIB.
    /// - Returns: The place of the view or of the key `device`; the beginning of the file for the screen; nil for what only the XIB says, such as the
    ///   device that it always has.
    public func location(of location: SourceLocation) -> SourceLocation? {
        let markup = interface.markup
        guard
            let index = markup.elements.indices.last(where: {
                markup[$0].line == location.line && markup[$0].column == location.column
            })
        else { return start }
        if markup[index].name == "device" {
            guard let entry = layout.layout?.root.first(where: { $0.key == "device" }) else { return nil }
            return layout.layout.map { $0.lines.location(of: entry.start, in: layout.file) }
        }
        let views = ([index] + markup.ancestors(of: index)).compactMap { markup[$0].id.flatMap { names[$0] } }
        guard let view = views.first, layout.place(of: view) != nil else { return start }
        return layout.location(of: view)
    }

    private var start: SourceLocation { SourceLocation(file: layout.file, line: 1, column: 1) }
}
