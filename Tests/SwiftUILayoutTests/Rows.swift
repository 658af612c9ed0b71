// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Testing

/// Rows of the acceptance table, by their ids.
extension Tag {
    @Tag static var H1: Self
    @Tag static var H2: Self
    @Tag static var H3: Self
    @Tag static var H4: Self
    @Tag static var H5: Self
    @Tag static var H6: Self
    @Tag static var H7: Self
    @Tag static var H8: Self
    @Tag static var H9: Self
    @Tag static var H10: Self
    @Tag static var H28: Self
}
