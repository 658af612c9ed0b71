extension ShapingTestOptions {
    /// The setting that an option changes.
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
        "bot": set(\.buffer.beginsText, true),
        "cluster-level": parsed(\.buffer.clusterLevel) { Int($0) },
        "direction": parsed(\.buffer.direction) { String($0) },
        "eot": set(\.buffer.endsText, true),
        "face-index": .value { options, text in
            options.font.faceIndex = Int(text) ?? -1
            return options.font.faceIndex >= 0
        },
        "features": list(\.features),
        "font-funcs": .ignored(takesValue: true),
        "font-ptem": parsed(\.font.pointSize) { Float($0) },
        "font-size": parsed(\.font.size) { Int32($0) },
        "font-slant": parsed(\.font.slant) { Float($0) },
        "language": parsed(\.buffer.language) { String($0) },
        "ned": .flag {
            $0.output.showsClusters = false
            $0.output.showsAdvances = false
        },
        "no-advances": set(\.output.showsAdvances, false),
        "no-clusters": set(\.output.showsClusters, false),
        "no-glyph-names": set(\.output.showsGlyphNames, false),
        "no-positions": set(\.output.showsPositions, false),
        "preserve-default-ignorables": set(\.buffer.preservesDefaultIgnorables, true),
        "remove-default-ignorables": set(\.buffer.removesDefaultIgnorables, true),
        "script": parsed(\.buffer.script) { String($0) },
        "shaper": parsed(\.shaper) { String($0) },
        "show-extents": set(\.output.showsExtents, true),
        "show-flags": set(\.output.showsFlags, true),
        "single-par": .ignored(takesValue: false),
        "unicodes-after": context(\.buffer.after),
        "unicodes-before": context(\.buffer.before),
        "unsafe-to-concat": set(\.buffer.marksUnsafeToConcatenate, true),
        "variations": list(\.font.variations),
    ]
}
