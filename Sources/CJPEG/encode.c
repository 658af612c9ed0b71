#include <stdlib.h>
#include <string.h>

#include "failure.h"

static void compress(struct jpeg_compress_struct *info, const uint8_t *rgb, cjpeg_encoding encoding) {
    info->image_width = encoding.width;
    info->image_height = encoding.height;
    info->input_components = 3;
    info->in_color_space = JCS_RGB;
    jpeg_set_defaults(info);
    jpeg_set_quality(info, encoding.quality, TRUE);
    info->dct_method = JDCT_ISLOW;
    info->comp_info[0].h_samp_factor = info->comp_info[0].v_samp_factor = 1;
    info->density_unit = 1;
    info->X_density = info->Y_density = (UINT16)encoding.dots_per_inch;
    jpeg_start_compress(info, TRUE);
    size_t stride = (size_t)encoding.width * 3;
    while (info->next_scanline < info->image_height) {
        JSAMPROW row = (JSAMPROW)(rgb + stride * info->next_scanline);
        jpeg_write_scanlines(info, &row, 1);
    }
    jpeg_finish_compress(info);
}

cjpeg_status cjpeg_encode(const uint8_t *rgb, cjpeg_encoding encoding, uint8_t **bytes, size_t *count,
                          char message[cjpeg_message_size]) {
    struct jpeg_compress_struct info;
    cjpeg_failure failure;
    // Room for the worst case, most of which is never touched: libjpeg must not have to grow it, because then an error
    // would leave the pointer on memory that is already freed.
    unsigned long size = (unsigned long)(encoding.width + 15) * (encoding.height + 15) * 6 + 2048;
    unsigned char *buffer = malloc(size);
    if (!buffer) return cjpeg_out_of_memory;
    memset(&info, 0, sizeof info);
    info.err = cjpeg_failure_init(&failure);
    if (!setjmp(failure.escape)) {
        jpeg_create_compress(&info);
        jpeg_mem_dest(&info, &buffer, &size);
        compress(&info, rgb, encoding);
    }
    jpeg_destroy_compress(&info);
    if (failure.status != cjpeg_ok) {
        free(buffer);
        memcpy(message, failure.message, cjpeg_message_size);
        message[cjpeg_message_size - 1] = 0;
        return failure.status;
    }
    *bytes = buffer;
    *count = size;
    return cjpeg_ok;
}

void cjpeg_free(uint8_t *bytes) { free(bytes); }
