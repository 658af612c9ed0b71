import Foundation

/// The guides of a scroll view, made when they are asked for.
struct ScrollGuides {
    var content: UILayoutGuide?
    var frame: UILayoutGuide?
}
