public import Foundation
@_exported public import Intents
@_exported public import UIKitLayout

/// The sheet for a phrase to Siri: an empty plane.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
    /// Makes none: archives hold none.
    public required init?(coder: NSCoder) { nil }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The sheet that changes a phrase: an empty plane.
@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
    /// Makes none: archives hold none.
    public required init?(coder: NSCoder) { nil }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier identifier: UUID)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white = 0, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// The button that opens the sheet: its words on a rounded plane, which stand in for Apple's artwork,
/// and as large as a button with them is.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open var shortcut: INShortcut?
    public private(set) var style: INUIAddVoiceShortcutButtonStyle

    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
        setTitle("Add to Siri", for: .normal)
        titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
        let isLight = style == .white || style == .whiteOutline
        setTitleColor(isLight ? .black : .white, for: .normal)
        backgroundColor = isLight ? .white : .black
        layer.cornerRadius = 9
    }

    /// Makes none: archives hold none.
    public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
