// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/conversationbar.h"

#include "gui/agents/agentselector.h"
#include "gui/preferences/preferences.h"
#include "gui/settings/controlsbutton.h"
#include "gui/settings/foldersbutton.h"
#include "gui/settings/modelselector.h"
#include "gui/shared/tooltips.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace gui {

using namespace Qt::StringLiterals;

SystemTextButton::SystemTextButton(QWidget *parent)
    : DropDownButton(parent)
{
    setObjectName(u"systemTextButton"_s);
    setSystemText({});
    connect(this, &QToolButton::clicked, this, &SystemTextButton::openEditor);
}

void SystemTextButton::makeEditor()
{
    m_popup = new QFrame(this, Qt::Popup);
    m_editor = new QPlainTextEdit(m_popup);
    m_popup->setObjectName(u"systemTextPopup"_s);
    m_popup->setFrameShape(QFrame::StyledPanel);
    m_popup->installEventFilter(this);
    m_editor->setObjectName(u"systemText"_s);
    m_editor->setAccessibleName(tr("System text"));
    m_editor->setPlaceholderText(tr("What the model is told before everything else, for example how to answer."));
    m_editor->setTabChangesFocus(true);
    auto *remark = new QLabel(tr("Sent with every request of this conversation, from the next turn on."), m_popup);
    remark->setForegroundRole(QPalette::PlaceholderText);
    auto *layout = new QVBoxLayout(m_popup);
    layout->addWidget(m_editor);
    layout->addWidget(remark);
    m_popup->resize(Theme::zoomed(QSize(520, 260)));
}

void SystemTextButton::setSystemText(const QString &text)
{
    m_systemText = text;
    setText(text.isEmpty() ? tr("System text") : tr("System text •"));
    setShortText(text.isEmpty() ? tr("System") : tr("System •"));
    setAccessibleName(text.isEmpty() ? tr("System text: none") : tr("System text"));
    setToolTip(text.isEmpty() ? tr("No system text") : toolTipText(text.left(400)));
}

void SystemTextButton::openEditor()
{
    if (!m_popup)
        makeEditor();
    m_editor->setPlainText(m_systemText);
    m_editor->moveCursor(QTextCursor::End);
    m_popup->move(mapToGlobal(QPoint(0, height() + 2)));
    m_popup->show();
    m_editor->setFocus();
}

bool SystemTextButton::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_popup && event->type() == QEvent::Hide && m_editor->toPlainText() != m_systemText) {
        setSystemText(m_editor->toPlainText());
        Q_EMIT edited(m_systemText);
    }
    return QToolButton::eventFilter(watched, event);
}

namespace {

// In a narrower bar the choices need the room of the words at its end.
constexpr int wordyFrom = 820;
// And in a very narrow one all of it; the menu has them too.
constexpr int veryNarrowTo = 600;
constexpr int shortWidth = 64;

} // namespace

ConversationBar::ConversationBar(Preferences &preferences, UserPrompts &prompts, QWidget *parent)
    : QWidget(parent)
    , m_models(new ModelSelector(this))
    , m_agents(new AgentSelector(this))
    , m_controls(new ControlsButton(this))
    , m_systemText(new SystemTextButton(this))
    , m_folders(new FoldersButton(preferences, prompts, this))
    , m_palette(new QPushButton(tr("Do anything…"), this))
{
    setObjectName(u"conversationBar"_s);
    m_palette->setObjectName(u"paletteButton"_s);
    m_palette->setAccessibleName(tr("Commands"));
    m_palette->setFlat(true);
    m_palette->setMinimumWidth(shortWidth);
    auto *layout = new WrappingRow(this);
    layout->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    layout->setSpacing(spacing::gap);
    layout->addWidget(m_models);
    layout->addWidget(m_agents);
    layout->addWidget(m_controls);
    layout->addWidget(m_systemText);
    layout->addWidget(m_folders);
    layout->addStretch();
    layout->addWidget(m_palette);
    connect(m_palette, &QPushButton::clicked, this, &ConversationBar::paletteRequested);
    connect(m_models, &ModelSelector::picked, this, &ConversationBar::pickModel);
    connect(m_agents, &AgentSelector::agentPicked, this,
        [this](const QString &agent) { setAgent(agent, m_session ? m_session->settings().library : QString()); });
    connect(m_agents, &AgentSelector::libraryPicked, this,
        [this](const QString &library) { setAgent(m_session ? m_session->settings().agent : QString(), library); });
    connect(m_controls, &ControlsButton::edited, this, [this](const QMap<QString, model::JsonText> &values) {
        change({}, [&values](model::SessionSettings &settings) { settings.controls = values; });
    });
    connect(m_controls, &ControlsButton::left, this, [this](const QMap<QString, model::JsonText> &before) {
        if (!m_session)
            return;
        model::SessionSettings settings = m_session->settings();
        settings.controls = before;
        m_session->remember(tr("Change Controls"), settings);
    });
    connect(m_systemText, &SystemTextButton::edited, this, [this](const QString &text) {
        change(tr("Change System Text"), [&text](model::SessionSettings &settings) { settings.supervisor = text; });
    });
    connect(m_folders, &FoldersButton::foldersEdited, this, [this](const QStringList &folders) {
        change(tr("Change Workspace Folders"), [&folders](model::SessionSettings &settings) { settings.folders = folders; });
    });
}

void ConversationBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showPalette();
    shareRoom();
}

void ConversationBar::setPaletteKeys(const QString &keys)
{
    m_paletteKeys = keys;
    showPalette();
}

void ConversationBar::showPalette()
{
    const bool isShort = width() < wordyFrom && !m_paletteKeys.isEmpty();
    m_palette->setText(isShort ? m_paletteKeys : tr("%1  Do anything…").arg(m_paletteKeys).trimmed());
}

bool ConversationBar::event(QEvent *event)
{
    // A choice has another text, and so another width.
    if (event->type() == QEvent::LayoutRequest)
        shareRoom();
    return QWidget::event(event);
}

void ConversationBar::shareRoom()
{
    QList<DropDownButton *> choices {m_models, m_agents, m_controls, m_systemText, m_folders};
    choices.removeIf([](const DropDownButton *choice) { return choice->isHidden(); });
    const auto all = [&choices](bool isCompact) {
        const auto add = [isCompact](int sum, const DropDownButton *choice) { return sum + choice->widthAs(isCompact); };
        return std::accumulate(choices.cbegin(), choices.cend(), 0, add);
    };
    const int line = contentsRect().width() - layout()->contentsMargins().left() - layout()->contentsMargins().right()
        - int(choices.size()) * layout()->spacing();
    const int wished = m_palette->sizeHint().width() + layout()->spacing();
    // It alone is not worth a second line.
    const bool isAlone = all(true) <= line && all(true) + wished > line;
    m_palette->setVisible(width() > veryNarrowTo && !isAlone);
    const int end = m_palette->isHidden() ? 0 : wished;
    int room = line - end;
    const bool isNarrow = all(false) > room;
    // With large letters a line is too short even for the short texts: then they stand in several.
    const bool isWrapped = all(true) > room;
    // The model's own text is the last to be shortened.
    const bool isVeryNarrow = all(true) - m_models->widthAs(true) + m_models->widthAs(false) > room;
    for (DropDownButton *choice : std::as_const(choices))
        choice->setCompact(choice == m_models ? isVeryNarrow : isNarrow);
    const auto wish = [](const QWidget *choice) { return choice->sizeHint().width(); };
    std::sort(choices.begin(), choices.end(), [&wish](const QWidget *one, const QWidget *other) { return wish(one) < wish(other); });
    for (qsizetype i = 0; i < choices.size(); ++i) {
        if (isWrapped) {
            choices[i]->setMaximumWidth(contentsRect().width());
            continue;
        }
        const int width = std::max(choices[i]->minimumSizeHint().width(), std::min(wish(choices[i]), room / int(choices.size() - i)));
        choices[i]->setMaximumWidth(width);
        room -= width;
    }
}

void ConversationBar::setSession(model::Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session)
        connect(session, &model::Session::settingsChanged, this, &ConversationBar::follow);
    follow();
}

void ConversationBar::setProviders(const QList<network::Provider> &providers)
{
    m_providers = providers;
    m_models->setProviders(providers);
    follow();
}

void ConversationBar::showControls(const model::SessionSettings &settings)
{
    QList<network::ModelControl> controls;
    for (const network::Provider &provider : std::as_const(m_providers)) {
        if (provider.name == settings.model.provider)
            controls = provider.entry(settings.model.model).controls;
    }
    m_controls->setControls(controls, settings.controls);
}

void ConversationBar::pickModel(const model::ModelAddress &address)
{
    // Without any there is nothing to go back to.
    const bool isFirst = !m_session || m_session->settings().model.isEmpty();
    change(isFirst ? QString() : tr("Change Model"), [&address](model::SessionSettings &settings) { settings.model = address; });
    Q_EMIT modelPicked(address);
}

void ConversationBar::setAgent(const QString &agent, const QString &library)
{
    if (!m_session)
        return;
    if (const auto set = m_session->chooseAgent(agent, library); !set)
        Q_EMIT failed(set.error());
    // The choice in the list is not taken where it failed.
    follow();
}

void ConversationBar::follow()
{
    const model::SessionSettings settings = m_session ? m_session->settings() : model::SessionSettings();
    m_models->setModel(settings.model);
    m_agents->setAgent(settings.agent, settings.library);
    showControls(settings);
    m_systemText->setSystemText(settings.supervisor);
    m_folders->setFolders(settings.folders);
    setEnabled(m_session);
}

template <typename Change>
void ConversationBar::change(const QString &name, Change change)
{
    if (!m_session)
        return;
    model::SessionSettings settings = m_session->settings();
    change(settings);
    if (name.isEmpty())
        m_session->setSettings(settings);
    else
        m_session->choose(name, settings);
}

} // namespace gui
