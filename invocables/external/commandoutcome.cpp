// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandoutcome.h"

#include "invocables/tools/readyjob.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <csignal>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

constexpr int signalledStatus = 128;
constexpr char16_t pictureOfNull = 0x2400;

struct CommandOutcomeTexts {
    Q_DECLARE_TR_FUNCTIONS(CommandOutcome)
};

//! The end of what a program wrote, for a message.
QString tail(const QByteArray &bytes)
{
    constexpr qsizetype mostShown = 4000;
    return QString::fromUtf8(bytes).remove(QChar(0)).trimmed().right(mostShown);
}

int signalOf(const network::ProcessOutput &output, bool sandboxed)
{
    static const QList<int> ofCrashesAndLimits {SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGKILL, SIGSEGV, SIGSYS, SIGXCPU, SIGXFSZ};
    const int inside = sandboxed ? output.exitStatus - signalledStatus : 0;
    return ofCrashesAndLimits.contains(inside) ? inside : output.signal;
}

Error signalled(int signal, const QString &program, const network::ProcessOutput &output)
{
    if (signal == SIGXCPU)
        return {ErrorCategory::Execution, CommandOutcomeTexts::tr("“%1” used all the processor time that it may use.").arg(program),
            tail(output.standardError)};
    if (signal == SIGXFSZ)
        return {ErrorCategory::Execution, CommandOutcomeTexts::tr("“%1” wrote a file larger than it may write.").arg(program),
            tail(output.standardError)};
    if (signal == SIGKILL)
        return {ErrorCategory::Fatal,
            CommandOutcomeTexts::tr("“%1” was killed (signal 9), as the system does where memory runs out.").arg(program),
            tail(output.standardError)};
    return {ErrorCategory::Fatal, CommandOutcomeTexts::tr("“%1” was killed by signal %2.").arg(program).arg(signal),
        tail(output.standardError)};
}

Error exited(const QString &program, const network::ProcessOutput &output)
{
    QString message = CommandOutcomeTexts::tr("“%1” ended with status %2.").arg(program).arg(output.exitStatus);
    if (const QString complaint = tail(output.standardError); !complaint.isEmpty())
        message += u' ' + complaint;
    if (const QString written = tail(output.standardOutput); !written.isEmpty())
        message += u'\n' + CommandOutcomeTexts::tr("It had written:") + u'\n' + written;
    return {ErrorCategory::Execution, message};
}

//! Providers do not take a result without a text.
QString wordsForNothing(const network::ProcessOutput &output)
{
    const QString complaint = tail(output.standardError);
    const QString status = output.exitStatus == 0 ? QString() : u", exit status %1"_s.arg(output.exitStatus);
    return complaint.isEmpty() ? u"[no output%1]"_s.arg(status) : u"[no output%1; on standard error:]\n%2"_s.arg(status, complaint);
}

} // namespace

model::Result<InvocableResult> outcomeOf(
    const CommandDescription &description, const QString &program, const network::ProcessOutput &output, bool sandboxed)
{
    const bool isAccepted = output.signal == 0 && description.acceptedStatuses.contains(output.exitStatus);
    if (const int signal = signalOf(output, sandboxed); signal != 0 && !isAccepted)
        return tl::unexpected(signalled(signal, program, output));
    if (!isAccepted)
        return tl::unexpected(exited(program, output));
    QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
    QString text = decoder.decode(output.standardOutput);
    if (decoder.hasError())
        return model::failure(
            ErrorCategory::Fatal, CommandOutcomeTexts::tr("“%1” wrote what is no UTF-8 text.").arg(program), tail(output.standardError));
    if (description.output != CommandDescription::Output::Text) {
        const auto json = model::JsonText::parse(output.standardOutput);
        const bool mustBeJson = description.output == CommandDescription::Output::Json;
        if (json && (mustBeJson || json->isObject()))
            return dataResult(*json);
        if (mustBeJson)
            return model::failure(
                ErrorCategory::Fatal, CommandOutcomeTexts::tr("“%1” wrote what is no JSON.").arg(program), json.error().message);
    }
    // A character like others (`find -print0`), which some providers do not take.
    text.replace(QChar(0), QChar(pictureOfNull));
    return textResult(text.isEmpty() ? wordsForNothing(output) : text);
}

} // namespace invocables
