import KeylineScenes

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
        let widths = "widthClass=\(environment.horizontalSizeClass)"
        let heights = "heightClass=\(environment.verticalSizeClass)"
        let parts = { (index: Int) in (markup[index].key ?? "").split(separator: "-").map(String.init) }
        let matching = markup.children(of: index, named: "variation").filter { index in
            parts(index).allSatisfy { $0 == widths || $0 == heights || $0 == "default" }
        }
        return matching.sorted { parts($0).count > parts($1).count }
    }
}
