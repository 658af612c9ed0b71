import Foundation
import Keyline
import KeylineScenes
import Testing
import UIKitLayout

/// XIBs and storyboards that layout code asks for by name.
@MainActor
@Suite final class InterfaceByNameTests {
    private let folder: URL
    private let resources: AppResources

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("interfaces-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in InterfaceFixtures.files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        resources = try AppResources(folder: folder.path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func texts(_ content: @escaping @MainActor @Sendable () throws -> UIViewController) async throws -> [String]
    {
        let picture = try await Picture(in: .init(locale: "en"), resources: resources) { try content() }
        return picture.snapshot.root.texts
    }

    @Test func `a XIB gives views of its classes with their outlets`() async throws {
        let texts = try await texts {
            let views = Bundle.main.loadNibNamed("PriceCard", owner: nil)
            let card = try #require(views?.first as? InterfaceFixtures.PriceCard)
            #expect(card.isAwake)
            card.title.text = "Lamp"
            let controller = UIViewController()
            controller.view.addSubview(card)
            return controller
        }
        #expect(texts == ["Lamp"])
    }

    @Test func `a controller loads the XIB that it is given, or that of its class`() async throws {
        let named = try await texts { InterfaceFixtures.OrderController(nibName: "OrderController", bundle: nil) }
        let unnamed = try await texts { InterfaceFixtures.OrderController() }
        #expect(named == ["Order"])
        #expect(unnamed == ["Order"])
    }

    @Test func `a controller of a storyboard loads its view after code has set its properties`() async throws {
        let texts = try await texts {
            let first = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()
            let navigation = try #require(first as? UINavigationController)
            let list = try #require(navigation.topViewController as? InterfaceFixtures.ListController)
            #expect(!list.isViewLoaded)
            #expect(list.storyboard != nil)
            list.items = ["Lamp", "Chair"]
            return navigation
        }
        #expect(texts == ["Lamp", "Prototype", "Chair", "Prototype", "2 items"])
    }

    @Test func `code makes the object of a storyboard's controller`() async throws {
        _ = try await texts {
            let list = UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(identifier: "list") {
                InterfaceFixtures.ListController(coder: $0, items: ["Sofa"])
            }
            #expect(list.items == ["Sofa"])
            return list
        }
    }

    @Test func `a file that is not there is reported`() async throws {
        let picture = try await Picture(in: .init(locale: "en"), resources: resources) {
            #expect(UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil).isEmpty)
            return UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "nobody")
        }
        let messages = picture.scene.diagnostics.filter { $0.kind == .missingReference }.map(\.message)
        #expect(
            messages == [
                "there is no readable XIB \"Nowhere\"",
                "there is no readable storyboard \"Shop\" with a controller \"nobody\"",
            ])
    }
}

extension ViewSnapshot {
    /// The texts of the node and those inside, in drawing order.
    fileprivate var texts: [String] { [text?.text ?? ""].filter { !$0.isEmpty } + children.flatMap(\.texts) }
}
