import SwiftUI

final class SettingsStore: ObservableObject {
    @Published var notificationsEnabled = true
    @Published var theme = Theme.system
    @Published var textSize = 0.5

    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark

        var id: Self { self }
        var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
    }
}

struct SettingsScreen: View {
    @StateObject private var store = SettingsStore()
    @AppStorage("analytics") private var sharesAnalytics = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                profile
                Section("Appearance") {
                    Picker("Theme", selection: $store.theme) {
                        ForEach(SettingsStore.Theme.allCases) { theme in
                            Text(theme.title).tag(theme)
                        }
                    }
                    Slider(value: $store.textSize) {
                        Text("Text size")
                    } minimumValueLabel: {
                        Image(systemName: "textformat.size.smaller")
                    } maximumValueLabel: {
                        Image(systemName: "textformat.size.larger")
                    }
                }
                Section {
                    Toggle("Notifications", systemImage: "bell.badge", isOn: $store.notificationsEnabled)
                    Toggle(isOn: $sharesAnalytics) {
                        Label("Share analytics", systemImage: "chart.bar")
                    }
                } header: {
                    Text("Privacy")
                } footer: {
                    Text("Analytics help us to improve the app. [Learn more](https://example.com/privacy)")
                }
                Section {
                    Button("Sign out", role: .destructive) { dismiss() }
                }
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }

    private var profile: some View {
        Section {
            NavigationLink {
                Text("Profile")
            } label: {
                HStack(spacing: 12) {
                    Circle()
                        .fill(.blue.gradient)
                        .frame(width: 56, height: 56)
                        .overlay { Text("AL").font(.title3.bold()).foregroundStyle(.white) }
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Ada Lovelace").font(.headline)
                        Text("ada@example.com").font(.subheadline).foregroundStyle(.secondary)
                    }
                }
                .padding(.vertical, 4)
            }
        }
    }
}
