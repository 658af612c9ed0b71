#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

#include "CKeylineServer.h"

#define FUNCTIONS(each) \
    each(MHD_start_daemon) each(MHD_stop_daemon) each(MHD_lookup_connection_value) each(MHD_get_connection_values) \
    each(MHD_suspend_connection) each(MHD_resume_connection) each(MHD_create_response_from_buffer) \
    each(MHD_add_response_header) each(MHD_queue_response) each(MHD_destroy_response)

#define DECLARE(name) __typeof__(&name) name;
static struct { FUNCTIONS(DECLARE) } http;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_open;
static char open_message[200];

static void fail(void) {
    const char *reason = dlerror();
    snprintf(open_message, sizeof open_message, "%s", reason ? reason : "libmicrohttpd cannot be used");
    is_open = 0;
}

static void find(void *library, const char *name, void *slot) {
    void *function = dlsym(library, name);
    if (function) memcpy(slot, &function, sizeof function);
    else fail();
}

#define FIND(name) find(library, #name, &http.name);

static void open_library(void) {
    void *library = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
    is_open = library != NULL;
    if (!library) {
        fail();
        return;
    }
    FUNCTIONS(FIND)
}

bool keyline_http_open(const char **message) {
    pthread_once(&once, open_library);
    *message = open_message;
    return is_open;
}

struct MHD_Daemon *keyline_http_start(
    int listening, unsigned int connections, unsigned int timeout, size_t memory, MHD_AccessHandlerCallback handler,
    MHD_RequestCompletedCallback completed, void *owner) {
    return http.MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handler, owner,
        MHD_OPTION_LISTEN_SOCKET, listening, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_TIMEOUT, timeout, MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
        MHD_OPTION_NOTIFY_COMPLETED, completed, owner, MHD_OPTION_END);
}

void keyline_http_stop(struct MHD_Daemon *daemon) { http.MHD_stop_daemon(daemon); }

const char *keyline_http_header(struct MHD_Connection *connection, const char *name) {
    return http.MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

void keyline_http_arguments(struct MHD_Connection *connection, MHD_KeyValueIterator collect, void *owner) {
    http.MHD_get_connection_values(connection, MHD_GET_ARGUMENT_KIND, collect, owner);
}

void keyline_http_suspend(struct MHD_Connection *connection) { http.MHD_suspend_connection(connection); }

void keyline_http_resume(struct MHD_Connection *connection) { http.MHD_resume_connection(connection); }

struct MHD_Response *keyline_http_response(const void *bytes, size_t count) {
    return http.MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

void keyline_http_add_header(struct MHD_Response *response, const char *name, const char *value) {
    http.MHD_add_response_header(response, name, value);
}

enum MHD_Result keyline_http_queue(struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response) {
    return http.MHD_queue_response(connection, status, response);
}

void keyline_http_release(struct MHD_Response *response) { http.MHD_destroy_response(response); }

void keyline_raise_open_files(unsigned long count) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= count) return;
    limit.rlim_cur = limit.rlim_max < count ? limit.rlim_max : count;
    (void)setrlimit(RLIMIT_NOFILE, &limit);
}
