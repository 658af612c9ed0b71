#include <string.h>

#include "CKeylineSandbox.h"
#include "failure.h"

// A progressive file may hold thousands of scans of almost no bytes, each of which costs a pass over the picture.
enum { maximum_scan_count = 200 };

static const char exif_name[6] = {'E', 'x', 'i', 'f', 0, 0};

struct decoder {
    struct jpeg_decompress_struct info;
    cjpeg_failure failure;
    struct jpeg_progress_mgr progress;
};

typedef struct {
    const uint8_t *bytes;
    size_t count;
    uint32_t width, height;
} request;

// Pixels are behind it.
typedef struct {
    cjpeg_result result;
    _Alignas(64) uint8_t exif[cjpeg_most_exif];
} shared_result;

// More than any picture needs that passes the bounds of size.
static const keyline_sandbox_limits limits = {.seconds = 30};

static void check_progress(j_common_ptr info) {
    if (((j_decompress_ptr)info)->input_scan_number > maximum_scan_count) cjpeg_fail(info, cjpeg_too_many_scans);
}

// To be called behind setjmp.
static void read_header(struct decoder *d, const request *asked) {
    jpeg_create_decompress(&d->info);
    d->progress.progress_monitor = check_progress;
    d->info.progress = &d->progress;
    jpeg_save_markers(&d->info, JPEG_APP0 + 1, 0xFFFF);
    jpeg_mem_src(&d->info, asked->bytes, asked->count);
    jpeg_read_header(&d->info, TRUE);
}

static void copy_exif(const struct decoder *d, shared_result *shared) {
    for (jpeg_saved_marker_ptr marker = d->info.marker_list; marker; marker = marker->next) {
        if (marker->data_length < sizeof exif_name || memcmp(marker->data, exif_name, sizeof exif_name)) continue;
        shared->result.exif_count = marker->data_length - sizeof exif_name;
        memcpy(shared->exif, marker->data + sizeof exif_name, shared->result.exif_count);
        return;
    }
}

// libjpeg does not turn four inks into light. Adobe's files, which are nearly all, store ink inverted.
static void replace_inks(uint8_t *row, uint32_t width, int is_inverted) {
    for (uint32_t x = 0; x < width; x++, row += 4) {
        unsigned black = is_inverted ? row[3] : 255u - row[3];
        for (int i = 0; i < 3; i++) {
            unsigned ink = is_inverted ? row[i] : 255u - row[i];
            row[i] = (uint8_t)((ink * black + 127) / 255);
        }
        row[3] = 255;
    }
}

static void read_pixels(struct decoder *d, uint8_t *rgba) {
    int has_inks = d->info.num_components == 4;
    d->info.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
    d->info.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&d->info);
    size_t stride = (size_t)d->info.output_width * 4;
    while (d->info.output_scanline < d->info.output_height) {
        uint8_t *row = rgba + stride * d->info.output_scanline;
        jpeg_read_scanlines(&d->info, &row, 1);
        if (has_inks) replace_inks(row, d->info.output_width, d->info.saw_Adobe_marker);
    }
    jpeg_finish_decompress(&d->info);
}

static void work(void *context, void *memory) {
    const request *asked = context;
    shared_result *shared = memory;
    static struct decoder d;
    d.info.err = cjpeg_failure_init(&d.failure);
    if (!setjmp(d.failure.escape)) {
        read_header(&d, asked);
        copy_exif(&d, shared);
        if (d.info.image_width != asked->width || d.info.image_height != asked->height) {
            snprintf(d.failure.message, sizeof d.failure.message, "it states two sizes");
            cjpeg_fail((j_common_ptr)&d.info, cjpeg_corrupt);
        }
        read_pixels(&d, (uint8_t *)memory + sizeof(shared_result));
    }
    shared->result.status = d.failure.status;
    memcpy(shared->result.message, d.failure.message, sizeof shared->result.message);
    // Freeing is left to the end of the process.
}

// A reader that strangers took over may have written anything.
static void distrust(keyline_sandbox_outcome outcome, cjpeg_result *result) {
    const char *message;
    result->message[sizeof result->message - 1] = 0;
    if (result->exif_count > cjpeg_most_exif) result->exif_count = 0;
    switch (outcome) {
    case keyline_sandbox_done: return;
    case keyline_sandbox_no_memory: result->status = cjpeg_out_of_memory; return;
    case keyline_sandbox_too_long: message = "reading it takes too long"; break;
    case keyline_sandbox_failed: message = "its reader failed"; break;
    }
    result->status = cjpeg_corrupt;
    snprintf(result->message, sizeof result->message, "%s", message);
}

cjpeg_result cjpeg_read(const uint8_t *bytes, size_t count, uint8_t *rgba, uint32_t width, uint32_t height, uint8_t *exif) {
    cjpeg_result result = {.status = cjpeg_ok};
    request asked = {bytes, count, width, height};
    size_t pixels = (size_t)width * height * 4, size = sizeof(shared_result) + pixels;
    keyline_sandbox_outcome outcome;
    shared_result *shared = keyline_sandbox_compute(limits, work, &asked, size, &outcome);
    if (shared && outcome == keyline_sandbox_done) result = shared->result;
    distrust(outcome, &result);
    if (result.status == cjpeg_ok) {
        memcpy(rgba, (uint8_t *)shared + sizeof(shared_result), pixels);
        memcpy(exif, shared->exif, result.exif_count);
    }
    keyline_sandbox_release(shared, size);
    return result;
}
