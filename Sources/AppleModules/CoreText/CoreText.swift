// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Fonts of Core Text, which `UIKitLayout` declares here as far as they are there.
@_exported public import UIKitLayout

/// The lifetime of a font's registration.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

/// Registers the fonts of files: those in the app's folder and those given with `--fonts` are known already.
@discardableResult
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: (([Any], Bool) -> Bool)?
) -> Bool { true }

/// A font of Core Text: UIKit's own, as either is the other on Apple's systems.
public typealias CTFont = UIFont
