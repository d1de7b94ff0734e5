// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/workspacetrust.h"

#include "model/text/visibletext.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype namedAtMost = 6;

} // namespace

WorkspaceTrust::WorkspaceTrust(DescriptorCatalog &catalog, Questions &questions, Approvals &profile, QObject *parent)
    : QObject(parent)
    , m_catalog(catalog)
    , m_questions(questions)
    , m_profile(profile)
    , m_now(&profile, {}, nullptr)
{
    catalog.setTrust([this](const QString &, const QString &fingerprint) { return m_now.isAllowed(name(), fingerprint); });
    connect(&catalog, &DescriptorCatalog::changed, this, &WorkspaceTrust::consider);
    connect(&catalog, &DescriptorCatalog::aboutToSave, this, &WorkspaceTrust::noteSaving);
    connect(&catalog, &DescriptorCatalog::saved, this, &WorkspaceTrust::followSaved);
}

void WorkspaceTrust::setFolder(const QString &folder)
{
    m_catalog.setWorkspaceFolder(folder);
    consider();
}

void WorkspaceTrust::enterFolder(const QString &folder)
{
    m_catalog.enterWorkspaceFolder(folder);
    consider();
}

void WorkspaceTrust::allowForNow()
{
    m_now.allow(name(), m_catalog.workspaceFingerprint());
    m_catalog.load();
    consider();
}

void WorkspaceTrust::consider()
{
    const QString &fingerprint = m_catalog.workspaceFingerprint();
    const bool mustAsk = isRefused() && !m_refused.contains(fingerprint);
    if (m_question && (!mustAsk || m_asked != fingerprint)) {
        // What was asked about is not there any more.
        m_question->disconnect(this);
        m_question->cancel();
        m_question->deleteLater();
        m_question = nullptr;
        if (!mustAsk)
            Q_EMIT settled();
    }
    if (mustAsk && !m_question && !m_saving)
        ask();
}

void WorkspaceTrust::ask()
{
    Question::Subject subject;
    subject.kind = QuestionKind::Trust;
    subject.text = tr("The workspace %1 brings descriptors of its own: %2. They can start programs and reach servers. Use them?")
                       .arg(visibleLine(m_catalog.workspaceFolder()), description());
    m_asked = m_catalog.workspaceFingerprint();
    m_question = m_questions.ask(subject, this);
    connect(m_question, &Question::answered, this, &WorkspaceTrust::answered);
}

void WorkspaceTrust::answered(const Answer &answer)
{
    m_question->deleteLater();
    m_question = nullptr;
    switch (answer.verdict) {
    case Verdict::AllowAlways: m_profile.allowAlways(name(), m_asked); break;
    case Verdict::AllowOnce:
    case Verdict::AllowConversation: m_now.allow(name(), m_asked); break;
    default: m_refused.insert(m_asked);
    }
    m_catalog.load();
    if (!m_question)
        Q_EMIT settled();
}

void WorkspaceTrust::noteSaving(const QString &path)
{
    const QString folder = m_catalog.folderFor(DescriptorLayer::Workspace);
    if (folder.isEmpty() || !path.startsWith(folder + u'/'))
        return;
    // What others have changed in the meantime is not trusted along with it.
    m_catalog.load();
    m_saving = m_catalog.isWorkspaceTrusted() || m_catalog.workspaceFingerprint().isEmpty();
}

void WorkspaceTrust::followSaved()
{
    if (!m_saving)
        return;
    const QString before = m_catalog.workspaceFingerprint();
    const bool always = m_profile.isAllowed(name(), before);
    m_catalog.load();
    Approvals &book = always ? m_profile : m_now;
    book.allow(name(), m_catalog.workspaceFingerprint());
    m_saving = false;
    m_catalog.load();
}

QString WorkspaceTrust::name() const
{
    return u"descriptors of "_s + m_catalog.workspaceFolder();
}

QString WorkspaceTrust::description() const
{
    QStringList names;
    for (const DescriptorEntry &entry : m_catalog.entries()) {
        if (entry.layer == DescriptorLayer::Workspace)
            names.append(visibleLine(folderOf(entry.kind) + u'/' + entry.name));
    }
    const qsizetype more = names.size() - namedAtMost;
    if (more > 0)
        names = names.first(namedAtMost) << tr("%n more", nullptr, int(more));
    return names.join(u", "_s);
}

} // namespace model
