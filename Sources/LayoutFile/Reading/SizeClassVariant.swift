import KeylineScenes
import KeylineVocabulary

/// A difference that holds in some size classes.
protocol SizeClassVariant: Sendable {
    var sizeClasses: SizeClassKey { get }
    /// Whether the view or constraint is there; nil leaves what holds for all size classes.
    var isInstalled: Bool? { get }
}

extension Array where Element: SizeClassVariant {
    /// The variations that hold in an environment, the more specific ones later, as Interface Builder applies them.
    func holding(in environment: SceneEnvironment) -> [Element] {
        let matching = filter {
            $0.sizeClasses.holds(
                horizontal: environment.horizontalSizeClass, vertical: environment.verticalSizeClass)
        }
        return (0...2).flatMap { count in matching.filter { $0.sizeClasses.specificity == count } }
    }
}

extension ViewDescription {
    /// Whether the view is there in an environment.
    func isInstalled(in environment: SceneEnvironment) -> Bool {
        variations.holding(in: environment).compactMap(\.isInstalled).last ?? isInstalled
    }

    /// The keys with the values that they have in an environment.
    func settings(in environment: SceneEnvironment) -> [PropertySetting] {
        settings.varied(by: variations, in: environment)
    }
}

extension [PropertySetting] {
    /// The settings with the values that variations give them in an environment.
    func varied(by variations: [ViewVariation], in environment: SceneEnvironment) -> [PropertySetting] {
        variations.holding(in: environment).reduce(self) { settings, variation in
            let names = Set(variation.settings.map(\.name))
            return settings.filter { !names.contains($0.name) } + variation.settings
        }
    }

    /// Whether a frame rather than constraints says where the view is.
    var havePlace: Bool { contains { $0.name == Schema.frameKey } }
}

extension ConstraintStatement {
    /// The names that the statement may speak of: views and guides, and in a visual format also metrics and the letters of its direction.
    var names: Set<String> {
        switch form {
        case .equation(let equation):
            return Set(
                [equation.first, equation.second].compactMap { $0 }.flatMap { [$0.view, $0.guide] }
                    .compactMap { $0 })
        case .visualFormat(let text, _):
            let words = text.split { !($0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber)) }
            return Set(words.map(String.init))
        }
    }

    /// The statement as it is in an environment; nil where its size classes leave it out.
    func resolved(in environment: SceneEnvironment) -> ConstraintStatement? {
        let holding = variations.holding(in: environment)
        guard holding.compactMap(\.isInstalled).last ?? isInstalled else { return nil }
        var result = self
        if let constant = holding.compactMap(\.constant).last, case .equation(var equation) = form {
            equation.constant = constant
            equation.isStandardSpacing = false
            result.form = .equation(equation)
        }
        return result
    }
}

extension LayoutDocument {
    /// The document with every view and constraint of every size class, and the values that hold for all.
    var withEverythingInstalled: LayoutDocument {
        var document = self
        document.screenVariations = []
        document.views = views.map(\.withEverythingInstalled)
        for index in constraints.indices {
            document.constraints[index].isInstalled = true
            document.constraints[index].variations = []
        }
        return document
    }

    /// Whether anything differs between size classes.
    var hasVariations: Bool {
        !screenVariations.isEmpty || views.contains(where: \.hasVariations)
            || constraints.contains { !$0.isInstalled || !$0.variations.isEmpty }
    }
}

extension ViewDescription {
    fileprivate var withEverythingInstalled: ViewDescription {
        var view = self
        view.isInstalled = true
        view.variations = []
        view.children = children.map(\.withEverythingInstalled)
        return view
    }

    fileprivate var hasVariations: Bool {
        !isInstalled || !variations.isEmpty || children.contains(where: \.hasVariations)
    }
}
