import UIKitLayout

extension DocumentViewBuilder {
    /// Connects outlets and actions in the order of the document, then tells the objects that have any.
    ///
    /// An `OutletReceiver` is handed its outlets; those of other objects are found in the tables of their classes (`ClassTable`).
    func connectOutlets(owner: AnyObject?) {
        var owners: [AnyObject] = []
        for element in document.elements {
            guard let connections = element.child("connections")?.children else { continue }
            let isOwner = element["placeholderIdentifier"] == "IBFilesOwner"
            guard let object = isOwner ? owner : element.id.flatMap({ objects[$0] }) else { continue }
            for connection in connections { connect(connection, from: object, owner: owner) }
            if !owners.contains(where: { $0 === object }) { owners.append(object) }
        }
        markUnconnectedButtons()
        applyCode()
        for object in owners { (object as? any OutletReceiver)?.didLoad() }
        for (view, element) in designedViews where element["customClass"] != nil { view.awakeFromNib() }
        for controller in controllers.loaded {
            controller.awakeFromNib()
            controller.viewDidLoad()
        }
        controllers.loaded = []
    }

    private func connect(_ connection: IBElement, from object: AnyObject, owner: AnyObject?) {
        let destination = connection["destination"]
        // An action without a destination, or with that of the first responder, goes up the responder chain.
        let target = destination.flatMap { id in objects[id] ?? (document.isFilesOwner(id) ? owner : nil) }
        switch connection.name {
        case "outlet", "outletCollection":
            guard let name = connection["property"], let target else { return }
            if let receiver = object as? any OutletReceiver {
                receiver.connect(target, toOutlet: name)
            } else {
                let isConnected = LinkedClasses.connect(target, toOutlet: name, of: object)
                if !isConnected { connectSystemOutlet(name, of: object, to: target) }
            }
        case "action":
            guard let name = connection["selector"] else { return }
            if let item = object as? UIBarButtonItem {
                item.target = target
                item.action = Selector(name)
            }
            (object as? UIGestureRecognizer)?.addTarget(target ?? object, action: Selector(name))
            guard let control = object as? UIControl else { return }
            control.addTarget(target, action: Selector(name), for: Self.event(connection["eventType"]))
            control.source.actions.insert("\(name) \(destination ?? "")")
        case "segue": connectSegue(connection, from: object)
        default: break
        }
    }

    /// Marks the buttons that a touch does nothing with: they have no action, segue, menu or gesture, and code finds neither them nor a stack
    /// around them by an outlet, a tag or a class of their own.
    private func markUnconnectedButtons() {
        let buttons = designedViews.filter { view, element in
            view is UIButton && !Self.isFoundByItself(element)
                && !element.children.contains { ["connections", "menu"].contains($0.name) }
        }
        guard !buttons.isEmpty else { return }
        let connections = document.elements.filter { $0.name == "connections" }.flatMap(\.children)
        let destinations = Set(connections.compactMap { $0["destination"] })
        let reached = Set(
            designedViews.filter { view, element in
                (view is UIButton || view is UIStackView)
                    && (Self.isFoundByItself(element) || element.id.map(destinations.contains) ?? false)
            }.map { ObjectIdentifier($0.view) })
        for (view, _) in buttons {
            let around = sequence(first: view) { $0.superview }
            view.source.isUnconnected = !around.contains { reached.contains(ObjectIdentifier($0)) }
        }
    }

    private static func isFoundByItself(_ element: IBElement) -> Bool {
        element["customClass"] != nil || element["tag"].map { $0 != "0" } ?? false
    }

    /// Connects an outlet of a class of UIKit's: the view of a file's owner, the views that lists and cells place themselves, and for layout
    /// code the objects that lists ask.
    private func connectSystemOutlet(_ name: String, of object: AnyObject, to target: AnyObject) {
        if name == "view", let controller = object as? UIViewController, let view = target as? UIView {
            if !controller.isViewLoaded { controller.view = view }
            return
        }
        // Xcode's canvas connects nothing.
        if !isOnCanvas, let part = target as? UIView, Self.put(part, as: name, of: object) {
            part.translatesAutoresizingMaskIntoConstraints = true
            return
        }
        guard isForCode else { return }
        switch (object, name) {
        case (let table as UITableView, "dataSource"): table.dataSource = target as? any UITableViewDataSource
        case (let table as UITableView, "delegate"): table.delegate = target as? any UITableViewDelegate
        case (let list as UICollectionView, "dataSource"): list.dataSource = target as? any UICollectionViewDataSource
        case (let list as UICollectionView, "delegate"): list.delegate = target as? any UICollectionViewDelegate
        case (let picker as UIPickerView, "dataSource"): picker.dataSource = target as? any UIPickerViewDataSource
        case (let picker as UIPickerView, "delegate"): picker.delegate = target as? any UIPickerViewDelegate
        case (let field as UITextField, "delegate"): field.delegate = target as? any UITextFieldDelegate
        case (let text as UITextView, "delegate"): text.delegate = target as? any UITextViewDelegate
        case (let bar as UISearchBar, "delegate"): bar.delegate = target as? any UISearchBarDelegate
        case (let scroll as UIScrollView, "delegate"): scroll.delegate = target as? any UIScrollViewDelegate
        default: break
        }
    }

    /// The event of a name in Interface Builder; a control's main one where none is written.
    private static func event(_ name: String?) -> UIControl.Event {
        name.flatMap { eventBits[$0] }.map { UIControl.Event(rawValue: 1 << $0) } ?? .primaryActionTriggered
    }

    /// The bits of Apple's events.
    private static let eventBits: [String: UInt] = [
        "touchDown": 0, "touchDownRepeat": 1, "touchDragInside": 2, "touchDragOutside": 3, "touchDragEnter": 4,
        "touchDragExit": 5, "touchUpInside": 6, "touchUpOutside": 7, "touchCancel": 8, "valueChanged": 12,
        "primaryActionTriggered": 13, "editingDidBegin": 16, "editingChanged": 17, "editingDidEnd": 18,
        "editingDidEndOnExit": 19,
    ]
}

extension IBDocument {
    /// Whether an id is that of the file's owner.
    fileprivate func isFilesOwner(_ id: String) -> Bool {
        elements.contains { $0.id == id && $0["placeholderIdentifier"] == "IBFilesOwner" }
    }
}
