// JPEG through libjpeg, whose errors arrive by longjmp: they are caught here and leave as a status and a message. Files are
// read in a process without rights.
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

// A marker of a file has no more bytes.
enum { cjpeg_most_exif = 65536 };

typedef struct {
    cjpeg_status status;
    char message[cjpeg_message_size];
    size_t exif_count;
} cjpeg_result;

// Reads a file, in the sandbox: width × height × 4 bytes, opaque RGBA, where the header states that size, and the body of the first Exif
// marker without its "Exif\0\0", for which there must be room for cjpeg_most_exif bytes. A file that states another size is corrupt.
cjpeg_result cjpeg_read(const uint8_t *bytes, size_t count, uint8_t *rgba, uint32_t width, uint32_t height, uint8_t *exif);

typedef struct {
    uint32_t width, height;
    int quality;          // 1…100
    int dots_per_inch;
} cjpeg_encoding;

// Compresses RGB without subsampling of colour. On cjpeg_ok `*bytes` is for cjpeg_free.
cjpeg_status cjpeg_encode(const uint8_t *rgb, cjpeg_encoding encoding, uint8_t **bytes, size_t *count,
                          char message[cjpeg_message_size]);
void cjpeg_free(uint8_t *bytes);
