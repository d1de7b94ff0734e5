// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acppermissions.h"

#include "model/basics/workspacekind.h"
#include "model/session/approvals.h"
#include "model/text/visibletext.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::Verdict;

namespace {

constexpr int mostChoices = 32;
constexpr int mostPlacesShown = 8;
constexpr qsizetype mostPathsJudged = 200;

//! The one that says no more than was meant.
QString chosen(const QList<AcpChoice> &choices, bool allowed)
{
    using Kind = AcpChoice::Kind;
    for (const Kind kind : {allowed ? Kind::AllowOnce : Kind::RejectOnce, allowed ? Kind::AllowAlways : Kind::RejectAlways}) {
        for (const AcpChoice &choice : choices) {
            if (choice.kind == kind)
                return choice.id;
        }
    }
    return {};
}

} // namespace

QList<AcpChoice> AcpChoice::read(const model::JsonView &options)
{
    QList<AcpChoice> choices;
    for (const model::JsonView &option : options.elements()) {
        const auto members = option.members();
        const model::JsonView kind = members["kind"];
        if (choices.size() >= mostChoices || members["optionId"].string().isEmpty())
            continue;
        choices.append({members["optionId"].string(), members["name"].string(),
            kind == "allow_once"          ? Kind::AllowOnce
                : kind == "allow_always"  ? Kind::AllowAlways
                : kind == "reject_always" ? Kind::RejectAlways
                                          : Kind::RejectOnce});
    }
    return choices;
}

AcpPermissions::AcpPermissions(QString agent, QString fingerprint, const model::ConverseRequest &request, Concern concern, QObject *parent)
    : QObject(parent)
    , m_agent(std::move(agent))
    , m_fingerprint(std::move(fingerprint))
    , m_conversation(request.origin.conversation)
    , m_folders(request.folders)
    , m_concern(std::move(concern))
    , m_questions(request.questions)
    , m_approvals(request.approvals)
{
}

//! Of its files the first that is no ordinary one decides.
QString AcpPermissions::concernOf(const AcpCall &call) const
{
    for (const QString &path : m_concern ? call.paths().mid(0, mostPathsJudged) : QStringList()) {
        if (const QString concern = m_concern(path); !concern.isEmpty())
            return concern + u' ' + model::visibleLine(path);
    }
    return {};
}

QString AcpPermissions::text(const AcpCall &call, const QString &concern) const
{
    QStringList lines {tr("Allow %1?").arg(model::visibleLine(call.invocation.name)), model::visibleLine(call.title)};
    for (const QString &place : call.places.mid(0, mostPlacesShown))
        lines.append(model::visibleLine(place));
    lines.append(concern);
    lines.append(tr("%1 does it itself, outside the sandbox.").arg(m_agent));
    for (const QString &warning : model::workspaceWarnings(m_folders))
        lines.append(model::visibleLine(warning));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void AcpPermissions::ask(const AcpCall &call, const QList<AcpChoice> &choices, Done done)
{
    const QString yes = chosen(choices, true);
    if (yes.isEmpty() || !m_questions || m_open.size() >= mostOpen) {
        done(chosen(choices, false), false);
        return;
    }
    const QString concern = concernOf(call);
    if (concern.isEmpty() && m_approvals && m_approvals->isAllowed(call.invocation.name, m_fingerprint)) {
        done(yes, true);
        return;
    }
    model::Question::Subject subject;
    subject.conversation = m_conversation;
    subject.invocation = call.invocation.id;
    subject.tool = call.invocation.name;
    subject.text = text(call, concern);
    // Each time anew, and by nobody else.
    if (!concern.isEmpty())
        subject.matter = model::Question::Matter::HiddenFile;
    subject.values = model::JsonText::parse(call.invocation.arguments).value_or(model::JsonText());
    subject.change = call.change();
    model::Question *question = m_questions->ask(subject, this);
    m_open.append(question);
    connect(question, &model::Question::answered, this,
        [this, question, choices, done = std::move(done)](const model::Answer &answer) { settle(question, answer, choices, done); });
    Q_EMIT askingChanged();
}

void AcpPermissions::settle(const model::Question *question, const model::Answer &answer, const QList<AcpChoice> &choices, const Done &done)
{
    const model::Question::Subject &subject = question->subject();
    m_open.removeOne(question);
    bool isAllowed = answer.allows();
    // What the agent does is what it has said: it takes no other arguments.
    if (isAllowed && !answer.values.isEmpty() && answer.values.compacted() != subject.values.compacted()) {
        isAllowed = false;
        Q_EMIT noticed(tr("%1 was refused: what an agent is about to do can be allowed or refused, not changed.").arg(subject.tool));
    }
    const bool isKept = isAllowed && m_approvals && subject.matter == model::Question::Matter::Ordinary;
    if (isKept && answer.verdict == Verdict::AllowAlways && answer.by == model::AnsweredBy::Person)
        m_approvals->allowAlways(subject.tool, m_fingerprint);
    else if (isKept && answer.verdict != Verdict::AllowOnce)
        m_approvals->allow(subject.tool, m_fingerprint);
    Q_EMIT askingChanged();
    done(answer.verdict == Verdict::Cancelled ? QString() : chosen(choices, isAllowed), isAllowed);
}

void AcpPermissions::cancel()
{
    const QList<model::Question *> open = m_open;
    for (model::Question *question : open)
        question->cancel();
}

} // namespace network
