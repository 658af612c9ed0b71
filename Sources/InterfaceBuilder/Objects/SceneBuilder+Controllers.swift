import Foundation
import Scenes
import UIKitLayout

extension SceneBuilder {
    func makeController(_ element: IBElement) -> UIViewController {
        let element = element.resolved(for: classes)
        let controller = UIViewController()
        if let id = element.id { objects[id] = controller }
        controller.title = values.text("title", of: element)
        if let view = element.value(of: "view") { controller.view = makeView(view) }
        return controller
    }
}
