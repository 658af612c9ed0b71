package import Foundation

/// The measures of calendars, compact boxes and wheels of date pickers, in points.
///
/// Source: frames of date pickers in public Interface Builder files; pickers in screenshots.
package enum DatePickerMetrics {
    /// The size of a calendar.
    package static let calendarSize = CGSize(width: 320, height: 330)
    /// The size of the font of the month's name.
    package static let titleFontSize: CGFloat = 17
    /// The size of the font of the weekdays' names.
    package static let weekdayFontSize: CGFloat = 13
    /// The size of the font of days.
    package static let dayFontSize: CGFloat = 20
    /// The opacity of the circle behind the chosen day.
    package static let selectionOpacity = 0.12
    /// Beside the name of the month.
    package static let titleMargin: CGFloat = 8

    /// Beside the text of a box.
    package static let boxMargin: CGFloat = 11
    /// Between two boxes.
    package static let boxGap: CGFloat = 6
    /// The radius of a box's corners.
    package static let boxCornerRadius: CGFloat = 6

    /// The width of wheels.
    package static let wheelsWidth: CGFloat = 320
    /// The height of wheels.
    package static let wheelsHeight: CGFloat = 216
    /// The height of a row on a wheel.
    package static let wheelRowHeight: CGFloat = 32
    /// The size of the font on wheels.
    package static let wheelFontSize: CGFloat = 21
    /// The radius of the corners of the band behind the chosen rows.
    package static let wheelBandCornerRadius: CGFloat = 8
}
