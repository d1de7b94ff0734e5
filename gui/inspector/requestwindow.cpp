// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/requestwindow.h"

#include "gui/inspector/bodyview.h"
#include "gui/inspector/exchangeview.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

QPushButton *addPreviewButton(QHBoxLayout *row, const QString &name, const QString &text, const QString &about)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    button->setToolTip(about);
    button->setAutoDefault(false);
    row->addWidget(button);
    return button;
}

} // namespace

RequestWindow::RequestWindow(QWidget *window)
    : QWidget(window, Qt::Window)
    , m_about(new QLabel(this))
    , m_words(new QLineEdit(this))
    , m_found(new QLabel(this))
    , m_tabs(new QTabWidget(this))
    , m_body(new BodyView(u"previewBody"_s, this))
    , m_head(new QPlainTextEdit(this))
{
    setObjectName(u"requestWindow"_s);
    setWindowTitle(tr("What the model will see"));
    m_about->setObjectName(u"previewAbout"_s);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_head->setObjectName(u"previewHead"_s);
    m_head->setAccessibleName(tr("Address and headers"));
    m_head->setReadOnly(true);
    m_head->setFont(Theme::fixedFont());
    m_head->setFrameShape(QFrame::NoFrame);
    m_tabs->setObjectName(u"previewTabs"_s);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_body, tr("&Request"));
    m_tabs->addTab(m_head, tr("&Headers"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    layout->setSpacing(spacing::gap);
    layout->addWidget(m_about);
    layout->addWidget(makeBar());
    layout->addWidget(m_tabs, 1);
    resize(Theme::zoomed(QSize(820, 640)));
    addKeys();
}

QWidget *RequestWindow::makeBar()
{
    auto *bar = new QWidget(this);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::gap);
    m_words->setObjectName(u"previewFind"_s);
    m_words->setAccessibleName(tr("Find in the request"));
    m_words->setPlaceholderText(tr("Find in the request"));
    m_words->setClearButtonEnabled(true);
    row->addWidget(m_words, 1);
    m_found->setObjectName(u"previewFound"_s);
    m_found->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(m_found);
    connect(addPreviewButton(row, u"previewBefore"_s, tr("&Before"), tr("The previous line that has it (Shift+F3)")), &QPushButton::clicked,
        this, [this] { find(-1); });
    connect(addPreviewButton(row, u"previewNext"_s, tr("&Next"), tr("The next line that has it (F3)")), &QPushButton::clicked, this,
        [this] { find(1); });
    connect(addPreviewButton(row, u"previewCopy"_s, tr("&Copy"), tr("Copy the whole body as it would be sent")), &QPushButton::clicked,
        this, [this] { QApplication::clipboard()->setText(QString::fromUtf8(m_body->body())); });
    connect(addPreviewButton(row, u"previewRefresh"_s, tr("Look a&gain"), tr("As it would be now (F5)")), &QPushButton::clicked, this,
        &RequestWindow::refreshRequested);
    connect(m_words, &QLineEdit::returnPressed, this, [this] { find(1); });
    connect(m_words, &QLineEdit::textChanged, m_found, &QLabel::clear);
    return bar;
}

void RequestWindow::addKeys()
{
    addAction(QString(), QKeySequence::Find, this, [this] {
        m_words->setFocus(Qt::ShortcutFocusReason);
        m_words->selectAll();
    });
    addAction(QString(), QKeySequence(Qt::Key_F3), this, [this] { find(1); });
    addAction(QString(), QKeySequence(Qt::SHIFT | Qt::Key_F3), this, [this] { find(-1); });
    addAction(QString(), QKeySequence(Qt::Key_F5), this, [this] { Q_EMIT refreshRequested(); });
    addAction(QString(), QKeySequence(Qt::Key_Escape), this, [this] { close(); });
    addAction(QString(), QKeySequence::Close, this, [this] { close(); });
}

void RequestWindow::setPreview(const model::Result<model::RequestPreview> &preview)
{
    m_found->clear();
    if (!preview) {
        m_about->setText(preview.error().message);
        m_body->setBody({}, tr("There is no request to show."));
        m_head->clear();
        return;
    }
    QStringList about {tr("This would be sent now, with what is in the composer. Nothing has been sent for it.")};
    if (preview->fit.leftOut > 0)
        about.append(
            tr("%n earlier message(s) are left out, since they do not fit into the model's context.", nullptr, preview->fit.leftOut));
    m_about->setText(about.join(u' '));
    m_body->setBody(preview->request.body, tr("No body"));
    m_head->setPlainText(headText(preview->request));
}

void RequestWindow::find(int step)
{
    if (m_words->text().isEmpty())
        return m_words->setFocus(Qt::ShortcutFocusReason);
    m_tabs->setCurrentWidget(m_body);
    const int line = m_body->find(m_words->text(), step);
    m_found->setText(line < 0 ? tr("Not found") : tr("Line %1").arg(QLocale().toString(line + 1)));
}

} // namespace gui
