#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "sandbox.h"

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

void keyline_sandbox_close_from(int first) {
    // Linux before 5.9 has no call for all of them.
    if (syscall(SYS_close_range, (unsigned)first, ~0u, 0u) == 0) return;
    long most = sysconf(_SC_OPEN_MAX);
    for (int descriptor = first; descriptor < (most > 0 && most < 65536 ? most : 65536); descriptor++) close(descriptor);
}

static void close_descriptors(void) {
    int nothing = open("/dev/null", O_RDWR);
    for (int descriptor = 0; descriptor < 3; descriptor++) {
        if (nothing < 0) close(descriptor);
        else dup2(nothing, descriptor);
    }
    keyline_sandbox_close_from(3);
}

// Where programs have what the loader of programs reads for them.
static const char *const libraries[] = {
    "/lib", "/lib32", "/lib64", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache",
};

enum { landlock_execute = 1 << 0, landlock_read = 1 << 2 };

static void keep_right(int rule_set, const char *path) {
    struct {
        uint64_t rights;
        int32_t folder;
    } __attribute__((packed)) rule = {.rights = landlock_execute | landlock_read};
    enum { path_beneath = 1 };
    rule.folder = open(path, O_PATH | O_CLOEXEC);
    if (rule.folder < 0) return;
    syscall(SYS_landlock_add_rule, rule_set, path_beneath, &rule, 0u);
    close(rule.folder);
}

// Gives up all files but a program and its libraries, where there is a program.
//
// Source: the kernel's "Landlock: unprivileged access control". Each version adds rights behind the earlier ones.
static int give_up_files(const char *program) {
    enum { create_version = 1, fs_rights = 13, network_rights = 3, scopes = 3 };
    struct {
        uint64_t files, network, scopes;
    } rules = {0, 0, 0};
    long version = syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, (uint32_t)create_version);
    if (version < 1) return 0;
    unsigned rights = fs_rights + (version >= 2) + (version >= 3) + (version >= 5);
    rules.files = (1ull << rights) - 1;
    if (version >= 4) rules.network = network_rights;
    if (version >= 6) rules.scopes = scopes;
    size_t size = sizeof(uint64_t) * (version >= 6 ? 3 : version >= 4 ? 2 : 1);
    int rule_set = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0u);
    if (rule_set < 0) return 0;
    if (program) {
        keep_right(rule_set, program);
        for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) keep_right(rule_set, libraries[i]);
    }
    int holds = syscall(SYS_landlock_restrict_self, rule_set, 0u) == 0;
    close(rule_set);
    return holds;
}

#ifdef ARCHITECTURE

// Calls on memory, threads and time, which can harm nobody else.
static const int allowed_calls[] = {
    SYS_read, SYS_write, SYS_close, SYS_lseek, SYS_munmap, SYS_mremap, SYS_madvise, SYS_brk, SYS_futex, SYS_set_robust_list,
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_exit, SYS_exit_group, SYS_restart_syscall,
    SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday, SYS_getpid, SYS_getppid, SYS_gettid,
    SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getcpu, SYS_getrandom, SYS_getrusage, SYS_sched_yield,
    SYS_sched_getaffinity, SYS_sysinfo, SYS_uname,
#ifdef SYS_rseq
    SYS_rseq,
#endif
#ifdef SYS_arch_prctl
    SYS_arch_prctl,
#endif
#ifdef SYS_time
    SYS_time,
#endif
};

// What starting a program takes besides, and what the C++ library writes with. Landlock says which files and programs those are.
static const int program_calls[] = {
    SYS_execve, SYS_openat, SYS_newfstatat, SYS_fstat, SYS_pread64, SYS_readv, SYS_writev, SYS_faccessat, SYS_readlinkat, SYS_fcntl,
    SYS_ftruncate, SYS_set_tid_address, SYS_mmap, SYS_mprotect,
#ifdef SYS_open
    SYS_open, SYS_stat, SYS_access, SYS_readlink,
#endif
};

typedef struct {
    struct sock_filter steps[200];
    unsigned short count;
} filter;

static void add(filter *f, struct sock_filter step) { f->steps[f->count++] = step; }

static void answer(filter *f, uint32_t result) { add(f, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, result)); }

static void load(filter *f, size_t offset) {
    add(f, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

// Skips steps unless the loaded word compares so with a value.
static void unless(filter *f, unsigned short comparison, uint32_t value, uint8_t skipped) {
    add(f, (struct sock_filter)BPF_JUMP((unsigned short)(BPF_JMP | comparison | BPF_K), value, 0, skipped));
}

static size_t low_word(int argument) {
    return offsetof(struct seccomp_data, args) + sizeof(uint64_t) * (size_t)argument
        + (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? 4 : 0);
}

static size_t high_word(int argument) { return low_word(argument) ^ 4; }

enum { refused = SECCOMP_RET_ERRNO | EPERM, unknown = SECCOMP_RET_ERRNO | ENOSYS };

// Allows a call where the low word of an argument compares so with a value; its number is loaded.
static void allow_where(filter *f, int call, int argument, unsigned short comparison, uint32_t value) {
    unless(f, BPF_JEQ, (uint32_t)call, 4);
    load(f, low_word(argument));
    unless(f, comparison, value, 1);
    answer(f, SECCOMP_RET_ALLOW);
    answer(f, refused);
}

// Refuses a call where an argument has a bit, and allows it otherwise.
static void allow_without(filter *f, int call, int argument, uint32_t bit) {
    unless(f, BPF_JEQ, (uint32_t)call, 4);
    load(f, low_word(argument));
    unless(f, BPF_JSET, bit, 1);
    answer(f, refused);
    answer(f, SECCOMP_RET_ALLOW);
}

static void allow(filter *f, const int *calls, size_t count) {
    for (size_t i = 0; i < count; i++) {
        unless(f, BPF_JEQ, (uint32_t)calls[i], 1);
        answer(f, SECCOMP_RET_ALLOW);
    }
}

static void describe(filter *f, const char *program) {
    load(f, offsetof(struct seccomp_data, arch));
    add(f, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
    answer(f, SECCOMP_RET_KILL_PROCESS);
    load(f, offsetof(struct seccomp_data, nr));
    allow(f, allowed_calls, sizeof allowed_calls / sizeof *allowed_calls);
    if (program) allow(f, program_calls, sizeof program_calls / sizeof *program_calls);
    // Its arguments are in memory, where a filter sees nothing: the C library calls `clone` instead.
    unless(f, BPF_JEQ, SYS_clone3, 1);
    answer(f, unknown);
    // Threads, but no processes; limits may be read; the process may end itself; no memory becomes code.
    allow_where(f, SYS_clone, 0, BPF_JSET, CLONE_THREAD);
    allow_where(f, SYS_tgkill, 0, BPF_JEQ, (uint32_t)getpid());
    allow_where(f, SYS_prctl, 0, BPF_JEQ, PR_SET_NAME);
    allow_without(f, SYS_mmap, 2, PROT_EXEC);
    allow_without(f, SYS_mprotect, 2, PROT_EXEC);
    unless(f, BPF_JEQ, SYS_prlimit64, 5);
    load(f, low_word(2));
    unless(f, BPF_JEQ, 0, 3);
    load(f, high_word(2));
    unless(f, BPF_JEQ, 0, 1);
    answer(f, SECCOMP_RET_ALLOW);
    answer(f, refused);
}

static int give_up_calls(const char *program) {
    filter filter = {.count = 0};
    describe(&filter, program);
    struct sock_fprog rules = {.len = filter.count, .filter = filter.steps};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &rules) == 0;
}

#else

static int give_up_calls(const char *program) { return (void)program, 0; }

#endif

int keyline_sandbox_give_up(const char *program) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return 0;
    int files = give_up_files(program) ? keyline_sandbox_files : 0;
    return files | (give_up_calls(program) ? keyline_sandbox_calls : 0);
}

int keyline_sandbox_enter(void) {
    close_descriptors();
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    return keyline_sandbox_give_up(NULL);
}
