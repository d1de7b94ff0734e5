// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/fieldview.h"

#include "gui/forms/choicebox.h"
#include "gui/forms/formnode.h"
#include "gui/forms/growingedit.h"
#include "gui/shared/paragraph.h"
#include "gui/theme/direction.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QList>
#include <QPushButton>
#include <QToolButton>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! The elements of a list, or the members of a dictionary with their names: add, remove, and for a list reorder. Owned by a
//! FieldView; the node outlives it.
class ElementsView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ElementsView)

public:
    ElementsView(FormNode &node, QWidget *parent);

    QPushButton *addButton() const { return m_add; }

Q_SIGNALS:
    void edited();
    //! There are other controls than before.
    void reshaped();

protected:
    //! Alt+Up, Alt+Down and Alt+Delete, where the element with the keyboard does not take them itself.
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool isList() const;
    void build();
    QWidget *makeRow(int index);
    void addButtons(QHBoxLayout *row, int index);
    void add();
    void remove(int index);
    void move(int from, int to);
    void focusElement(int index);
    int focusedElement() const;

    FormNode &m_node;
    QVBoxLayout *m_layout;
    QWidget *m_rows = nullptr;
    QList<FieldView *> m_fields;
    QPushButton *m_add;
};

ElementsView::ElementsView(FormNode &node, QWidget *parent)
    : QWidget(parent)
    , m_node(node)
    , m_layout(new QVBoxLayout(this))
    , m_add(new QPushButton(isList() ? tr("Add an element") : tr("Add a member"), this))
{
    setObjectName(u"elements:"_s + node.pointer());
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(spacing::unit);
    m_add->setObjectName(u"add:"_s + node.pointer());
    m_add->setAccessibleName(tr("Add to %1").arg(node.field().title));
    m_layout->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &ElementsView::add);
    build();
}

bool ElementsView::isList() const
{
    return m_node.field().kind == FormField::Kind::List;
}

void ElementsView::build()
{
    retire(m_rows);
    m_fields.clear();
    m_rows = new QWidget(this);
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(spacing::unit);
    for (int index = 0; index < int(m_node.children().size()); ++index)
        rows->addWidget(makeRow(index));
    m_rows->setVisible(!m_fields.isEmpty());
    m_layout->insertWidget(0, m_rows);
}

QWidget *ElementsView::makeRow(int index)
{
    FormNode &child = *m_node.children()[std::size_t(index)];
    auto *row = new QWidget(m_rows);
    auto *column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    auto *top = new QHBoxLayout;
    top->setSpacing(spacing::tight);
    column->addLayout(top);
    auto *field = new FieldView(child, row);
    connect(field, &FieldView::edited, this, &ElementsView::edited);
    connect(field, &FieldView::reshaped, this, &ElementsView::reshaped);
    m_fields.append(field);
    if (isList()) {
        top->addWidget(field, 1);
    } else {
        auto *name = new QLineEdit(child.field().name, row);
        name->setObjectName(u"name:%1/%2"_s.arg(m_node.pointer()).arg(index));
        name->setAccessibleName(tr("Name of the member"));
        name->setPlaceholderText(tr("Name"));
        top->addWidget(name, 1);
        column->addWidget(field);
        column->setContentsMargins(0, 0, 0, spacing::unit);
        connect(name, &QLineEdit::textEdited, this, [this, &child](const QString &text) {
            child.rename(text);
            Q_EMIT edited();
        });
    }
    addButtons(top, index);
    return row;
}

void ElementsView::addButtons(QHBoxLayout *row, int index)
{
    const int last = int(m_node.children().size()) - 1;
    const auto add = [&](const QString &name, Qt::ArrowType arrow, const QString &what, const QString &keys, bool enabled) {
        auto *button = new QToolButton(m_rows);
        button->setObjectName(u"%1:%2/%3"_s.arg(name, m_node.pointer()).arg(index));
        button->setAutoRaise(true);
        button->setEnabled(enabled);
        button->setAccessibleName(what);
        button->setToolTip(u"%1 (%2)"_s.arg(what, keys));
        if (arrow == Qt::NoArrow)
            button->setText(u"×"_s);
        else
            button->setArrowType(arrow);
        row->addWidget(button, 0, Qt::AlignTop);
        return button;
    };
    if (isList()) {
        connect(add(u"up"_s, Qt::UpArrow, tr("Move up"), u"Alt+Up"_s, index > 0), &QToolButton::clicked, this,
            [this, index] { move(index, index - 1); });
        connect(add(u"down"_s, Qt::DownArrow, tr("Move down"), u"Alt+Down"_s, index < last), &QToolButton::clicked, this,
            [this, index] { move(index, index + 1); });
    }
    connect(add(u"remove"_s, Qt::NoArrow, tr("Remove"), u"Alt+Del"_s, true), &QToolButton::clicked, this, [this, index] { remove(index); });
}

void ElementsView::add()
{
    if (!m_node.add())
        return;
    build();
    Q_EMIT reshaped();
    Q_EMIT edited();
    const int last = int(m_fields.size()) - 1;
    auto *name = m_rows->findChild<QLineEdit *>(u"name:%1/%2"_s.arg(m_node.pointer()).arg(last));
    if (name)
        name->setFocus();
    else
        focusElement(last);
}

void ElementsView::remove(int index)
{
    m_node.remove(index);
    build();
    Q_EMIT reshaped();
    Q_EMIT edited();
    focusElement(std::min(index, int(m_fields.size()) - 1));
}

void ElementsView::move(int from, int to)
{
    if (to < 0 || to >= int(m_node.children().size()))
        return;
    m_node.move(from, to);
    build();
    Q_EMIT reshaped();
    Q_EMIT edited();
    focusElement(to);
}

void ElementsView::focusElement(int index)
{
    if (index >= 0 && index < m_fields.size())
        m_fields[index]->focusControl();
    else
        m_add->setFocus();
}

int ElementsView::focusedElement() const
{
    const QWidget *focused = QApplication::focusWidget();
    for (int index = 0; index < m_fields.size(); ++index) {
        if (m_fields[index]->parentWidget()->isAncestorOf(focused))
            return index;
    }
    return -1;
}

void ElementsView::keyPressEvent(QKeyEvent *event)
{
    const int index = event->modifiers() == Qt::AltModifier ? focusedElement() : -1;
    if (index >= 0 && event->key() == Qt::Key_Up && isList())
        move(index, index - 1);
    else if (index >= 0 && event->key() == Qt::Key_Down && isList())
        move(index, index + 1);
    else if (index >= 0 && event->key() == Qt::Key_Delete)
        remove(index);
    else
        QWidget::keyPressEvent(event);
}

} // namespace

using Kind = FormField::Kind;
using Presence = FormNode::Presence;
using Role = FormNode::Role;

namespace {

constexpr int mostEditLines = 10;

//! A title is shown as it is: an ampersand in it is no key.
QString withoutKeys(QString title)
{
    return title.replace(u'&', u"&&"_s);
}

//! What the control is called for someone who does not see where it stands.
QString spokenTitle(const FormNode &node)
{
    if (!node.field().title.isEmpty() || !node.parent())
        return node.field().title.isEmpty() ? FieldView::tr("Value") : node.field().title;
    const QString around = spokenTitle(*node.parent());
    if (node.role() != Role::Element)
        return around;
    const auto &siblings = node.parent()->children();
    const auto place = std::find_if(siblings.begin(), siblings.end(), [&](const auto &sibling) { return sibling.get() == &node; });
    return FieldView::tr("%1, element %2").arg(around, QString::number(place - siblings.begin() + 1));
}

bool hasOwnTitle(const FormNode &node)
{
    return node.role() == Role::Member || node.role() == Role::Others;
}

} // namespace

FieldView::FieldView(FormNode &node, QWidget *parent)
    : QWidget(parent)
    , m_node(node)
    , m_layout(new QVBoxLayout(this))
    , m_problem(new Remark(Remark::Tone::Warning, this))
{
    setObjectName(u"field:"_s + node.pointer());
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(spacing::tight);
    buildHeader();
    m_problem->setObjectName(u"problem:"_s + node.pointer());
    m_layout->addWidget(m_problem);
    buildBody();
}

void FieldView::buildHeader()
{
    const FormField &field = m_node.field();
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    buildOptions(row);
    if (row->count() > 0)
        m_layout->addLayout(row);
    else
        delete row;
    QStringList help;
    if (m_node.role() != Role::Root && !field.help.isEmpty())
        help.append(field.help);
    if (!field.hint.isEmpty())
        help.append(field.hint);
    auto *remark = new Remark(Remark::Tone::Help, this);
    m_layout->addWidget(remark);
    remark->say(factsInLine(help));
}

void FieldView::buildOptions(QHBoxLayout *row)
{
    const FormField &field = m_node.field();
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    if (hasOwnTitle(m_node) && !field.isRequired && m_node.role() == Role::Member) {
        m_give = new QCheckBox(withoutKeys(field.title), this);
        m_give->setObjectName(u"give:"_s + m_node.pointer());
        m_give->setAccessibleName(tr("Give %1").arg(field.title));
        m_give->setToolTip(tr("Optional: left out unless it is ticked."));
        m_give->setFont(bold);
        row->addWidget(m_give, 1);
        connect(m_give, &QCheckBox::clicked, this, [this](bool given) {
            m_node.setPresence(given ? Presence::Given : Presence::LeftOut);
            rebuild();
            if (given)
                focusControl();
        });
    } else if (hasOwnTitle(m_node)) {
        auto *title = new QLabel(field.isRequired ? field.title + u" *"_s : field.title, this);
        title->setTextFormat(Qt::PlainText);
        title->setWordWrap(true);
        title->setForegroundRole(QPalette::WindowText);
        title->setFont(bold);
        row->addWidget(title, 1);
    }
    if (!field.isNullable)
        return;
    m_null = new QCheckBox(tr("null"), this);
    m_null->setObjectName(u"null:"_s + m_node.pointer());
    m_null->setAccessibleName(tr("%1 is null").arg(spokenTitle(m_node)));
    row->addWidget(m_null);
    connect(m_null, &QCheckBox::clicked, this, [this](bool isNull) {
        m_node.setPresence(isNull ? Presence::Null : Presence::Given);
        rebuild();
    });
}

void FieldView::buildBody()
{
    retire(m_body);
    m_control = nullptr;
    m_body = m_node.presence() == Presence::Null ? nullptr : makeBody();
    if (m_body)
        m_layout->insertWidget(m_layout->count() - 1, m_body);
    showPresence();
}

void FieldView::rebuild()
{
    buildBody();
    Q_EMIT reshaped();
    nodeEdited();
}

QWidget *FieldView::makeBody()
{
    const Kind kind = m_node.field().kind;
    const bool isGiven = m_node.presence() == Presence::Given;
    if (m_node.isJson())
        return makeJson();
    // What has no plain control is shown once it is given.
    if (!isGiven && (kind == Kind::Object || kind == Kind::Alternatives || kind == Kind::Null))
        return nullptr;
    switch (kind) {
    case Kind::Object: return makeMembers();
    case Kind::Alternatives: return makeAlternatives();
    case Kind::Choice: return makeChoice();
    case Kind::Boolean: return makeBoolean();
    case Kind::Text: return makeText();
    case Kind::Number:
    case Kind::Integer: return makeTyped();
    case Kind::List:
    case Kind::Dictionary: {
        auto *elements = new ElementsView(m_node, this);
        connect(elements, &ElementsView::edited, this, &FieldView::nodeEdited);
        connect(elements, &ElementsView::reshaped, this, &FieldView::reshaped);
        m_control = elements->addButton();
        return elements;
    }
    default: return nullptr;
    }
}

QWidget *FieldView::makeMembers()
{
    auto *members = new QWidget(this);
    auto *layout = new QVBoxLayout(members);
    layout->setSpacing(spacing::medium);
    layout->setContentsMargins(m_node.role() == Role::Root ? 0 : spacing::medium, spacing::unit, 0, 0);
    for (const auto &child : m_node.children()) {
        FieldView *field = addField(layout, *child);
        if (!m_control)
            m_control = field;
    }
    if (m_node.showsOthers())
        addField(layout, *m_node.others());
    return members;
}

FieldView *FieldView::addField(QVBoxLayout *layout, FormNode &node)
{
    auto *field = new FieldView(node, layout->parentWidget());
    layout->addWidget(field);
    connect(field, &FieldView::edited, this, &FieldView::nodeEdited);
    connect(field, &FieldView::reshaped, this, &FieldView::reshaped);
    return field;
}

QWidget *FieldView::makeAlternatives()
{
    auto *body = new QWidget(this);
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *box = new ChoiceBox(body);
    for (const FormPart &part : m_node.field().parts)
        box->addItem(part.name);
    box->setCurrentIndex(m_node.choice());
    box->setObjectName(u"alternative:"_s + m_node.pointer());
    box->setAccessibleName(tr("Kind of %1").arg(spokenTitle(m_node)));
    layout->addWidget(box);
    m_control = box;
    if (!m_node.children().empty())
        addField(layout, *m_node.children().front());
    connect(box, &QComboBox::activated, this, [this](int index) {
        m_node.setChoice(index);
        rebuild();
        focusControl();
    });
    return body;
}

QWidget *FieldView::makeJson()
{
    auto *body = new QWidget(this);
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *edit = new GrowingEdit(mostEditLines, body);
    edit->setFont(Theme::fixedFont());
    edit->setPlaceholderText(tr("JSON"));
    edit->setText(m_node.text());
    name(edit, tr("%1, as JSON").arg(spokenTitle(m_node)));
    layout->addWidget(edit);
    connect(edit, &GrowingEdit::edited, this, [this, edit] {
        m_node.setText(edit->text());
        nodeEdited();
    });
    if (m_node.field().kind == Kind::Json)
        return body;
    auto *leave = new QPushButton(tr("Back to the field"), body);
    leave->setObjectName(u"leaveJson:"_s + m_node.pointer());
    layout->addWidget(leave, 0, Qt::AlignLeft);
    connect(leave, &QPushButton::clicked, this, [this] {
        if (!m_node.leaveJson())
            return showProblem(tr("The field cannot show this value."));
        rebuild();
        focusControl();
    });
    return body;
}

QWidget *FieldView::makeTyped()
{
    auto *edit = new QLineEdit(this);
    constexpr int longest = 1024 * 1024;
    edit->setMaxLength(longest);
    edit->setText(m_node.text());
    name(edit, spokenTitle(m_node));
    connect(edit, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_node.setText(text);
        nodeEdited();
    });
    return edit;
}

QWidget *FieldView::makeText()
{
    constexpr qsizetype longestLine = 1000;
    const bool isLong = m_node.field().isLong || m_node.text().contains(u'\n') || m_node.text().size() > longestLine;
    if (!isLong)
        return makeTyped();
    auto *edit = new GrowingEdit(mostEditLines, this);
    edit->setText(m_node.text());
    name(edit, spokenTitle(m_node));
    connect(edit, &GrowingEdit::edited, this, [this, edit] {
        m_node.setText(edit->text());
        nodeEdited();
    });
    return edit;
}

QWidget *FieldView::makeChoice()
{
    auto *box = new ChoiceBox(this);
    for (const FormChoice &choice : m_node.field().choices)
        box->addItem(choice.title);
    box->setCurrentIndex(m_node.choice());
    name(box, spokenTitle(m_node));
    connect(box, &QComboBox::activated, this, [this](int index) {
        m_node.setChoice(index);
        nodeEdited();
    });
    return box;
}

QWidget *FieldView::makeBoolean()
{
    auto *box = new QCheckBox(tr("Yes"), this);
    box->setChecked(m_node.isOn());
    name(box, spokenTitle(m_node));
    connect(box, &QCheckBox::clicked, this, [this](bool on) {
        m_node.setOn(on);
        nodeEdited();
    });
    return box;
}

void FieldView::name(QWidget *control, const QString &what)
{
    control->setObjectName(u"value:"_s + m_node.pointer());
    control->setAccessibleName(what);
    control->setAccessibleDescription(m_node.field().help);
    m_control = control;
}

void FieldView::nodeEdited()
{
    showPresence();
    Q_EMIT edited();
}

void FieldView::showPresence()
{
    if (m_give)
        m_give->setChecked(m_node.presence() != Presence::LeftOut);
    if (m_null)
        m_null->setChecked(m_node.presence() == Presence::Null);
}

void FieldView::showProblem(const QString &message)
{
    if (m_problem->text() == message)
        return;
    m_problem->say(message);
    if (m_control)
        m_control->setAccessibleDescription(message.isEmpty() ? m_node.field().help : message);
}

void FieldView::focusControl()
{
    if (auto *field = qobject_cast<FieldView *>(m_control))
        field->focusControl();
    else if (m_control)
        m_control->setFocus(Qt::OtherFocusReason);
    else if (m_give)
        m_give->setFocus(Qt::OtherFocusReason);
}

void retire(QWidget *part)
{
    if (!part)
        return;
    part->hide();
    part->setParent(nullptr);
    part->deleteLater();
}

} // namespace gui

#include "fieldview.moc"
