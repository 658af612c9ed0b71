import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

/// Accessories of lists' rows, as the documentation of `UICellAccessory` describes them.
@MainActor
@Suite struct CellAccessoryTests {
    private let list = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    private let cell = UICollectionViewListCell(frame: .zero)

    /// The frames of what stands beside the content, from left to right.
    private func frames(
        _ accessories: [UICellAccessory], isEditing: Bool = false, direction: LayoutDirection = .leftToRight
    ) -> [CGRect] {
        cell.accessories = accessories
        list.documentSections = [CollectionSection(cells: [cell])]
        list.isEditing = isEditing
        _ = Screen.show(list, width: 375, height: 400, direction: direction)
        return cell.subviews.filter { $0 !== cell.contentView }.map(\.frame).sorted { $0.minX < $1.minX }
    }

    private func box(
        _ width: CGFloat, _ placement: UICellAccessory.Placement, reserved: UICellAccessory.LayoutDimension? = nil,
        isHidden: Bool = false
    ) -> UICellAccessory {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
        return .customView(
            configuration: .init(
                customView: view, placement: placement, isHidden: isHidden, reservedLayoutWidth: reserved))
    }

    /// Every kind, shown at a moment.
    private static func all(_ displayed: UICellAccessory.DisplayedState) -> [UICellAccessory] {
        [
            .disclosureIndicator(displayed: displayed), .outlineDisclosure(displayed: displayed),
            .checkmark(displayed: displayed), .detail(displayed: displayed), .delete(displayed: displayed),
            .insert(displayed: displayed), .reorder(displayed: displayed), .multiselect(displayed: displayed),
            .label(text: "8", displayed: displayed),
            .customView(configuration: .init(customView: UISwitch(), placement: .trailing(displayed: displayed))),
        ]
    }

    @Test func `every kind is shown when it should be`() {
        for (displayed, usually, edited) in [
            (UICellAccessory.DisplayedState.always, 10, 10), (.whenEditing, 0, 10), (.whenNotEditing, 10, 0),
        ] {
            #expect(frames(Self.all(displayed)).count == usually)
            #expect(frames(Self.all(displayed), isEditing: true).count == edited)
        }
    }

    @Test func `rows tell their handler that they are edited`() {
        var told: [Bool] = []
        cell.configurationUpdateHandler = { told.append($1.isEditing) }
        _ = frames([], isEditing: true)
        #expect(told == [false, true])
    }

    @Test func `a hidden accessory keeps its room`() {
        let shown = frames([box(30, .trailing()), .checkmark()])
        let hidden = frames([box(30, .trailing(), isHidden: true), .checkmark()])
        #expect(shown == hidden)
        #expect(cell.subviews.filter(\.isHidden).count == 1)
    }

    @Test func `an accessory stands in the middle of the width that is reserved for it`() {
        let frames = frames([box(10, .trailing(), reserved: .custom(40)), box(20, .leading(), reserved: .standard)])
        let middles: [CGFloat] = [30, 339]
        #expect(frames.map(\.midX) == middles)
        #expect(cell.contentView.frame == CGRect(x: 44, y: 0, width: 275, height: 44))
    }

    @Test func `views of one's own stand next to the content unless they choose a place`() {
        let usual = frames([.checkmark(), box(30, .trailing())])
        #expect(usual.first?.width == 30)
        let last = frames([
            .checkmark(), box(30, .trailing(at: UICellAccessory.Placement.position(after: .checkmark()))),
        ])
        #expect(last.last?.width == 30 && last.last?.maxX == 375 - 16)
        let before = frames([box(12, .leading()), box(30, .leading(at: { _ in -3 }))])
        #expect(before.map(\.width) == [30, 12])
    }

    @Test func `accessories are mirrored where lines start at the right`() {
        let accessories = [box(12, .leading()), box(30, .trailing())]
        let mirrored = frames(accessories, direction: .rightToLeft)
            .map { CGRect(x: 375 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        #expect(frames(accessories) == Array(mirrored.reversed()))
    }

    @Test func `a view keeps its size only where it should`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 10))
        label.text = "8"
        func width(_ maintainsFixedSize: Bool) -> CGFloat? {
            frames([
                .customView(
                    configuration: .init(
                        customView: label, placement: .trailing(), maintainsFixedSize: maintainsFixedSize))
            ]).first?.width
        }
        #expect(width(true) == 90)
        #expect(width(false).map { $0 < 20 } == true)
    }
}
