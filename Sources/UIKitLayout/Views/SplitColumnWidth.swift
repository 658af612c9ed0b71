import Foundation

/// How wide a column of a split view controller is to be, in points; `automaticDimension` leaves it to the system.
@MainActor
struct SplitColumnWidth {
    var preferred = UISplitViewController.automaticDimension
    /// The part of the controller's width, 0…1; 0 leaves it to the system.
    var fraction: CGFloat = 0
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// The width in a controller that is so wide, in points; the usual one where none is asked for.
    func width(in room: CGFloat, usual: CGFloat) -> CGFloat {
        let share = fraction > 0 ? (room * min(fraction, 1)).rounded() : usual
        let stated = preferred >= 0 ? preferred : share
        return min(max(min(stated, maximum >= 0 ? maximum : room), minimum), room)
    }
}
