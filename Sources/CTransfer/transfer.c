#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CKeylineTransfer.h"

// What is used of libcurl, whose numbers are the same in all of its versions. Source: curl/curl.h.
typedef struct {
    int (*curl_global_init)(long);
    void *(*curl_easy_init)(void);
    void (*curl_easy_reset)(void *);
    void (*curl_easy_cleanup)(void *);
    int (*curl_easy_setopt)(void *, int, ...);
    int (*curl_easy_perform)(void *);
    int (*curl_easy_getinfo)(void *, int, ...);
    const char *(*curl_easy_strerror)(int);
    void *(*curl_slist_append)(void *, const char *);
    void (*curl_slist_free_all)(void *);
} curl_functions;

enum {
    global_all = 3, code_ok = 0, protocols_http_and_https = 3, info_response_code = 0x200002,
    // Numbers; addresses from 10000, functions from 20000, long numbers from 30000 on.
    opt_timeout_slow = 20, opt_slow_limit = 19, opt_upload = 46, opt_follow_location = 52, opt_most_redirections = 68,
    opt_connect_timeout = 78, opt_no_signal = 99, opt_protocols = 181, opt_redirection_protocols = 182,
    opt_write_data = 10001, opt_url = 10002, opt_read_data = 10009, opt_error_buffer = 10010, opt_http_header = 10023,
    opt_write_function = 20011, opt_read_function = 20012, opt_in_file_size_large = 30115,
    error_size = 256,
};

static curl_functions curl;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;
static char load_message[200];

static void fail_to_load(void) {
    const char *reason = dlerror();
    snprintf(load_message, sizeof load_message, "%s", reason ? reason : "libcurl cannot be used");
    is_loaded = 0;
}

static void find(void *library, const char *name, void *slot) {
    void *function = dlsym(library, name);
    if (function) memcpy(slot, &function, sizeof function);
    else fail_to_load();
}

#define FIND(name) find(library, #name, &curl.name)

static void load(void) {
    // Debian has it built with OpenSSL, with GnuTLS, or both.
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
    is_loaded = library != NULL;
    if (!library) {
        fail_to_load();
        return;
    }
    FIND(curl_global_init);
    FIND(curl_easy_init);
    FIND(curl_easy_reset);
    FIND(curl_easy_cleanup);
    FIND(curl_easy_setopt);
    FIND(curl_easy_perform);
    FIND(curl_easy_getinfo);
    FIND(curl_easy_strerror);
    FIND(curl_slist_append);
    FIND(curl_slist_free_all);
    if (is_loaded && curl.curl_global_init(global_all) != code_ok) fail_to_load();
}

struct ctransfer {
    void *handle;
    // Without it libcurl asks whether a large body is welcome, and waits a second where nobody answers that.
    void *headers;
};

ctransfer *ctransfer_begin(const char **message) {
    pthread_once(&once, load);
    *message = load_message;
    if (!is_loaded) return NULL;
    ctransfer *transfer = calloc(1, sizeof *transfer);
    if (transfer) {
        transfer->handle = curl.curl_easy_init();
        transfer->headers = curl.curl_slist_append(NULL, "Expect:");
    }
    if (transfer && transfer->handle && transfer->headers) return transfer;
    *message = "there is not enough memory";
    ctransfer_end(transfer);
    return NULL;
}

void ctransfer_end(ctransfer *transfer) {
    if (!transfer) return;
    if (transfer->handle) curl.curl_easy_cleanup(transfer->handle);
    if (transfer->headers) curl.curl_slist_free_all(transfer->headers);
    free(transfer);
}

typedef struct {
    ctransfer_answer *answer;
    size_t most;
    const uint8_t *body;
    size_t rest;
} exchange;

static size_t receive(char *bytes, size_t one, size_t count, void *context) {
    exchange *x = context;
    ctransfer_answer *answer = x->answer;
    size_t size = one * count;
    if (size > x->most - answer->count) return 0;
    uint8_t *grown = realloc(answer->bytes, answer->count + size + 1);
    if (!grown) return 0;
    memcpy(grown + answer->count, bytes, size);
    answer->bytes = grown;
    answer->count += size;
    return size;
}

static size_t send_part(char *bytes, size_t one, size_t count, void *context) {
    exchange *x = context;
    size_t size = one * count < x->rest ? one * count : x->rest;
    memcpy(bytes, x->body, size);
    x->body += size;
    x->rest -= size;
    return size;
}

static void prepare(ctransfer *transfer, const char *url, exchange *x, long seconds) {
    void *handle = transfer->handle;
    curl.curl_easy_reset(handle);
    curl.curl_easy_setopt(handle, opt_url, url);
    curl.curl_easy_setopt(handle, opt_protocols, (long)protocols_http_and_https);
    curl.curl_easy_setopt(handle, opt_redirection_protocols, (long)protocols_http_and_https);
    curl.curl_easy_setopt(handle, opt_follow_location, 1L);
    curl.curl_easy_setopt(handle, opt_most_redirections, 8L);
    curl.curl_easy_setopt(handle, opt_no_signal, 1L);
    curl.curl_easy_setopt(handle, opt_connect_timeout, seconds);
    curl.curl_easy_setopt(handle, opt_slow_limit, 1L);
    curl.curl_easy_setopt(handle, opt_timeout_slow, seconds);
    curl.curl_easy_setopt(handle, opt_http_header, transfer->headers);
    curl.curl_easy_setopt(handle, opt_error_buffer, x->answer->message);
    curl.curl_easy_setopt(handle, opt_write_function, receive);
    curl.curl_easy_setopt(handle, opt_write_data, x);
    if (!x->body) return;
    curl.curl_easy_setopt(handle, opt_upload, 1L);
    curl.curl_easy_setopt(handle, opt_read_function, send_part);
    curl.curl_easy_setopt(handle, opt_read_data, x);
    curl.curl_easy_setopt(handle, opt_in_file_size_large, (int64_t)x->rest);
}

ctransfer_answer ctransfer_ask(ctransfer *transfer, const char *url, const uint8_t *body, size_t count, size_t most, long seconds) {
    _Static_assert(sizeof((ctransfer_answer){0}.message) >= error_size, "libcurl writes so much");
    ctransfer_answer answer = {0};
    exchange x = {.answer = &answer, .most = most, .body = body, .rest = count};
    prepare(transfer, url, &x, seconds);
    int code = curl.curl_easy_perform(transfer->handle);
    if (code == code_ok) {
        curl.curl_easy_getinfo(transfer->handle, info_response_code, &answer.status);
    } else if (answer.message[0] == 0) {
        snprintf(answer.message, sizeof answer.message, "%s", curl.curl_easy_strerror(code));
    }
    return answer;
}

void ctransfer_forget(ctransfer_answer *answer) {
    free(answer->bytes);
    answer->bytes = NULL;
    answer->count = 0;
}
