#pragma once
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <stdbool.h>
#include <string.h>

// The stream is tens of kilobytes of tables, which Swift would import as one enormous tuple: it stays behind a pointer.
typedef struct cisal_zlib {
    struct isal_zstream stream;
    uint8_t level_buffer[ISAL_DEF_LVL1_DEFAULT];
} cisal_zlib;

static const size_t cisal_zlib_size = sizeof(cisal_zlib);

// Begins a stream in `cisal_zlib_size` bytes that are aligned for anything.
static inline void cisal_zlib_begin(void *memory) {
    // Zeroed: equal pictures must be equal bytes, so nothing may depend on what memory held before.
    cisal_zlib *z = (cisal_zlib *)memset(memory, 0, sizeof(cisal_zlib));
    isal_deflate_init(&z->stream);
    z->stream.level = 1;
    z->stream.level_buf = z->level_buffer;
    z->stream.level_buf_size = sizeof z->level_buffer;
    z->stream.gzip_flag = IGZIP_ZLIB;
}

// Offers input, whose last byte is to come out before anything else goes in if `is_flushed`; it must stay in place until it
// is used up.
static inline void cisal_zlib_offer(void *zlib, const uint8_t *input, uint32_t count, bool is_flushed, bool is_last) {
    cisal_zlib *z = (cisal_zlib *)zlib;
    z->stream.next_in = (uint8_t *)input;
    z->stream.avail_in = count;
    z->stream.flush = is_flushed ? SYNC_FLUSH : NO_FLUSH;
    z->stream.end_of_stream = is_last;
}

// Writes compressed bytes and answers with their number, or a negative status. The output was large enough when the
// answer is less than its capacity: then all the input offered is used up.
static inline int64_t cisal_zlib_take(void *zlib, uint8_t *output, uint32_t capacity) {
    cisal_zlib *z = (cisal_zlib *)zlib;
    z->stream.next_out = output;
    z->stream.avail_out = capacity;
    int status = isal_deflate(&z->stream);
    return status == COMP_OK ? (int64_t)(capacity - z->stream.avail_out) : (int64_t)status;
}

static const size_t cisal_inflate_size = sizeof(struct inflate_state);

// Begins to expand a zlib stream in `cisal_inflate_size` bytes that are aligned for anything. The stream must stay in place.
static inline void cisal_inflate_begin(void *memory, const uint8_t *stream, uint32_t count) {
    struct inflate_state *state = (struct inflate_state *)memory;
    isal_inflate_init(state);
    state->crc_flag = ISAL_ZLIB;
    state->next_in = (uint8_t *)stream;
    state->avail_in = count;
}

// Writes expanded bytes and answers with their number, or a negative status where the stream is damaged. There is no more to come
// when the answer is less than the capacity.
static inline int64_t cisal_inflate_take(void *memory, uint8_t *output, uint32_t capacity) {
    struct inflate_state *state = (struct inflate_state *)memory;
    state->next_out = output;
    state->avail_out = capacity;
    int status = isal_inflate(state);
    return status == ISAL_DECOMP_OK ? (int64_t)(capacity - state->avail_out) : status > 0 ? -1 : (int64_t)status;
}

// Whether the stream ended where its bytes do, with the right checksum.
static inline bool cisal_inflate_has_ended(const void *memory) {
    const struct inflate_state *state = (const struct inflate_state *)memory;
    return state->block_state == ISAL_BLOCK_FINISH && state->avail_in == 0 && state->read_in_length < 8;
}
