#pragma once
#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include "CKeylineJPEG.h"

// What libjpeg's callbacks know beside its own state; `base` comes first, so that a pointer to it is a pointer to this.
typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf escape;
    cjpeg_status status;
    char message[cjpeg_message_size > JMSG_LENGTH_MAX ? cjpeg_message_size : JMSG_LENGTH_MAX];
} cjpeg_failure;

struct jpeg_error_mgr *cjpeg_failure_init(cjpeg_failure *failure);
_Noreturn void cjpeg_fail(j_common_ptr info, cjpeg_status status);
