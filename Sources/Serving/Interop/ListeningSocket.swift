import Glibc

/// A port of 127.0.0.1 on which connections wait until a server takes them.
///
/// It outlasts servers, also those in processes that were divided from this one: while one ends and another begins, browsers wait.
package final class ListeningSocket: Sendable {
    /// The port.
    package let port: Int
    /// What requests have to bring along.
    package let token = SessionToken()
    private let descriptor: FileDescriptor

    /// Opens a port.
    ///
    /// - Parameter port: The port; 0 takes one that is free.
    /// - Throws: `ServerError` where the port is taken.
    package init(port: Int) throws(ServerError) {
        guard let number = UInt16(exactly: port),
            let descriptor = FileDescriptor(
                socket(
                    AF_INET, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue) | CInt(SOCK_NONBLOCK.rawValue), 0)
            )
        else { throw .portTaken(port) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = number.bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var reuses: CInt = 1
        // A port whose last connections are still being closed is free.
        setsockopt(descriptor.number, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<CInt>.size))
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor.number, pointer, size) == 0 && listen(descriptor.number, 128) == 0
                    && getsockname(descriptor.number, pointer, &size) == 0
            }
        }
        guard isOpen else { throw .portTaken(port) }
        self.descriptor = descriptor
        self.port = Int(UInt16(bigEndian: address.sin_port))
    }

    /// The address that lets a person in.
    package var address: String { "http://127.0.0.1:\(port)/?token=\(token.value)" }

    /// Another descriptor of the socket, for a server that closes it in the end; negative where the system refuses.
    func duplicate() -> CInt { fcntl(descriptor.number, F_DUPFD_CLOEXEC, 0) }
}
