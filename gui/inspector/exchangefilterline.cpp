// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangefilterline.h"

#include "gui/theme/palette.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QEvent>
#include <QStringListModel>

#include <utility>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int soonMilliseconds = 200;
constexpr qsizetype mostChoices = 30;

QString quotedWhereNeeded(const QString &value)
{
    return value.contains(u' ') ? u'"' + value + u'"' : value;
}

} // namespace

ExchangeFilterLine::ExchangeFilterLine(QWidget *parent)
    : QLineEdit(parent)
    , m_completer(new QCompleter(this))
    , m_choices(new QStringListModel(this))
{
    setObjectName(u"exchangeFilter"_s);
    setAccessibleName(tr("Filter of the exchanges"));
    setPlaceholderText(tr("kind:provider status:4xx longer:2s “text”"));
    setToolTip(tr("Filter terms: %1. A minus before a term reverses it; text without a key is looked for in the bodies.")
                   .arg(model::ExchangeFilter::keys().join(u":, "_s) + u':'));
    setClearButtonEnabled(true);
    m_completer->setModel(m_choices);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(this);
    m_completer->popup()->setObjectName(u"exchangeFilterChoices"_s);
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &ExchangeFilterLine::read);
    connect(this, &QLineEdit::textEdited, this, &ExchangeFilterLine::offer);
    connect(this, &QLineEdit::textChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(this, &QLineEdit::returnPressed, this, &ExchangeFilterLine::read);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &ExchangeFilterLine::take);
}

void ExchangeFilterLine::setFilterText(const QString &text)
{
    setText(text);
    read();
}

void ExchangeFilterLine::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    Q_EMIT valuesWanted();
}

void ExchangeFilterLine::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange)
        showWhetherGood();
}

void ExchangeFilterLine::read()
{
    m_soon.stop();
    const auto filter = model::ExchangeFilter::parse(text());
    m_isGood = filter.has_value();
    showWhetherGood();
    Q_EMIT complained(filter ? QString() : filter.error().message);
    if (filter && m_filter != *filter) {
        m_filter = *filter;
        Q_EMIT filterChanged(*filter);
    }
}

void ExchangeFilterLine::showWhetherGood()
{
    QPalette colours;
    if (!m_isGood)
        colours.setColor(QPalette::Text, Palette::of(colours).warning);
    setPalette(colours);
}

qsizetype ExchangeFilterLine::wordStart() const
{
    const QString before = text().left(cursorPosition());
    qsizetype start = before.lastIndexOf(u' ') + 1;
    if (start < before.size() && before.at(start) == u'-')
        ++start;
    return start;
}

void ExchangeFilterLine::offer()
{
    const QString word = text().mid(wordStart(), cursorPosition() - wordStart());
    const qsizetype colon = word.indexOf(u':');
    QStringList choices;
    if (colon < 0) {
        for (const QString &key : model::ExchangeFilter::keys()) {
            if (!word.isEmpty() && key.startsWith(word, Qt::CaseInsensitive))
                choices += key + u':';
        }
    } else {
        const QString key = word.left(colon).toLower();
        for (const QString &value : model::ExchangeFilter::valuesOf(key) + m_values.value(key)) {
            const QString choice = key + u':' + quotedWhereNeeded(value);
            if (value.contains(word.mid(colon + 1), Qt::CaseInsensitive) && choice != word && choices.size() < mostChoices)
                choices += choice;
        }
    }
    m_choices->setStringList(choices);
    if (choices.isEmpty())
        m_completer->popup()->hide();
    else
        m_completer->complete();
}

void ExchangeFilterLine::take(const QString &choice)
{
    const qsizetype start = wordStart();
    const bool isKey = choice.endsWith(u':');
    const QString taken = isKey ? choice : choice + u' ';
    setText(text().left(start) + taken + text().mid(cursorPosition()).trimmed());
    setCursorPosition(int(start + taken.size()));
    // A key asks for its values.
    if (isKey)
        QMetaObject::invokeMethod(this, &ExchangeFilterLine::offer, Qt::QueuedConnection);
}

} // namespace gui
