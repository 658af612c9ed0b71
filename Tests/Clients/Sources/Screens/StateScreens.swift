import SwiftUI

@Observable
final class Library {
    var isLoading = false
    var titles = ["Notes on the engine", "On computable numbers"]
}

private struct LibraryKey: EnvironmentKey {
    static let defaultValue = "Library"
}

extension EnvironmentValues {
    var libraryName: String {
        get { self[LibraryKey.self] }
        set { self[LibraryKey.self] = newValue }
    }
}

private struct LibraryList: View {
    @Environment(Library.self) private var library
    @Environment(\.libraryName) private var name

    var body: some View {
        @Bindable var library = library
        List {
            Section(name) {
                ForEach(library.titles, id: \.self) { title in
                    NavigationLink(title, value: title).badge(title.count)
                }
            }
            Toggle("Loading", isOn: $library.isLoading)
        }
        .navigationDestination(for: String.self) { Text($0) }
    }
}

struct LibraryScreen: View {
    @State private var library = Library()

    var body: some View {
        NavigationStack {
            LibraryList()
                .navigationTitle("Books")
                .searchable(text: .constant(""), prompt: "Title or author")
        }
        .environment(library)
        .environment(\.libraryName, "All books")
    }
}

struct LoadingScreen: View {
    var body: some View {
        VStack(spacing: 24) {
            PostRow(post: Post.samples[0]).redacted(reason: .placeholder)
            ProgressView("Loading…")
            ProgressView(value: 0.35) {
                Text("Downloading")
            } currentValueLabel: {
                Text("35 %")
            }
            Gauge(value: 21, in: 0...40) {
                Text("°C")
            } currentValueLabel: {
                Text("21")
            }
            .gaugeStyle(.accessoryCircular)
            .tint(.orange)
        }
        .padding()
    }
}

struct EmptyScreen: View {
    var body: some View {
        ContentUnavailableView {
            Label("No messages", systemImage: "tray")
        } description: {
            Text("Messages that people send you appear here.")
        } actions: {
            Button("Write one") {}.buttonStyle(.borderedProminent)
        }
    }
}

struct FAQScreen: View {
    @State private var isOpen = true

    var body: some View {
        List {
            DisclosureGroup("Can I cancel?", isExpanded: $isOpen) {
                Text("Yes, at any time before the first day.").foregroundStyle(.secondary)
            }
            DisclosureGroup("Are pets welcome?") { Text("Of course.") }
        }
        .headerProminence(.increased)
    }
}
