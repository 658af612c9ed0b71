#pragma once
#include <stdint.h>
#include <string.h>
#include <arpa/inet.h>
#include <sys/resource.h>
#include <microhttpd.h>

// Swift cannot call functions with variable arguments.

/// Listens on 127.0.0.1 in a thread of its own; port 0 takes one that is free.
static inline struct MHD_Daemon *keyline_http_start(
    uint16_t port, unsigned int connections, unsigned int timeout, size_t memory, MHD_AccessHandlerCallback handler,
    MHD_RequestCompletedCallback completed, void *owner) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, port, NULL, NULL, handler, owner,
        MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_TIMEOUT, timeout, MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
        MHD_OPTION_NOTIFY_COMPLETED, completed, owner, MHD_OPTION_END);
}

/// The port on which a daemon listens; 0 where it is not known.
static inline uint16_t keyline_http_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

static inline const char *keyline_http_header(struct MHD_Connection *connection, const char *name) {
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

static inline const char *keyline_http_argument(struct MHD_Connection *connection, const char *name) {
    return MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
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
