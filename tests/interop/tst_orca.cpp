// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

//! A program that ends with the test.
class Companion final
{
    Q_DISABLE_COPY_MOVE(Companion)

public:
    Companion() = default;
    ~Companion()
    {
        m_process.terminate();
        if (!m_process.waitForFinished(5'000))
            m_process.kill();
        m_process.waitForFinished();
    }

    void start(const QProcessEnvironment &environment, const QString &program, const QStringList &arguments = {})
    {
        m_process.setProcessEnvironment(environment);
        m_process.setStandardErrorFile(QProcess::nullDevice());
        m_process.start(program, arguments);
    }
    //! Whole lines that have come since it was asked last.
    QStringList lines()
    {
        while (m_process.canReadLine())
            m_lines.append(QString::fromUtf8(m_process.readLine()).trimmed());
        return std::exchange(m_lines, {});
    }
    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }

private:
    QProcess m_process;
    QStringList m_lines;
};

//! What is pressed, and what is said then.
struct Step {
    QString pressed;
    QStringList said;
};

//! A line with `>` is what is pressed: keys as xdotool names them, or `type` and a text, several with ` | ` between them; those after it
//! are what is said.
QList<Step> readScene(const QString &path)
{
    QList<Step> steps;
    for (const QString &line : QString::fromUtf8(support::read(path)).split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u"> "_s))
            steps.append({line.mid(2), {}});
        else if (!line.startsWith(u'#') && !steps.isEmpty())
            steps.last().said.append(line);
    }
    return steps;
}

//! Without what is another one each time.
QString withoutTimes(QString line)
{
    static const QList<std::pair<QRegularExpression, QString>> changing {
        {QRegularExpression(u"\\w+day, \\d{4}-\\d\\d-\\d\\dT[\\d:]+Z"_s), u"MOMENT"_s},
        {QRegularExpression(u"\\b\\d{1,2} [A-Z][a-z]{2} \\d{4}\\b"_s), u"DAY"_s},
        {QRegularExpression(u"\\b(today )?\\d\\d:\\d\\d(:\\d\\d)?\\b|(?<=, )now(?= ·)"_s), u"TIME"_s},
        {QRegularExpression(u"[\\d.,]+ ms\\b"_s), u"N ms"_s},
    };
    for (const auto &[pattern, name] : changing)
        line.replace(pattern, name);
    return line;
}

} // namespace

//! What Orca says of the program, which is worked by keys in a display of its own: one run through the scenes of tests/data/orca, each of
//! which begins where the one before ended. PARLANCE_WRITE=1 writes down what is said instead of comparing it.
class OrcaTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void says_data();
    void says();

private:
    void press(const QString &keys);
    //! What was said until it is as much as expected, or for good.
    QStringList heard(qsizetype expected);

    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
    Companion m_display;
    Companion m_bus;
    Companion m_manager;
    Companion m_orca;
    Companion m_program;
    bool m_isWriting = qEnvironmentVariableIsSet("PARLANCE_WRITE");
};

void OrcaTest::initTestCase()
{
    // What is said depends on the machine's pace as well, and so it is listened to where that was asked for.
    if (!qEnvironmentVariableIsSet("PARLANCE_ORCA"))
        QSKIP("packaging/check --orca installs the screen reader that this is tested with");
    for (const QString &program : {u"orca"_s, u"Xvfb"_s, u"xdotool"_s, u"icewm"_s, u"dbus-daemon"_s})
        QVERIFY2(!QStandardPaths::findExecutable(program).isEmpty(), qPrintable(program + u" is not installed."_s));
    QProcess version;
    version.start(u"orca"_s, {u"--version"_s});
    version.waitForFinished();
    if (!version.readAllStandardOutput().startsWith("43."))
        QSKIP("what is said stands here for Orca 43, and each version words it in its own way");
    const QString root = m_folder.path();
    m_environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"XDG_CONFIG_HOME"_s, u"XDG_DATA_HOME"_s, u"XDG_CACHE_HOME"_s, u"QT_QPA_PLATFORM"_s, u"WAYLAND_DISPLAY"_s})
        m_environment.remove(name);
    const QList<std::pair<QString, QString>> own {{u"HOME"_s, u"/home"_s}, {u"XDG_RUNTIME_DIR"_s, u"/run"_s},
        {u"ICEWM_PRIVCFG"_s, u"/icewm"_s}, {u"PARLANCE_PROFILE"_s, u"/profile"_s}};
    for (const auto &[name, folder] : own) {
        QVERIFY(QDir().mkpath(root + folder));
        QVERIFY(QFile::setPermissions(root + folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        m_environment.insert(name, root + folder);
    }
    m_environment.insert(u"GSETTINGS_BACKEND"_s, u"memory"_s);
    m_environment.insert(u"TZ"_s, u"UTC"_s);
    // Orca asks whether another one runs, which would be another person's.
    support::writeProgram(root + u"/bin/pgrep"_s, "#!/bin/sh\nexit 1\n");
    m_environment.insert(u"PATH"_s, root + u"/bin:"_s + m_environment.value(u"PATH"_s));
    // So that a question comes soon.
    support::write(root + u"/profile/config/parlance.ini"_s, "[limits]\nsame-tool=2\n");
    support::write(root + u"/icewm/preferences"_s, "ShowTaskBar=0\n");
    support::write(root + u"/orca/orca-customizations.py"_s,
        support::read(support::projectFolder() + u"/tests/interop/orca/orca-customizations.py"_s));
    // Looked at more than once, and so gathered.
    QStringList display;
    QStringList bus;
    QStringList said;
    m_display.start(m_environment, u"Xvfb"_s, {u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"1440x900x24"_s, u"-nolisten"_s, u"tcp"_s});
    QTRY_VERIFY(!(display += m_display.lines()).isEmpty());
    m_environment.insert(u"DISPLAY"_s, u':' + display.first());
    m_bus.start(m_environment, u"dbus-daemon"_s, {u"--session"_s, u"--print-address"_s, u"--nofork"_s, u"--nopidfile"_s});
    QTRY_VERIFY(!(bus += m_bus.lines()).isEmpty());
    m_environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, bus.first());
    m_manager.start(m_environment, u"icewm"_s);
    m_orca.start(m_environment, u"orca"_s, {u"--user-prefs"_s, root + u"/orca"_s});
    QTRY_VERIFY2((said += m_orca.lines()).contains(u"Screen reader on."_s), "Orca does not start.");
    QProcessEnvironment environment = m_environment;
    environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
    environment.insert(u"QT_LINUX_ACCESSIBILITY_ALWAYS_ON"_s, u"1"_s);
    m_program.start(environment, QStringLiteral(PARLANCE));
}

void OrcaTest::says_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(support::dataFolder() + u"/orca"_s);
    for (const QString &name : folder.entryList({u"*.txt"_s}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name.section(u'.', 0, 0))) << folder.filePath(name);
}

void OrcaTest::press(const QString &keys)
{
    QProcess tool;
    tool.setProcessEnvironment(m_environment);
    const bool isText = keys.startsWith(u"type "_s);
    tool.start(u"xdotool"_s, isText ? QStringList {u"type"_s, u"--delay"_s, u"10"_s, keys.mid(5)} : QStringList {u"key"_s, keys});
    QVERIFY(tool.waitForFinished());
    QCOMPARE(tool.exitCode(), 0);
}

QStringList OrcaTest::heard(qsizetype expected)
{
    QStringList said;
    const auto listen = [&] {
        for (const QString &line : m_orca.lines())
            said.append(withoutTimes(line));
        return said.size() >= expected;
    };
    if (!m_isWriting) {
        if (!QTest::qWaitFor(listen, support::patience))
            qWarning("Only so much was said.");
        return said;
    }
    // Until it has been silent for some time.
    constexpr int longEnough = 2'500;
    qsizetype before = -1;
    while (said.size() != before) {
        before = said.size();
        QTest::qWait(longEnough);
        listen();
    }
    return said;
}

void OrcaTest::says()
{
    QFETCH(QString, path);
    QVERIFY(m_program.isRunning());
    QByteArray written;
    for (const Step &step : readScene(path)) {
        for (const QString &keys : step.pressed.split(u" | "_s)) {
            if (keys != u"start"_s)
                press(keys);
        }
        const QStringList said = heard(step.said.size());
        written += "> " + step.pressed.toUtf8() + '\n';
        for (const QString &line : said)
            written += line.toUtf8() + '\n';
        if (!m_isWriting && said != step.said)
            QFAIL(qPrintable(u"After %1 is said:\n%2\ninstead of:\n%3"_s.arg(step.pressed, said.join(u'\n'), step.said.join(u'\n'))));
    }
    if (!m_isWriting)
        return;
    QByteArray head;
    for (const QByteArray &line : support::read(path).split('\n'))
        head += line.startsWith('#') ? line + '\n' : QByteArray();
    support::write(path, head + written);
}

QTEST_GUILESS_MAIN(OrcaTest)
#include "tst_orca.moc"
