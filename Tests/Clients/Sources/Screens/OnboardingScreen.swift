import SwiftUI

struct FilledButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 14)
            .background(
                isEnabled ? Color.accentColor : Color.gray, in: RoundedRectangle(cornerRadius: 14, style: .continuous)
            )
            .opacity(configuration.isPressed ? 0.7 : 1)
            .scaleEffect(configuration.isPressed ? 0.98 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == FilledButtonStyle {
    static var filled: FilledButtonStyle { FilledButtonStyle() }
}

private struct Feature: View {
    let symbol: String
    let color: Color
    let title: LocalizedStringKey
    let detail: LocalizedStringKey

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            Image(systemName: symbol)
                .font(.title)
                .foregroundStyle(color)
                .frame(width: 44)
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.headline)
                Text(detail).font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }
}

struct OnboardingScreen: View {
    @State private var agrees = false

    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                VStack(alignment: .leading, spacing: 28) {
                    VStack(alignment: .leading) {
                        Text("Welcome to")
                        Text("Trails").foregroundStyle(
                            LinearGradient(colors: [.green, .teal], startPoint: .leading, endPoint: .trailing))
                    }
                    .font(.largeTitle.weight(.heavy))
                    .padding(.top, 32)
                    Feature(
                        symbol: "map", color: .green, title: "Maps without a network",
                        detail: "Save whole regions before you leave, and find your way where no one can call you.")
                    Feature(
                        symbol: "heart", color: .pink, title: "Your favourites",
                        detail: "Keep the paths you loved, and share them.")
                    Feature(
                        symbol: "bell", color: .orange, title: "Weather in time", detail: "We tell you before it rains."
                    )
                }
                .padding(.horizontal, 24)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            VStack(spacing: 12) {
                Toggle("I have read the terms", isOn: $agrees).font(.footnote)
                Button("Continue") {}.buttonStyle(.filled).disabled(!agrees)
                Button("Not now") {}.font(.subheadline)
            }
            .padding(24)
        }
        .onAppear { agrees = true }
    }
}
