// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import UIKitLayout

/// Registers the fonts of a file: those in the app's folder and those given with `--fonts` are known already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { fontURL.path.map { FileManager.default.fileExists(atPath: $0) } ?? false }
