import Testing

// The rows of the acceptance table that tests show.
extension Tag {
    /// Equality is not assignment.
    @Tag static var a8: Self
    /// Three equivalent horizontal layouts.
    @Tag static var a15: Self
    /// Removing a view removes its constraints.
    @Tag static var a19: Self
    /// Two constraints for each dimension of a view.
    @Tag static var a20: Self
    /// A skipped optional constraint still attracts.
    @Tag static var a26: Self
    /// The size of labels and buttons comes from text and font.
    @Tag static var a28: Self
    /// The defaults of hugging and compression resistance.
    @Tag static var a32: Self
    /// Labels hug at 251 in Interface Builder.
    @Tag static var a33: Self
    /// Intrinsic and fitting size.
    @Tag static var a37: Self
    /// The set of attributes.
    @Tag static var a39: Self
    /// Equivalent layouts.
    @Tag static var a42: Self
    /// Guides, anchors and visual formats say the same.
    @Tag static var a43: Self
    /// The properties of a stack view.
    @Tag static var b1: Self
    /// External changes.
    @Tag static var c2: Self
    /// Region formats.
    @Tag static var c7: Self
    /// The range of devices.
    @Tag static var c8: Self
    /// Top and bottom layout guides.
    @Tag static var e1: Self
    /// The margins of a root view.
    @Tag static var e3: Self
    /// Margin attributes and centers within margins.
    @Tag static var e4: Self
    /// semanticContentAttribute.
    @Tag static var e8: Self
    /// translatesAutoresizingMaskIntoConstraints.
    @Tag static var e9: Self
    /// The size of a window is given.
    @Tag static var e10: Self
    /// Scroll view: content and frame.
    @Tag static var e12: Self
    /// constraintsAffectingLayout(for:).
    @Tag static var f13: Self
    /// The visual format in logs.
    @Tag static var f24: Self
    /// Unintended resizing.
    @Tag static var f25: Self
    /// Three steps in order.
    @Tag static var g1: Self
    /// A constant's change marks the parent.
    @Tag static var g7: Self
    /// Constraint = item1.attr1 (=,≥,≤) m·item2.attr2 + c.
    @Tag static var a1: Self
    /// Constant-only constraint.
    @Tag static var a2: Self
    /// Fixed distance.
    @Tag static var a3: Self
    /// Align leading.
    @Tag static var a4: Self
    /// Equal width.
    @Tag static var a5: Self
    /// Center in superview.
    @Tag static var a6: Self
    /// Aspect ratio.
    @Tag static var a7: Self
    /// Rule: size attr cannot relate to location attr.
    @Tag static var a9: Self
    /// Rule: constant to a location attr is illegal.
    @Tag static var a10: Self
    /// Rule: no non-identity multiplier for location.
    @Tag static var a11: Self
    /// Rule: vertical attr cannot relate to horizontal.
    @Tag static var a12: Self
    /// Rule: leading/trailing cannot relate to left/right.
    @Tag static var a13: Self
    /// Height constant valid alone.
    @Tag static var a14: Self
    /// Red/blue solution 1.
    @Tag static var a16: Self
    /// Red/blue solution 2.
    @Tag static var a17: Self
    /// Remove one of the 8 → ambiguous; add → risk of conflict.
    @Tag static var a18: Self
    /// Inequalities min/max.
    @Tag static var a21: Self
    /// One equality ≡ two inequalities.
    @Tag static var a22: Self
    /// Inequalities alone do not define size.
    @Tag static var a23: Self
    /// Priorities 1…1000, 1000 required.
    @Tag static var a24: Self
    /// Higher priority satisfied first.
    @Tag static var a25: Self
    /// Intrinsic size table 3-1.
    @Tag static var a27: Self
    /// Image view intrinsic.
    @Tag static var a29: Self
    /// Text view intrinsic.
    @Tag static var a30: Self
    /// CHCR equations.
    @Tag static var a31: Self
    /// Label/text-field pair.
    @Tag static var a34: Self
    /// Baseline only correct at intrinsic height.
    @Tag static var a35: Self
    /// 999 instead of required CHCR.
    @Tag static var a36: Self
    /// Values are points; meaning depends on direction.
    @Tag static var a38: Self
    /// Constraint location (owner).
    @Tag static var a40: Self
    /// Sizes are never negative.
    @Tag static var a41: Self
    /// Arrange by intrinsic size + CHCR.
    @Tag static var b2: Self
    /// Fill equally, spacing 8.
    @Tag static var b3: Self
    /// Nested stacks.
    @Tag static var b4: Self
    /// Extra constraints on arranged views.
    @Tag static var b5: Self
    /// Outermost stack needs position (and maybe size) constraints.
    @Tag static var b6: Self
    /// Button centered under image, 8 below.
    @Tag static var c1: Self
    /// Internal change: content, localisation, Dynamic Type.
    @Tag static var c3: Self
    /// RTL: button bottom-right in English is bottom-left in Arabic.
    @Tag static var c4: Self
    /// Frame-based layout.
    @Tag static var c5: Self
    /// Autoresizing masks.
    @Tag static var c6: Self
    /// Layout margins default 8.
    @Tag static var e2: Self
    /// PreservesSuperviewLayoutMargins.
    @Tag static var e5: Self
    /// ReadableContentGuide.
    @Tag static var e6: Self
    /// ContentInset for scroll under bars.
    @Tag static var e11: Self
    /// Three categories.
    @Tag static var f1: Self
    /// Runtime procedure on conflict.
    @Tag static var f2: Self
    /// Log 1.
    @Tag static var f3: Self
    /// Log 2 with identifiers.
    @Tag static var f4: Self
    /// Fix by 999.
    @Tag static var f5: Self
    /// UIViewAlertForUnsatisfiableConstraints hook.
    @Tag static var f6: Self
    /// Encapsulated width is system's and never the one broken.
    @Tag static var f7: Self
    /// Autoresizing description.
    @Tag static var f8: Self
    /// Ambiguity: 2 causes.
    @Tag static var f9: Self
    /// No warning at run time for ambiguity.
    @Tag static var f10: Self
    /// HasAmbiguousLayout.
    @Tag static var f11: Self
    /// ExerciseAmbiguityInLayout.
    @Tag static var f12: Self
    /// _autolayoutTrace.
    @Tag static var f14: Self
    /// Alignment rects.
    @Tag static var f17: Self
    /// Transform does not affect layout.
    @Tag static var f18: Self
    /// Drawing outside bounds.
    @Tag static var f19: Self
    /// Baselines need intrinsic height.
    @Tag static var f20: Self
    /// Priorities are global.
    @Tag static var f21: Self
    /// Aspect ratio couples axes.
    @Tag static var f22: Self
    /// Preventing conflicts: translates=false first; failure points at 999.
    @Tag static var f23: Self
    /// Constraints pass child→parent.
    @Tag static var g2: Self
    /// Layout pass parent→child.
    @Tag static var g3: Self
    /// SetNeedsUpdateConstraints coalesces.
    @Tag static var g4: Self
    /// UpdateConstraintsIfNeeded scope.
    @Tag static var g5: Self
    /// LayoutIfNeeded scope.
    @Tag static var g6: Self
    /// VC layout console order.
    @Tag static var g8: Self
    /// UpdateViewConstraints replaces view's updateConstraints.
    @Tag static var g9: Self
    /// Super.updateConstraints last; not calling setNeeds* inside.
    @Tag static var g10: Self
    /// IntrinsicContentSize override; noIntrinsicMetric per axis.
    @Tag static var g11: Self
    /// Intrinsic size cached until invalidated.
    @Tag static var g12: Self
    /// RequiresConstraintBasedLayout.
    @Tag static var g13: Self
    /// Mark/trigger table.
    @Tag static var g14: Self
    /// Animation via constraints.
    @Tag static var g15: Self
    /// Frame animation.
    @Tag static var g16: Self
    /// Default constraint priority 1000; API names setContentCompressionResistancePriority(_:for:).
    @Tag static var g17: Self
    /// Right-to-left code example.
    @Tag static var g18: Self
    /// Cartography-like DSL sets translates=false on the left item.
    @Tag static var g19: Self
}
