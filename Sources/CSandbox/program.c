// Programs of the system that read what strangers wrote.
#define _GNU_SOURCE
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sandbox.h"

// The descriptors of a program: its two streams say words, and the others are what its arguments name.
enum { words_stream = 1, errors_stream = 2, input_file = 3, output_file = 4, first_other };

typedef struct {
    int input, output, words;
} files;

static int has_files(const files *f) { return f->input >= 0 && f->output >= 0 && f->words >= 0; }

static files open_files(void) {
    return (files){
        memfd_create("input", MFD_CLOEXEC), memfd_create("output", MFD_CLOEXEC), memfd_create("words", MFD_CLOEXEC)};
}

static void close_files(const files *f) {
    const int all[] = {f->input, f->output, f->words};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (all[i] >= 0) close(all[i]);
    }
}

static int write_all(int file, const char *bytes, size_t size) {
    for (ssize_t count; size > 0; bytes += count, size -= (size_t)count) {
        count = write(file, bytes, size);
        if (count <= 0) return 0;
    }
    return 1;
}

// Puts the files where the program expects them. They are moved out of the way first, since one may have another's number.
static int place(const files *f) {
    int input = fcntl(f->input, F_DUPFD, first_other), output = fcntl(f->output, F_DUPFD, first_other);
    int words = fcntl(f->words, F_DUPFD, first_other), nothing = open("/dev/null", O_RDONLY);
    return input >= 0 && output >= 0 && words >= 0 && dup2(nothing, STDIN_FILENO) >= 0 && dup2(words, words_stream) >= 0
        && dup2(words, errors_stream) >= 0 && dup2(input, input_file) >= 0 && dup2(output, output_file) >= 0;
}

_Noreturn static void become(const char *program, const files *f, keyline_sandbox_limits limits, pid_t parent) {
    size_t memory = (size_t)limits.megabytes << 20;
    keyline_sandbox_limit(limits, memory, parent);
    struct rlimit output = {memory, memory};
    if (memory) setrlimit(RLIMIT_FSIZE, &output);
    if (!place(f)) _exit(127);
    keyline_sandbox_close_from(first_other);
    keyline_sandbox_give_up(program);
    char *const arguments[] = {(char *)program, "/proc/self/fd/3", "/proc/self/fd/4", NULL}, *const environment[] = {"LC_ALL=C", NULL};
    execve(program, arguments, environment);
    _exit(127);
}

static void read_answer(const files *f, keyline_sandbox_answer *answer) {
    ssize_t count = pread(f->words, answer->words, sizeof answer->words - 1, 0);
    answer->words[count > 0 ? count : 0] = 0;
    struct stat status;
    if (fstat(f->output, &status) || status.st_size == 0) return;
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, f->output, 0);
    if (bytes == MAP_FAILED) return;
    answer->bytes = bytes;
    answer->size = (size_t)status.st_size;
}

keyline_sandbox_outcome keyline_sandbox_run(
    keyline_sandbox_limits limits, const char *program, const void *input, size_t size, keyline_sandbox_answer *answer) {
    memset(answer, 0, sizeof *answer);
    answer->status = -1;
    keyline_sandbox_outcome outcome = keyline_sandbox_no_memory;
    files f = open_files();
    pid_t parent = getpid(), child = has_files(&f) && write_all(f.input, input, size) ? fork() : -1;
    if (child == 0) become(program, &f, limits, parent);
    if (child > 0) {
        int state = keyline_sandbox_wait(child);
        outcome = WIFEXITED(state) ? keyline_sandbox_done : keyline_sandbox_reason(state);
        if (WIFEXITED(state) && WEXITSTATUS(state) != 127) answer->status = WEXITSTATUS(state);
        read_answer(&f, answer);
    }
    close_files(&f);
    return outcome;
}

void keyline_sandbox_discard(keyline_sandbox_answer *answer) {
    if (answer->bytes) munmap(answer->bytes, answer->size);
    answer->bytes = NULL;
}
