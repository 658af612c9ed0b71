import Foundation
import Scenes
import UIKitLayout

/// What a kind of view is made from.
@MainActor
struct ViewReading {
    /// The element, as it is for the scene's size classes.
    let element: IBElement
    let builder: SceneBuilder

    var values: ValueReader { builder.values }
}

/// The kinds of views by their elements' names.
@MainActor
enum ViewKinds {
    /// Makes the view of an element with what belongs to its kind alone.
    static func make(_ reading: ViewReading) -> UIView {
        guard let maker = makers[reading.element.name] else { return UIView() }
        return maker(reading)
    }

    private static let makers: [String: @MainActor (ViewReading) -> UIView] = [
        "view": { _ in UIView() },
        "label": makeLabel,
        "stackView": makeStackView,
        "scrollView": makeScrollView, "tableView": makeScrollView, "collectionView": makeScrollView,
    ]
}
