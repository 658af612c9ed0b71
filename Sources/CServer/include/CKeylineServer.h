// HTTP for pages on this machine through libmicrohttpd, which is opened with the first server: it brings GnuTLS and eight libraries behind it
// along, and a single picture serves nothing.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <microhttpd.h>

// Opens the library. False where it cannot be; the message then says why, and stays.
bool keyline_http_open(const char **message);

// What follows is called after the library was opened.

// Answers what comes through a socket that listens, in a thread of its own. The daemon closes the socket in the end.
struct MHD_Daemon *keyline_http_start(
    int listening, unsigned int connections, unsigned int timeout, size_t memory, MHD_AccessHandlerCallback handler,
    MHD_RequestCompletedCallback completed, void *owner);
void keyline_http_stop(struct MHD_Daemon *daemon);

const char *keyline_http_header(struct MHD_Connection *connection, const char *name);

// Calls a function with each value behind a path's question mark.
void keyline_http_arguments(struct MHD_Connection *connection, MHD_KeyValueIterator collect, void *owner);

// A connection waits for its answer, and goes on.
void keyline_http_suspend(struct MHD_Connection *connection);
void keyline_http_resume(struct MHD_Connection *connection);

// A response with a copy of some bytes, to be given back with keyline_http_release after it was queued.
struct MHD_Response *keyline_http_response(const void *bytes, size_t count);
void keyline_http_add_header(struct MHD_Response *response, const char *name, const char *value);
enum MHD_Result keyline_http_queue(struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response);
void keyline_http_release(struct MHD_Response *response);

// Lets the process open so many files where the system allows it.
void keyline_raise_open_files(unsigned long count);
