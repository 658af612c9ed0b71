// Drawings in PDF and SVG through poppler and librsvg. Both are opened when the first drawing is, because loading them takes as long as
// starting the whole command; their functions are declared in libraries.h, so that no header of theirs is needed.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef enum {
    cvectors_ok,
    cvectors_corrupt,
    /// The library is not installed; the message is the loader's.
    cvectors_no_library,
    /// Nothing says how large the drawing is.
    cvectors_no_size,
    /// A font is asked for that is not in the file: what is drawn would depend on the machine.
    cvectors_foreign_font,
    cvectors_out_of_memory,
    /// More time or memory is asked for than a picture may take; the message says so.
    cvectors_too_expensive,
} cvectors_status;

typedef struct {
    const uint8_t *bytes;
    size_t count;
    int is_pdf;
    /// What reading or drawing may take: seconds of the processor's time, and megabytes beyond what the program has already.
    int seconds, megabytes;
} cvectors_file;

typedef struct {
    cvectors_status status;
    /// The size of the first page, in points, or of the picture, in CSS pixels.
    double width, height;
    char message[200];
} cvectors_result;

/// Reads a drawing, in a process of its own that is limited in time and memory, and stretches it over width × height zeroed pixels,
/// Cairo's ARGB, if there are any.
cvectors_result cvectors_read(const cvectors_file *file, uint32_t *argb, int32_t width, int32_t height);
