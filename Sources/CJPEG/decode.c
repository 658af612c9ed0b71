#include <stdlib.h>
#include <string.h>

#include "failure.h"

// A progressive file may hold thousands of scans of almost no bytes, each of which costs a pass over the picture.
enum { maximum_scan_count = 200 };

static const char exif_name[6] = {'E', 'x', 'i', 'f', 0, 0};

struct cjpeg_decoder {
    struct jpeg_decompress_struct info;
    cjpeg_failure failure;
    struct jpeg_progress_mgr progress;
};

static void check_progress(j_common_ptr info) {
    if (((j_decompress_ptr)info)->input_scan_number > maximum_scan_count) cjpeg_fail(info, cjpeg_too_many_scans);
}

cjpeg_decoder *cjpeg_decoder_open(const uint8_t *bytes, size_t count) {
    cjpeg_decoder *d = calloc(1, sizeof *d);
    if (!d) return NULL;
    d->info.err = cjpeg_failure_init(&d->failure);
    if (setjmp(d->failure.escape)) return d;
    jpeg_create_decompress(&d->info);
    d->progress.progress_monitor = check_progress;
    d->info.progress = &d->progress;
    jpeg_save_markers(&d->info, JPEG_APP0 + 1, 0xFFFF);
    jpeg_mem_src(&d->info, bytes, count);
    jpeg_read_header(&d->info, TRUE);
    return d;
}

void cjpeg_decoder_close(cjpeg_decoder *d) {
    if (!setjmp(d->failure.escape)) jpeg_destroy_decompress(&d->info);
    free(d);
}

cjpeg_status cjpeg_decoder_status(const cjpeg_decoder *d) { return d->failure.status; }
const char *cjpeg_decoder_message(const cjpeg_decoder *d) { return d->failure.message; }
uint32_t cjpeg_decoder_width(const cjpeg_decoder *d) { return d->info.image_width; }
uint32_t cjpeg_decoder_height(const cjpeg_decoder *d) { return d->info.image_height; }

const uint8_t *cjpeg_decoder_exif(const cjpeg_decoder *d, size_t *count) {
    for (jpeg_saved_marker_ptr marker = d->info.marker_list; marker; marker = marker->next) {
        if (marker->data_length < sizeof exif_name || memcmp(marker->data, exif_name, sizeof exif_name)) continue;
        *count = marker->data_length - sizeof exif_name;
        return marker->data + sizeof exif_name;
    }
    return NULL;
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

cjpeg_status cjpeg_decoder_read(cjpeg_decoder *d, uint8_t *rgba) {
    if (d->failure.status != cjpeg_ok) return d->failure.status;
    if (setjmp(d->failure.escape)) return d->failure.status;
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
    return d->failure.status;
}
