#pragma once
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <microhttpd.h>

// Swift cannot call functions with variable arguments.

/// Answers what comes through a socket that listens, in a thread of its own. The daemon closes the socket in the end.
static inline struct MHD_Daemon *keyline_http_start(
    int listening, unsigned int connections, unsigned int timeout, size_t memory, MHD_AccessHandlerCallback handler,
    MHD_RequestCompletedCallback completed, void *owner) {
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handler, owner,
        MHD_OPTION_LISTEN_SOCKET, listening, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_TIMEOUT, timeout, MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
        MHD_OPTION_NOTIFY_COMPLETED, completed, owner, MHD_OPTION_END);
}

static inline const char *keyline_http_header(struct MHD_Connection *connection, const char *name) {
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

static inline const char *keyline_http_argument(struct MHD_Connection *connection, const char *name) {
    return MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
}

/// Calls a function with each value behind a path's question mark.
static inline void keyline_http_arguments(
    struct MHD_Connection *connection, MHD_KeyValueIterator collect, void *owner) {
    MHD_get_connection_values(connection, MHD_GET_ARGUMENT_KIND, collect, owner);
}

/// A response with a copy of some bytes.
static inline struct MHD_Response *keyline_http_response(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

/// Lets the process open so many files where the system allows it.
static inline void keyline_raise_open_files(unsigned long count) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= count) return;
    limit.rlim_cur = limit.rlim_max < count ? limit.rlim_max : count;
    (void)setrlimit(RLIMIT_NOFILE, &limit);
}
