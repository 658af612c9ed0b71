import SwiftSyntax

/// A class, an extension or another type of an app, with the members that Objective-C would know.
struct TypeDeclaration {
    enum Kind {
        case `class`, `extension`, `protocol`, other
    }

    let kind: Kind
    /// The name with those of the types around it.
    let name: String
    /// The index of the file.
    let file: Int
    /// The first type that a class derives from or conforms to, as it is written.
    let firstInherited: String?
    /// Whether it, or a type around it, has parameters, or an extension has conditions.
    let isGeneric: Bool
    /// Whether all of its members are exposed.
    let exposesMembers: Bool
    /// The access that an extension gives its members, `public` or `package`; nil where it gives none that a class must repeat.
    let memberAccess: String?
    /// Where its closing brace stands, in bytes.
    let closingBrace: Int
    /// Whether a member ends in the line of the closing brace.
    let endsInLine: Bool
    var members: [MemberDeclaration] = []

    /// Whether Objective-C would know a method by what its declaration and this one say.
    func exposes(_ member: MemberDeclaration) -> Bool {
        !member.attributes.isDisjoint(with: ["objc", "IBAction", "IBSegueAction"])
            || (exposesMembers && !member.isPrivate)
    }

    /// The name by which its own body calls it.
    var ownName: String { kind == .extension ? name : String(name.split(separator: ".").last ?? "") }
}

/// A method or property of a type.
struct MemberDeclaration {
    enum Kind {
        /// A method that a selector can call, with the types of its parameters.
        case method(labels: [String], types: [String], effects: MethodEffects)
        /// A property, with its type as it is written.
        case property(type: String?)
        case subscripts
    }

    let name: String
    let kind: Kind
    /// The name that Objective-C gives a method.
    let selector: String
    let bytes: Range<Int>
    let attributes: Set<String>
    let modifiers: Set<String>
    /// Whether it stands inside an `#if` that may not hold.
    let isConditional: Bool

    var isOverride: Bool { modifiers.contains("override") }
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}

/// What a call of a method needs besides arguments.
struct MethodEffects {
    let isAsync: Bool
    let isThrowing: Bool
}
