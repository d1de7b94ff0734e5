// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/findbar.h"

#include "gui/descriptors/descriptoreditor.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

TextSearch::TextSearch(const QString &wanted, Options options)
    : m_options(options)
    , m_isEmpty(wanted.isEmpty())
{
    QString pattern = options.isExpression ? wanted : QRegularExpression::escape(wanted);
    if (options.wholeWords)
        pattern = u"\\b(?:"_s + pattern + u")\\b"_s;
    // Some expressions would otherwise run for hours on a short text.
    m_expression.setPattern(u"(*LIMIT_MATCH=200000)"_s + pattern);
    QRegularExpression::PatternOptions patternOptions = QRegularExpression::MultilineOption
        | QRegularExpression::UseUnicodePropertiesOption;
    if (!options.caseMatters)
        patternOptions |= QRegularExpression::CaseInsensitiveOption;
    m_expression.setPatternOptions(patternOptions);
}

QList<TextSearch::Place> TextSearch::places(const QString &text) const
{
    QList<Place> places;
    if (m_isEmpty || !m_expression.isValid())
        return places;
    for (auto found = m_expression.globalMatch(text); found.hasNext() && places.size() < mostPlaces;) {
        const QRegularExpressionMatch match = found.next();
        if (match.capturedLength() > 0)
            places.append({match.capturedStart(), match.capturedLength()});
    }
    return places;
}

QString TextSearch::replaced(const QString &text, Place place, const QString &replacement) const
{
    const auto match = m_expression.match(
        text, place.begin, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    const bool isHere = match.hasMatch() && match.capturedLength() == place.length;
    return isHere ? expanded(match, replacement) : text.mid(place.begin, place.length);
}

QString TextSearch::allReplaced(const QString &text, const QString &replacement) const
{
    if (m_isEmpty || !m_expression.isValid())
        return text;
    QString result;
    qsizetype from = 0;
    for (auto found = m_expression.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.capturedLength() == 0)
            continue;
        result += QStringView(text).sliced(from, match.capturedStart() - from);
        result += expanded(match, replacement);
        from = match.capturedEnd();
    }
    return result + text.mid(from);
}

QString TextSearch::expanded(const QRegularExpressionMatch &match, const QString &replacement) const
{
    if (!m_options.isExpression)
        return replacement;
    QString result;
    for (qsizetype at = 0; at < replacement.size(); ++at) {
        const QChar next = at + 1 < replacement.size() ? replacement[at + 1] : QChar();
        if (replacement[at] != u'\\' || (!next.isDigit() && next != u'n' && next != u't' && next != u'\\')) {
            result += replacement[at];
            continue;
        }
        ++at;
        if (next.isDigit())
            result += match.captured(next.digitValue());
        else
            result += next == u'n' ? u'\n' : next == u't' ? u'\t' : u'\\';
    }
    return result;
}

namespace {

// So many of the places are set off.
constexpr qsizetype mostMarked = 500;

} // namespace

FindBar::FindBar(DescriptorEditor &editor, QWidget *parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_wanted(new QLineEdit(this))
    , m_replacement(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_replaceRow(new QWidget(this))
{
    setObjectName(u"descriptorFindBar"_s);
    build();
    hide();
    connect(m_wanted, &QLineEdit::textChanged, this, &FindBar::showFound);
    connect(&m_editor, &QPlainTextEdit::textChanged, this, [this] {
        if (isVisible())
            showFound();
    });
    for (const QCheckBox *option : {m_expression, m_words, m_case})
        connect(option, &QCheckBox::toggled, this, &FindBar::showFound);
}

void FindBar::build()
{
    m_wanted->setObjectName(u"findText"_s);
    m_wanted->setAccessibleName(tr("Search for"));
    m_wanted->setPlaceholderText(tr("Search"));
    m_replacement->setObjectName(u"replaceText"_s);
    m_replacement->setAccessibleName(tr("Replace with"));
    m_replacement->setPlaceholderText(tr("Replace with"));
    m_count->setObjectName(u"findCount"_s);
    m_count->setFont(Theme::smallFont());
    m_expression = makeOption(u"findExpression"_s, tr(".&*"), tr("Regular expression"));
    m_words = makeOption(u"findWords"_s, tr("&W"), tr("Whole words only"));
    m_case = makeOption(u"findCase"_s, tr("&Aa"), tr("Upper and lower case differ"));
    auto *find = new QHBoxLayout;
    find->setSpacing(spacing::small);
    find->addWidget(m_wanted, 1);
    find->addWidget(m_expression);
    find->addWidget(m_words);
    find->addWidget(m_case);
    find->addWidget(m_count);
    find->addWidget(makeButton(u"findPrevious"_s, u"↑"_s, tr("Previous place"), &FindBar::findPrevious));
    find->addWidget(makeButton(u"findNext"_s, u"↓"_s, tr("Next place"), &FindBar::findNext));
    find->addWidget(makeButton(u"findClose"_s, u"×"_s, tr("Close the search"), &FindBar::leave));
    auto *replace = new QHBoxLayout(m_replaceRow);
    replace->setContentsMargins(0, 0, 0, 0);
    replace->setSpacing(spacing::small);
    replace->addWidget(m_replacement, 1);
    replace->addWidget(makeButton(u"replaceOne"_s, tr("&Replace"), tr("Replace here"), &FindBar::replaceOne));
    replace->addWidget(makeButton(u"replaceAll"_s, tr("Replace a&ll"), tr("Replace all"), &FindBar::replaceAll));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::gap, spacing::unit, spacing::gap, spacing::unit);
    layout->setSpacing(spacing::unit);
    layout->addLayout(find);
    layout->addWidget(m_replaceRow);
}

QPushButton *FindBar::makeButton(const QString &name, const QString &text, const QString &accessibleName, void (FindBar::*clicked)())
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAccessibleName(accessibleName);
    button->setToolTip(accessibleName);
    button->setAutoDefault(false);
    if (text.size() == 1)
        button->setFixedWidth(button->sizeHint().height());
    connect(button, &QPushButton::clicked, this, clicked);
    return button;
}

QCheckBox *FindBar::makeOption(const QString &name, const QString &text, const QString &toolTip)
{
    auto *option = new QCheckBox(text, this);
    option->setObjectName(name);
    option->setAccessibleName(toolTip);
    option->setToolTip(toolTip);
    return option;
}

void FindBar::openFind()
{
    openWith(false);
}

void FindBar::openReplace()
{
    openWith(!m_editor.isReadOnly());
}

void FindBar::openWith(bool replacing)
{
    const QString selected = m_editor.textCursor().selectedText();
    // A paragraph separator stands for a line end in a selection.
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator))
        m_wanted->setText(selected);
    m_replaceRow->setVisible(replacing);
    show();
    m_wanted->setFocus();
    m_wanted->selectAll();
    showFound();
}

TextSearch FindBar::search() const
{
    return {m_wanted->text(), {m_expression->isChecked(), m_words->isChecked(), m_case->isChecked()}};
}

void FindBar::showFound()
{
    const TextSearch wanted = search();
    const auto places = wanted.places(m_editor.toPlainText());
    QList<QTextCursor> found;
    for (const TextSearch::Place &place : places.first(qMin(mostMarked, places.size()))) {
        QTextCursor cursor(m_editor.document());
        cursor.setPosition(int(place.begin));
        cursor.setPosition(int(place.begin + place.length), QTextCursor::KeepAnchor);
        found.append(cursor);
    }
    m_editor.setFound(found);
    m_count->setText(wanted.isEmpty() ? QString() : tr("%n place(s)", nullptr, int(places.size())));
    m_count->setToolTip(wanted.error());
    if (!wanted.error().isEmpty())
        m_count->setText(tr("no expression"));
}

void FindBar::findNext()
{
    const auto places = search().places(m_editor.toPlainText());
    if (places.isEmpty())
        return;
    const int from = m_editor.textCursor().selectionEnd();
    const auto next = std::find_if(places.begin(), places.end(), [from](const auto &place) { return place.begin >= from; });
    select(next == places.end() ? places.first() : *next);
}

void FindBar::findPrevious()
{
    const auto places = search().places(m_editor.toPlainText());
    if (places.isEmpty())
        return;
    const int from = m_editor.textCursor().selectionStart();
    const auto next = std::find_if(
        places.rbegin(), places.rend(), [from](const auto &place) { return place.begin + place.length <= from; });
    select(next == places.rend() ? places.last() : *next);
}

void FindBar::select(TextSearch::Place place)
{
    QTextCursor cursor(m_editor.document());
    cursor.setPosition(int(place.begin));
    cursor.setPosition(int(place.begin + place.length), QTextCursor::KeepAnchor);
    m_editor.setTextCursor(cursor);
    m_editor.centerCursor();
}

void FindBar::replaceOne()
{
    const QTextCursor selected = m_editor.textCursor();
    const TextSearch::Place here {selected.selectionStart(), selected.selectionEnd() - selected.selectionStart()};
    const QString text = m_editor.toPlainText();
    const TextSearch wanted = search();
    if (!m_editor.isReadOnly() && here.length > 0 && wanted.places(text).contains(here))
        m_editor.replace(here.begin, here.begin + here.length, wanted.replaced(text, here, m_replacement->text()));
    findNext();
}

void FindBar::replaceAll()
{
    if (!m_editor.isReadOnly())
        m_editor.replaceAll(search().allReplaced(m_editor.toPlainText(), m_replacement->text()));
}

void FindBar::leave()
{
    hide();
    m_editor.setFocus();
}

bool FindBar::event(QEvent *event)
{
    // The window has this key for something else.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        leave();
    else if (isReturn && m_replacement->hasFocus())
        replaceOne();
    else if (isReturn && event->modifiers() & Qt::ShiftModifier)
        findPrevious();
    else if (isReturn)
        findNext();
    else
        QWidget::keyPressEvent(event);
}

void FindBar::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_editor.setFound({});
}

} // namespace gui
