public import Foundation
@_exported public import UIKitLayout

/// How writing a message ended; raw values are Apple's. Changes no picture.
public enum MFMailComposeResult: Int, Hashable, Sendable {
    case cancelled = 0
    case saved, sent, failed
}

/// Hears how writing ended. Changes no picture.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Hears how.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// Writes an e-mail; a scene of its own is an empty sheet, since the system draws it. Changes no picture.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    /// Whether e-mail can be sent: it cannot.
    open class func canSendMail() -> Bool { false }
    /// Hears how writing ended.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// The text.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// How writing a message ended; raw values are Apple's. Changes no picture.
public enum MessageComposeResult: Int, Hashable, Sendable {
    case cancelled = 0
    case sent, failed
}

/// Hears how writing ended. Changes no picture.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Hears how.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a message; a scene of its own is an empty sheet, since the system draws it. Changes no picture.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// Whether messages can be sent: they cannot.
    open class func canSendText() -> Bool { false }
    /// Whether files can be sent: they cannot.
    open class func canSendAttachments() -> Bool { false }
    /// Hears how writing ended.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    /// The text.
    open var body: String?
    open var subject: String?
}
