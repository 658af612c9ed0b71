import Foundation

/// The layers of an app's own inside a layer, each with the view that it lies in front of.
struct LayerTree {
    struct Place {
        let layer: CALayer
        /// The subview that the layer lies in front of; nil behind all.
        weak var beneath: (any LayeredView)?
    }

    weak var superlayer: CALayer?
    var places: [Place] = []
}

/// Something inside a layer.
enum LayerChild {
    case view(any LayeredView)
    case layer(CALayer)
}

@MainActor
extension CALayer {
    /// The subviews, then the layers in front of each, from back to front.
    var orderedChildren: [LayerChild] {
        guard let views = view?.viewsInside else { return tree.places.map { .layer($0.layer) } }
        guard !tree.places.isEmpty else { return views.map { .view($0) } }
        let isBehindAll = { (place: LayerTree.Place) in !views.contains { $0 === place.beneath } }
        var result = tree.places.filter(isBehindAll).map { LayerChild.layer($0.layer) }
        for view in views {
            result.append(.view(view))
            result += tree.places.filter { $0.beneath === view }.map { .layer($0.layer) }
        }
        return result
    }

    /// Puts a layer at a place among the children, counted from the back.
    func insert(_ layer: CALayer, at index: Int) {
        if let inner = layer.view, let view {
            view.insertInside(inner, at: min(max(index, 0), view.viewsInside.count))
            return
        }
        layer.removeFromSuperlayer()
        let before = orderedChildren.prefix(max(index, 0))
        var beneath: (any LayeredView)?
        var count = 0
        for child in before {
            switch child {
            case .view(let view): beneath = view
            case .layer: count += 1
            }
        }
        sortPlaces()
        tree.places.insert(LayerTree.Place(layer: layer, beneath: beneath), at: min(count, tree.places.count))
        layer.tree.superlayer = self
    }

    /// Brings the places into the order in which they are drawn.
    private func sortPlaces() {
        let layers = orderedChildren.compactMap { child -> CALayer? in
            if case .layer(let layer) = child { layer } else { nil }
        }
        tree.places = layers.compactMap { layer in tree.places.first { $0.layer === layer } }
    }
}

extension CALayer {
    /// What is inside, from back to front: the layers of subviews, and those of an app's own.
    public var sublayers: [CALayer]? {
        get {
            let children = orderedChildren.map { child in
                switch child {
                case .view(let view): view.layer
                case .layer(let layer): layer
                }
            }
            return children.isEmpty ? nil : children
        }
        set {
            for place in tree.places { place.layer.removeFromSuperlayer() }
            for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
        }
    }

    /// The layer around.
    public var superlayer: CALayer? { view?.viewAround?.layer ?? tree.superlayer }

    /// Puts a layer in front.
    public func addSublayer(_ layer: CALayer) { insert(layer, at: Int.max) }
    /// Puts a layer at a place counted from the back.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Puts a layer right behind another one.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, at: place(of: sibling) ?? 0) }
    /// Puts a layer right in front of another one.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: place(of: sibling).map { $0 + 1 } ?? Int.max)
    }

    /// Puts a layer in the place of another one.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let place = place(of: oldLayer) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: place)
    }

    /// Takes the layer out of the one around.
    public func removeFromSuperlayer() {
        if let view { return view.removeFromSuperview() }
        tree.superlayer?.tree.places.removeAll { $0.layer === self }
        tree.superlayer = nil
    }

    private func place(of sibling: CALayer?) -> Int? {
        guard let sibling else { return nil }
        return orderedChildren.firstIndex { child in
            switch child {
            case .view(let view): view === sibling.view
            case .layer(let layer): layer === sibling
            }
        }
    }

    // MARK: Coordinates

    /// Maps the layer's coordinates to those of the layer around.
    var toSuperlayer: CGAffineTransform { (view?.geometry ?? ownGeometry).toSuperview }

    private var toRoot: CGAffineTransform {
        superlayer.map { toSuperlayer.concatenating($0.toRoot) } ?? toSuperlayer
    }

    /// Converts a point of another layer's coordinates to this one's.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(l?.toRoot ?? .identity).applying(toRoot.inverted())
    }
    /// Converts a point to another layer's coordinates.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(toRoot).applying((l?.toRoot ?? .identity).inverted())
    }
    /// Converts a rectangle of another layer's coordinates to this one's.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(l?.toRoot ?? .identity).applying(toRoot.inverted())
    }
    /// Converts a rectangle to another layer's coordinates.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(toRoot).applying((l?.toRoot ?? .identity).inverted())
    }
    /// Whether a point of the layer's own coordinates lies in it.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The frontmost layer of an app's own, or this one, at a point of the layer around.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        let inside = p.applying(toSuperlayer.inverted())
        guard !isHidden, contains(inside) else { return nil }
        return tree.places.reversed().lazy.compactMap { $0.layer.hitTest(inside) }.first ?? self
    }
}
