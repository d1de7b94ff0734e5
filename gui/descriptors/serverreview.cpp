// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/serverreview.h"

#include "gui/descriptors/tomlhighlighter.h"
#include "gui/shared/paragraph.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/visibletext.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

using invocables::ImportedKey, invocables::ImportedServer;

namespace {

constexpr int leastDescriptorHeight = 200;

} // namespace

ServerReview::ServerReview(ImportedServer server, QWidget *parent)
    : QWidget(parent)
    , m_server(std::move(server))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::small, 0, 0, 0);
    layout->setSpacing(spacing::small);
    if (!m_server.canBeImported())
        addText(u"serverProblem"_s, tr("Why it cannot be taken over"), tr("It cannot be taken over. %1").arg(m_server.problem));
    if (!m_server.remarks.isEmpty())
        addText(u"serverRemarks"_s, tr("What is changed or left out"), u"• "_s + m_server.remarks.join(u"\n• "_s));
    addKeys();
    if (m_server.canBeImported())
        addDescriptor();
    else
        layout->addStretch(1);
}

void ServerReview::addText(const QString &name, const QString &accessibleName, const QString &text)
{
    auto *paragraph = new Paragraph(model::visibleText(text), this);
    paragraph->setObjectName(name);
    paragraph->setAccessibleName(accessibleName);
    paragraph->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout()->addWidget(paragraph);
}

void ServerReview::addKeys()
{
    if (m_server.keys.isEmpty())
        return;
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    for (const ImportedKey &key : m_server.keys) {
        auto *label = new QLabel(model::visibleLine(key.name), this);
        label->setTextFormat(Qt::PlainText);
        if (!key.value.isEmpty()) {
            form->addRow(label, new Paragraph(tr("from the file into the keychain"), this));
            m_entries.append(nullptr);
            continue;
        }
        auto *entry = new QLineEdit(this);
        entry->setObjectName(u"key-"_s + key.name);
        entry->setAccessibleName(tr("Key %1").arg(key.name));
        entry->setAccessibleDescription(key.purpose);
        entry->setEchoMode(QLineEdit::Password);
        entry->setPlaceholderText(model::visibleLine(key.purpose));
        label->setBuddy(entry);
        form->addRow(label, entry);
        m_entries.append(entry);
    }
    static_cast<QVBoxLayout *>(layout())->addLayout(form);
}

void ServerReview::addDescriptor()
{
    auto *text = new QPlainTextEdit(model::visibleText(QString::fromUtf8(m_server.descriptor)), this);
    text->setObjectName(u"serverDescriptor"_s);
    text->setAccessibleName(tr("Its descriptor"));
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setTabChangesFocus(true);
    text->setFont(Theme::fixedFont());
    text->setMinimumHeight(leastDescriptorHeight);
    (new TomlHighlighter(text->document()))->setColours(Palette::of(*this));
    static_cast<QVBoxLayout *>(layout())->addWidget(text, 1);
}

ImportedServer ServerReview::server() const
{
    ImportedServer server = m_server;
    for (qsizetype index = 0; index < server.keys.size(); ++index) {
        if (m_entries[index])
            server.keys[index].value = m_entries[index]->text().trimmed().toUtf8();
    }
    return server;
}

} // namespace gui
