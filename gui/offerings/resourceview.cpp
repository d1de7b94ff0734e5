// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/resourceview.h"

#include "gui/forms/choicebox.h"
#include "gui/offerings/argumentform.h"
#include "gui/offerings/resourcesdialog.h"
#include "gui/shared/paragraph.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/transcript/thumbnails.h"
#include "invocables/external/mcp/mcpensemble.h"
#include "model/basics/aside.h"
#include "model/text/amounts.h"
#include "model/text/visibletext.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::McpEnsemble, invocables::McpReadJob, invocables::McpResource, invocables::McpUriTemplate, model::Canister,
    model::FileContent, model::ImageContent, model::TextContent;

namespace {

//! What was read of a resource (see invocables::McpReadJob) as something that goes with a message: text as a document that says where it
//! comes from, a picture as a picture. \return a Usage error for the person where it is neither, or too large.
model::Result<Attachment> attachmentOf(const Canister &document)
{
    QByteArray data = document.text().toUtf8();
    const model::Content content = document.contents.value(0);
    const auto *picture = std::get_if<ImageContent>(&content);
    const auto *file = std::get_if<FileContent>(&content);
    if (picture)
        data = picture->data;
    else if (file)
        data = file->data;
    // What it is is told by its bytes, whatever its server says; the bounds are those of a file.
    auto attachment = attachmentFrom(document.title, data);
    if (!attachment || picture || file)
        return attachment;
    if (auto *canister = std::get_if<Canister>(&attachment->what))
        canister->contents = document.contents;
    return attachment;
}

//! In pixels; more is not to be seen in the dialog.
constexpr QSize pictureBound {1600, 1200};

QLabel *makeCentredLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

} // namespace

ResourcePreview::ResourcePreview(QWidget *parent)
    : QStackedWidget(parent)
    , m_text(new QPlainTextEdit(this))
    , m_picture(makeCentredLabel(u"resourcePicture"_s, this))
    , m_words(makeCentredLabel(u"resourceWords"_s, this))
{
    m_text->setObjectName(u"resourceText"_s);
    m_text->setAccessibleName(tr("Text of the resource"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_text->setFont(Theme::fixedFont());
    m_picture->setMinimumSize(80, 80);
    m_words->setWordWrap(true);
    m_words->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget *page : {static_cast<QWidget *>(m_text), static_cast<QWidget *>(m_picture), static_cast<QWidget *>(m_words)})
        addWidget(page);
    say({});
}

void ResourcePreview::say(const QString &text)
{
    ++m_shown;
    m_words->setText(text);
    setCurrentWidget(m_words);
}

void ResourcePreview::showDocument(const Canister &document)
{
    ++m_shown;
    const model::Content content = document.contents.value(0);
    if (const auto *picture = std::get_if<ImageContent>(&content)) {
        showPicture(*picture);
    } else if (std::get_if<FileContent>(&content)) {
        say(tr("This is neither text nor a picture: %1").arg(kindAndSizeOf(document)));
    } else {
        const QString text = document.text();
        m_text->setPlainText(text.left(mostShown));
        if (text.size() > mostShown)
            m_text->appendPlainText(tr("[The rest is not shown here.]"));
        m_text->moveCursor(QTextCursor::Start);
        setCurrentWidget(m_text);
    }
}

void ResourcePreview::showPicture(const ImageContent &picture)
{
    m_picture->setAccessibleName(tr("Picture"));
    const auto show = [this, shown = m_shown](const QImage &image) {
        if (m_shown != shown)
            return;
        if (image.isNull())
            return say(tr("The picture cannot be shown."));
        m_image = image;
        fitPicture();
        setCurrentWidget(m_picture);
    };
    model::runAside(
        pictureThread(), this, [picture] { return decodePicture(picture, pictureBound); }, show);
}

void ResourcePreview::fitPicture()
{
    if (m_image.isNull())
        return;
    const QSize room = size() * devicePixelRatioF();
    const bool isLarger = m_image.width() > room.width() || m_image.height() > room.height();
    QPixmap pixmap = QPixmap::fromImage(isLarger ? m_image.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation) : m_image);
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    m_picture->setPixmap(pixmap);
}

void ResourcePreview::resizeEvent(QResizeEvent *event)
{
    QStackedWidget::resizeEvent(event);
    fitPicture();
}

QString kindAndSizeOf(const Canister &document)
{
    QString kind;
    qint64 bytes = 0;
    for (const model::Content &content : document.contents) {
        if (const auto *text = std::get_if<TextContent>(&content)) {
            kind = text->mimeType;
            bytes += text->text.toUtf8().size();
        } else if (const auto *picture = std::get_if<ImageContent>(&content)) {
            kind = picture->mimeType;
            bytes += picture->data.size();
        } else if (const auto *file = std::get_if<FileContent>(&content)) {
            kind = file->mimeType;
            bytes += file->data.size();
        }
    }
    return kind.left(100) + u", "_s + model::sizeInWords(bytes);
}

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

QLayout *ResourceView::buildButtons()
{
    m_read->setObjectName(u"resourceRead"_s);
    m_watch->setObjectName(u"resourceWatch"_s);
    m_attach->setObjectName(u"resourceAttach"_s);
    m_attach->setDefault(true);
    m_read->setAutoDefault(false);
    auto *row = new WrappingRow;
    row->setSpacing(spacing::gap);
    row->addWidget(m_read);
    row->addWidget(m_watch);
    row->addStretch();
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
    m_preview->say(tr("Fill in what is in braces, then read it."));
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
