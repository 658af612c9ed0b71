import KeylineScenes
import KeylineVocabulary

/// What documents say for some size classes alone.
extension InterfaceDocument {
    /// The variations of an element that hold in an environment, the more specific first.
    ///
    /// - Parameters:
    ///   - index: The element.
    ///   - environment: The scene's environment; nil where it is not known.
    /// - Returns: The elements; none in documents without a device, whose canvas shows what holds for any size.
    func variations(of index: Int, in environment: SceneEnvironment?) -> [Int] {
        guard let environment, let root = markup.root, markup.child(of: root, named: "device") != nil else { return [] }
        return variations(of: index, holdingIn: environment)
    }

    /// The variations of an element that hold in an environment, whatever canvas the document has.
    func variations(of index: Int, holdingIn environment: SceneEnvironment) -> [Int] {
        let matching = markup.children(of: index, named: "variation").map { ($0, SizeClassKey(markup[$0].key ?? "")) }
            .filter {
                $0.1.holds(horizontal: environment.horizontalSizeClass, vertical: environment.verticalSizeClass)
            }
        return matching.sorted { $0.1.specificity > $1.1.specificity }.map(\.0)
    }

    /// The element of a document that says what differs of another one in some size classes.
    func variation(_ variation: SizeClassVariation, of element: Int) -> Int? {
        markup.children(of: element, named: "variation").first { markup[$0].key == variation.key }
    }

    /// Whether some size classes have a member of an element's `subviews` or `constraints`; nil where they do not say so themselves.
    func isInstalled(
        _ member: String, in collection: String, of element: Int, for variation: SizeClassVariation
    ) -> Bool? {
        guard let index = self.variation(variation, of: element) else { return nil }
        let masks = markup.children(of: index, named: "mask").filter { markup[$0].key == collection }
        let change = masks.flatMap { markup[$0].children }.last { markup[$0]["reference"] == member }
        return change.map { markup[$0].name == "include" }
    }
}
