// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/commandcompletion.h"

#include "gui/offerings/promptarguments.h"
#include "gui/offerings/promptcommands.h"
#include "gui/shared/windowcommands.h"
#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "invocables/external/mcp/mcpofferingjobs.h"
#include "model/text/graphemes.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTextCursor>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::McpCompletion, invocables::McpPrompt;

//! Paints what may be written as a command: what it is called, and dim behind that what it is for. Owned by the list.
class CommandDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandDelegate)

public:
    enum Role { InsertedRole = Qt::UserRole, NameRole, AboutRole, WholeRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    //! What is said of all of them begins there, in pixels.
    void setNameWidth(int width) { m_nameWidth = width; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_nameWidth = 0;
};

void CommandDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const Palette &colours = Palette::of(option.palette);
    const bool isSelected = option.state & QStyle::State_Selected;
    const QColor ink = isSelected ? option.palette.color(QPalette::HighlightedText) : colours.ink;
    const QRect box = option.rect.adjusted(spacing::small, 0, -spacing::small, 0);
    const QString about = index.data(AboutRole).toString();
    const QRect name(box.left(), box.top(), about.isEmpty() ? box.width() : m_nameWidth, box.height());
    const QRect rest = box.adjusted(name.width() + spacing::medium, 0, 0, 0);
    const QFontMetrics &metrics = option.fontMetrics;
    painter->save();
    painter->setFont(option.font);
    painter->setPen(ink);
    drawPart(*painter, option.rect, name, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(index.data(NameRole).toString(), Qt::ElideRight, name.width()));
    painter->setPen(isSelected ? ink : colours.dim);
    if (!about.isEmpty())
        drawPart(*painter, option.rect, rest, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(about, Qt::ElideRight, rest.width()));
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {160, option.fontMetrics.height() + 2 * spacing::unit};
}

namespace {

constexpr int longestShown = 100;
constexpr int narrowestList = 360;
constexpr int mostChoicesShown = 12;

//! A description of a server's, as far as a line has room for it.
QString inOneLine(const QString &text)
{
    return model::wholeCharacters(text, longestShown).simplified();
}

} // namespace

CommandCompletion::CommandCompletion(QPlainTextEdit &edit)
    : QObject(&edit)
    , m_edit(edit)
    , m_values(new McpCompletion(this))
{
    connect(&edit, &QPlainTextEdit::textChanged, this, &CommandCompletion::update);
}

void CommandCompletion::makeList()
{
    m_completer = new QCompleter(this);
    m_choices = new QStandardItemModel(this);
    m_delegate = new CommandDelegate(this);
    m_completer->setModel(m_choices);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(&m_edit);
    m_completer->popup()->setItemDelegate(m_delegate);
    m_completer->popup()->setObjectName(u"slashCommands"_s);
    m_completer->popup()->setAccessibleName(tr("Commands"));
    m_completer->setMaxVisibleItems(mostChoicesShown);
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this, [this](const QModelIndex &index) {
        const bool isWhole = index.data(CommandDelegate::WholeRole).toBool();
        take(index);
        if (isWhole)
            Q_EMIT completed();
    });
}

void CommandCompletion::setPrompts(PromptCommands *prompts)
{
    m_prompts = prompts;
    connect(prompts, &PromptCommands::changed, this, [this] {
        // Those that come while the name is written.
        if (m_edit.hasFocus() && m_edit.toPlainText().startsWith(u'/') && !m_edit.toPlainText().contains(u' '))
            update();
    });
}

bool CommandCompletion::isShown() const
{
    return m_completer && m_completer->popup()->isVisible();
}

bool CommandCompletion::takesKey(QKeyEvent &event)
{
    if (!isShown())
        return false;
    const QModelIndex current = m_completer->popup()->currentIndex();
    switch (event.key()) {
    case Qt::Key_Tab: take(current.isValid() ? current : m_completer->completionModel()->index(0, 0)); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!current.isValid()) {
            m_completer->popup()->hide();
            return false;
        }
        // The list does the rest with these.
        event.ignore();
        return true;
    case Qt::Key_Escape: event.ignore(); return true;
    default: return false;
    }
}

void CommandCompletion::update()
{
    m_values->cancel();
    const QString text = m_edit.toPlainText();
    const bool isCommand = m_edit.hasFocus() && text.startsWith(u'/') && m_edit.textCursor().atEnd();
    const qsizetype space = text.indexOf(u' ');
    if (isCommand && space < 0 && !text.contains(u'\n')) {
        offerCommands(text.mid(1));
        return;
    }
    const PromptCommand *command = isCommand && m_prompts ? m_prompts->find(text.mid(1, space - 1)) : nullptr;
    if (command && command->isOfAgent)
        hide();
    else if (command)
        offerArguments(*command, text, space + 1);
    else if (isCommand && m_arguments && space > 0)
        offerOwnArguments(text, space + 1);
    else
        hide();
}

void CommandCompletion::offerCommands(const QString &text)
{
    QList<Choice> choices;
    for (const WindowCommand &command : slashCommands()) {
        if (command.slash.startsWith(text))
            choices.append({u'/' + command.slash, inOneLine(command.about), u'/' + command.slash + u' ', true});
    }
    for (const PromptCommand &command : m_prompts ? m_prompts->all() : QList<PromptCommand>()) {
        const bool isShort = command.name.startsWith(text, Qt::CaseInsensitive);
        if (!isShort && !command.fullName.startsWith(text, Qt::CaseInsensitive))
            continue;
        const QString &name = isShort ? command.name : command.fullName;
        const QString about = command.prompt.description.isEmpty() ? command.prompt.title : command.prompt.description;
        const QString whose = command.canned ? QString() : command.ensemble + u": "_s;
        choices.append({u'/' + name, inOneLine(whose + about), u'/' + name + u' ', true});
    }
    // What has been written whole is meant, whatever else begins so.
    const QString whole = u'/' + text;
    std::stable_partition(choices.begin(), choices.end(), [&whole](const Choice &choice) { return choice.name == whole; });
    show(choices, 0, true);
    // Last: what is there already is announced at once.
    if (m_prompts && text.isEmpty())
        m_prompts->want();
}

void CommandCompletion::offerOwnArguments(const QString &text, qsizetype behind)
{
    const QString written = text.mid(behind);
    QList<Choice> choices;
    for (const QString &argument : m_arguments(text.mid(1, behind - 2))) {
        if (argument != written && argument.contains(written, Qt::CaseInsensitive))
            choices.append({argument, {}, argument, true});
    }
    show(choices, behind, false);
}

void CommandCompletion::offerArguments(const PromptCommand &command, const QString &text, qsizetype behind)
{
    const auto place = PromptArguments::placeAtEnd(text.mid(behind), command.prompt);
    if (place.argument.isEmpty()) {
        offerNames(command, place.text, place.others.keys(), behind + place.start);
        return;
    }
    if (command.canned) {
        offerValues(*command.canned, place.argument, place.text, behind + place.start);
        return;
    }
    hide();
    network::McpClient *client = m_prompts->clientOf(command.ensemble);
    if (!client || !McpCompletion::isOffered(*client))
        return;
    m_values->disconnect(this);
    connect(m_values, &McpCompletion::completed, this,
        [this, text, written = place.text, start = behind + place.start](const QStringList &values) {
            if (m_edit.toPlainText() != text)
                return;
            QList<Choice> choices;
            for (const QString &value : values) {
                if (value != written)
                    choices.append({inOneLine(value), {}, PromptArguments::quoted(value) + u' '});
            }
            show(choices, start, false);
        });
    m_values->ask(*client, McpCompletion::Of::Prompt, command.prompt.name, place.argument, place.text, place.others);
}

//! Of a descriptor's prompt: what its variable may be is known here.
void CommandCompletion::offerValues(const model::Prompt &prompt, const QString &name, const QString &written, qsizetype start)
{
    const model::PromptVariable *variable = prompt.find(name);
    QList<Choice> choices;
    if (variable && variable->kind == model::PromptVariable::Kind::Boolean)
        choices = {{u"true"_s, {}, u"true "_s}, {u"false"_s, {}, u"false "_s}};
    for (const model::PromptVariable::Option &option : variable ? variable->options : QList<model::PromptVariable::Option>())
        choices.append({option.value, inOneLine(option.title == option.value ? QString() : option.title),
            PromptArguments::quoted(option.value) + u' '});
    choices.removeIf([&written](const Choice &choice) { return choice.name == written || !choice.name.startsWith(written); });
    show(choices, start, false);
}

void CommandCompletion::offerNames(const PromptCommand &command, const QString &written, const QStringList &given, qsizetype start)
{
    QList<Choice> choices;
    for (const McpPrompt::Argument &argument : command.prompt.arguments) {
        if (given.contains(argument.name) || !argument.name.startsWith(written))
            continue;
        const QString about = argument.required ? argument.description : tr("(may be left out) %1").arg(argument.description);
        choices.append({argument.name + u'=', inOneLine(about), argument.name + u'='});
    }
    show(choices, start, false);
}

void CommandCompletion::show(const QList<Choice> &choices, qsizetype start, bool picks)
{
    if (choices.isEmpty())
        return hide();
    if (!m_completer)
        makeList();
    m_start = start;
    m_choices->clear();
    const QFontMetrics metrics = m_edit.fontMetrics();
    int names = 0;
    int abouts = 0;
    for (const Choice &choice : choices) {
        // As one text for screen readers.
        auto *item = new QStandardItem((choice.name + u"   "_s + choice.about).trimmed());
        item->setData(choice.text, CommandDelegate::InsertedRole);
        item->setData(choice.name, CommandDelegate::NameRole);
        item->setData(choice.about, CommandDelegate::AboutRole);
        item->setData(choice.isWhole, CommandDelegate::WholeRole);
        m_choices->appendRow(item);
        names = std::max(names, metrics.horizontalAdvance(choice.name));
        abouts = std::max(abouts, metrics.horizontalAdvance(choice.about));
    }
    const int widest = std::max(narrowestList, m_edit.window()->width() - 2 * spacing::large);
    // A name is never cut for what is said of it, nor for a fraction of a pixel.
    names = std::min(names + 2, widest);
    m_delegate->setNameWidth(names);
    constexpr int aside = 60;
    // Off the line that is being written.
    QRect area = m_edit.cursorRect().adjusted(0, -spacing::small, 0, spacing::small);
    area.setWidth(std::clamp(names + abouts + aside, narrowestList, widest));
    m_completer->complete(area);
    m_completer->popup()->setCurrentIndex(picks ? m_completer->completionModel()->index(0, 0) : QModelIndex());
}

void CommandCompletion::hide()
{
    if (m_completer)
        m_completer->popup()->hide();
}

void CommandCompletion::take(const QModelIndex &index)
{
    const QString text = index.data(CommandDelegate::InsertedRole).toString();
    hide();
    if (text.isEmpty())
        return;
    QTextCursor cursor = m_edit.textCursor();
    cursor.setPosition(int(std::min<qsizetype>(m_start, m_edit.toPlainText().size())));
    cursor.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    cursor.insertText(text);
    m_edit.setTextCursor(cursor);
}

} // namespace gui

#include "commandcompletion.moc"
