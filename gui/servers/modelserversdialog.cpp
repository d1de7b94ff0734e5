// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/servers/modelserversdialog.h"

#include "gui/ensembles/serverstate.h"
#include "gui/shared/loglines.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/theme.h"
#include "model/text/amounts.h"
#include "network/providers/local/llamaserver.h"
#include "network/providers/local/llamaservers.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStringList>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using network::LlamaServer;

namespace {

using ModelServerPhase = LlamaServer::State;
using Tone = ServerState::Tone;

struct ModelServerStateTexts {
    Q_DECLARE_TR_FUNCTIONS(ModelServerState)
};

QString yesOrNo(const std::optional<bool> &said)
{
    return !said ? ModelServerStateTexts::tr("not stated") : *said ? ModelServerStateTexts::tr("yes") : ModelServerStateTexts::tr("no");
}

QStringList modelServerDetail(const LlamaServer &server)
{
    const network::ServerProperties &properties = server.properties();
    QStringList lines {server.description().model};
    if (server.state() != ModelServerPhase::Ready)
        return lines;
    const QString url = server.url().toString();
    lines.append(server.key().isEmpty() ? ModelServerStateTexts::tr("listens at %1").arg(url)
                                        : ModelServerStateTexts::tr("listens at %1, to Parlance alone").arg(url));
    if (!properties.build.isEmpty())
        lines.append(ModelServerStateTexts::tr("llama.cpp %1").arg(properties.build));
    lines.append(ModelServerStateTexts::tr("context %1 tokens, pictures: %2, template with tools: %3")
                     .arg(QLocale().toString(properties.context), yesOrNo(properties.seesPictures), yesOrNo(properties.knowsTools)));
    return lines;
}

//! How a model's server that Parlance starts stands, in words for the person.
ServerState stateOf(const LlamaServer &server)
{
    ServerState state;
    constexpr int longestReason = 2000;
    state.reason = (server.error().message + u'\n' + server.error().detail).trimmed().left(longestReason);
    state.detail = modelServerDetail(server).join(u'\n');
    state.isCalm = server.state() == ModelServerPhase::Stopped || server.state() == ModelServerPhase::Ready;
    switch (server.state()) {
    case ModelServerPhase::Stopped: state.word = ModelServerStateTexts::tr("stopped"); break;
    case ModelServerPhase::Starting: state.word = ModelServerStateTexts::tr("starting…"); break;
    case ModelServerPhase::Loading:
        state.word = server.percent() < 0 ? ModelServerStateTexts::tr("loading…")
                                          : ModelServerStateTexts::tr("loading, %1 %").arg(QLocale().toString(server.percent()));
        break;
    case ModelServerPhase::Ready:
        state.word = ModelServerStateTexts::tr("ready");
        state.tone = Tone::Good;
        break;
    case ModelServerPhase::Waiting:
        // A timer may be late by a twentieth.
        state.word = ModelServerStateTexts::tr("restarting in %1")
                         .arg(model::secondsInWords(std::max(1, qRound(server.untilNextAttempt() / 1000.0))));
        state.tone = Tone::Warning;
        break;
    case ModelServerPhase::Failed: state.word = ModelServerStateTexts::tr("failed"); state.tone = Tone::Warning;
    }
    return state;
}

//! The memory that it holds; empty where it does not run.
QString memoryText(const LlamaServer &server)
{
    return server.memory() > 0 ? model::sizeInWords(server.memory()) : QString();
}

} // namespace

using ModelServerPhase = LlamaServer::State;

namespace {

enum Column { Name, Word, Memory, Columns };

} // namespace

ModelServersDialog::ModelServersDialog(network::LlamaServers &servers, QWidget *parent)
    : QDialog(parent)
    , m_servers(servers)
    , m_list(new QTreeWidget(this))
    , m_state(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_log(new LogLines(u"modelServerLog"_s, network::ServerOutput::keptLines, this))
{
    setObjectName(u"modelServersDialog"_s);
    setWindowTitle(tr("Models on this machine"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(&servers, &network::LlamaServers::listChanged, this, &ModelServersDialog::readServers);
    connect(&servers, &network::LlamaServers::changed, this, &ModelServersDialog::showServer);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ModelServersDialog::showPicked);
    m_ticks.setInterval(1000);
    connect(&m_ticks, &QTimer::timeout, this, [this] { showServer(m_shown); });
    readServers();
}

void ModelServersDialog::build()
{
    m_list->setObjectName(u"modelServerList"_s);
    m_list->setAccessibleName(tr("Models that Parlance serves"));
    m_list->setRootIsDecorated(false);
    m_list->setColumnCount(Columns);
    m_list->setHeaderLabels({tr("Model"), tr("State"), tr("Memory")});
    m_list->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(Word, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_state->setObjectName(u"modelServerState"_s);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_progress->setObjectName(u"modelServerProgress"_s);
    m_progress->setAccessibleName(tr("How much of the model is loaded"));
    m_progress->setMaximumHeight(6);
    m_progress->setTextVisible(false);
    m_log->setAccessibleName(tr("What the server wrote"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *copy = buttons->addButton(tr("Copy the &log"), QDialogButtonBox::ActionRole);
    copy->setObjectName(u"modelServerCopy"_s);
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, m_log, &LogLines::copyAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeButtons());
    layout->addWidget(m_state);
    layout->addWidget(m_progress);
    layout->addWidget(m_log, 2);
    layout->addWidget(buttons);
    resize(Theme::zoomed(QSize(760, 560)));
}

QWidget *ModelServersDialog::makeButtons()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_start = addButton(row, u"modelServerStart"_s, tr("&Start"));
    m_stop = addButton(row, u"modelServerStop"_s, tr("S&top"));
    m_restart = addButton(row, u"modelServerRestart"_s, tr("&Restart"));
    layout->addStretch(1);
    QPushButton *file = addButton(row, u"modelServerFile"_s, tr("Start a model &file…"));
    const auto does = [this](QPushButton *button, void (LlamaServer::*what)()) {
        connect(button, &QPushButton::clicked, this, [this, what] {
            if (LlamaServer *server = picked())
                (server->*what)();
        });
    };
    does(m_start, &LlamaServer::start);
    does(m_stop, &LlamaServer::stop);
    does(m_restart, &LlamaServer::restart);
    connect(file, &QPushButton::clicked, this, &ModelServersDialog::fileRequested);
    return row;
}

QPushButton *ModelServersDialog::addButton(QWidget *row, const QString &name, const QString &text)
{
    auto *button = new QPushButton(text, row);
    button->setObjectName(name);
    button->setAutoDefault(false);
    row->layout()->addWidget(button);
    return button;
}

void ModelServersDialog::readServers()
{
    const QString before = m_shown;
    m_list->clear();
    const QList<LlamaServer *> servers = m_servers.all();
    for (const LlamaServer *server : servers) {
        auto *item = new QTreeWidgetItem(m_list, {server->provider()});
        showRow(*item, *server);
    }
    pick(before);
    if (!m_list->currentItem())
        m_list->setCurrentItem(m_list->topLevelItem(0));
    m_shown.clear();
    showPicked();
}

void ModelServersDialog::pick(const QString &provider)
{
    const QList<QTreeWidgetItem *> same = m_list->findItems(provider, Qt::MatchExactly, Name);
    if (!same.isEmpty())
        m_list->setCurrentItem(same.first());
}

LlamaServer *ModelServersDialog::picked() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? m_servers.find(item->text(Name)) : nullptr;
}

void ModelServersDialog::showServer(const QString &provider)
{
    const QList<QTreeWidgetItem *> same = m_list->findItems(provider, Qt::MatchExactly, Name);
    const LlamaServer *server = m_servers.find(provider);
    if (!same.isEmpty() && server)
        showRow(*same.first(), *server);
    if (provider == m_shown)
        showPicked();
}

void ModelServersDialog::showRow(QTreeWidgetItem &item, const LlamaServer &server)
{
    const ServerState state = stateOf(server);
    item.setText(Word, state.word);
    item.setText(Memory, memoryText(server));
    item.setTextAlignment(Memory, Qt::AlignRight | Qt::AlignVCenter);
    item.setToolTip(Name, toolTipText(server.description().model));
    const Palette &colours = Palette::of(*this);
    item.setForeground(Word,
        state.tone == ServerState::Tone::Warning    ? colours.warning
            : state.tone == ServerState::Tone::Good ? colours.accent
                                                    : colours.dim);
}

void ModelServersDialog::showPicked()
{
    const LlamaServer *server = picked();
    const QString name = server ? server->provider() : QString();
    if (name != m_shown || name.isEmpty()) {
        m_shown = name;
        disconnect(m_lines);
        m_log->setLines(server ? server->log() : QStringList());
        if (server)
            m_lines = connect(server, &LlamaServer::logged, m_log, &LogLines::append);
    }
    const ModelServerPhase state = server ? server->state() : ModelServerPhase::Stopped;
    const bool isDown = state == ModelServerPhase::Stopped || state == ModelServerPhase::Failed;
    const ServerState told = server ? stateOf(*server) : ServerState {};
    m_state->setText(!server        ? tr("No model file is served yet.")
            : told.reason.isEmpty() ? told.detail
                                    : told.reason + u'\n' + told.detail);
    m_start->setEnabled(server && isDown);
    m_stop->setEnabled(server && !isDown);
    m_restart->setEnabled(server && !isDown);
    m_progress->setVisible(state == ModelServerPhase::Loading || state == ModelServerPhase::Starting);
    m_progress->setRange(0, server && server->percent() >= 0 ? 100 : 0);
    m_progress->setValue(server ? server->percent() : 0);
    state == ModelServerPhase::Waiting ? m_ticks.start() : m_ticks.stop();
}

} // namespace gui
