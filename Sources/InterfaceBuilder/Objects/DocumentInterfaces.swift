package import Foundation
package import UIKitLayout

/// The XIBs and storyboards around a document or an app, for layout code that asks for them by name.
package struct DocumentInterfaces: InterfaceSource {
    private let surroundings: any DocumentResources

    /// Wraps what finds documents by name.
    package init(_ surroundings: any DocumentResources) {
        self.surroundings = surroundings
    }

    package func hasInterface(named name: String) -> Bool { surroundings.hasInterface(named: name) }

    package func instantiateInterface(named name: String, owner: AnyObject?) -> [AnyObject]? {
        guard let source = surroundings.interface(named: name) else { return nil }
        guard let builder = source.builder(instantiating: nil, in: .current) else { return [] }
        source.reportUnknownClasses(in: .current)
        let views = source.topViews.map(builder.makeView)
        // A file for cells of any size names no superview that could resize them.
        for view in views { view.translatesAutoresizingMaskIntoConstraints = true }
        builder.makeConstraints()
        builder.connectOutlets(owner: owner)
        return views
    }

    package func instantiateController(
        ofStoryboard name: String, identifier: String?, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let source = surroundings.storyboard(named: name),
            let element = source.controller(identifier: identifier),
            let builder = source.builder(instantiating: element, in: .current)
        else { return nil }
        source.reportUnknownClasses(in: .current)
        return builder.instantiate(element, creator: creator)
    }
}
