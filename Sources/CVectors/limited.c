// Reads and draws in the sandbox, under limits.
#include <stdio.h>
#include <string.h>

#include "CKeylineSandbox.h"
#include "drawing.h"

typedef struct {
    const cvectors_file *file;
    // No pixels where the file is to be measured alone.
    int32_t width, height;
} request;

// Pixels are behind it.
typedef union {
    cvectors_result result;
    char padding[512];
} shared_result;

static cvectors_drawing *open_drawing(const cvectors_file *file) {
    return file->is_pdf ? cvectors_open_pdf(file->bytes, file->count) : cvectors_open_svg(file->bytes, file->count);
}

static void fail(cvectors_result *result, cvectors_status status, const char *message) {
    result->status = status;
    snprintf(result->message, sizeof result->message, "%s", message);
}

static void work(void *context, void *shared) {
    const request *asked = context;
    cvectors_result *result = shared;
    cvectors_drawing *drawing = open_drawing(asked->file);
    if (!drawing) {
        fail(result, cvectors_out_of_memory, "");
        return;
    }
    uint32_t *argb = (uint32_t *)(void *)((char *)shared + sizeof(shared_result));
    if (asked->width > 0) cvectors_draw(drawing, argb, asked->width, asked->height);
    result->status = drawing->status;
    result->width = drawing->width;
    result->height = drawing->height;
    memcpy(result->message, drawing->message, sizeof result->message);
    // Closing is left to the end of the process.
}

// A reader that strangers took over may have written anything.
static void distrust(const cvectors_file *file, keyline_sandbox_outcome outcome, cvectors_result *result) {
    char message[120];
    result->message[sizeof result->message - 1] = 0;
    switch (outcome) {
    case keyline_sandbox_done:
        if (result->status == cvectors_ok && !(result->width > 0 && result->height > 0)) fail(result, cvectors_no_size, "");
        return;
    case keyline_sandbox_no_memory: fail(result, cvectors_out_of_memory, ""); return;
    case keyline_sandbox_too_long:
        snprintf(message, sizeof message, "reading it takes more than %d seconds", file->seconds);
        break;
    case keyline_sandbox_failed:
        snprintf(message, sizeof message, "its reader failed, perhaps for want of %d MB of memory", file->megabytes);
        break;
    }
    fail(result, cvectors_too_expensive, message);
}

cvectors_result cvectors_read(const cvectors_file *file, uint32_t *argb, int32_t width, int32_t height) {
    cvectors_result result = {.status = cvectors_out_of_memory};
    // Loaded before the child is made, which opens no file, and so that each child need not do it.
    const char *message;
    if (!(file->is_pdf ? (const void *)load_poppler(&message) : (const void *)load_rsvg(&message))) {
        fail(&result, cvectors_no_library, message);
        return result;
    }
    size_t pixels = argb ? (size_t)width * (size_t)height * 4 : 0, size = sizeof(shared_result) + pixels;
    request asked = {file, argb ? width : 0, argb ? height : 0};
    keyline_sandbox_limits limits = {file->seconds, file->megabytes};
    keyline_sandbox_outcome outcome;
    char *shared = keyline_sandbox_compute(limits, work, &asked, size, &outcome);
    if (shared && outcome == keyline_sandbox_done) memcpy(&result, shared, sizeof result);
    distrust(file, outcome, &result);
    if (argb && result.status == cvectors_ok) memcpy(argb, shared + sizeof(shared_result), pixels);
    keyline_sandbox_release(shared, size);
    return result;
}
