// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/preferencesdialog.h"

#include "gui/preferences/preferences.h"
#include "gui/settings/keyentry.h"
#include "gui/settings/keylist.h"
#include "gui/settings/languagechoice.h"
#include "gui/shared/actions.h"
#include "gui/shared/paragraph.h"
#include "gui/shared/spellchecker.h"
#include "gui/theme/direction.h"
#include "gui/theme/letters.h"
#include "gui/theme/theme.h"
#include "network/traces/tracetarget.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

QString keysOf(const QAction &action, QKeySequence::SequenceFormat format)
{
    return QKeySequence::listToString(action.shortcuts(), format);
}

//! It begins with what writes a letter or a sign. Keys that do not come after all of Unicode (Qt::Key).
bool isForWriting(const QKeySequence &keys)
{
    constexpr Qt::KeyboardModifiers held = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return !keys.isEmpty() && !(keys[0].keyboardModifiers() & held) && keys[0].key() < Qt::Key_Escape;
}

} // namespace

ShortcutEditor::ShortcutEditor(Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_list(new QTreeWidget(this))
    , m_keys(new QKeySequenceEdit(this))
    , m_set(new QPushButton(tr("&Set"), this))
    , m_reset(new QPushButton(tr("Defaul&t"), this))
    , m_remark(new QLabel(this))
{
    m_list->setObjectName(u"shortcutList"_s);
    m_list->setAccessibleName(tr("Actions and their shortcuts"));
    m_list->setHeaderLabels({tr("Action"), tr("Shortcut")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_keys->setObjectName(u"shortcutKeys"_s);
    m_keys->setAccessibleName(tr("New shortcut"));
    m_keys->setClearButtonEnabled(true);
    m_set->setObjectName(u"shortcutSet"_s);
    m_reset->setObjectName(u"shortcutReset"_s);
    m_remark->setObjectName(u"shortcutRemark"_s);
    m_remark->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_keys, 1);
    row->addWidget(m_set);
    row->addWidget(m_reset);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addLayout(row);
    layout->addWidget(m_remark);
    fill();
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::showCurrent);
    connect(m_set, &QPushButton::clicked, this, &ShortcutEditor::takePressed);
    connect(m_reset, &QPushButton::clicked, this, [this] { apply(m_actions.standardKeys(currentAction())); });
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void ShortcutEditor::fill()
{
    for (const QAction *action : m_actions.all()) {
        auto *item = new QTreeWidgetItem(m_list, {action->toolTip(), leftToRight(keysOf(*action, QKeySequence::NativeText))});
        item->setData(0, Qt::UserRole, action->objectName());
    }
    m_list->resizeColumnToContents(1);
}

QString ShortcutEditor::currentAction() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? item->data(0, Qt::UserRole).toString() : QString();
}

void ShortcutEditor::showCurrent()
{
    m_remark->clear();
    if (const QAction *action = m_actions.find(currentAction()))
        m_keys->setKeySequence(action->shortcut());
}

void ShortcutEditor::takePressed()
{
    // An action may have several, of which the first is shown: they stay where no other has been pressed.
    const QAction *action = m_actions.find(currentAction());
    if (action && action->shortcut() != m_keys->keySequence())
        apply(m_keys->keySequence().toString(QKeySequence::PortableText));
}

void ShortcutEditor::apply(const QString &keys)
{
    const QString name = currentAction();
    const QAction *action = m_actions.find(name);
    if (!action)
        return;
    if (isForWriting(QKeySequence(keys, QKeySequence::PortableText))) {
        m_remark->setText(tr("A letter alone is for writing. Press it with Ctrl or Alt, or take a function key."));
        return;
    }
    if (const QAction *other = m_actions.conflict(name, keys)) {
        m_remark->setText(tr("“%1” has this shortcut already.").arg(other->toolTip()));
        return;
    }
    m_actions.setKeys(name, keys);
    m_list->currentItem()->setText(1, leftToRight(keysOf(*action, QKeySequence::NativeText)));
    showCurrent();
}

PreferencesDialog::PreferencesDialog(Preferences &preferences, Actions &actions, SpellChecker &spelling,
    network::ProviderCatalog &providers, network::Keychain &keychain, bool hasDesktop, QWidget *parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_spelling(spelling)
    , m_pages(new QTabWidget(this))
{
    setObjectName(u"preferencesDialog"_s);
    setWindowTitle(tr("Preferences"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *tabs = m_pages;
    tabs->setObjectName(u"preferencesTabs"_s);
    tabs->setDocumentMode(true);
    auto *keys = new QWidget(tabs);
    auto *keysLayout = new QVBoxLayout(keys);
    auto *entry = new KeyEntry(providers, keychain, keys);
    auto *list = new KeyList(providers, keychain, keys);
    connect(entry, &KeyEntry::stored, list, &KeyList::look);
    keysLayout->addWidget(entry);
    keysLayout->addWidget(list, 1);
    // With large letters it is higher than the screen.
    auto *general = new QScrollArea(tabs);
    general->setFrameShape(QFrame::NoFrame);
    general->setWidgetResizable(true);
    general->setWidget(makeGeneral(hasDesktop));
    const QList<QWidget *> made {general, new ShortcutEditor(actions, tabs), keys};
    for (int page = 0; page < made.size(); ++page)
        tabs->addTab(made.at(page), pages().at(page));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closePreferences"_s);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(tabs);
    layout->addWidget(buttons);
    resize(Theme::zoomed(QSize(600, 620)));
}

QStringList PreferencesDialog::pages()
{
    return {tr("&General"), tr("&Shortcuts"), tr("&Keys")};
}

void PreferencesDialog::showPage(int page)
{
    m_pages->setCurrentIndex(page);
}

QWidget *PreferencesDialog::makeBusRemark()
{
    auto *remark = new Remark(Remark::Tone::Warning, this);
    remark->setObjectName(u"busRemark"_s);
    remark->say(tr(
        "The desktop's session bus cannot be reached: there are no notifications, and each start of the program has windows of its own."));
    return remark;
}

QWidget *PreferencesDialog::makeGeneral(bool hasDesktop)
{
    auto *page = new QWidget(this);
    auto *form = new QFormLayout(page);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addLook(*form);
    addConversations(*form);
    form->addRow(tr("Not&ifications:"),
        makeChoice(u"notifications"_s, {tr("None"), tr("That something has arrived, without contents"), tr("With title and text")},
            int(m_preferences.notifications()), [this](int index) { m_preferences.setNotifications(Preferences::Notifications(index)); }));
    if (!hasDesktop)
        form->addRow(QString(), makeBusRemark());
    form->addRow(tr("Screen reade&r is told:"),
        makeChoice(u"announcements"_s, {tr("Nothing"), tr("Ends, questions and errors"), tr("Calls and the beginnings of answers, too")},
            int(m_preferences.announcements()), [this](int index) { m_preferences.setAnnouncements(Preferences::Announcements(index)); }));
    form->addRow(tr("&Deleted ones are kept:"), makeDeletedDays());
    form->addRow(tr("S&pelling:"), makeSpelling());
    form->addRow(tr("Tr&aces go to:"), makeTraces());
    return page;
}

void PreferencesDialog::addLook(QFormLayout &form)
{
    form.addRow(tr("&Language:"), new LanguageChoice(m_preferences, LanguageChoice::Effect::NextStart, this));
    form.addRow(tr("&Colours:"),
        makeChoice(u"colourScheme"_s, {tr("Like the desktop"), tr("Light"), tr("Dark")}, int(m_preferences.colourScheme()),
            [this](int index) { m_preferences.setColourScheme(ColourScheme(index)); }));
    form.addRow(tr("Te&xt size:"), makeZoom());
    form.addRow(tr("Text &font:"),
        makeFonts(u"textFont"_s, m_preferences.textFont(), [this](const QString &family) { m_preferences.setTextFont(family); }));
    form.addRow(tr("C&ode font:"),
        makeFonts(u"codeFont"_s, m_preferences.codeFont(), [this](const QString &family) { m_preferences.setCodeFont(family); }));
}

void PreferencesDialog::addConversations(QFormLayout &form)
{
    const QStringList keys {u"enter"_s, u"control-enter"_s, u"shift-enter"_s};
    form.addRow(tr("Se&nding:"),
        makeChoice(u"sendKey"_s,
            {tr("Enter sends, Shift+Enter starts a new line"), tr("Ctrl+Enter sends, Enter starts a new line"),
                tr("Shift+Enter sends, Enter starts a new line")},
            int(qMax(0, keys.indexOf(m_preferences.sendKey()))), [this, keys](int index) { m_preferences.setSendKey(keys.at(index)); }));
    auto *copies = new QCheckBox(tr("Keep a cop&y of each of the last seven days"), this);
    copies->setObjectName(u"dailyCopies"_s);
    copies->setChecked(m_preferences.dailyCopies());
    connect(copies, &QCheckBox::toggled, this, [this](bool wanted) { m_preferences.setDailyCopies(wanted); });
    form.addRow(tr("Conversations:"), copies);
    form.addRow(tr("&Titles:"),
        makeChoice(u"titles"_s, {tr("The first line of your first message"), tr("Written by the model after the first turn")},
            m_preferences.titlesByModel() ? 1 : 0, [this](int index) { m_preferences.setTitlesByModel(index == 1); }));
}

QComboBox *PreferencesDialog::makeChoice(
    const QString &name, const QStringList &choices, int current, const std::function<void(int)> &picked)
{
    auto *box = new QComboBox(this);
    box->setObjectName(name);
    box->addItems(choices);
    box->setCurrentIndex(current);
    // It says as much as there is room for: the dialog is no wider than the screen for the longest of what can be picked.
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(box, &QComboBox::activated, this, picked);
    return box;
}

QSpinBox *PreferencesDialog::makeZoom()
{
    auto *zoom = new QSpinBox(this);
    zoom->setObjectName(u"zoom"_s);
    zoom->setRange(50, 300);
    zoom->setSingleStep(10);
    zoom->setSuffix(tr(" %"));
    zoom->setValue(m_preferences.zoom());
    // Not while it is typed: the window would jump.
    zoom->setKeyboardTracking(false);
    connect(zoom, &QSpinBox::valueChanged, this, [this](int percent) { m_preferences.setZoom(percent); });
    connect(&m_preferences, &Preferences::fontsChanged, zoom, [this, zoom] { zoom->setValue(m_preferences.zoom()); });
    return zoom;
}

QSpinBox *PreferencesDialog::makeDeletedDays()
{
    auto *days = new QSpinBox(this);
    days->setObjectName(u"deletedDays"_s);
    days->setRange(0, 3650);
    days->setSpecialValueText(tr("until they are erased"));
    days->setSuffix(tr(" days"));
    days->setValue(m_preferences.deletedDays());
    connect(days, &QSpinBox::valueChanged, this, [this](int value) { m_preferences.setDeletedDays(value); });
    return days;
}

QWidget *PreferencesDialog::makeFonts(const QString &name, const QString &family, const std::function<void(const QString &)> &picked)
{
    auto *fonts = new QComboBox(this);
    fonts->setObjectName(name);
    fonts->addItem(tr("Like the desktop"), QString());
    // Those come first, and once more in the alphabet.
    if (name == u"textFont") {
        for (const QString &each : readingFontsAmong(QFontDatabase::families()))
            fonts->addItem(tr("%1 (easy to read)").arg(each), each);
    }
    for (const QString &each : QFontDatabase::families()) {
        if (!QFontDatabase::isPrivateFamily(each) && (name != u"codeFont" || QFontDatabase::isFixedPitch(each)))
            fonts->addItem(each, each);
    }
    fonts->setCurrentIndex(std::max(0, fonts->findData(family)));
    fonts->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(fonts, &QComboBox::activated, this, [fonts, picked](int index) { picked(fonts->itemData(index).toString()); });
    return fonts;
}

QWidget *PreferencesDialog::makeTraces()
{
    auto *box = new QWidget(this);
    auto *target = new QLineEdit(m_preferences.traceTarget(), box);
    target->setObjectName(u"traceTarget"_s);
    target->setAccessibleName(tr("Where turns are traced to: the address of a collector, or a file"));
    target->setPlaceholderText(tr("nowhere; http://127.0.0.1:4318, or a file"));
    auto *contents = new QCheckBox(tr("&With what is said"), box);
    contents->setObjectName(u"traceContents"_s);
    contents->setChecked(m_preferences.tracesContents());
    auto *remark = new QLabel(box);
    remark->setObjectName(u"traceRemark"_s);
    remark->setTextFormat(Qt::PlainText);
    remark->setWordWrap(true);
    remark->hide();
    const auto keep = [this, target, contents, remark] {
        const QString given = target->text().trimmed();
        const auto parsed = given.isEmpty() ? model::Result<network::TraceTarget>() : network::TraceTarget::parse(given, QDir::homePath());
        remark->setText(parsed ? QString() : parsed.error().message);
        remark->setVisible(!parsed);
        if (parsed)
            m_preferences.setTraces(given, contents->isChecked());
    };
    connect(target, &QLineEdit::editingFinished, this, keep);
    connect(contents, &QCheckBox::toggled, this, keep);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins({});
    layout->addWidget(target);
    layout->addWidget(remark);
    layout->addWidget(contents);
    return box;
}

QWidget *PreferencesDialog::makeSpelling()
{
    const QStringList languages = m_spelling.available();
    if (languages.isEmpty()) {
        auto *none = new QLabel(tr("There are no dictionaries on this machine (packages hunspell-…)."), this);
        none->setObjectName(u"spellingNone"_s);
        none->setWordWrap(true);
        return none;
    }
    auto *list = new QListWidget(this);
    list->setObjectName(u"spellingLanguages"_s);
    list->setAccessibleName(tr("Languages whose spelling is checked"));
    for (const QString &language : languages) {
        auto *item = new QListWidgetItem(SpellChecker::nameOf(language), list);
        item->setData(Qt::UserRole, language);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(m_spelling.languages().contains(language) ? Qt::Checked : Qt::Unchecked);
    }
    list->setMaximumHeight(int(std::min<qsizetype>(languages.size(), 6)) * (list->fontMetrics().height() + 8) + 8);
    connect(list, &QListWidget::itemChanged, this, [this, list] {
        QStringList picked;
        for (int row = 0; row < list->count(); ++row) {
            if (list->item(row)->checkState() == Qt::Checked)
                picked.append(list->item(row)->data(Qt::UserRole).toString());
        }
        m_preferences.setSpellingLanguages(picked);
    });
    return list;
}

} // namespace gui
