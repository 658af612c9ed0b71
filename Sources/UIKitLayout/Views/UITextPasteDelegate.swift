public import Foundation

/// Says what becomes of what is pasted. Changes no picture.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {}
