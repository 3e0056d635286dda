// A terminal that is given back on every way out.
#define _GNU_SOURCE

#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

// The other screen, the cursor's keys as usual, pastes in brackets, clicks and the wheel with SGR coordinates.
static const char enter_text[] = "\x1b[?1049h\x1b[?2004h\x1b[?1002h\x1b[?1006h\x1b[0m\x1b[2J";
static const char leave_text[] = "\x1b[?1006l\x1b[?1002l\x1b[?2004l\x1b[0m\x1b[?25h\x1b[?1049l";

// What is sent before that; its size is set last, so that a signal finds all of it or nothing.
static char farewell[512];
static volatile sig_atomic_t farewell_size;

static struct termios before;
static volatile sig_atomic_t is_taken;
static int wake[2] = {-1, -1};

// While the terminal is taken, what others print would be drawn over by the next picture and draw over this one: it goes
// into a file without a name, and to where it was meant for when the terminal is given back.
static int held = -1, own_output = -1, own_error = -1;
static off_t told;

static int output(void) { return own_output >= 0 ? own_output : STDOUT_FILENO; }

// All that ends a process which does nothing about it, the usual ones first.
static const int ends[] = {
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
#if defined(__linux__)
    SIGIO, SIGSTKFLT, SIGPWR,
#else
    SIGEMT,
#endif
};
enum { usual_count = 5 };
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGTRAP, SIGFPE};
enum { end_count = sizeof ends / sizeof *ends, crash_count = sizeof crashes / sizeof *crashes };
static struct sigaction old_ends[end_count], old_crashes[crash_count], old_stop, old_resize;

static void hold_prints(void) {
  if (held < 0) {
    char name[] = "/tmp/petri-XXXXXX";
    held = mkstemp(name);
    if (held < 0) return;
    unlink(name);
    fcntl(held, F_SETFD, FD_CLOEXEC);
    fcntl(held, F_SETFL, O_APPEND);
  }
  own_output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (own_output < 0) return;
  dup2(held, STDOUT_FILENO);
  // Standard error that leads elsewhere may stay there.
  if (!isatty(STDERR_FILENO)) return;
  own_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (own_error >= 0) dup2(held, STDERR_FILENO);
}

static void let_prints_go(void) {
  if (own_output < 0) return;
  dup2(own_output, STDOUT_FILENO);
  close(own_output);
  own_output = -1;
  if (own_error >= 0) {
    dup2(own_error, STDERR_FILENO);
    close(own_error);
    own_error = -1;
  }
  char bytes[4096];
  ssize_t count;
  for (off_t place = 0; (count = pread(held, bytes, sizeof bytes, place)) > 0; place += count) {
    if (write(STDERR_FILENO, bytes, (size_t)count) != count) break;
  }
  int ignored = ftruncate(held, 0);
  (void)ignored;
  told = 0;
}

// Safe in a signal handler: nothing here allocates or locks. A terminal that takes no more bytes is not waited for.
static void give_back(void) {
  if (!is_taken) return;
  is_taken = 0;
  int terminal = output();
  int flags = fcntl(terminal, F_GETFL);
  fcntl(terminal, F_SETFL, flags | O_NONBLOCK);
  ssize_t ignored = farewell_size > 0 ? write(terminal, farewell, (size_t)farewell_size) : 0;
  ignored = write(terminal, leave_text, sizeof leave_text - 1);
  (void)ignored;
  tcsetattr(STDIN_FILENO, TCSANOW, &before);
  let_prints_go();
  fcntl(STDOUT_FILENO, F_SETFL, flags);
}

static int take(void) {
  if (tcgetattr(STDIN_FILENO, &before) != 0) return -errno;
  struct termios raw = before;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INPCK | ISTRIP | IXON);
  raw.c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN | ISIG);
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;
  if (tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) != 0) return -errno;
  is_taken = 1;
  hold_prints();
  return petri_terminal_write(enter_text, sizeof enter_text - 1);
}

static void on_end(int number) {
  give_back();
  signal(number, SIG_DFL);
  raise(number);
}

// Swift's backtrace would wait half a minute for a key, with the terminal in its hands: it finds the end of input instead.
static void end_input(void) {
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (nothing >= 0) dup2(nothing, STDIN_FILENO);
}

// Chains to what was there, Swift's backtrace for one, with nothing blocked.
static void on_crash(int number) {
  give_back();
  end_input();
  for (int i = 0; i < crash_count; i++) {
    if (crashes[i] == number) sigaction(number, &old_crashes[i], NULL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  raise(number);
  // Swift's handler returns, for the fault to happen again, which one that was sent does not.
  signal(number, SIG_DFL);
  raise(number);
}

static void on_stop(int number) {
  (void)number;
  int error = errno;
  petri_terminal_stop();
  errno = error;
}

static void on_resize(int number) {
  (void)number;
  int error = errno;
  ssize_t ignored = write(wake[1], "", 1);
  (void)ignored;
  errno = error;
}

// What a thread that has something to tell writes; a signal's byte is 0.
static const char woken = 1;
static int is_woken;

void petri_terminal_wake(void) {
  ssize_t ignored = write(wake[1], &woken, 1);
  (void)ignored;
}

static void handle(int number, void (*handler)(int), int flags, struct sigaction *old) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, old);
}

int petri_terminal_is_there(void) { return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO); }

int petri_terminal_draws(void) {
  const char *kind = getenv("TERM");
  return petri_terminal_is_there() && !(kind && strcmp(kind, "dumb") == 0);
}

int petri_terminal_enter(void) {
  if (!petri_terminal_is_there()) return -ENOTTY;
  if (wake[0] < 0) {
    if (pipe(wake) != 0) return -errno;
    for (int i = 0; i < 2; i++) {
      fcntl(wake[i], F_SETFL, O_NONBLOCK);
      fcntl(wake[i], F_SETFD, FD_CLOEXEC);
    }
  }
  int problem = take();
  if (problem != 0) {
    give_back();
    return problem;
  }
  for (int i = 0; i < end_count; i++) {
    handle(ends[i], on_end, 0, &old_ends[i]);
    // A rare one that somebody handles or ignores does not end the process.
    if (i >= usual_count && old_ends[i].sa_handler != SIG_DFL) sigaction(ends[i], &old_ends[i], NULL);
  }
  for (int i = 0; i < crash_count; i++) handle(crashes[i], on_crash, SA_ONSTACK, &old_crashes[i]);
  handle(SIGTSTP, on_stop, 0, &old_stop);
  handle(SIGWINCH, on_resize, 0, &old_resize);
  // The process may have been started with some of them blocked.
  sigset_t open;
  sigemptyset(&open);
  for (int i = 0; i < end_count; i++) sigaddset(&open, ends[i]);
  for (int i = 0; i < crash_count; i++) sigaddset(&open, crashes[i]);
  sigaddset(&open, SIGTSTP);
  sigaddset(&open, SIGWINCH);
  sigprocmask(SIG_UNBLOCK, &open, NULL);
  return 0;
}

void petri_terminal_leave(void) {
  if (!is_taken) return;
  give_back();
  for (int i = 0; i < end_count; i++) sigaction(ends[i], &old_ends[i], NULL);
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &old_crashes[i], NULL);
  sigaction(SIGTSTP, &old_stop, NULL);
  sigaction(SIGWINCH, &old_resize, NULL);
}

void petri_terminal_stop(void) {
  // Nobody could make a session's leader go on again.
  if (getsid(0) == getpid()) return;
  give_back();
  kill(0, SIGSTOP);
  take();
  on_resize(SIGWINCH);
}

void petri_terminal_size(struct petri_size *size) {
  struct winsize known;
  if (ioctl(output(), TIOCGWINSZ, &known) != 0 || known.ws_col == 0 || known.ws_row == 0) return;
  *size = (struct petri_size){known.ws_col, known.ws_row, known.ws_xpixel, known.ws_ypixel};
}

void petri_terminal_farewell(const void *bytes, size_t count) {
  farewell_size = 0;
  if (count > sizeof farewell) return;
  if (count > 0) memcpy(farewell, bytes, count);
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  farewell_size = (sig_atomic_t)count;
}

int petri_terminal_write(const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(output(), rest, count);
    if (written < 0 && (errno == EINTR)) continue;
    if (written < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      fd_set ready;
      FD_ZERO(&ready);
      FD_SET(output(), &ready);
      select(output() + 1, NULL, &ready, NULL, NULL);
      continue;
    }
    if (written <= 0) return -errno;
    rest += written;
    count -= (size_t)written;
  }
  return 0;
}

size_t petri_terminal_printed(void *bytes, size_t count) {
  if (held < 0) return 0;
  ssize_t read = pread(held, bytes, count, told);
  if (read <= 0) return 0;
  told += read;
  return (size_t)read;
}

enum petri_wait petri_terminal_wait(int32_t milliseconds, const int *watched, size_t watched_count) {
  for (;;) {
    if (is_woken) {
      is_woken = 0;
      return PETRI_WAIT_WOKEN;
    }
    fd_set ready;
    FD_ZERO(&ready);
    FD_SET(STDIN_FILENO, &ready);
    FD_SET(wake[0], &ready);
    struct timeval time = {milliseconds / 1000, (milliseconds % 1000) * 1000};
    int most = wake[0] > STDIN_FILENO ? wake[0] : STDIN_FILENO;
    for (size_t i = 0; i < watched_count; i++) {
      if (watched[i] < 0 || watched[i] >= FD_SETSIZE) continue;
      FD_SET(watched[i], &ready);
      if (watched[i] > most) most = watched[i];
    }
    int count = select(most + 1, &ready, NULL, NULL, milliseconds < 0 ? NULL : &time);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return PETRI_WAIT_CLOSED;
    if (count == 0) return PETRI_WAIT_TIMEOUT;
    if (FD_ISSET(wake[0], &ready)) {
      char drained[64];
      int is_resized = 0;
      for (ssize_t size; (size = read(wake[0], drained, sizeof drained)) > 0;) {
        for (ssize_t i = 0; i < size; i++) *(drained[i] == woken ? &is_woken : &is_resized) = 1;
      }
      if (is_resized) return PETRI_WAIT_RESIZED;
      continue;
    }
    if (FD_ISSET(STDIN_FILENO, &ready)) return PETRI_WAIT_INPUT;
    return PETRI_WAIT_WATCHED;
  }
}
