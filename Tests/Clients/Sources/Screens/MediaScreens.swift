import SwiftUI

struct PlayerScreen: View {
    @State private var position = 0.3

    var body: some View {
        VStack(spacing: 28) {
            RoundedRectangle(cornerRadius: 16)
                .fill(AngularGradient(colors: [.purple, .blue, .pink, .purple], center: .center))
                .aspectRatio(1, contentMode: .fit)
                .shadow(radius: 12, y: 8)
                .padding(.horizontal, 24)
            VStack(spacing: 4) {
                Text("Analytical Overture").font(.title2.bold())
                Text("The Engines").foregroundStyle(.white.opacity(0.7))
            }
            VStack(spacing: 2) {
                Slider(value: $position)
                HStack {
                    Text("1:07")
                    Spacer()
                    Text("-2:31")
                }
                .font(.caption.monospacedDigit())
                .foregroundStyle(.secondary)
            }
            HStack(spacing: 48) {
                Image(systemName: "backward.fill")
                Image(systemName: "play.fill").font(.system(size: 44))
                Image(systemName: "forward.fill")
            }
            .font(.title)
            Spacer(minLength: 0)
        }
        .padding(24)
        .tint(.white)
        .foregroundStyle(.white)
        .background(LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom))
        .preferredColorScheme(.dark)
    }
}

struct PhotoScreen: View {
    var body: some View {
        NavigationStack {
            grid
                .frame(maxHeight: .infinity, alignment: .top)
                .navigationTitle("Photos")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Select") {}
                    }
                }
        }
    }

    private var grid: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(0..<4) { row in
                HStack(spacing: 2) {
                    ForEach(0..<3) { column in
                        Color(hue: Double(row * 3 + column) / 12, saturation: 0.5, brightness: 0.9)
                            .overlay(alignment: .bottomTrailing) {
                                if (row + column).isMultiple(of: 3) {
                                    Image(systemName: "heart.fill").foregroundStyle(.white).padding(6)
                                }
                            }
                    }
                }
            }
        }
        .aspectRatio(3 / 4, contentMode: .fit)
    }
}

struct WeatherScreen: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Oslo").font(.largeTitle)
            Text("−4°").font(.system(size: 84, weight: .thin))
            HStack {
                ForEach(Array(["09", "12", "15", "18", "21"].enumerated()), id: \.offset) { index, hour in
                    VStack(spacing: 8) {
                        Text(hour).font(.caption)
                        Image(systemName: index < 2 ? "sun.max.fill" : "cloud.fill").symbolRenderingMode(.multicolor)
                        Text("\(index - 6)°").bold()
                    }
                    .frame(maxWidth: .infinity)
                }
            }
            .padding()
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
            ViewThatFits {
                HStack {
                    Text("A very long forecast that needs a lot of room on one line"); Image(systemName: "wind")
                }
                Text("A shorter forecast")
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(.white)
        .background(LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom))
    }
}

struct ChatScreen: View {
    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                VStack(spacing: 8) {
                    bubble("Are you coming to the lake on Sunday?", isMine: false)
                    bubble("Yes! I’ll bring the boat, and something to eat for everybody.", isMine: true)
                    bubble("👍", isMine: false)
                }
                .padding()
            }
            Divider()
            HStack {
                Image(systemName: "plus.circle.fill").font(.title2).foregroundStyle(.tint)
                TextField("Message", text: .constant(""))
                    .padding(.horizontal, 12).padding(.vertical, 8)
                    .background(Capsule().strokeBorder(.quaternary))
            }
            .padding(8)
        }
    }

    private func bubble(_ text: LocalizedStringKey, isMine: Bool) -> some View {
        Text(text)
            .padding(.horizontal, 14).padding(.vertical, 9)
            .foregroundStyle(isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .background(isMine ? Color.blue : Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 18))
            .frame(maxWidth: 270, alignment: isMine ? .trailing : .leading)
            .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
    }
}

struct TimerScreen: View {
    @State private var seconds = 1500

    var body: some View {
        VStack(spacing: 32) {
            ZStack {
                Circle().strokeBorder(.quaternary, lineWidth: 10)
                Circle().trim(from: 0, to: 0.6).stroke(.red, style: .init(lineWidth: 10, lineCap: .round))
                    .rotationEffect(.degrees(-90)).padding(5)
                VStack {
                    Text(Duration.seconds(seconds), format: .time(pattern: .minuteSecond))
                        .font(.system(size: 56, weight: .light).monospacedDigit())
                    Text("Focus").textCase(.uppercase).font(.caption).kerning(2).foregroundStyle(.secondary)
                }
            }
            .frame(width: 240, height: 240)
            HStack(spacing: 60) {
                Button("Reset") { seconds = 1500 }.buttonStyle(.bordered).buttonBorderShape(.capsule)
                Button {
                    seconds -= 1
                } label: {
                    Label("Start", systemImage: "play.fill")
                }
                .buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
            }
            .controlSize(.large)
        }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in seconds -= 1 }
    }
}

struct PricingScreen: View {
    @State private var plan = 1

    var body: some View {
        VStack(spacing: 16) {
            Text("Choose a plan").font(.title.bold())
            Picker("Billing", selection: $plan) {
                Text("Monthly").tag(0)
                Text("Yearly").tag(1)
            }
            .pickerStyle(.segmented)
            ForEach(["Free", "Plus", "Team"], id: \.self) { name in
                HStack {
                    VStack(alignment: .leading, spacing: 4) {
                        Text(LocalizedStringKey(name)).font(.headline)
                        Text(name == "Free" ? "For trying out" : "Everything in Free, and more").font(.caption)
                            .foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text(name == "Free" ? "€0" : name == "Plus" ? "€4" : "€9").font(.title2.weight(.semibold))
                }
                .padding()
                .overlay {
                    RoundedRectangle(cornerRadius: 12)
                        .strokeBorder(
                            name == "Plus" ? Color.accentColor : Color.gray.opacity(0.3),
                            lineWidth: name == "Plus" ? 2 : 1)
                }
            }
            Spacer()
            Text("Prices include **VAT**. You can cancel at any time.").font(.footnote).foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
        }
        .padding()
    }
}

struct ProfileScreen: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ZStack(alignment: .bottomTrailing) {
                    Circle().fill(.teal.gradient).frame(width: 96, height: 96)
                        .overlay(Text("KJ").font(.largeTitle.bold()).foregroundColor(.white))
                    Image(systemName: "camera.fill").padding(8).background(.thinMaterial, in: Circle())
                }
                Text("Katherine Johnson").font(.title2.bold())
                Text("Hampton, Virginia").foregroundStyle(.secondary)
                HStack(spacing: 0) {
                    ForEach([("Posts", 128), ("Followers", 20_400), ("Following", 312)], id: \.0) { title, count in
                        VStack {
                            Text(count, format: .number.notation(.compactName)).font(.headline)
                            Text(LocalizedStringKey(title)).font(.caption).foregroundStyle(.secondary)
                        }
                        .frame(maxWidth: .infinity)
                    }
                }
                .padding(.vertical, 8)
                HStack {
                    Button {
                    } label: {
                        Text("Follow").frame(maxWidth: .infinity)
                    }.buttonStyle(.borderedProminent)
                    Button {
                    } label: {
                        Image(systemName: "ellipsis")
                    }.buttonStyle(.bordered)
                }
                Text("Mathematician. I computed the trajectories that brought people to the Moon, and back.")
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding()
        }
    }
}
