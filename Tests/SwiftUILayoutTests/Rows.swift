// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Testing

/// Rows of the acceptance table, by their ids.
extension Tag {
    @Tag static var h1: Self
    @Tag static var h2: Self
    @Tag static var h3: Self
    @Tag static var h4: Self
    @Tag static var h5: Self
    @Tag static var h6: Self
    @Tag static var h7: Self
    @Tag static var h8: Self
    @Tag static var h9: Self
    @Tag static var h10: Self
    @Tag static var h28: Self
}
