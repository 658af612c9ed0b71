#pragma once
#include <arpa/inet.h>
#include <malloc.h>
#include <microhttpd.h>
#include <stdint.h>
#include <string.h>

// Swift cannot call functions with variable arguments.

/// Listens on 127.0.0.1, with a thread for each connection; port 0 takes one that is free.
static inline struct MHD_Daemon *server_start(
    uint16_t port, unsigned int connections, unsigned int seconds, MHD_AccessHandlerCallback handler,
    MHD_RequestCompletedCallback completed, void *owner) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return MHD_start_daemon(
        MHD_USE_THREAD_PER_CONNECTION | MHD_USE_INTERNAL_POLLING_THREAD, port, NULL, NULL, handler, owner,
        MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_TIMEOUT, seconds, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)32768,
        MHD_OPTION_NOTIFY_COMPLETED, completed, owner, MHD_OPTION_END);
}

/// Keeps memory flat over days: as many heaps as cores, however many threads come and go, and what is as large as a picture's pixels goes
/// back to the system at once. glibc otherwise makes a heap for almost every thread, and keeps large pieces in all of them.
static inline void server_keep_memory_flat(int cores) {
#ifdef M_ARENA_MAX
    mallopt(M_ARENA_MAX, cores);
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
#endif
}

/// The port on which a daemon listens; 0 where it is not known.
static inline uint16_t server_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

/// A response with a copy of some bytes.
static inline struct MHD_Response *server_response(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}
