import SwiftUI

struct Post: Identifiable, Hashable {
    let id: Int
    let author: String
    let handle: String
    let text: LocalizedStringKey
    let likes: Int
    let isPinned: Bool

    static func == (left: Post, right: Post) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    static let samples = [
        Post(
            id: 1, author: "Grace", handle: "@grace",
            text: "Shipping a **compiler** today. Details [here](https://example.com).", likes: 1_204, isPinned: true),
        Post(
            id: 2, author: "Alan", handle: "@alan",
            text: "Can machines think? A thread, in which I ask whether the question itself is well posed.", likes: 87,
            isPinned: false),
        Post(
            id: 3, author: "Katherine", handle: "@kj", text: "Trajectory checked by hand. `x = v * t`, as always.",
            likes: 530, isPinned: false),
    ]
}

struct Avatar: View {
    let name: String
    @ScaledMetric(relativeTo: .headline) private var side: CGFloat = 40

    var body: some View {
        Text(name.prefix(1))
            .font(.headline)
            .foregroundStyle(.white)
            .frame(width: side, height: side)
            .background(Color.indigo, in: Circle())
            .accessibilityHidden(true)
    }
}

struct PostRow: View {
    let post: Post
    @State private var isLiked = false

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Avatar(name: post.author)
            VStack(alignment: .leading, spacing: 6) {
                HStack(alignment: .firstTextBaseline) {
                    Text(post.author).bold()
                    Text(post.handle).foregroundColor(.secondary).lineLimit(1)
                    Spacer()
                    if post.isPinned {
                        Image(systemName: "pin.fill").imageScale(.small).foregroundStyle(.orange)
                    }
                }
                .font(.subheadline)
                Text(post.text).fixedSize(horizontal: false, vertical: true)
                HStack(spacing: 24) {
                    Button {
                        isLiked.toggle()
                    } label: {
                        Label("\(post.likes)", systemImage: isLiked ? "heart.fill" : "heart")
                    }
                    Label("Reply", systemImage: "bubble.left").labelStyle(.iconOnly)
                    Spacer(minLength: 0)
                    Image(systemName: "square.and.arrow.up")
                }
                .font(.footnote)
                .foregroundStyle(.secondary)
                .buttonStyle(.plain)
            }
        }
        .padding(.vertical, 4)
        .onAppear { isLiked = post.isPinned }
    }
}

struct FeedScreen: View {
    var body: some View {
        TabView {
            NavigationStack {
                List(Post.samples) { post in
                    PostRow(post: post)
                        .swipeActions { Button("Delete", role: .destructive) {} }
                }
                .listStyle(.plain)
                .refreshable {}
                .navigationTitle("Feed")
                .toolbar {
                    ToolbarItemGroup(placement: .navigationBarTrailing) {
                        Button {
                        } label: {
                            Image(systemName: "magnifyingglass")
                        }
                        Button {
                        } label: {
                            Image(systemName: "plus")
                        }
                    }
                }
            }
            .tabItem { Label("Home", systemImage: "house") }
            Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
            Text("Profile").tabItem { Label("Profile", systemImage: "person") }
        }
        .tint(.indigo)
    }
}
