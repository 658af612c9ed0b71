import SwiftUI

/// A word in a capsule.
public struct Badge: View {
    private let title: LocalizedStringKey

    @Environment(\.badgeTint) private var tint

    public init(_ title: LocalizedStringKey) {
        self.title = title
    }

    public var body: some View {
        Text(title)
            .font(.caption.bold())
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .foregroundStyle(.white)
            .background(tint, in: Capsule())
    }
}

extension EnvironmentValues {
    /// The colour of badges.
    @Entry public var badgeTint: Color = .indigo
}

#Preview("Badges", traits: .sizeThatFitsLayout) {
    HStack {
        Badge("New")
        Badge("New").environment(\.badgeTint, Color(red: 0.7, green: 0.1, blue: 0.1))
    }
    .padding()
}
