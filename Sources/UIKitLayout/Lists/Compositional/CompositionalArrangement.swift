import Foundation

/// Places the sections of a compositional layout one after another.
@MainActor
struct CompositionalArrangement {
    private let layout: UICollectionViewCompositionalLayout
    private let content: CollectionContent
    private let surroundings: CollectionLayoutEnvironment
    private var isVertical: Bool { layout.configuration.scrollDirection == .vertical }
    private var room: CGSize { surroundings.contentSize }

    init(
        _ layout: UICollectionViewCompositionalLayout, of content: CollectionContent,
        _ surroundings: CollectionLayoutEnvironment
    ) {
        self.layout = layout
        self.content = content
        self.surroundings = surroundings
    }

    var frames: CollectionFrames {
        var result = CollectionFrames()
        var depth: CGFloat = 0
        for index in content.sections.indices {
            guard let section = layout.section(index, surroundings) else {
                result.sections.append(.init())
                continue
            }
            if index > 0 { depth += layout.configuration.interSectionSpacing }
            result.sections.append(frames(of: section, index, &depth))
        }
        result.contentSize =
            isVertical ? CGSize(width: room.width, height: depth) : CGSize(width: depth, height: room.height)
        return result
    }

    private func frames(
        of section: NSCollectionLayoutSection, _ index: Int, _ depth: inout CGFloat
    ) -> CollectionFrames.Section {
        var result = CollectionFrames.Section()
        let views = content.sections[index]
        let insets = section.contentInsets
        let start = depth
        let items = section.boundarySupplementaryItems
        depth += section.list.map { ListRows($0, surroundings.traitCollection).gapAbove(index, views.header) } ?? 0
        if let item = items.first(where: { !$0.alignment.isBelow }), let view = views.header {
            result.header = boundary(item, view, section, &depth)
        }
        depth += isVertical ? insets.top : insets.leading
        result.cells = cells(of: section, views.cells, &depth)
        depth += isVertical ? insets.bottom : insets.trailing
        if let item = items.first(where: \.alignment.isBelow), let view = views.footer {
            result.footer = boundary(item, view, section, &depth)
        }
        depth += section.list.map { ListRows($0, surroundings.traitCollection).gapBelow(views.footer) } ?? 0
        result.background = background(of: section, from: start, to: depth)
        section.list.map { ListRows($0, surroundings.traitCollection).describe(views.cells) }
        return result
    }

    private func background(
        of section: NSCollectionLayoutSection, from start: CGFloat, to end: CGFloat
    ) -> (kind: String, frame: CGRect)? {
        guard let item = section.decorationItems.first else { return nil }
        let whole =
            isVertical
            ? CGRect(x: 0, y: start, width: room.width, height: end - start)
            : CGRect(x: start, y: 0, width: end - start, height: room.height)
        return (item.elementKind, whole.inset(by: item.contentInsets))
    }

    private func boundary(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ view: UICollectionReusableView,
        _ section: NSCollectionLayoutSection, _ depth: inout CGFloat
    ) -> CGRect {
        let side = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        let around = CGSize(width: room.width - side.leading - side.trailing, height: room.height)
        var size = item.layoutSize.size(in: around)
        if item.layoutSize.heightDimension.isEstimated { size.height = view.fittingHeight(width: size.width) }
        var frame = CGRect(x: side.leading, y: depth, width: size.width, height: size.height)
        if item.alignment == .top || item.alignment == .bottom { frame.origin.x += (around.width - size.width) / 2 }
        if item.alignment == .topTrailing || item.alignment == .bottomTrailing {
            frame.origin.x += around.width - size.width
        }
        if item.extendsBoundary { depth += size.height }
        return frame.offsetBy(dx: item.offset.x, dy: item.offset.y).inset(by: item.contentInsets)
    }

    private func cells(
        of section: NSCollectionLayoutSection, _ cells: [UICollectionViewCell], _ depth: inout CGFloat
    ) -> [CGRect] {
        let insets = section.contentInsets
        let around = CGSize(
            width: room.width - (isVertical ? insets.leading + insets.trailing : 0),
            height: room.height - (isVertical ? 0 : insets.top + insets.bottom))
        let goesAcross = (section.orthogonalScrollingBehavior != .none) == isVertical
        var place = CGPoint(
            x: isVertical ? insets.leading : depth, y: isVertical ? depth : insets.top)
        var frames: [CGRect] = []
        var thickness: CGFloat = 0
        var rest = cells[...]
        while !rest.isEmpty {
            if !frames.isEmpty {
                if goesAcross { place.x += section.interGroupSpacing } else { place.y += section.interGroupSpacing }
            }
            let group = GroupArrangement(section.group, surroundings).place(&rest, at: place, in: around)
            frames += group.frames
            if goesAcross { place.x += group.size.width } else { place.y += group.size.height }
            thickness = max(thickness, goesAcross ? group.size.height : group.size.width)
        }
        if isVertical {
            depth = goesAcross ? depth + thickness : max(place.y, depth)
        } else {
            depth = goesAcross ? max(place.x, depth) : depth + thickness
        }
        return frames
    }
}

extension UICollectionReusableView {
    /// The height that the view needs at a width, in points.
    func fittingHeight(width: CGFloat) -> CGFloat {
        fittingAttributes(CGSize(width: width, height: 50)).size.height
    }

    /// What the view makes of a proposed size.
    func fittingAttributes(_ size: CGSize) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes()
        attributes.frame = CGRect(origin: .zero, size: size)
        return preferredLayoutAttributesFitting(attributes)
    }
}

extension CGRect {
    /// The rectangle without insets, where lines start at the left.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
}
