#include "failure.h"

#include <jerror.h>

_Noreturn void cjpeg_fail(j_common_ptr info, cjpeg_status status) {
    cjpeg_failure *failure = (cjpeg_failure *)info->err;
    failure->status = status;
    longjmp(failure->escape, 1);
}

static void error_exit(j_common_ptr info) {
    cjpeg_failure *failure = (cjpeg_failure *)info->err;
    failure->base.format_message(info, failure->message);
    int code = failure->base.msg_code;
    cjpeg_fail(info, code == JERR_OUT_OF_MEMORY ? cjpeg_out_of_memory
                     : code == JERR_INPUT_EOF || code == JERR_INPUT_EMPTY ? cjpeg_truncated
                                                                          : cjpeg_corrupt);
}

// libjpeg goes on after a warning, with grey where data is missing. Of its warnings these alone leave the pixels whole;
// cameras cause the first.
static int is_harmless(int code) {
    return code == JWRN_EXTRANEOUS_DATA || code == JWRN_JFIF_MAJOR || code == JWRN_ADOBE_XFORM ||
           code == JWRN_TOO_MUCH_DATA || code == JWRN_BOGUS_PROGRESSION;
}

static void emit_message(j_common_ptr info, int level) {
    cjpeg_failure *failure = (cjpeg_failure *)info->err;
    int code = failure->base.msg_code;
    if (level >= 0 || is_harmless(code)) return;
    failure->base.format_message(info, failure->message);
    cjpeg_fail(info, code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER ? cjpeg_truncated : cjpeg_corrupt);
}

static void output_message(j_common_ptr info) { (void)info; }

struct jpeg_error_mgr *cjpeg_failure_init(cjpeg_failure *failure) {
    jpeg_std_error(&failure->base);
    failure->base.error_exit = error_exit;
    failure->base.emit_message = emit_message;
    failure->base.output_message = output_message;
    failure->status = cjpeg_ok;
    failure->message[0] = 0;
    return &failure->base;
}
