// memmem and ptsname are extensions on Linux.
#define _GNU_SOURCE

#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

int64_t petri_read(int descriptor, void *buffer, size_t count) {
  ssize_t result;
  do result = read(descriptor, buffer, count);
  while (result < 0 && errno == EINTR);
  return result < 0 ? -errno : result;
}

int64_t petri_find(const void *bytes, size_t count, const void *wanted, size_t length) {
  const char *found = memmem(bytes, count, wanted, length);
  return found ? found - (const char *)bytes : -1;
}

int64_t petri_count_on(int64_t *number, int64_t added) { return __atomic_fetch_add(number, added, __ATOMIC_RELAXED); }

int64_t petri_processors(void) { return sysconf(_SC_NPROCESSORS_ONLN); }

void petri_trim_memory(void) {
#if defined(__GLIBC__)
  // Each large piece that is freed would raise the size from which pieces are given back at once, up to 32 MB; set, it stays.
  mallopt(M_MMAP_THRESHOLD, 65536);
  malloc_trim(0);
#endif
}

const char *petri_error_text(int number) { return strerror(number); }

static volatile sig_atomic_t caught_signal;

static void note_signal(int number) { caught_signal = number; }

int petri_read_key(int terminal, unsigned char *key) {
  static const int ends[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM};
  enum { count = sizeof ends / sizeof *ends };
  struct termios before;
  if (tcgetattr(terminal, &before) != 0) return -errno;
  struct termios raw = before;
  raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;

  // Signals wait while the terminal is changed, and are let in only by pselect: none can come between.
  struct sigaction old[count], action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note_signal;
  sigset_t blocked, mask;
  sigemptyset(&blocked);
  for (int i = 0; i < count; i++) sigaddset(&blocked, ends[i]);
  sigprocmask(SIG_BLOCK, &blocked, &mask);
  caught_signal = 0;
  for (int i = 0; i < count; i++) sigaction(ends[i], &action, &old[i]);

  int result = -EINTR;
  if (tcsetattr(terminal, TCSADRAIN, &raw) == 0) {
    sigset_t open = mask;
    for (int i = 0; i < count; i++) sigdelset(&open, ends[i]);
    fd_set ready;
    do {
      FD_ZERO(&ready);
      FD_SET(terminal, &ready);
    } while (pselect(terminal + 1, &ready, NULL, NULL, NULL, &open) < 0 && errno == EINTR && !caught_signal);
    if (!caught_signal) {
      ssize_t got = read(terminal, key, 1);
      result = got < 0 ? -errno : (int)got;
    }
    tcsetattr(terminal, TCSADRAIN, &before);
  }
  for (int i = 0; i < count; i++) sigaction(ends[i], &old[i], NULL);
  sigprocmask(SIG_SETMASK, &mask, NULL);
  if (caught_signal) {
    // The process may have been started with the signal blocked, and then would outlive it here.
    signal(caught_signal, SIG_DFL);
    sigset_t caught;
    sigemptyset(&caught);
    sigaddset(&caught, caught_signal);
    sigprocmask(SIG_UNBLOCK, &caught, NULL);
    raise(caught_signal);
  }
  return result;
}

int petri_open_pty(int *main_end, int *other_end) {
  int own = posix_openpt(O_RDWR | O_NOCTTY);
  if (own < 0) return -errno;
  const char *name = grantpt(own) == 0 && unlockpt(own) == 0 ? ptsname(own) : NULL;
  int other = name ? open(name, O_RDWR | O_NOCTTY) : -1;
  if (other < 0) {
    int number = errno;
    close(own);
    return -number;
  }
  *main_end = own;
  *other_end = other;
  return 0;
}

