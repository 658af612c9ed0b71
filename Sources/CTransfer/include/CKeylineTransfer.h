// HTTP through libcurl, which is opened with the first request: it brings thirty libraries with it, and most runs ask nobody. Its functions
// are declared in transfer.c, so that no header of it is needed.
#pragma once
#include <stddef.h>
#include <stdint.h>

// A connection, which is kept open from one request to the next. For one thread at a time.
typedef struct ctransfer ctransfer;

// NULL where libcurl cannot be opened; the message then says why, and stays.
ctransfer *ctransfer_begin(const char **message);
void ctransfer_end(ctransfer *transfer);

typedef struct {
    // The status of HTTP; 0 where no answer came, and the message says why.
    long status;
    // What came, to be freed with ctransfer_forget.
    uint8_t *bytes;
    size_t count;
    char message[256];
} ctransfer_answer;

// Gets what lies at an http or https URL, at most `most` bytes, or puts a body of `count` bytes there unless that is NULL. Gives up when
// nothing moves for `seconds`.
ctransfer_answer ctransfer_ask(ctransfer *transfer, const char *url, const uint8_t *body, size_t count, size_t most, long seconds);
void ctransfer_forget(ctransfer_answer *answer);
