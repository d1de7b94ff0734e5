// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/sending/sendagainwindow.h"

#include "gui/descriptors/descriptoreditor.h"
#include "gui/descriptors/editorsearch.h"
#include "gui/inspector/exchangelibrary.h"
#include "gui/inspector/exchangeview.h"
#include "gui/sending/answersmodel.h"
#include "gui/sending/answerview.h"
#include "gui/sending/requesteditor.h"
#include "gui/shared/accesskey.h"
#include "gui/shared/dropdownbutton.h"
#include "gui/shared/userprompts.h"
#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/workbench/workbench.h"
#include "model/archives/archivereader.h"
#include "model/basics/privatefile.h"
#include "model/evaluation/evaluationcase.h"
#include "model/exchange/har.h"
#include "model/session/turncanisters.h"
#include "network/http/httprequest.h"
#include "network/http/redaction.h"
#include "network/rehearsal/cassette.h"
#include "network/rehearsal/scenariowriter.h"

#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using model::Exchange;

namespace {

// Of a longer answer it is not told in what others differ.
constexpr qsizetype largestCompared = 4 * 1024 * 1024;

network::ResentAnswer asAnswer(const Exchange &exchange, const network::Dialect &dialect)
{
    network::ResentAnswer answer {exchange.id, exchange.status, exchange.totalMilliseconds};
    if (exchange.status >= 200 && exchange.status < 300 && exchange.responseBody.size() <= largestCompared)
        answer.reply = network::readReply(dialect, exchange.responseHeaders, exchange.responseBody);
    return answer;
}

QString headerLines(const model::Headers &headers)
{
    QString text;
    for (const auto &[name, value] : headers)
        text += QString::fromUtf8(name) + u": "_s + QString::fromUtf8(value) + u'\n';
    return text;
}

//! A chat as an archive of the wire tells it, whatever its dialect.
model::Result<model::EvaluationCase> caseOf(const Exchange &exchange)
{
    QByteArray archive = model::toHar({exchange}).bytes();
    QBuffer device(&archive);
    device.open(QIODevice::ReadOnly);
    const auto reader = model::ArchiveReader::open(device);
    if (!reader)
        return tl::unexpected(reader.error());
    QList<model::CanisterPointer> said;
    QString told;
    for (auto record = (*reader)->next(); record && *record; record = (*reader)->next()) {
        if (const auto *node = std::get_if<model::ArchivedNode>(&**record))
            said.append(node->canister);
        else if (const auto *conversation = std::get_if<model::ArchivedConversation>(&**record))
            told = model::SessionSettings::fromJson(conversation->settings).supervisor;
    }
    auto made = model::EvaluationCase::of(said, exchange.id.toString());
    if (made && !told.isEmpty())
        made->before.prepend({model::CaseMessage::Speaker::System, told});
    return made;
}

} // namespace

SendAgainWindow::SendAgainWindow(Workbench &workbench, ExchangeLibrary &library, UserPrompts &prompts, QWidget *window)
    : QWidget(window, Qt::Window)
    , m_workbench(workbench)
    , m_library(library)
    , m_prompts(prompts)
    , m_answers(new AnswersModel(this))
    , m_about(new QLabel(this))
    , m_providers(new QComboBox(this))
    , m_times(new QSpinBox(this))
    , m_editor(new RequestEditor(this))
    , m_headers(new QPlainTextEdit(this))
    , m_before(new AnswerView(u"answerBefore"_s, tr("Before"), this))
    , m_now(new AnswerView(u"answerNow"_s, tr("Now"), this))
    , m_table(new QTableView(this))
    , m_summary(new QLabel(this))
    , m_said(new QLabel(this))
{
    setObjectName(u"sendAgainWindow"_s);
    setWindowTitle(tr("Edit and send again"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    addKeys();
    connect(m_providers, &QComboBox::currentIndexChanged, this, &SendAgainWindow::offerModels);
    connect(m_providers, &QComboBox::currentIndexChanged, this, &SendAgainWindow::showState);
    connect(m_editor, &RequestEditor::changed, this, &SendAgainWindow::showState);
    connect(m_editor, &RequestEditor::checked, this, [this](int errors, int) {
        // What else is said stays: nobody knows when the check ends.
        if (errors == 0 && !m_saysFaults)
            return;
        say(errors > 0 ? tr("%n fault(s) in the request; it is sent as it stands all the same.", nullptr, errors) : QString(), true);
        m_saysFaults = errors > 0;
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &current) { showAnswer(current.row()); });
    showState();
}

SendAgainWindow::~SendAgainWindow() = default;

void SendAgainWindow::build()
{
    m_headers->setObjectName(u"requestHeaders"_s);
    m_headers->setAccessibleName(tr("Headers of the request, one on a line; keys are added when it is sent"));
    m_headers->setFont(Theme::fixedFont());
    m_headers->setFrameShape(QFrame::NoFrame);
    m_headers->setTabChangesFocus(true);
    auto *request = new QTabWidget(this);
    request->setObjectName(u"requestTabs"_s);
    request->setDocumentMode(true);
    request->addTab(m_editor, tr("Re&quest"));
    request->addTab(m_headers, tr("Hea&ders"));
    m_table->setObjectName(u"answers"_s);
    m_table->setAccessibleName(tr("All answers, and what differs"));
    m_table->setModel(m_answers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_summary->setObjectName(u"answersSummary"_s);
    m_summary->setContentsMargins(spacing::gap, spacing::small, spacing::gap, spacing::small);
    auto *table = new QWidget(this);
    auto *tableLayout = new QVBoxLayout(table);
    tableLayout->setContentsMargins(0, 0, 0, 0);
    tableLayout->setSpacing(0);
    tableLayout->addWidget(m_summary);
    tableLayout->addWidget(m_table);
    auto *beside = new QSplitter(Qt::Horizontal, this);
    beside->addWidget(m_before);
    beside->addWidget(m_now);
    beside->setChildrenCollapsible(false);
    auto *answers = new QSplitter(Qt::Vertical, this);
    answers->addWidget(beside);
    answers->addWidget(table);
    answers->setStretchFactor(0, 3);
    answers->setStretchFactor(1, 1);
    answers->setChildrenCollapsible(false);
    auto *all = new QSplitter(Qt::Horizontal, this);
    all->setObjectName(u"sendAgainSplitter"_s);
    all->addWidget(request);
    all->addWidget(answers);
    all->setStretchFactor(0, 4);
    all->setStretchFactor(1, 5);
    // Whatever they would like.
    all->setSizes({400, 500});
    all->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(all, 1);
    layout->addWidget(makeEnd());
    resize(Theme::zoomed(QSize(1240, 780)));
}

QWidget *SendAgainWindow::makeBar()
{
    auto *bar = new QWidget(this);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(spacing::medium, spacing::gap, spacing::medium, spacing::gap);
    row->setSpacing(spacing::gap);
    m_about->setObjectName(u"sendAgainAbout"_s);
    m_about->setTextFormat(Qt::PlainText);
    row->addWidget(m_about, 1);
    m_providers->setObjectName(u"sendAgainProvider"_s);
    m_providers->setAccessibleName(tr("The provider that it is sent to"));
    m_providers->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto *to = new QLabel(tr("&To"), bar);
    to->setBuddy(m_providers);
    row->addWidget(to);
    row->addWidget(m_providers);
    m_times->setObjectName(u"sendAgainTimes"_s);
    m_times->setAccessibleName(tr("How often it is sent"));
    m_times->setRange(1, mostTimes);
    m_times->setSuffix(tr(" times"));
    row->addWidget(m_times);
    m_send = addButton(row, u"sendAgainSend"_s, tr("&Send"), tr("Sends the request as it stands (Ctrl+Enter)"));
    connect(m_send, &QPushButton::clicked, this, [this] { m_left > 0 ? stop() : send(); });
    return bar;
}

QWidget *SendAgainWindow::makeEnd()
{
    auto *end = new QWidget(this);
    auto *row = new QHBoxLayout(end);
    row->setContentsMargins(spacing::medium, spacing::gap, spacing::medium, spacing::gap);
    row->setSpacing(spacing::gap);
    m_branch = addButton(row, u"sendAgainBranch"_s, tr("As a &branch"),
        tr("Puts the answer that is shown beside the old one in the conversation, marked as made by hand"));
    auto *save = new DropDownButton(end);
    save->setObjectName(u"sendAgainSave"_s);
    // It draws its text as it stands.
    save->setText(withoutAccessKey(tr("Sa&ve as")));
    save->setPopupMode(QToolButton::InstantPopup);
    save->setMenu(makeSaving());
    row->addWidget(save);
    auto *curl = addButton(row, u"sendAgainCurl"_s, tr("Copy as cu&rl"), tr("The request as it stands, as a command line without the key"));
    m_restore = addButton(row, u"sendAgainRestore"_s, tr("&Undo all"), tr("The request as it was sent"));
    m_said->setObjectName(u"sendAgainSaid"_s);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    row->addWidget(m_said, 1);
    connect(m_branch, &QPushButton::clicked, this, &SendAgainWindow::branch);
    connect(curl, &QPushButton::clicked, this, &SendAgainWindow::copyCurl);
    connect(m_restore, &QPushButton::clicked, this, [this] {
        m_headers->setPlainText(headerLines(m_request.headers));
        m_editor->restore();
    });
    return end;
}

QMenu *SendAgainWindow::makeSaving()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"sendAgainSaveMenu"_s);
    const auto add = [menu](const QString &name, const QString &text) {
        QAction *action = menu->addAction(text);
        action->setObjectName(name);
        return action;
    };
    connect(add(u"saveCassette"_s, tr("&Cassette…")), &QAction::triggered, this, &SendAgainWindow::saveCassette);
    connect(add(u"saveScenario"_s, tr("&Scenario of the rehearsal…")), &QAction::triggered, this, &SendAgainWindow::saveScenario);
    connect(add(u"saveCase"_s, tr("C&ase of an evaluation…")), &QAction::triggered, this, &SendAgainWindow::saveCase);
    connect(add(u"saveAnswers"_s, tr("&Table of the answers (CSV)…")), &QAction::triggered, this, &SendAgainWindow::saveTable);
    return menu;
}

QPushButton *SendAgainWindow::addButton(QBoxLayout *row, const QString &name, const QString &text, const QString &about)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(about);
    button->setAutoDefault(false);
    row->addWidget(button);
    return button;
}

void SendAgainWindow::addKeys()
{
    const auto sendNow = [this] {
        if (m_send->isEnabled() && m_left == 0)
            send();
    };
    addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_Return), this, sendNow);
    addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_Enter), this, sendNow);
    addAction(QString(), QKeySequence::Find, this, [this] { m_editor->search().openFind(); });
    addAction(QString(), QKeySequence::Replace, this, [this] { m_editor->search().openReplace(); });
    addAction(QString(), QKeySequence::FindNext, this, [this] { m_editor->search().findNext(); });
    addAction(QString(), QKeySequence::FindPrevious, this, [this] { m_editor->search().findPrevious(); });
    addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_Period), this, [this] { stop(); });
    addAction(QString(), QKeySequence::Close, this, [this] { close(); });
}

void SendAgainWindow::setExchange(const model::ExchangeId &id)
{
    m_library.find(id, this, [this](const model::Result<Exchange> &exchange) {
        if (exchange)
            showExchange(*exchange);
        else
            say(exchange.error().message, true);
    });
}

void SendAgainWindow::showExchange(const Exchange &exchange)
{
    m_exchange = exchange;
    m_shown = {};
    const auto request = network::ResentRequest::of(exchange);
    if (!request) {
        m_request = {};
        m_about->setText(request.error().message);
        showState();
        return;
    }
    m_request = *request;
    const QString sent = QLocale().toString(exchange.started.toLocalTime(), QLocale::ShortFormat);
    m_about->setText(asProse(tr("%1 · sent %2").arg(leftToRight(u"POST "_s + exchange.request.url.path()), sent)));
    m_headers->setPlainText(headerLines(m_request.headers));
    fillProviders();
    m_editor->setRequest(m_request.body, m_request.dialect->name());
    m_before->setExchange(exchange, *m_request.dialect);
    m_now->clear(tr("Nothing has been sent yet."));
    m_answers->setEarlier(asAnswer(exchange, *m_request.dialect));
    m_table->resizeColumnsToContents();
    if (m_request.body.contains("[redacted"))
        say(tr("Where a key stood in the body there is a mark in its place, which is sent as it is."), true);
    showState();
    m_editor->editor().setFocus();
}

void SendAgainWindow::fillProviders()
{
    m_providers->clear();
    const QString went = m_workbench.providerOf(m_exchange).value_or(QString());
    for (const network::Provider &provider : m_workbench.providers().providers()) {
        if (provider.dialect.section(u'+', -1) == m_request.dialect->name())
            m_providers->addItem(provider.name);
    }
    // Never to one that it did not go to before, but where the person says so.
    m_providers->setCurrentIndex(m_providers->findText(went));
    if (m_providers->currentIndex() < 0 && m_providers->count() > 0)
        say(tr("No provider is known for the address that this was sent to. Choose one."), true);
    else if (m_providers->count() == 0)
        say(tr("No provider speaks %1.").arg(m_request.dialect->title()), true);
}

void SendAgainWindow::offerModels()
{
    QStringList names;
    if (const network::Provider *provider = m_workbench.providers().find(m_providers->currentText())) {
        for (const network::ModelEntry &entry : provider->models)
            names.append(entry.name);
    }
    m_editor->setModels(names);
}

model::Result<model::Headers> SendAgainWindow::headers() const
{
    model::Headers headers;
    for (const QString &line : m_headers->toPlainText().split(u'\n', Qt::SkipEmptyParts)) {
        const qsizetype colon = line.indexOf(u':');
        const model::Header header {line.left(colon).trimmed().toUtf8(), line.mid(colon + 1).trimmed().toUtf8()};
        if (colon <= 0 || !network::mayBeSet(header))
            return model::failure(model::ErrorCategory::Usage, tr("“%1” is not a header that can be set.").arg(line.left(80)));
        if (!network::credentialsIn({header}, {}).isEmpty())
            return model::failure(model::ErrorCategory::Usage,
                tr("Leave %1 out: the provider's key is added when it is sent.").arg(QString::fromUtf8(header.first)));
        headers.append(header);
    }
    return headers;
}

void SendAgainWindow::send()
{
    const auto set = headers();
    if (!set)
        return say(set.error().message, true);
    m_request.headers = *set;
    m_request.body = m_editor->body();
    m_lastProvider = m_providers->currentText();
    m_left = m_times->value();
    say({});
    sendNext();
}

void SendAgainWindow::sendNext()
{
    const auto job = m_workbench.resend(m_request, m_lastProvider, this);
    if (!job) {
        say(job.error().message, true);
        return endSending();
    }
    m_job = *job;
    m_now->setTitle(m_answers->rowCount() > 1 ? tr("Now: answer %1").arg(QLocale().toString(m_answers->rowCount())) : tr("Now"));
    m_now->begin();
    showState();
    connect(m_job, &network::Resending::deltaArrived, m_now, &AnswerView::append);
    connect(m_job, &network::Resending::succeeded, this, &SendAgainWindow::take);
    connect(m_job, &model::Job::failed, this, [this](const model::Error &error) {
        m_now->clear(error.message);
        say(error.message, true);
        endSending();
    });
    connect(m_job, &model::Job::finished, m_job, &QObject::deleteLater);
}

void SendAgainWindow::take(const network::ResentAnswer &answer)
{
    m_answers->add(answer);
    m_summary->setText(m_answers->summary());
    m_table->resizeColumnsToContents();
    m_table->setCurrentIndex(m_answers->index(m_answers->rowCount() - 1, 0));
    if (answer.error)
        say(answer.error->message, true);
    if (--m_left > 0)
        sendNext();
    else
        endSending();
}

void SendAgainWindow::stop()
{
    m_left = 0;
    if (m_job)
        m_job->cancel();
    m_now->clear(tr("Stopped before it was answered."));
    endSending();
}

void SendAgainWindow::endSending()
{
    m_left = 0;
    showState();
}

void SendAgainWindow::showAnswer(int row)
{
    m_shown = {};
    showState();
    // The one from before is shown anyway.
    if (row < 1)
        return;
    m_library.find(m_answers->at(row).exchange, this, [this, row](const model::Result<Exchange> &exchange) {
        if (m_table->currentIndex().row() != row)
            return;
        // The next one streams where this would be.
        if (m_left > 0 && m_job)
            return;
        m_now->setTitle(m_answers->rowCount() > 2 ? tr("Now: answer %1").arg(QLocale().toString(row)) : tr("Now"));
        if (!exchange)
            return m_now->clear(exchange.error().message);
        m_shown = *exchange;
        m_now->setExchange(*exchange, *m_request.dialect);
        showState();
    });
}

void SendAgainWindow::branch()
{
    const int row = m_table->currentIndex().row();
    if (row < 1)
        return;
    const auto session = m_workbench.sessions().open(m_exchange.origin.conversation);
    if (!session)
        return say(session.error().message, true);
    m_session = *session;
    const network::ResentAnswer &answer = m_answers->at(row);
    const model::ModelAddress model {m_lastProvider, answer.reply.model};
    const auto begun = m_session->edits().answerBeside(m_exchange.origin.turn, m_exchange.origin.round,
        model::answerByHand(answer.reply, model), this, [this](const model::Result<void> &kept) {
            m_session.reset();
            say(kept ? tr("The answer is a branch of the conversation now, marked as made by hand.") : kept.error().message, !kept);
            if (kept)
                Q_EMIT branched(m_exchange.origin.conversation);
        });
    if (!begun)
        say(begun.error().message, true);
}

Exchange SendAgainWindow::edited() const
{
    Exchange exchange = m_exchange;
    exchange.request.body = m_editor->body();
    // Those with keys stay, as marks.
    exchange.request.headers.removeIf([this](const model::Header &header) { return m_request.headers.contains(header); });
    exchange.request.headers = headers().value_or(model::Headers()) + exchange.request.headers;
    return exchange;
}

void SendAgainWindow::copyCurl()
{
    QApplication::clipboard()->setText(toCurl(edited()));
    say(tr("Copied. The key is $API_KEY in it."));
}

void SendAgainWindow::saveCassette()
{
    m_prompts.chooseFileToSave(this, tr("Save as a cassette"), tr("request.cassette"), this, [this](const QString &path) {
        const auto written = network::Cassette({m_shown.id.isEmpty() || m_shown.status == 0 ? m_exchange : m_shown}).write(path);
        say(written ? tr("%1 has been written. It plays with --replay, or as base-url = \"cassette:%1\".").arg(path)
                    : written.error().message,
            !written);
    });
}

void SendAgainWindow::saveScenario()
{
    const Exchange &exchange = m_shown.status == 0 ? m_exchange : m_shown;
    const auto scenario = network::scenarioOf(exchange, asAnswer(exchange, *m_request.dialect).reply);
    if (!scenario)
        return say(scenario.error().message, true);
    saveText(tr("Save as a scenario of the rehearsal"), tr("scenario.toml"), scenario->toUtf8());
}

//! What is asked as it stands, and what was answered as what is expected.
void SendAgainWindow::saveCase()
{
    Exchange exchange = m_shown.status == 0 ? m_exchange : m_shown;
    exchange.request.body = m_editor->body();
    const auto made = caseOf(exchange);
    if (!made)
        return say(made.error().message, true);
    saveText(tr("Save as a case of an evaluation"), tr("case.jsonl"), made->toJson().bytes() + '\n');
}

void SendAgainWindow::saveTable()
{
    saveText(tr("Save the table of the answers"), tr("answers.csv"), m_answers->toCsv().toUtf8());
}

void SendAgainWindow::saveText(const QString &title, const QString &name, const QByteArray &text)
{
    m_prompts.chooseFileToSave(this, title, name, this, [this, text](const QString &path) {
        QSaveFile file(path);
        const bool isWritten = file.open(QIODevice::WriteOnly) && model::writeWhole(file, text) && model::commitWhole(file);
        say(isWritten ? tr("%1 has been written.").arg(path) : tr("%1 cannot be written: %2").arg(path, file.errorString()), !isWritten);
    });
}

void SendAgainWindow::showState()
{
    const bool isKnown = m_request.dialect;
    const bool isSending = m_left > 0;
    const int row = m_table->currentIndex().row();
    const bool isInTurn = !m_exchange.origin.turn.isEmpty() && m_exchange.origin.round > 0;
    m_send->setText(isSending ? tr("&Stop") : tr("&Send"));
    m_send->setEnabled(isKnown && (isSending || m_providers->currentIndex() >= 0));
    m_times->setEnabled(!isSending);
    m_providers->setEnabled(!isSending && m_providers->count() > 0);
    m_branch->setEnabled(isKnown && !isSending && isInTurn && row > 0 && !m_answers->at(row).error && m_shown.status > 0);
    m_restore->setEnabled(isKnown && (m_editor->isChanged() || m_headers->toPlainText() != headerLines(m_request.headers)));
    m_table->parentWidget()->setVisible(m_answers->rowCount() > 2);
    for (QAction *action : findChild<QMenu *>(u"sendAgainSaveMenu"_s)->actions())
        action->setEnabled(isKnown && (action->objectName() != "saveAnswers"_L1 || m_answers->rowCount() > 1));
}

void SendAgainWindow::say(const QString &text, bool isWarning)
{
    QPalette colours = palette();
    if (isWarning)
        colours.setColor(QPalette::WindowText, Palette::of(*this).warning);
    m_said->setPalette(colours);
    m_said->setText(text);
    m_saysFaults = false;
}

} // namespace gui
