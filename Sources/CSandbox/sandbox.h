// What the files of the sandbox share.
#pragma once
#include <sys/types.h>

#include "CKeylineSandbox.h"

// Gives up files, connections and other programs. Where a program is named, it may be started, and it and libraries may be read.
int keyline_sandbox_give_up(const char *program);

void keyline_sandbox_close_from(int first);

// Limits the time of this process, a child of `parent`, and its memory to `memory` bytes, if that is not 0.
void keyline_sandbox_limit(keyline_sandbox_limits limits, size_t memory, pid_t parent);

// Why a process ended that did not finish.
keyline_sandbox_outcome keyline_sandbox_reason(int state);

// Waits for a child to end, and returns the state that it ended in.
int keyline_sandbox_wait(pid_t child);
