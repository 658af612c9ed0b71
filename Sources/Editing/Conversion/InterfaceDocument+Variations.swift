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
        let matching = markup.children(of: index, named: "variation").map { ($0, SizeClassKey(markup[$0].key ?? "")) }
            .filter {
                $0.1.holds(horizontal: environment.horizontalSizeClass, vertical: environment.verticalSizeClass)
            }
        return matching.sorted { $0.1.specificity > $1.1.specificity }.map(\.0)
    }
}
