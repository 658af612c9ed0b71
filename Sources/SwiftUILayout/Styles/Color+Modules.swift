extension Color {
    /// The system's colours that views in other modules draw with.
    package enum SystemRole: Sendable {
        case background, secondaryBackground, tertiaryFill
    }

    /// A colour of the system.
    package init(role: SystemRole) {
        switch role {
        case .background: self.init(.systemBackground)
        case .secondaryBackground: self.init(.secondarySystemBackground)
        case .tertiaryFill: self.init(.tertiarySystemFill)
        }
    }
}
