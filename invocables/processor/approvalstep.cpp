// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/approvalstep.h"

#include "invocables/basics/worker.h"
#include "invocables/processor/rulematch.h"
#include "invocables/tools/argumentscheck.h"
#include "model/basics/workspacekind.h"
#include "model/schema/jsonview.h"
#include "model/session/approvals.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>

#include <pwd.h>
#include <unistd.h>

namespace invocables {

using model::ErrorCategory, model::Verdict, model::Wording;

void findAllowance(
    const InvokerPointer &invoker, const QStringList &folders, QObject *context, std::function<void(const QString &allowance)> done)
{
    invoker->invocable->prepare(context, [invoker, folders, context, done = std::move(done)] {
        // What was allowed in a folder of work is not allowed in a home folder.
        const QString known = invoker->allowance() + model::workspaceWarnings(folders).join(QLatin1Char('\n'));
        const ProgramWords program = invoker->invocable->programWords(folders);
        if (program.words.isEmpty() || folders.isEmpty()) {
            done(known);
            return;
        }
        doOnWorker<std::optional<QByteArray>>(
            context, [folders, program] { return textsWithin(folders, program); },
            [known, done](const std::optional<QByteArray> &texts) {
                if (!texts)
                    done({});
                else
                    done(texts->isEmpty() ? known : known + QLatin1Char('\n') + QString::fromLatin1(*texts));
            });
    });
}

namespace {

constexpr qsizetype longestPreview = 2000;
constexpr qsizetype longestPurpose = 400;
constexpr int mostHosts = 8;
constexpr qsizetype longestScheme = 32;
// Where addresses are looked for; what is deeper or later is seen as it stands in the arguments.
constexpr int mostValues = 2000;
constexpr int deepestValue = 6;

struct ApprovalStepTexts {
    Q_DECLARE_TR_FUNCTIONS(ApprovalStep)
    PARLANCE_PHRASED
};

//! The hosts of the addresses among the values.
void findHosts(const model::JsonView &value, int depth, int &left, QStringList &hosts)
{
    if (--left < 0 || depth > deepestValue)
        return;
    if (value.isString()) {
        const QString text = value.string().trimmed();
        const qsizetype scheme = text.indexOf(QLatin1String("://"));
        const QUrl address = scheme > 0 && scheme < longestScheme ? QUrl(text) : QUrl();
        if (!address.host().isEmpty())
            hosts.append(model::visibleHost(address));
    }
    for (const model::JsonView &element : value.elements())
        findHosts(element, depth + 1, left, hosts);
    for (const auto &member : value.members())
        findHosts(member.value, depth + 1, left, hosts);
}

//! Where the addresses of a call lead, apart from all that can stand around a host; empty where it names none.
QString leadsTo(const model::JsonText &arguments)
{
    QStringList hosts;
    int left = mostValues;
    findHosts(model::JsonView::of(arguments), 0, left, hosts);
    hosts.removeDuplicates();
    if (hosts.isEmpty())
        return {};
    if (const int more = int(hosts.size()) - mostHosts; more > 0)
        hosts = hosts.first(mostHosts) << ApprovalStepTexts::tr("%n more", nullptr, more);
    return ApprovalStepTexts::tr("It leads to %1").arg(hosts.join(QLatin1String(", ")));
}

//! Of what starts a program: as whom, and where.
QString runsAs(const QString &user, const QStringList &folders)
{
    return folders.isEmpty() ? ApprovalStepTexts::tr("It runs as %1").arg(user)
                             : ApprovalStepTexts::tr("It runs as %1, for work in %2").arg(user, model::visibleLine(folders.first()));
}

//! The system may ask a directory of users in the network: once, and on a worker.
void findUser(QObject *context, std::function<void(const QString &user)> done)
{
    static QString known;
    if (!known.isEmpty()) {
        done(known);
        return;
    }
    const auto look = [] {
        const passwd *entry = ::getpwuid(::geteuid());
        return entry ? QString::fromLocal8Bit(entry->pw_name) : QString::number(::geteuid());
    };
    doOnWorker<QString>(context, look, [done = std::move(done)](const QString &user) {
        known = user;
        done(known);
    });
}

//! Of whoever refused; for the model.
Wording refusal(model::AnsweredBy by)
{
    switch (by) {
    case model::AnsweredBy::Person: return ApprovalStepTexts::phrased("The person refused this call of %1.");
    case model::AnsweredBy::Policy: return ApprovalStepTexts::phrased("This call of %1 was not allowed beforehand, and nobody was asked.");
    case model::AnsweredBy::Peer: return ApprovalStepTexts::phrased("The program that Parlance works for refused this call of %1.");
    }
    return {};
}

} // namespace

ApprovalStep::ApprovalStep(InvokerPointer invoker, const model::InvocationScope &scope, const QString &invocation, QObject *parent,
    QStringList hiddenFolders, QString remark)
    : QObject(parent)
    , m_invoker(std::move(invoker))
    , m_scope(scope)
    , m_invocation(invocation)
    , m_hiddenFolders(std::move(hiddenFolders))
    , m_remark(std::move(remark))
{
}

void ApprovalStep::begin(const model::JsonText &arguments)
{
    m_begun = arguments;
    m_arguments = arguments;
    if (m_invoker->policies.rules.isEmpty()) {
        beginAs(m_invoker->policies.approval);
        return;
    }
    match(m_invoker->policies.rules, [this](int rule) {
        const Policies &policies = m_invoker->policies;
        if (rule >= 0)
            m_grounds = policies.rules.at(rule).inWords();
        beginAs(rule < 0 ? policies.approval : policies.rules.at(rule).answer);
    });
}

//! Where a path leads is looked up on the disk, and so on a worker. `done` gets the place of the first rule that fits, or -1.
void ApprovalStep::match(const QList<ApprovalRule> &rules, std::function<void(int rule)> done)
{
    doOnWorker<int>(
        this,
        [rules, arguments = m_arguments, match = RuleMatch(m_scope.folders, m_hiddenFolders)] { return match.find(rules, arguments); },
        std::move(done));
}

void ApprovalStep::beginAs(Approval approval)
{
    const QString tool = m_invoker->scopedName();
    if (approval == Approval::Refuse)
        Q_EMIT refused({ErrorCategory::Permission,
            m_grounds.isEmpty()
                ? phrased("%1 is not allowed here: its descriptor refuses it.").arg(tool)
                : phrased("This call of %1 is not allowed here: its descriptor refuses it where %2.").arg(tool, m_grounds)});
    else if (approval == Approval::Allow)
        allow(m_grounds.isEmpty() ? tr("allowed by its descriptor") : tr("allowed by its descriptor: %1").arg(m_grounds.spoken()));
    else
        findAllowance(m_invoker, m_scope.folders, this, [this](const QString &allowance) {
            m_allowance = allowance;
            ifAllowedBefore([this](const QString &grounds) { allow(grounds); }, [this] { askWhereSomebodyIs(); });
        });
}

//! Without anybody's word for this very call.
void ApprovalStep::allow(const QString &grounds)
{
    m_grounds = grounds;
    Q_EMIT allowed(m_arguments, false, {});
}

void ApprovalStep::ifAllowedBefore(std::function<void(const QString &grounds)> then, std::function<void()> otherwise)
{
    if (m_scope.approvals && m_scope.approvals->isAllowed(m_invoker->scopedName(), m_allowance)) {
        then(tr("allowed before"));
        return;
    }
    QList<ApprovalRule> rules;
    const QStringList kept = m_scope.approvals ? m_scope.approvals->rulesFor(m_invoker->scopedName(), m_allowance) : QStringList();
    for (const QString &text : kept) {
        if (const auto rule = ApprovalRule::fromText(text))
            rules.append(*rule);
    }
    if (rules.isEmpty()) {
        otherwise();
        return;
    }
    match(rules, [rules, then = std::move(then), otherwise = std::move(otherwise)](int rule) {
        if (rule < 0)
            otherwise();
        else
            then(tr("allowed before: %1").arg(rules.at(rule).inWords().spoken()));
    });
}

void ApprovalStep::askWhereSomebodyIs()
{
    if (m_scope.questions)
        ask(m_remark);
    else
        Q_EMIT refused(
            {ErrorCategory::Permission, phrased("%1 needs to be allowed, and there is nobody to ask.").arg(m_invoker->scopedName())});
}

void ApprovalStep::ask(const QString &remark)
{
    Q_EMIT waiting();
    if (m_invoker->invocable->programWords(m_scope.folders).words.isEmpty())
        lookAndPut(remark, {});
    else
        findUser(this, [this, remark](const QString &user) { lookAndPut(remark, runsAs(user, m_scope.folders)); });
}

//! `user`: as whom it runs, in words.
void ApprovalStep::lookAndPut(const QString &remark, const QString &user)
{
    model::Question::Subject subject;
    subject.conversation = m_scope.conversation;
    subject.invocation = m_invocation;
    subject.tool = m_invoker->scopedName();
    // One line each: what a server or a descriptor says cannot pass for what is said of it. The arguments are shown whole besides.
    const QString purpose = model::visibleLine(m_invoker->description.section(QLatin1Char('\n'), 0, 0));
    const QString preview = model::visibleLine(m_invoker->invocable->preview(m_arguments));
    QStringList lines {tr("Allow %1?").arg(model::visibleLine(subject.tool)), model::visibleSentence(remark),
        model::shortened(purpose, longestPurpose), model::shortened(preview, longestPreview), leadsTo(m_arguments),
        model::visibleSentence(m_invoker->invocable->confinement()), user};
    for (const QString &warning : model::workspaceWarnings(m_scope.folders))
        lines.append(model::visibleSentence(warning));
    lines.removeAll(QString());
    subject.text = lines.join(QLatin1Char('\n'));
    subject.values = m_arguments;
    subject.schema = m_invoker->argumentsJson;
    subject.preview = m_invoker->invocable->preview(m_arguments);
    foresee(m_arguments, [this, subject](const Foreseen &change) {
        model::Question::Subject whole = subject;
        whole.change = change;
        m_shown = change;
        proposeAndPut(whole);
    });
}

void ApprovalStep::proposeAndPut(const model::Question::Subject &subject)
{
    m_alike.reset();
    // Nothing is like a call without arguments.
    const auto members = model::JsonView::of(m_arguments).members();
    if (members.begin() == members.end()) {
        put(subject);
        return;
    }
    doOnWorker<std::optional<ApprovalRule>>(
        this, [arguments = m_arguments, folders = m_scope.folders] { return ruleForCallsLike(arguments, folders); },
        [this, subject](const std::optional<ApprovalRule> &rule) {
            model::Question::Subject whole = subject;
            m_alike = rule;
            whole.alike = rule ? rule->inWords().spoken() : QString();
            put(whole);
        });
}

void ApprovalStep::foresee(const model::JsonText &arguments, const std::function<void(const Foreseen &)> &done)
{
    m_invoker->invocable->foresee(arguments, {m_scope.folders, m_hiddenFolders}, this, done);
}

void ApprovalStep::put(model::Question::Subject subject)
{
    m_question = m_scope.questions->ask(std::move(subject), this);
    connect(m_question, &model::Question::answered, this, &ApprovalStep::answered);
    // Once whoever is answering another question has done so.
    if (m_scope.approvals)
        connect(m_scope.approvals, &model::Approvals::changed, this, &ApprovalStep::takeBackWhereAllowed,
            Qt::ConnectionType(Qt::QueuedConnection | Qt::UniqueConnection));
    // It may have been, while this one was put together.
    takeBackWhereAllowed();
}

void ApprovalStep::takeBackWhereAllowed()
{
    const auto takeBack = [this](const QString &grounds) {
        if (!m_question)
            return;
        m_question->disconnect(this);
        m_question->cancel();
        m_question.clear();
        allow(grounds);
    };
    if (m_question)
        ifAllowedBefore(takeBack, [] {});
}

void ApprovalStep::answered(const model::Answer &answer)
{
    m_question.clear();
    const QString tool = m_invoker->scopedName();
    if (answer.verdict == Verdict::Refuse) {
        Q_EMIT refused({ErrorCategory::Permission, refusal(answer.by).arg(tool)});
        return;
    }
    if (answer.verdict == Verdict::Cancelled) {
        Q_EMIT refused({ErrorCategory::Permission, phrased("Nobody allowed this call of %1.").arg(tool)});
        return;
    }
    const bool isAsShown = answer.values.isEmpty() || answer.values == m_arguments;
    const auto settled = isAsShown ? model::Result<model::JsonText>(m_arguments) : checkedArguments(*m_invoker, answer.values.bytes());
    if (!settled)
        ask(settled.error().message);
    else if (m_shown && answer.by != model::AnsweredBy::Policy)
        foresee(*settled, [this, answer, settled = *settled](const Foreseen &change) { settle(answer, settled, change); });
    else
        settle(answer, *settled, m_shown);
}

//! `change`: what would become of the file by now. Where nobody has seen that, it is asked again.
void ApprovalStep::settle(const model::Answer &answer, const model::JsonText &settled, const Foreseen &change)
{
    if (m_shown && change && (m_shown->path != change->path || m_shown->fingerprint != change->fingerprint)) {
        m_arguments = settled;
        ask(m_shown->path == change->path ? tr("The file has changed meanwhile; this is what would become of it now.")
                                          : tr("It would be another file; this is what would become of it."));
        return;
    }
    keep(answer);
    if (change && change->fingerprint && answer.by != model::AnsweredBy::Policy)
        m_seenFile = SeenFile {change->path, *change->fingerprint};
    // What was shown with its unseen characters written out comes back so.
    const auto isWritten = [](const model::JsonText &arguments) { return model::visibleText(arguments.compacted().toString()); };
    Q_EMIT allowed(settled, isWritten(settled) != isWritten(m_begun), answer.by);
}

//! What is allowed for longer than once. What another program says is never kept beyond its conversation.
void ApprovalStep::keep(const model::Answer &answer)
{
    if (!m_scope.approvals || answer.verdict == Verdict::AllowOnce)
        return;
    if (answer.verdict == Verdict::AllowAlike) {
        if (m_alike && answer.by == model::AnsweredBy::Person)
            m_scope.approvals->allowAlike(m_invoker->scopedName(), m_alike->toText(), m_allowance);
        return;
    }
    if (answer.verdict == Verdict::AllowAlways && answer.by == model::AnsweredBy::Person)
        m_scope.approvals->allowAlways(m_invoker->scopedName(), m_allowance);
    else
        m_scope.approvals->allow(m_invoker->scopedName(), m_allowance);
}

} // namespace invocables
