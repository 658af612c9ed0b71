import Foundation
import Testing
import UIKitLayout

/// Properties of views with text, whose groups keep each of them apart.
@MainActor
@Suite struct TextPropertyTests {
    @Test func `text fields keep each property apart`() {
        expectApart(
            { UITextField() },
            [
                property(\.text, "a"), property(\.placeholder, "b"), property(\.font, .systemFont(ofSize: 3)),
                property(\.textColor, .red), property(\.textAlignment, .right), property(\.borderStyle, .line),
                property(\.background, UIImage()), property(\.disabledBackground, UIImage()),
                property(\.leftView, UIView()), property(\.rightView, UIView()), property(\.leftViewMode, .always),
                property(\.rightViewMode, .always), property(\.clearButtonMode, .always),
                property(\.adjustsFontSizeToFitWidth, true), property(\.minimumFontSize, 3),
                property(\.adjustsFontForContentSizeCategory, true), property(\.clearsOnBeginEditing, true),
                property(\.clearsOnInsertion, true), property(\.allowsEditingTextAttributes, true),
                property(\.keyboardType, .phonePad), property(\.returnKeyType, .go),
                property(\.keyboardAppearance, .dark), property(\.autocapitalizationType, .words),
                property(\.autocorrectionType, .no), property(\.spellCheckingType, .no),
                property(\.smartQuotesType, .no), property(\.smartDashesType, .no),
                property(\.smartInsertDeleteType, .no), property(\.inlinePredictionType, .no),
                property(\.textContentType, .name), property(\.enablesReturnKeyAutomatically, true),
                property(\.passwordRules, UITextInputPasswordRules(descriptor: "")),
                property(\.isSecureTextEntry, true), property(\.inputView, UIView()),
                property(\.inputAccessoryView, UIView()),
            ])
    }

    @Test func `text views keep each property apart`() {
        expectApart(
            { UITextView() },
            [
                property(\.text, "a"), property(\.font, .systemFont(ofSize: 3)), property(\.textColor, .red),
                property(\.textAlignment, .right), property(\.textContainerInset, .zero),
                property(\.adjustsFontForContentSizeCategory, true), property(\.isEditable, false),
                property(\.isSelectable, false), property(\.selectedRange, NSRange(location: 1, length: 2)),
                property(\.clearsOnInsertion, true), property(\.allowsEditingTextAttributes, true),
                property(\.keyboardType, .phonePad), property(\.returnKeyType, .go),
                property(\.keyboardAppearance, .dark), property(\.autocapitalizationType, .words),
                property(\.autocorrectionType, .no), property(\.spellCheckingType, .no),
                property(\.smartQuotesType, .no), property(\.smartDashesType, .no),
                property(\.smartInsertDeleteType, .no), property(\.inlinePredictionType, .no),
                property(\.textContentType, .name), property(\.enablesReturnKeyAutomatically, true),
                property(\.passwordRules, UITextInputPasswordRules(descriptor: "")),
                property(\.isSecureTextEntry, true), property(\.inputView, UIView()),
                property(\.inputAccessoryView, UIView()),
            ])
    }

    @Test func `search bars keep each property apart`() {
        expectApart(
            { UISearchBar() },
            [
                property(\.keyboardType, .phonePad), property(\.returnKeyType, .go),
                property(\.autocapitalizationType, .words), property(\.autocorrectionType, .no),
                property(\.enablesReturnKeyAutomatically, false), property(\.prompt, "a"),
                property(\.showsCancelButton, true), property(\.scopeButtonTitles, ["a"]),
                property(\.showsScopeBar, true), property(\.selectedScopeButtonIndex, 1),
                property(\.barTintColor, .red),
            ])
    }

    @Test func `labels keep each property apart`() {
        expectApart(
            { UILabel() },
            [
                property(\.text, "a"), property(\.font, .systemFont(ofSize: 3)), property(\.textColor, .red),
                property(\.textAlignment, .right), property(\.lineBreakMode, .byClipping),
                property(\.numberOfLines, 3), property(\.preferredMaxLayoutWidth, 3),
                property(\.adjustsFontSizeToFitWidth, true), property(\.minimumScaleFactor, 0.5),
                property(\.baselineAdjustment, .none), property(\.allowsDefaultTighteningForTruncation, true),
                property(\.lineBreakStrategy, .pushOut), property(\.isEnabled, false),
                property(\.highlightedTextColor, .red), property(\.isHighlighted, true),
                property(\.adjustsFontForContentSizeCategory, true),
            ])
    }

    @Test func `button configurations keep each property apart`() {
        expectApart(
            { UIButton.Configuration.plain() },
            [
                property(\.cornerStyle, .large), property(\.buttonSize, .mini), property(\.baseForegroundColor, .red),
                property(\.baseBackgroundColor, .red), property(\.titleLineBreakMode, .byClipping),
                property(\.attributedSubtitle, AttributedString("a")), property(\.subtitleLineBreakMode, .byClipping),
                property(\.showsActivityIndicator, true), property(\.indicator, .popup),
                property(\.imageReservation, 3), property(\.titleAlignment, .center), property(\.image, UIImage()),
                property(\.imagePlacement, .top), property(\.imagePadding, 3), property(\.titlePadding, 3),
                property(\.attributedTitle, AttributedString("b")),
                property(\.automaticallyUpdateForSelection, false), property(\.macIdiomStyle, .bordered),
            ])
    }

    @Test func `background configurations keep each property apart`() {
        expectApart(
            { UIBackgroundConfiguration.clear() },
            [
                property(\.backgroundColor, .red), property(\.cornerRadius, 3), property(\.strokeColor, .red),
                property(\.strokeWidth, 3), property(\.strokeOutset, 3), property(\.image, UIImage()),
                property(\.customView, UIView()),
            ])
    }
}
