// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/bodypage.h"

#include "gui/shared/jsontreemodel.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

BodyPage::BodyPage(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_form(new QComboBox(this))
    , m_words(new QLineEdit(this))
    , m_found(new QLabel(this))
    , m_view(new BodyView(name, this))
    , m_model(new JsonTreeModel(this))
    , m_tree(new QTreeView(this))
    , m_noTree(new QLabel(this))
    , m_stack(new QStackedWidget(this))
{
    build(name);
    connect(m_form, &QComboBox::currentIndexChanged, this, &BodyPage::showForm);
    connect(m_words, &QLineEdit::returnPressed, this, [this] { find(FindStep::Next); });
    connect(m_words, &QLineEdit::textChanged, m_found, &QLabel::clear);
    m_form->setCurrentIndex(Text);
}

void BodyPage::build(const QString &name)
{
    m_form->setObjectName(name + u"Form"_s);
    m_form->setAccessibleName(tr("How the body is shown"));
    m_form->addItems({tr("Tree"), tr("Text"), tr("Raw"), tr("Hexadecimal")});
    m_words->setObjectName(name + u"Find"_s);
    m_words->setAccessibleName(tr("Find a text or a JSON path"));
    m_words->setPlaceholderText(tr("Find text, $.messages[-1] or /tools/0"));
    m_words->setClearButtonEnabled(true);
    m_words->setMinimumWidth(100);
    m_found->setObjectName(name + u"Found"_s);
    m_found->setTextFormat(Qt::PlainText);
    // What is wrong with a path can be long.
    m_found->setMinimumWidth(1);
    m_found->setForegroundRole(QPalette::PlaceholderText);
    m_tree->setObjectName(name + u"Tree"_s);
    m_tree->setAccessibleName(tr("The body as a tree"));
    m_tree->setModel(m_model);
    m_tree->setFont(Theme::fixedFont());
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setHeaderHidden(true);
    m_tree->header()->setStretchLastSection(true);
    m_noTree->setObjectName(name + u"NoTree"_s);
    m_noTree->setTextFormat(Qt::PlainText);
    m_noTree->setWordWrap(true);
    m_noTree->setAlignment(Qt::AlignCenter);
    m_noTree->setMargin(spacing::wide);
    m_noTree->setForegroundRole(QPalette::PlaceholderText);
    const auto addCopy = [this](const QString &text, const QString &actionName, const QKeySequence &keys, bool isPointer) {
        auto *copy = new QAction(text, m_tree);
        copy->setObjectName(actionName);
        copy->setShortcut(keys);
        copy->setShortcutContext(Qt::WidgetShortcut);
        m_tree->addAction(copy);
        connect(copy, &QAction::triggered, this, [this, isPointer] { copyFromTree(isPointer); });
    };
    addCopy(tr("Copy the value"), u"copyValue"_s, QKeySequence::Copy, false);
    addCopy(tr("Copy the JSON pointer"), u"copyPointer"_s, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), true);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_tree);
    m_stack->addWidget(m_noTree);
    auto *top = new WrappingRow;
    top->setContentsMargins(spacing::gap, spacing::unit, spacing::gap, spacing::unit);
    top->setSpacing(spacing::small);
    top->addWidget(m_form);
    top->addWidget(m_words);
    top->addWidget(m_found);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_stack, 1);
}

void BodyPage::setBody(const QByteArray &body, const QString &placeholder)
{
    m_view->setBody(body, placeholder);
    m_json.reset();
    m_places.clear();
    m_path.clear();
    m_found->clear();
    if (m_form->currentIndex() == Tree)
        fillTree();
}

void BodyPage::grow(const QByteArray &body)
{
    m_view->grow(body);
    m_json.reset();
    if (m_form->currentIndex() == Tree)
        fillTree();
}

void BodyPage::setForm(Form form)
{
    m_form->setCurrentIndex(form);
}

void BodyPage::showForm()
{
    switch (Form(m_form->currentIndex())) {
    case Tree: return fillTree();
    case Text: m_view->setForm(BodyForm::Formatted); break;
    case Raw: m_view->setForm(BodyForm::Raw); break;
    case Hexadecimal: m_view->setForm(BodyForm::Hexadecimal); break;
    }
    m_stack->setCurrentWidget(m_view);
}

//! Only where somebody wants to see it.
void BodyPage::fillTree()
{
    if (!m_json) {
        const QByteArray &body = m_view->body();
        const auto json = body.size() <= largestTree ? model::JsonText::parse(body)
                                                     : model::failure(model::ErrorCategory::Validation, QString());
        m_json = json.value_or(model::JsonText());
        m_model->setJson(*m_json);
        m_tree->header()->resizeSection(JsonTreeModel::Name, QFontMetrics(m_tree->font()).horizontalAdvance(u'0') * 22);
        m_noTree->setText(body.isEmpty()    ? tr("No body.")
                : body.size() > largestTree ? tr("It is too large for a tree. Its text can be looked at.")
                                            : tr("It is not JSON, so there is no tree of it."));
    }
    m_stack->setCurrentWidget(m_json->isEmpty() ? static_cast<QWidget *>(m_noTree) : m_tree);
}

void BodyPage::showBytes(qsizetype begin, qsizetype end)
{
    if (m_form->currentIndex() != Hexadecimal)
        setForm(Raw);
    m_view->showBytes(begin, end);
}

void BodyPage::find(FindStep step)
{
    if (step == FindStep::Open || m_words->text().isEmpty()) {
        m_words->setFocus(Qt::ShortcutFocusReason);
        m_words->selectAll();
        return;
    }
    const int direction = step == FindStep::Previous ? -1 : 1;
    if (model::JsonPath::isOne(m_words->text()) && m_view->body().size() <= largestTree)
        findPath(direction);
    else
        findText(direction);
}

void BodyPage::findText(int step)
{
    if (m_form->currentIndex() == Tree) {
        const QModelIndex found = m_model->find(m_words->text(), m_tree->currentIndex());
        m_found->setText(found.isValid() ? QString() : tr("Nothing found"));
        if (!found.isValid())
            return;
        m_tree->setCurrentIndex(found);
        m_tree->scrollTo(found);
        return;
    }
    const int line = m_view->find(m_words->text(), step);
    m_found->setText(line < 0 ? tr("Nothing found") : tr("Line %1").arg(QLocale().toString(line + 1)));
}

//! Goes round what a path finds.
void BodyPage::findPath(int step)
{
    setForm(Tree);
    if (!m_json || m_json->isEmpty()) {
        m_found->setText(tr("Not JSON"));
        return;
    }
    if (m_path != m_words->text() || m_places.isEmpty()) {
        const auto path = model::JsonPath::parse(m_words->text());
        if (!path) {
            m_found->setText(path.error().message);
            return;
        }
        m_path = m_words->text();
        m_places = path->find(model::JsonView::of(*m_json));
        m_place = step > 0 ? -1 : 0;
    }
    if (m_places.isEmpty()) {
        m_found->setText(tr("Nothing found"));
        return;
    }
    const int count = int(m_places.size());
    showPlace((m_place + step + count) % count);
}

void BodyPage::showPlace(int number)
{
    m_place = number;
    const QModelIndex index = m_model->indexAt(m_places.at(number));
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index, QAbstractItemView::PositionAtCenter);
    m_tree->expand(index);
    m_found->setText(tr("%1 of %2").arg(QLocale().toString(number + 1), QLocale().toString(m_places.size())));
}

void BodyPage::copyFromTree(bool isPointer) const
{
    const QModelIndex index = m_tree->currentIndex();
    if (index.isValid())
        QApplication::clipboard()->setText(isPointer ? m_model->pointerAt(index) : m_model->textAt(index));
}

} // namespace gui
