// JPEG through libjpeg, whose errors arrive by longjmp: they are caught here and leave as a status and a message.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef enum {
    cjpeg_ok,
    cjpeg_corrupt,
    cjpeg_truncated,
    cjpeg_too_many_scans,
    cjpeg_out_of_memory,
} cjpeg_status;

enum { cjpeg_message_size = 200 };

typedef struct cjpeg_decoder cjpeg_decoder;

// Reads the header. The bytes must stay in place until the decoder is closed. NULL when memory is short.
cjpeg_decoder *cjpeg_decoder_open(const uint8_t *bytes, size_t count);
void cjpeg_decoder_close(cjpeg_decoder *decoder);
cjpeg_status cjpeg_decoder_status(const cjpeg_decoder *decoder);
const char *cjpeg_decoder_message(const cjpeg_decoder *decoder);
uint32_t cjpeg_decoder_width(const cjpeg_decoder *decoder);
uint32_t cjpeg_decoder_height(const cjpeg_decoder *decoder);

// The body of the first Exif marker without its "Exif\0\0"; NULL where there is none.
const uint8_t *cjpeg_decoder_exif(const cjpeg_decoder *decoder, size_t *count);

// Writes width × height × 4 bytes, opaque RGBA.
cjpeg_status cjpeg_decoder_read(cjpeg_decoder *decoder, uint8_t *rgba);

typedef struct {
    uint32_t width, height;
    int quality;          // 1…100
    int dots_per_inch;
} cjpeg_encoding;

// Compresses RGB without subsampling of colour. On cjpeg_ok `*bytes` is for cjpeg_free.
cjpeg_status cjpeg_encode(const uint8_t *rgb, cjpeg_encoding encoding, uint8_t **bytes, size_t *count,
                          char message[cjpeg_message_size]);
void cjpeg_free(uint8_t *bytes);
