extension ShapingTestOptions {
    /// What an option sets.
    enum Effect: Sendable {
        /// Changes something by itself.
        case flag(@Sendable (inout ShapingTestOptions) -> Void)
        /// Takes a value; answers whether it is one.
        case value(@Sendable (inout ShapingTestOptions, Substring) -> Bool)
        /// Changes nothing here.
        case ignored(takesValue: Bool)
    }

    private static func parsed<Value>(
        _ path: WritableKeyPath<ShapingTestOptions, Value?> & Sendable,
        _ parse: @escaping @Sendable (Substring) -> Value?
    ) -> Effect {
        .value { options, text in
            options[keyPath: path] = parse(text)
            return options[keyPath: path] != nil
        }
    }

    private static func context(_ path: WritableKeyPath<ShapingTestOptions, [UInt32]> & Sendable) -> Effect {
        .value { options, text in
            guard let characters = characters(text) else { return false }
            options[keyPath: path] = characters
            return true
        }
    }

    private static func list(_ path: WritableKeyPath<ShapingTestOptions, [String]> & Sendable) -> Effect {
        .value { options, text in
            options[keyPath: path] += text.split(separator: ",").map(String.init)
            return true
        }
    }

    private static func set(_ path: WritableKeyPath<ShapingTestOptions, Bool> & Sendable, _ value: Bool) -> Effect {
        .flag { $0[keyPath: path] = value }
    }

    static let effects: [Substring: Effect] = [
        "bot": set(\.beginsText, true),
        "cluster-level": parsed(\.clusterLevel) { Int($0) },
        "direction": parsed(\.direction) { String($0) },
        "eot": set(\.endsText, true),
        "face-index": .value { options, text in
            options.faceIndex = Int(text) ?? -1
            return options.faceIndex >= 0
        },
        "features": list(\.features),
        "font-funcs": .ignored(takesValue: true),
        "font-ptem": parsed(\.pointSize) { Float($0) },
        "font-size": parsed(\.fontSize) { Int32($0) },
        "font-slant": parsed(\.slant) { Float($0) },
        "language": parsed(\.language) { String($0) },
        "ned": .flag {
            $0.showsClusters = false
            $0.showsAdvances = false
        },
        "no-advances": set(\.showsAdvances, false),
        "no-clusters": set(\.showsClusters, false),
        "no-glyph-names": set(\.showsGlyphNames, false),
        "no-positions": set(\.showsPositions, false),
        "preserve-default-ignorables": set(\.preservesDefaultIgnorables, true),
        "remove-default-ignorables": set(\.removesDefaultIgnorables, true),
        "script": parsed(\.script) { String($0) },
        "shaper": parsed(\.shaper) { String($0) },
        "show-extents": set(\.showsExtents, true),
        "show-flags": set(\.showsFlags, true),
        "single-par": .ignored(takesValue: false),
        "unicodes-after": context(\.after),
        "unicodes-before": context(\.before),
        "unsafe-to-concat": set(\.marksUnsafeToConcatenate, true),
        "variations": list(\.variations),
    ]
}
