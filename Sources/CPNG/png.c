#include <stdio.h>
#include <string.h>

#include <spng.h>

#include "CKeylinePNG.h"
#include "CKeylineSandbox.h"

typedef struct {
    const uint8_t *bytes;
    size_t count;
    uint32_t width, height;
} request;

// Pixels are behind it.
typedef union {
    cpng_result result;
    char padding[256];
} shared_result;

// More than any picture needs that passes the bounds of size.
static const keyline_sandbox_limits limits = {.seconds = 30};

// Text, profiles and the like are skipped, but libspng reads them first: more than this is refused.
enum { most_ancillary = 8 << 20 };

static int decode(const request *asked, uint8_t *rgba) {
    // Freeing is left to the end of the process.
    spng_ctx *context = spng_ctx_new(0);
    if (!context) return SPNG_EMEM;
    struct spng_ihdr header;
    int status = spng_set_chunk_limits(context, most_ancillary, most_ancillary);
    if (!status) status = spng_set_png_buffer(context, asked->bytes, asked->count);
    if (!status) status = spng_get_ihdr(context, &header);
    if (!status && (header.width != asked->width || header.height != asked->height)) status = SPNG_EWIDTH;
    size_t size = (size_t)asked->width * asked->height * 4;
    if (!status) status = spng_decode_image(context, rgba, size, SPNG_FMT_RGBA8, SPNG_DECODE_TRNS);
    return status ? status : spng_decode_chunks(context);
}

static void work(void *context, void *shared) {
    cpng_result *result = shared;
    int status = decode(context, (uint8_t *)shared + sizeof(shared_result));
    switch (status) {
    case SPNG_OK: result->status = cpng_ok; break;
    case SPNG_IO_EOF: case SPNG_EIDAT_TOO_SHORT: result->status = cpng_truncated; break;
    case SPNG_EMEM: result->status = cpng_out_of_memory; break;
    default: result->status = cpng_corrupt; break;
    }
    snprintf(result->message, sizeof result->message, "%s", spng_strerror(status));
}

static void fail(cpng_result *result, cpng_status status, const char *message) {
    result->status = status;
    snprintf(result->message, sizeof result->message, "%s", message);
}

// A reader that strangers took over may have written anything.
static void distrust(keyline_sandbox_outcome outcome, cpng_result *result) {
    result->message[sizeof result->message - 1] = 0;
    switch (outcome) {
    case keyline_sandbox_done: break;
    case keyline_sandbox_no_memory: fail(result, cpng_out_of_memory, ""); break;
    case keyline_sandbox_too_long: fail(result, cpng_corrupt, "reading it takes too long"); break;
    case keyline_sandbox_failed: fail(result, cpng_corrupt, "its reader failed"); break;
    }
}

cpng_result cpng_read(const uint8_t *bytes, size_t count, uint8_t *rgba, uint32_t width, uint32_t height) {
    cpng_result result = {.status = cpng_ok};
    request asked = {bytes, count, width, height};
    size_t pixels = (size_t)width * height * 4, size = sizeof(shared_result) + pixels;
    keyline_sandbox_outcome outcome;
    char *shared = keyline_sandbox_compute(limits, work, &asked, size, &outcome);
    if (shared && outcome == keyline_sandbox_done) result = *(cpng_result *)(void *)shared;
    distrust(outcome, &result);
    if (result.status == cpng_ok) memcpy(rgba, shared + sizeof(shared_result), pixels);
    keyline_sandbox_release(shared, size);
    return result;
}
