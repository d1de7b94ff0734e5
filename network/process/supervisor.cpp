// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// parlance-supervisor: runs one program and sees to it that nothing of what it started outlives it, nor Parlance; see supervision.h.
// Whatever a program starts, in a session of its own or not, is this process's child once its parent has ended (PR_SET_CHILD_SUBREAPER).
// Small, and without Qt, since one runs beside each program.

#include "network/process/supervision.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace network;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

//! From the request to end until what does not heed it is killed.
constexpr milliseconds grace(2000);
//! What cannot be killed, as it waits for a disk or is another person's, is left after that.
constexpr milliseconds longestKilling(5000);
constexpr milliseconds betweenKills(2);
constexpr milliseconds betweenCounts(20);
//! Of these looks one counts whatever the machine as a whole says.
constexpr unsigned looksBetweenCounts = 25;
constexpr int highestPriority = -20;
constexpr int firstOfProgram = 5;

struct ProcessEntry {
    pid_t process;
    pid_t parent;
};

size_t readStart(const char *path, char *buffer, size_t size)
{
    const int file = ::open(path, O_RDONLY | O_CLOEXEC);
    const ssize_t count = file < 0 ? 0 : ::read(file, buffer, size - 1);
    if (file >= 0)
        ::close(file);
    const size_t length = count > 0 ? size_t(count) : 0;
    buffer[length] = 0;
    return length;
}

//! Of /proc/PID/stat; see proc(5). The name before it, in brackets, may have anything in it. 0 where the process is gone.
pid_t parentOf(const char *process)
{
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%s/stat", process);
    char text[1024];
    readStart(path, text, sizeof text);
    const char *end = std::strrchr(text, ')');
    int parent = 0;
    return end && std::sscanf(end, ") %*c %d", &parent) == 1 ? parent : 0;
}

std::vector<ProcessEntry> allProcesses()
{
    std::vector<ProcessEntry> all;
    DIR *folder = ::opendir("/proc");
    while (const dirent *entry = folder ? ::readdir(folder) : nullptr) {
        const pid_t process = pid_t(std::strtol(entry->d_name, nullptr, 10));
        if (process > 0)
            all.push_back({process, parentOf(entry->d_name)});
    }
    if (folder)
        ::closedir(folder);
    std::sort(all.begin(), all.end(), [](const ProcessEntry &a, const ProcessEntry &b) { return a.parent < b.parent; });
    return all;
}

//! All that this process has started and that these have, parents first; as /proc says at this moment.
std::vector<pid_t> descendants()
{
    const std::vector<ProcessEntry> all = allProcesses();
    std::vector<pid_t> found {::getpid()};
    for (size_t index = 0; index < found.size(); ++index) {
        auto child = std::lower_bound(
            all.begin(), all.end(), found[index], [](const ProcessEntry &entry, pid_t parent) { return entry.parent < parent; });
        for (; child != all.end() && child->parent == found[index]; ++child)
            found.push_back(child->process);
    }
    found.erase(found.begin());
    return found;
}

//! How many processes and threads the machine has: the number behind the slash in /proc/loadavg; see proc(5).
long tasksOfTheMachine()
{
    char text[256];
    readStart("/proc/loadavg", text, sizeof text);
    const char *slash = std::strchr(text, '/');
    return slash ? std::strtol(slash + 1, nullptr, 10) : 0;
}

void setLimits(const char *limits)
{
    int resource = 0;
    unsigned long soft = 0;
    unsigned long hard = 0;
    while (limits && std::sscanf(limits, "%d:%lu:%lu", &resource, &soft, &hard) == 3) {
        const rlimit values {soft, hard};
        ::setrlimit(decltype(RLIMIT_CORE)(resource), &values);
        limits = std::strchr(limits, ',');
        limits += limits ? 1 : 0;
    }
}

//! The program, from its start until nothing of it is left.
class Supervisor
{
public:
    explicit Supervisor(char **arguments)
        : m_report(std::atoi(arguments[1]))
        , m_most(std::atol(arguments[2]))
        , m_isSandboxed(std::strcmp(arguments[3], supervision::sandbox) == 0)
        , m_limits(arguments[4])
        , m_vector(arguments + firstOfProgram)
    {
    }

    bool start();
    void watch();

private:
    int startedProgram();
    [[noreturn]] void become(int complaints, int priority);
    void takeSignals();
    void reap();
    void ask();
    void killAll();
    bool isTooMany();
    int patience() const;
    void tell(const char *word, long number) const { ::dprintf(m_report, "%s %ld\n", word, number); }

    const int m_report;
    const long m_most;
    const bool m_isSandboxed;
    const char *const m_limits;
    char **const m_vector;
    sigset_t m_signalsBefore = {};
    int m_signals = -1;
    //! 0 once it has ended.
    pid_t m_program = 0;
    bool m_isAlone = false;
    bool m_wasAsked = false;
    bool m_mustKill = false;
    Clock::time_point m_killTime;
    long m_fewestTasks = 0;
    unsigned m_looks = 0;
};

bool Supervisor::start()
{
    ::fcntl(m_report, F_SETFD, FD_CLOEXEC);
    // SIGPIPE: of a report that nobody reads.
    sigset_t taken;
    ::sigemptyset(&taken);
    for (const int signal : {SIGCHLD, SIGTERM, SIGHUP, SIGPIPE})
        ::sigaddset(&taken, signal);
    ::sigprocmask(SIG_BLOCK, &taken, &m_signalsBefore);
    m_signals = ::signalfd(-1, &taken, SFD_CLOEXEC | SFD_NONBLOCK);
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    m_fewestTasks = tasksOfTheMachine();
    const int fault = startedProgram();
    tell(fault == 0 ? supervision::started : supervision::failed, fault == 0 ? m_program : fault);
    // Its pipes are the program's alone.
    const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        ::dup2(nothing, file);
    [[maybe_unused]] const int moved = ::chdir("/");
    return fault == 0;
}

//! \return the system's error, 0 for none.
int Supervisor::startedProgram()
{
    const int priority = ::getpriority(PRIO_PROCESS, 0);
    // Where the administrator runs it, whom no limit holds: it must get its turn among hundreds that fork.
    ::setpriority(PRIO_PROCESS, 0, highestPriority);
    int complaints[2];
    if (::pipe2(complaints, O_CLOEXEC) != 0)
        return errno;
    m_program = ::fork();
    if (m_program == 0)
        become(complaints[1], priority);
    int fault = m_program < 0 ? errno : 0;
    ::close(complaints[1]);
    // Nothing comes of a program that runs.
    if (m_program > 0 && ::read(complaints[0], &fault, sizeof fault) < 0)
        fault = errno;
    ::close(complaints[0]);
    return fault;
}

void Supervisor::become(int complaints, int priority)
{
    // A session of its own, with no terminal to write to.
    ::setsid();
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::setpriority(PRIO_PROCESS, 0, priority);
    ::sigprocmask(SIG_SETMASK, &m_signalsBefore, nullptr);
    setLimits(m_limits);
    ::execv(m_vector[0], m_vector);
    const int fault = errno;
    [[maybe_unused]] const ssize_t written = ::write(complaints, &fault, sizeof fault);
    ::_exit(127);
}

void Supervisor::watch()
{
    while (!m_isAlone) {
        pollfd places[] {{m_signals, POLLIN, 0}, {m_report, 0, 0}};
        ::poll(places, 2, patience());
        takeSignals();
        reap();
        const bool isForgotten = (places[1].revents & (POLLERR | POLLHUP | POLLNVAL)) != 0;
        const bool isOver = m_wasAsked && Clock::now() >= m_killTime;
        const bool isExcess = isTooMany();
        if (isExcess)
            tell(supervision::exceeded, m_most);
        if (m_mustKill || isForgotten || isOver || isExcess) {
            killAll();
            return;
        }
    }
}

//! How long nothing needs to be looked at, in milliseconds.
int Supervisor::patience() const
{
    if (m_most > 0)
        return int(betweenCounts.count());
    if (!m_wasAsked)
        return -1;
    const auto left = std::chrono::ceil<milliseconds>(m_killTime - Clock::now());
    return int(std::max(left, milliseconds(0)).count());
}

void Supervisor::takeSignals()
{
    signalfd_siginfo info {};
    while (::read(m_signals, &info, sizeof info) == ssize_t(sizeof info)) {
        if (info.ssi_signo == SIGTERM)
            ask();
        m_mustKill = m_mustKill || info.ssi_signo == SIGHUP;
    }
}

void Supervisor::reap()
{
    int status = 0;
    pid_t ended = 0;
    while ((ended = ::waitpid(-1, &status, WNOHANG)) > 0) {
        if (ended != m_program)
            continue;
        m_program = 0;
        if (WIFSIGNALED(status))
            tell(supervision::killed, WTERMSIG(status));
        else
            tell(supervision::exited, WEXITSTATUS(status));
        ask();
    }
    // Whoever's parent ends becomes a child of this process: without children there is nobody left.
    m_isAlone = ended < 0 && errno == ECHILD;
}

void Supervisor::ask()
{
    if (m_wasAsked)
        return;
    m_wasAsked = true;
    m_killTime = Clock::now() + grace;
    const std::vector<pid_t> all = descendants();
    // Bubblewrap would end at once and take with it what runs inside. What it leaves in there to wait for that takes no notice.
    const bool spares = m_isSandboxed && all.size() > 2;
    for (const pid_t process : all) {
        if (!spares || process != m_program)
            ::kill(process, SIGTERM);
    }
}

//! Again and again, since what is killed may have started others meanwhile.
void Supervisor::killAll()
{
    m_wasAsked = true;
    const auto last = Clock::now() + longestKilling;
    while (!m_isAlone && Clock::now() < last) {
        for (const pid_t process : descendants())
            ::kill(process, SIGKILL);
        ::poll(nullptr, 0, int(betweenKills.count()));
        reap();
    }
}

//! There cannot be while the whole machine has hardly more than it had, unless others have ended meanwhile: that is looked at now and then.
bool Supervisor::isTooMany()
{
    if (m_most <= 0)
        return false;
    const long tasks = tasksOfTheMachine();
    m_fewestTasks = std::min(m_fewestTasks, tasks);
    const bool isDue = ++m_looks % looksBetweenCounts == 0;
    return (isDue || tasks == 0 || tasks - m_fewestTasks > m_most) && long(descendants().size()) > m_most;
}

} // namespace

int main(int count, char **arguments)
{
    if (count <= firstOfProgram) {
        std::fputs("parlance-supervisor: runs the programs that Parlance starts; it is not called by hand.\n", stderr);
        return 2;
    }
    Supervisor supervisor(arguments);
    if (!supervisor.start())
        return 127;
    supervisor.watch();
    return 0;
}
