import Foundation

extension UICollectionView {
    var loaded: CollectionContent {
        if let content { return content }
        let sections = documentSections ?? dataSource.map(sections) ?? []
        let made = CollectionContent(sections: sections) { [weak self] path in
            guard let self, documentSections == nil else { return nil }
            return (delegate as? any UICollectionViewDelegateFlowLayout)?
                .collectionView(self, layout: collectionViewLayout, sizeForItemAt: path)
        }
        content = made
        for cell in made.cells { cell.isEditing = isEditing }
        for section in sections {
            for view in [section.header, section.footer] + section.cells {
                if let view { addSubview(view) }
            }
        }
        return made
    }

    func sections(from source: any UICollectionViewDataSource) -> [CollectionSection] {
        (0..<source.numberOfSections(in: self)).map { section in
            let count = source.collectionView(self, numberOfItemsInSection: section)
            let kinds = collectionViewLayout.kinds(ofSection: section)
            let path = IndexPath(item: 0, section: section)
            return CollectionSection(
                header: kinds.header.map {
                    source.collectionView(self, viewForSupplementaryElementOfKind: $0, at: path)
                },
                footer: kinds.footer.map {
                    source.collectionView(self, viewForSupplementaryElementOfKind: $0, at: path)
                },
                cells: (0..<max(count, 0)).map { item in
                    let path = IndexPath(item: item, section: section)
                    let cell = source.collectionView(self, cellForItemAt: path)
                    if selected.contains(path) { cell.isSelected = true }
                    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
                    return cell
                })
        }
    }

    func reportUnknown(_ thing: String, _ identifier: String) {
        LayoutException(
            .internalInconsistency,
            reason:
                "could not dequeue a \(thing) with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard"
        ).raise()
    }

    func showBackgrounds(_ frames: CollectionFrames) {
        backgrounds.forEach { $0.removeFromSuperview() }
        backgrounds = frames.sections.compactMap { section in
            guard let (kind, frame) = section.background,
                let view = collectionViewLayout.decoration(ofKind: kind)
            else { return nil }
            view.frame = mirrored(frame, in: frames.contentSize)
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
            return view
        }
    }

    func mirrored(_ rect: CGRect, in size: CGSize) -> CGRect {
        guard layoutDirection == .rightToLeft else { return rect }
        let width = max(size.width, bounds.width)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension UICollectionView: ListScrolling {
    var sectionHeaders: [UIView] { content?.sections.compactMap(\.header) ?? [] }
}
