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
} cvectors_status;

typedef struct cvectors_drawing cvectors_drawing;

// Read a drawing. The bytes must stay in place until it is closed. NULL when memory is short.
cvectors_drawing *cvectors_open_pdf(const uint8_t *bytes, size_t count);
cvectors_drawing *cvectors_open_svg(const uint8_t *bytes, size_t count);
void cvectors_close(cvectors_drawing *drawing);

cvectors_status cvectors_get_status(const cvectors_drawing *drawing);
const char *cvectors_message(const cvectors_drawing *drawing);
/// The size of the first page, in points, or of the picture, in CSS pixels.
double cvectors_width(const cvectors_drawing *drawing);
double cvectors_height(const cvectors_drawing *drawing);

// Stretches the drawing over width × height zeroed pixels, Cairo's ARGB.
cvectors_status cvectors_draw(cvectors_drawing *drawing, uint32_t *argb, int32_t width, int32_t height);
