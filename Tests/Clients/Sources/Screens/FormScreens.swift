import Combine
import SwiftUI

final class SignUpModel: ObservableObject {
    @Published var email = "ada@example"
    @Published var password = "engine"
    @Published private(set) var message: String?
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        $email
            .combineLatest($password)
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .map { email, password in
                if !email.contains(".") { return "This address is not complete." }
                return password.count < 8 ? "The password is too short." : nil
            }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.message = $0 }
            .store(in: &subscriptions)
    }
}

struct SignUpScreen: View {
    @StateObject private var model = SignUpModel()
    @FocusState private var focus: Field?

    private enum Field: Hashable { case email, password }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Create an account").font(.title.bold())
            Group {
                TextField("Email", text: $model.email)
                    .keyboardType(.emailAddress)
                    .textContentType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .focused($focus, equals: .email)
                SecureField("Password", text: $model.password)
                    .focused($focus, equals: .password)
                    .submitLabel(.done)
            }
            .textFieldStyle(.roundedBorder)
            .autocorrectionDisabled()
            if let message = model.message {
                Label(message, systemImage: "exclamationmark.triangle.fill")
                    .font(.footnote)
                    .foregroundStyle(.red)
            }
            Button {
            } label: {
                Text("Sign up").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(model.message != nil)
            HStack {
                VStack { Divider() }
                Text("or").font(.footnote).foregroundStyle(.secondary)
                VStack { Divider() }
            }
            Button("Continue with a passkey", systemImage: "key") {}
                .buttonStyle(.bordered)
                .frame(maxWidth: .infinity)
            Spacer()
        }
        .padding(24)
    }
}

struct BookingScreen: View {
    @State private var guests = 2
    @State private var start = Date(timeIntervalSinceReferenceDate: 790_000_000)
    @State private var room = "double"
    @State private var wishes = ""
    @State private var breakfast = true

    var body: some View {
        NavigationView {
            Form {
                Section {
                    DatePicker("Arrival", selection: $start, displayedComponents: .date)
                    Stepper("Guests: \(guests)", value: $guests, in: 1...6)
                    Toggle("Breakfast", isOn: $breakfast)
                }
                Section {
                    Picker("Room", selection: $room) {
                        Text("Single").tag("single")
                        Text("Double").tag("double")
                        Text("Suite").tag("suite")
                    }
                    .pickerStyle(.segmented)
                    .listRowBackground(Color.clear)
                    .listRowInsets(EdgeInsets())
                }
                Section("Wishes") {
                    TextField("Anything else?", text: $wishes, axis: .vertical).lineLimit(3, reservesSpace: true)
                }
                Section {
                    LabeledContent("Total", value: 318, format: .currency(code: "EUR"))
                        .bold()
                    Button("Book") {}.frame(maxWidth: .infinity)
                }
            }
            .navigationBarTitle("Booking", displayMode: .inline)
            .navigationBarItems(leading: Button("Cancel") {})
        }
        .navigationViewStyle(.stack)
    }
}
