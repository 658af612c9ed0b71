import KeylineByteText
import KeylineMarkup
import KeylineScenes

/// Puts a scene into a navigation controller, as Interface Builder's "Embed In" does: a bar is above the scene, and its safe area is smaller.
public struct NavigationWrap {
    private let document: InterfaceDocument

    /// Prepares the tool for a document.
    public init(_ document: InterfaceDocument) { self.document = document }

    /// The document with the scene of a view in a navigation controller.
    ///
    /// In a storyboard the controller is a scene of its own, to which the storyboard's entry and the segues to the wrapped scene lead from then on. A
    /// layout file has a `navigation` bar.
    ///
    /// - Parameter view: The id of the whole view of a scene.
    /// - Returns: The new bytes.
    /// - Throws: `EditingError` for a view that is not a controller's, and a scene that is in a navigation controller already.
    public func bytes(wrapping view: String) throws(EditingError) -> [UInt8] {
        if let layout = document.layout { return try bytes(wrapping: view, layout) }
        let markup = document.markup
        guard document.isControllersView(view), let element = document.views[view]?.element,
            let controller = markup[element].parent, let controllerID = markup[controller].id,
            let scene = markup.ancestors(of: controller).first(where: { markup[$0].name == "scene" }),
            let scenes = markup[scene].parent
        else {
            throw .impossible(
                reason: "\"\(view)\" is not the whole view of a storyboard's scene",
                location: document.location(of: view),
                hint: "name the view of a controller; a XIB has no controllers")
        }
        let segues = markup.elements.indices.filter {
            markup[$0].name == "segue" && markup[$0]["destination"] == controllerID && markup[$0]["kind"] != "unwind"
        }
        if segues.contains(where: { markup[$0]["relationship"] == "rootViewController" }) {
            throw .impossible(
                reason: "the scene is in a navigation controller already", location: document.location(of: view),
                hint: "push it from another scene instead")
        }
        var editor = InterfaceEditor(document)
        let id = editor.makeID(for: "navigation controller of \(controllerID)")
        let lines = sceneLines(id: id, around: controllerID, beside: scene, &editor)
        let item = editor.makeID(for: "navigation item of \(controllerID)")
        editor.editMarkup { markup in
            markup.insert(lines, into: scenes, after: scene)
            for segue in segues { markup.set("destination", to: id, of: segue) }
            if let root = document.markup.root, document.markup[root]["initialViewController"] == controllerID {
                markup.set("initialViewController", to: id, of: root)
            }
            guard document.markup.child(of: controller, named: "navigationItem") == nil else { return }
            markup.insert(["<navigationItem key=\"navigationItem\" id=\"\(item)\"/>"], into: controller, after: element)
        }
        return editor.bytes()
    }

    private func bytes(wrapping view: String, _ layout: LayoutFileRanges) throws(EditingError) -> [UInt8] {
        guard view == LayoutFileModel.screen else {
            throw .impossible(
                reason: "\"\(view)\" is not the whole screen", location: document.location(of: view),
                hint: "name the screen: a layout file has one bar, above all of it")
        }
        guard !layout.root.contains(where: { $0.key == "navigation" }),
            let views = layout.root.first(where: { $0.key == "views" })
        else {
            throw .impossible(
                reason: "the screen has a navigation bar already", location: document.location(of: view),
                hint: "change the keys of \"navigation\"")
        }
        var edits = ByteEdits()
        edits.insert("navigation: {}" + (layout.isFlow ? ", " : layout.lines.newline), at: views.start)
        return edits.applied(to: layout.lines.bytes)
    }

    /// The scene of the controller as Xcode writes it.
    private func sceneLines(
        id: String, around root: String, beside scene: Int, _ editor: inout InterfaceEditor
    ) -> [String] {
        let point = document.markup.children(of: scene, named: "point").first.map { document.markup[$0] }
        let x = point?["x"].flatMap(Double.init) ?? 0
        let y = point?["y"].flatMap(Double.init) ?? 0
        let ids = ["scene", "bar", "segue", "responder"].map { editor.makeID(for: "\($0) of \(id)") }
        return [
            "<!--Navigation Controller-->", "<scene sceneID=\"\(ids[0])\">", "    <objects>",
            "        <navigationController id=\"\(id)\" sceneMemberID=\"viewController\">",
            "            <navigationBar key=\"navigationBar\" contentMode=\"scaleToFill\" id=\"\(ids[1])\">",
            "                <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"44\"/>",
            "                <autoresizingMask key=\"autoresizingMask\"/>", "            </navigationBar>",
            "            <connections>",
            "                <segue destination=\"\(root)\" kind=\"relationship\" relationship=\"rootViewController\" "
                + "id=\"\(ids[2])\"/>",
            "            </connections>", "        </navigationController>",
            "        <placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"\(ids[3])\" userLabel=\"First Responder\" "
                + "sceneMemberID=\"firstResponder\"/>",
            "    </objects>",
            "    <point key=\"canvasLocation\" x=\"\(ConstraintMarkup.number(x - 900))\" "
                + "y=\"\(ConstraintMarkup.number(y))\"/>",
            "</scene>",
        ]
    }
}
