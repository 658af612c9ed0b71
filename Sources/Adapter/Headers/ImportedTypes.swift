import SwiftSyntax

/// Types of Objective-C and C as Apple's Foundation and UIKit give them to Swift.
final class ImportedTypes: SyntaxRewriter {
    /// A type as it is written in Swift.
    static func swift(_ type: some SyntaxProtocol) -> String { ImportedTypes().rewrite(type).trimmedDescription }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        let arguments = node.genericArgumentClause?.arguments.map { Self.swift($0.argument) } ?? []
        let text = Self.collection(node.name.text, arguments) ?? Self.name(node.name.text)
        guard let text else { return super.visit(node) }
        let name = TokenSyntax.identifier(text, leadingTrivia: node.leadingTrivia, trailingTrivia: node.trailingTrivia)
        return TypeSyntax(IdentifierTypeSyntax(name: name))
    }

    /// Functions may come from any thread here as there; nothing checks it.
    override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
        node.filter { $0.trimmedDescription != "@Sendable" }
    }

    private static func collection(_ name: String, _ arguments: [String]) -> String? {
        switch name {
        case "NSArray": "[\(element(arguments.first) ?? "Any")]"
        case "NSSet": "Set<\(element(arguments.first) ?? "AnyHashable")>"
        case "NSDictionary":
            "[\(element(arguments.first) ?? "AnyHashable"): \(element(arguments.dropFirst().first) ?? "Any")]"
        case "NSMutableArray", "NSMutableSet", "NSMutableDictionary", "NSOrderedSet": name
        default: nil
        }
    }

    private static func element(_ argument: String?) -> String? { argument == "AnyObject" ? nil : argument }

    /// The name in Swift; nil where it is the same.
    static func name(_ name: String) -> String? {
        if let other = names[name] { return other }
        if name.hasPrefix("NS"), swiftClasses.contains(String(name.dropFirst(2))) { return String(name.dropFirst(2)) }
        return nested(name)
    }

    private static let names = [
        "BOOL": "Bool", "NSString": "String", "NSError": "(any Error)", "KeylineSelector": "Selector",
        "KeylineFloat": "CGFloat",
        "NSNotificationName": "Notification.Name", "NSAttributedStringKey": "NSAttributedString.Key",
        "NSRunLoopMode": "RunLoop.Mode", "NSErrorDomain": "String", "unichar": "UInt16", "CGColorRef": "CGColor",
        "CGImageRef": "CGImage", "CGPathRef": "CGPath", "CGContextRef": "CGContext", "_NSRange": "NSRange",
        "UITableViewCellStyle": "UITableViewCell.CellStyle", "UITableViewStyle": "UITableView.Style",
        "UIAlertControllerStyle": "UIAlertController.Style", "UIAlertActionStyle": "UIAlertAction.Style",
        "UIControlEvents": "UIControl.Event", "dispatch_block_t": "() -> Void", "NSStringEncoding": "UInt",
    ]

    /// Classes of Foundation whose names lose their `NS` in Swift.
    private static let swiftClasses: Set<String> = [
        "URL", "Date", "Data", "UUID", "IndexPath", "IndexSet", "Calendar", "Locale", "TimeZone", "DateComponents",
        "CharacterSet", "URLRequest", "URLComponents", "URLQueryItem", "Notification", "NotificationCenter", "Bundle",
        "FileManager", "UserDefaults", "Timer", "Thread", "Operation", "OperationQueue", "URLSession",
        "URLSessionTask", "URLSessionDataTask", "URLSessionConfiguration", "URLResponse", "HTTPURLResponse",
        "Formatter", "DateFormatter", "NumberFormatter", "Progress", "RunLoop", "Scanner", "Stream", "InputStream",
        "OutputStream", "UndoManager", "ProcessInfo", "JSONSerialization", "PersonNameComponents", "DateInterval",
        "Measurement", "Unit",
    ]

    /// `UIViewContentMode` is `UIView.ContentMode`: the longest class in front that Keyline has, and a name in it.
    private static func nested(_ name: String) -> String? {
        guard name.hasPrefix("UI"), !KnownNames.exports(name) else { return nil }
        let capitals = name.indices.dropFirst(3).filter { name[$0].isUppercase }
        for place in capitals.reversed() {
            let owner = String(name[..<place])
            let member = String(name[place...])
            if KnownNames.exports(owner), KnownNames.exports(member) { return "\(owner).\(member)" }
        }
        return nil
    }
}
