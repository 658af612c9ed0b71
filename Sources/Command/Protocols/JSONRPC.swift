import Foundation
import KeylineByteText

/// The messages of JSON-RPC 2.0, which both servers for other programs speak.
///
/// Specification: https://www.jsonrpc.org/specification
enum JSONRPC {
    /// Why a request failed, in the protocol's numbers.
    enum ErrorCode: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        /// Of the Language Server Protocol: the client cancelled the request.
        case requestCancelled = -32800
    }

    /// The answer to a request.
    static func response(to id: JSONValue, _ result: JSONValue) -> JSONMembers { ["id": id, "result": result] }

    /// The answer to a request that failed.
    static func failure(of id: JSONValue, _ code: ErrorCode, _ message: String) -> JSONMembers {
        ["id": id, "error": .object(["code": .integer(code.rawValue), "message": .string(message)])]
    }

    /// A message to which nothing is answered.
    static func notification(_ method: String, _ parameters: JSONValue) -> JSONMembers {
        ["method": .string(method), "params": parameters]
    }

    /// The bytes of a message, on one line without its end.
    static func bytes(of message: JSONMembers) -> Data {
        var message = message
        message["jsonrpc"] = .string("2.0")
        return Data(JSONForm.line.bytes(of: .object(message)))
    }
}
