import Foundation

/// A responder into which text is typed: fields and text views.
@MainActor
protocol TypingResponder: UIResponder {
    /// Whether typing may begin.
    var mayBeginTyping: Bool { get }
    /// Whether typing may end.
    var mayEndTyping: Bool { get }
    /// Tells its delegate and its targets that typing began.
    func typingDidBegin()
    /// Tells its delegate and its targets that typing ended.
    func typingDidEnd()
    /// Takes a text in the place of its own, as of a person who cleared the field first, and tells of it.
    func takeTyped(_ text: String)
}

/// Moves the keyboard's focus from responder to responder, and tells fields and their delegates, while steps are done. Outside of steps
/// nothing is typed, and nothing moves.
@MainActor
enum TypingFocus {
    /// Whether a responder has the focus.
    static func isIn(_ responder: UIResponder) -> Bool { StepSession.current?.firstResponder === responder }

    /// Gives the focus to a responder.
    ///
    /// - Returns: Whether it has it now.
    static func move(to responder: UIResponder) -> Bool {
        guard responder.canBecomeFirstResponder else { return false }
        guard let session = StepSession.current, !isIn(responder) else { return true }
        if let old = session.firstResponder as? UIResponder, !old.resignFirstResponder() { return false }
        let typing = responder as? any TypingResponder
        guard typing?.mayBeginTyping ?? true else { return false }
        session.firstResponder = responder
        typing?.typingDidBegin()
        return true
    }

    /// Takes the focus from a responder.
    ///
    /// - Returns: Whether it let go of it.
    static func leave(_ responder: UIResponder) -> Bool {
        guard let session = StepSession.current, isIn(responder) else { return true }
        let typing = responder as? any TypingResponder
        guard responder.canResignFirstResponder, typing?.mayEndTyping ?? true else { return false }
        session.firstResponder = nil
        typing?.typingDidEnd()
        return true
    }

    /// Types a text into a responder.
    ///
    /// - Returns: Whether the responder takes text.
    static func write(_ text: String, into responder: UIResponder) -> Bool {
        guard let typing = responder as? any TypingResponder, move(to: responder) else { return false }
        typing.takeTyped(text)
        return true
    }
}
