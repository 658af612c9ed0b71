extension View {
    /// The view as in a mirror where text runs from right to left.
    ///
    /// - Parameter enabled: Whether it is mirrored there.
    /// - Returns: The view, in a mirror or as it is.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        EnvironmentReader { environment in
            scaleEffect(x: enabled && environment.layoutDirection == .rightToLeft ? -1 : 1)
        }
    }
}
