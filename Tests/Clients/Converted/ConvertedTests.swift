import Foundation
import Keyline
import KeylineGraphics
import KeylineLayoutFile
import KeylineProjects
import KeylineScenes
import SwiftUI
import Testing
import UIKit

@testable import ConvertedAnchors
@testable import ConvertedFormats
@testable import ConvertedViews

/// A scene of a sample, with its code in all forms.
struct ConvertedSample: Sendable, CustomTestStringConvertible {
    let document: String
    let scene: String
    /// The id of the scene's own view.
    let root: String
    let anchors: @MainActor @Sendable () -> UIView
    let formats: @MainActor @Sendable () -> UIView
    let views: @MainActor @Sendable () -> AnyView
    /// The number of lines of letters that SwiftUI draws elsewhere, because its lists keep other distances between sections; nil for a list of
    /// which this moves every line, so that nothing can be compared.
    let strayLines: Int?
    /// How much further from the sides rows are in SwiftUI, in points: inset lists have margins of 20 from a width of 390 on, tables from 414 on.
    var rowInset: CGFloat = 0

    var testDescription: String { scene }

    static let all = [
        ConvertedSample(
            document: "Trails/Base.lproj/Main.storyboard", scene: "tra-il-scn", root: "tra-il-viw",
            anchors: { ConvertedAnchors.TrailView() }, formats: { ConvertedFormats.TrailView() },
            views: { AnyView(ConvertedViews.TrailView()) }, strayLines: 0),
        ConvertedSample(
            document: "Trails/Base.lproj/App.storyboard", scene: "sav-ed-scn", root: "sav-ed-tbl",
            anchors: { ConvertedAnchors.SavedView() }, formats: { ConvertedFormats.SavedView() },
            views: { AnyView(ConvertedViews.SavedView()) }, strayLines: 3, rowInset: 4),
        ConvertedSample(
            document: "Trails/Base.lproj/ReportCell.xib", scene: "rep-or-cel", root: "rep-or-cel",
            anchors: { ConvertedAnchors.ReportCellView(style: .default, reuseIdentifier: nil) },
            formats: { ConvertedFormats.ReportCellView(style: .default, reuseIdentifier: nil) },
            views: { AnyView(ConvertedViews.ReportCellView()) }, strayLines: 0),
        ConvertedSample(
            document: "Faults/Canvas/Repaired.storyboard", scene: "fau-lt-scn", root: "roo-tv-iew",
            anchors: { ConvertedAnchors.SettingsView() }, formats: { ConvertedFormats.SettingsView() },
            views: { AnyView(ConvertedViews.SettingsView()) }, strayLines: 0),
        ConvertedSample(
            document: "SignIn/sign-in.yaml", scene: "sign-in", root: "screen",
            anchors: { ConvertedAnchors.SignInView() }, formats: { ConvertedFormats.SignInView() },
            views: { AnyView(ConvertedViews.SignInView()) }, strayLines: 1),
        ConvertedSample(
            document: "Controls/controls.yaml", scene: "controls", root: "screen",
            anchors: { ConvertedAnchors.ControlsView() }, formats: { ConvertedFormats.ControlsView() },
            views: { AnyView(ConvertedViews.ControlsView()) }, strayLines: 8),
        ConvertedSample(
            document: "Faults/repaired.yaml", scene: "repaired", root: "screen",
            anchors: { ConvertedAnchors.RepairedView() }, formats: { ConvertedFormats.RepairedView() },
            views: { AnyView(ConvertedViews.RepairedView()) }, strayLines: 0),
        ConvertedSample(
            document: "Kiosk/kiosk.yaml", scene: "kiosk", root: "screen",
            anchors: { ConvertedAnchors.KioskView() }, formats: { ConvertedFormats.KioskView() },
            views: { AnyView(ConvertedViews.KioskView()) }, strayLines: 0),
        ConvertedSample(
            document: "Account/account.yaml", scene: "account", root: "screen",
            anchors: { ConvertedAnchors.AccountView() }, formats: { ConvertedFormats.AccountView() },
            views: { AnyView(ConvertedViews.AccountView()) }, strayLines: nil),
    ]
}

/// Code that `keyline convert` writes compiles and lays out as the documents do.
@MainActor
@Suite struct ConvertedTests {
    private static let samples = ProcessInfo.processInfo.environment["KEYLINE_SAMPLES"] ?? ""

    private struct Original {
        var scene: KeylineScenes.Scene
        var root: ViewSnapshot
        var place: CGRect
    }

    private func original(_ sample: ConvertedSample) throws -> Original {
        let path = Self.samples + "/" + sample.document
        let document: any SceneSource =
            path.hasSuffix(".yaml")
            ? try LayoutFileSource(contentsOf: path, fonts: FontCollection.bundled())
            : try DocumentSource(contentsOf: path)
        let description = try #require(document.scenes.first { $0.id.rawValue == sample.scene })
        let scene = try document.makeScene(description.id, in: description.environment.onDevice)
        let root = try #require(scene.layout.view(ViewID(sample.root)))
        return Original(scene: scene, root: root.view, place: root.frame)
    }

    /// The environment of the scene's own view: its size, and what bars leave of it.
    private func environment(_ original: Original) -> SceneEnvironment {
        var environment = original.scene.environment
        let size = original.place.size
        let origin = original.root.boundsOrigin
        let area = original.root.safeAreaFrame.offsetBy(dx: -origin.x, dy: -origin.y)
        environment.size = size
        environment.safeArea = Insets(
            top: area.minY, left: area.minX, bottom: size.height - area.maxY, right: size.width - area.maxX)
        return environment
    }

    /// What differs between a view of the document and its counterpart, with everything inside.
    private func differences(_ expected: ViewSnapshot, _ made: ViewSnapshot, isRoot: Bool = true) -> [String] {
        // Constraints speak of alignment rectangles: a symbol's picture may be lower than its own.
        let isPicture = expected.className == "UIImageView"
        let (own, other) = isPicture ? (expected.alignmentRect, made.alignmentRect) : (expected.frame, made.frame)
        let gaps = [
            own.minX - other.minX, own.minY - other.minY, own.width - other.width, own.height - other.height,
        ].map(abs)
        let moved = !isRoot && gaps.contains { $0 > 0.5 } ? ["\(expected.id): \(own) is \(other)"] : []
        let visible = [expected, made].map { view in
            let children = view.children.filter { !$0.isHidden }
            // A table keeps its rows, headers and footers in the order in which it made them.
            return expected.className == "UITableView" ? children.sorted { $0.frame.minY < $1.frame.minY } : children
        }
        guard visible[0].count == visible[1].count else {
            return moved + ["\(expected.id) has \(visible[0].count) views inside, not \(visible[1].count)"]
        }
        return moved + zip(visible[0], visible[1]).flatMap { differences($0, $1, isRoot: false) }
    }

    private func check(_ sample: ConvertedSample, _ make: @escaping @MainActor @Sendable () -> UIView) throws {
        let original = try original(sample)
        let resources = try AppResources(folder: Self.samples + "/Trails")
        let isCell = make() is UITableViewCell
        let environment = environment(original)
        let source = try CodeSource(sample.scene, resources: resources) {
            let controller = UIViewController()
            let view = make()
            guard isCell else {
                controller.view = view
                return controller
            }
            view.frame = CGRect(origin: .zero, size: environment.size)
            controller.view.addSubview(view)
            return controller
        }
        let made = try source.makeScene(source.scenes[0].id, in: environment).layout
        let name = "\(type(of: make()))"
        let root = try #require(made.placedViews.first { $0.view.className == name })
        #expect(differences(original.root, root.view) == [])
    }

    @Test(arguments: ConvertedSample.all)
    func `anchors give every view the document's frame`(_ sample: ConvertedSample) throws {
        try check(sample, sample.anchors)
    }

    @Test(arguments: ConvertedSample.all)
    func `the visual format gives every view the document's frame`(_ sample: ConvertedSample) throws {
        try check(sample, sample.formats)
    }

    // MARK: - SwiftUI

    private struct Line {
        var view: ViewID?
        var text: String
        var origin: CGPoint
    }

    private func lines(_ items: [DisplayItem], _ transform: CGAffineTransform = .identity) -> [Line] {
        items.flatMap { item -> [Line] in
            switch item.content {
            case .group(let group): lines(group.items, group.transform.concatenating(transform))
            case .glyphs(let run): [Line(view: item.view, text: run.text, origin: run.origin.applying(transform))]
            default: []
            }
        }
    }

    private func ids(_ view: ViewSnapshot) -> [ViewID] { [view.id] + view.children.flatMap(ids) }

    @Test(arguments: ConvertedSample.all.filter { $0.strayLines != nil })
    func `SwiftUI's views draw letters where the document has them`(_ sample: ConvertedSample) throws {
        let original = try original(sample)
        let resources = try AppResources(folder: Self.samples + "/Trails")
        let source = try CodeSource(sample.scene, resources: resources) { sample.views() }
        let made = try source.makeScene(source.scenes[0].id, in: environment(original))
        let own = Set(ids(original.root))
        let expected = lines(original.scene.displayList.items).filter { $0.view.map(own.contains) ?? false }
        let found = lines(made.displayList.items)
        let strays = expected.filter { line in
            let place = CGPoint(x: line.origin.x - original.place.minX, y: line.origin.y - original.place.minY)
            return !found.contains { other in
                other.text == line.text && abs(abs(other.origin.x - place.x) - sample.rowInset) <= 0.5
                    && abs(other.origin.y - place.y) <= 0.5
            }
        }
        #expect(!expected.isEmpty)
        #expect(strays.count == sample.strayLines, "\(strays.map(\.text))")
    }
}
