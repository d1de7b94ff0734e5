// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/resourceview.h"

#include "gui/forms/choicebox.h"
#include "gui/offerings/argumentform.h"
#include "gui/offerings/resourceattachment.h"
#include "gui/offerings/resourcemodel.h"
#include "gui/offerings/resourcepreview.h"
#include "gui/shared/remark.h"
#include "gui/theme/spacing.h"
#include "invocables/external/mcp/mcpensemble.h"
#include "invocables/external/mcp/mcpuritemplate.h"
#include "model/text/visibletext.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

using invocables::McpEnsemble, invocables::McpReadJob, invocables::McpResource, invocables::McpUriTemplate;

namespace {

constexpr int pauseMilliseconds = 150;

QLabel *makeTextLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

ResourceView::ResourceView(QWidget *parent)
    : QWidget(parent)
    , m_title(makeTextLabel(u"resourceTitle"_s, this))
    , m_about(makeTextLabel(u"resourceAbout"_s, this))
    , m_variables(new ArgumentForm([this] { return m_server ? m_server->connection().client() : nullptr; }, this))
    , m_parts(new ChoiceBox(this))
    , m_preview(new ResourcePreview(this))
    , m_remark(new Remark(Remark::Tone::Help, this))
    , m_problem(new Remark(Remark::Tone::Warning, this))
    , m_read(new QPushButton(tr("&Read"), this))
    , m_watch(new QCheckBox(tr("&Watch for changes"), this))
    , m_attach(new QPushButton(tr("&Attach to the message"), this))
{
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &ResourceView::read);
    connect(m_variables, &ArgumentForm::edited, this, &ResourceView::updateButtons);
    connect(m_parts, &QComboBox::activated, this, &ResourceView::showDocument);
    connect(m_read, &QPushButton::clicked, this, &ResourceView::read);
    connect(m_watch, &QCheckBox::clicked, this, &ResourceView::watch);
    connect(m_attach, &QPushButton::clicked, this, &ResourceView::attach);
    clear();
}

void ResourceView::build()
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_parts->setObjectName(u"resourceParts"_s);
    m_parts->setAccessibleName(tr("Part of the resource"));
    m_remark->setObjectName(u"resourceRemark"_s);
    m_problem->setObjectName(u"resourceProblem"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::small);
    layout->addWidget(m_title);
    layout->addWidget(m_about);
    layout->addWidget(m_variables);
    layout->addWidget(m_parts);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_remark);
    layout->addWidget(m_problem);
    layout->addLayout(buildButtons());
}

QHBoxLayout *ResourceView::buildButtons()
{
    m_read->setObjectName(u"resourceRead"_s);
    m_watch->setObjectName(u"resourceWatch"_s);
    m_attach->setObjectName(u"resourceAttach"_s);
    m_attach->setDefault(true);
    m_read->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->addWidget(m_read);
    row->addWidget(m_watch);
    row->addStretch(1);
    row->addWidget(m_attach);
    return row;
}

void ResourceView::setServer(McpEnsemble *server)
{
    if (m_server)
        m_server->disconnect(this);
    m_server = server;
    if (server) {
        connect(server, &McpEnsemble::resourceUpdated, this, &ResourceView::noticeUpdate);
        connect(server, &McpEnsemble::changed, this, &ResourceView::updateButtons);
    }
    clear();
}

void ResourceView::clear()
{
    m_resource = {};
    m_address.clear();
    m_documents.clear();
    m_soon.stop();
    delete m_job;
    showHead();
    m_variables->hide();
    m_parts->hide();
    m_preview->say({});
    m_problem->say({});
    m_remark->say({});
    updateButtons();
}

void ResourceView::setResource(const McpResource &resource)
{
    if (resource == m_resource)
        return;
    clear();
    m_resource = resource;
    showHead();
    if (resource.isTemplate)
        askForVariables();
    else
        m_soon.start();
    updateButtons();
}

void ResourceView::showHead()
{
    m_title->setText(model::visibleLine(m_resource.title.left(ResourceModel::longestText)));
    QString about = m_resource.uri.left(ResourceModel::longestText);
    if (!m_resource.description.isEmpty())
        about += u'\n' + m_resource.description.left(ResourceModel::longestText);
    m_about->setText(model::visibleText(about));
}

void ResourceView::askForVariables()
{
    const auto family = McpUriTemplate::parse(m_resource.uri);
    if (!family) {
        m_problem->say(family.error().message);
        return;
    }
    ArgumentForm::Arguments variables;
    for (const QString &name : family->names())
        variables.append({name, name, {}, false});
    m_variables->ask(ArgumentForm::Of::ResourceTemplate, m_resource.uri, variables);
    m_variables->show();
    m_preview->say(tr("Fill in what stands in braces, then read it."));
}

QString ResourceView::address() const
{
    if (!m_resource.isTemplate)
        return m_resource.uri;
    const auto family = McpUriTemplate::parse(m_resource.uri);
    const QMap<QString, QString> values = m_variables->values();
    return family && !(values.isEmpty() && !family->names().isEmpty()) ? family->expanded(values) : QString();
}

void ResourceView::read()
{
    network::McpClient *client = m_server ? m_server->connection().client() : nullptr;
    const QString uri = address();
    if (!client || uri.isEmpty())
        return;
    delete m_job;
    m_problem->say({});
    m_remark->say({});
    m_documents.clear();
    m_parts->hide();
    m_address = uri;
    m_preview->say(tr("Reading…"));
    m_server->forgetUpdate(uri);
    m_job = new McpReadJob(*client, uri, this);
    connect(m_job, &McpReadJob::succeeded, this, &ResourceView::take);
    connect(m_job, &model::Job::failed, this, [this](const model::Error &error) {
        m_preview->say({});
        m_problem->say(error.message.left(ResourceModel::longestText));
    });
    connect(m_job, &model::Job::finished, this, &ResourceView::updateButtons);
    updateButtons();
    Q_EMIT marksChanged();
}

void ResourceView::take(const QList<model::Canister> &documents)
{
    m_documents = documents;
    m_parts->clear();
    for (const model::Canister &document : documents)
        m_parts->addItem(document.title.left(ResourceModel::longestText));
    m_parts->setVisible(documents.size() > 1);
    showDocument(0);
}

void ResourceView::showDocument(int index)
{
    if (index < 0 || index >= m_documents.size())
        return;
    m_preview->showDocument(m_documents.at(index));
    m_remark->say(kindAndSizeOf(m_documents.at(index)));
}

void ResourceView::attach()
{
    QList<Attachment> attachments;
    for (const model::Canister &document : std::as_const(m_documents)) {
        const auto attachment = attachmentOf(document);
        if (!attachment) {
            m_problem->say(attachment.error().message);
            return;
        }
        attachments.append(*attachment);
    }
    m_problem->say({});
    m_remark->say(tr("It goes with your next message."));
    Q_EMIT attachRequested(attachments);
}

void ResourceView::watch(bool on)
{
    const QString uri = address();
    if (!m_server || uri.isEmpty())
        return;
    QStringList watched = m_server->watchedResources();
    watched.removeAll(uri);
    if (on)
        watched.append(uri);
    m_server->watchResources(watched);
    m_server->forgetUpdate(uri);
    Q_EMIT marksChanged();
}

void ResourceView::noticeUpdate(const QString &uri)
{
    if (!m_server || uri != address() || !m_server->isResourceUpdated(uri))
        return;
    m_remark->say(tr("It has changed since it was read."));
    updateButtons();
}

void ResourceView::updateButtons()
{
    const QString uri = address();
    const bool isConnected = m_server && m_server->connection().client();
    const bool isReading = m_job && !m_job->isFinished();
    m_read->setText(m_documents.isEmpty() || uri != m_address ? tr("&Read") : tr("&Read again"));
    m_read->setEnabled(isConnected && !uri.isEmpty() && !isReading);
    m_watch->setEnabled(isConnected && !uri.isEmpty() && m_server->canWatchResources());
    m_watch->setChecked(m_server && m_server->watchedResources().contains(uri));
    m_attach->setEnabled(!m_documents.isEmpty() && !isReading);
}

} // namespace gui
