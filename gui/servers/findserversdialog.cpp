// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/servers/findserversdialog.h"

#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/workbench/foundservers.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using network::Provider;

namespace {

constexpr int shownModels = 3;

QString modelsOf(const Provider &server)
{
    QStringList names;
    for (const network::ModelEntry &model : server.models.mid(0, shownModels))
        names.append(model.name);
    if (server.models.size() > shownModels)
        names.append(u"…"_s);
    return names.isEmpty() ? FindServersDialog::tr("no models") : names.join(u", "_s);
}

} // namespace

FindServersDialog::FindServersDialog(const Parts &parts, QWidget *parent, const Places &places)
    : QDialog(parent)
    , m_parts(parts)
    , m_places(places)
    , m_state(new QLabel(this))
    , m_list(new QListWidget(this))
{
    setObjectName(u"findServersDialog"_s);
    setWindowTitle(tr("Servers on this machine"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    search();
}

void FindServersDialog::build()
{
    m_state->setObjectName(u"findServersState"_s);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_list->setObjectName(u"findServersList"_s);
    m_list->setSpacing(spacing::small);
    m_list->setAccessibleName(tr("Servers that were found"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_again = buttons->addButton(tr("Look &again"), QDialogButtonBox::ActionRole);
    m_again->setObjectName(u"findServersAgain"_s);
    m_keep = buttons->addButton(tr("&Keep what is marked"), QDialogButtonBox::ActionRole);
    m_keep->setObjectName(u"findServersKeep"_s);
    m_keep->setDefault(true);
    connect(m_again, &QPushButton::clicked, this, &FindServersDialog::search);
    connect(m_keep, &QPushButton::clicked, this, &FindServersDialog::keep);
    connect(m_list, &QListWidget::itemChanged, this, &FindServersDialog::showKeep);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_state);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    resize(Theme::zoomed(QSize(600, 320)));
}

void FindServersDialog::search()
{
    if (m_finder)
        return;
    m_found.clear();
    m_list->clear();
    m_again->setEnabled(false);
    QStringList ports;
    for (const network::ServerFinder::Place &place : m_places)
        ports.append(QString::number(place.port));
    m_state->setText(tr("Looking at the ports %1 of this machine…").arg(ports.join(u", "_s)));
    m_finder = new network::ServerFinder(m_parts.client, m_parts.keychain, this, m_places);
    connect(m_finder, &network::ServerFinder::found, this, &FindServersDialog::add);
    connect(m_finder, &network::ServerFinder::succeeded, this, [this](const QList<Provider> &found) { searched(int(found.size())); });
    showKeep();
}

void FindServersDialog::add(const Provider &server)
{
    m_found.append(server);
    const QString described = describedAs(m_parts.catalog, server);
    const QString text = u"%1  %2\n%3"_s.arg(server.title, server.baseUrl.toString(), modelsOf(server));
    auto *item = new QListWidgetItem(described.isEmpty() ? text : tr("%1\nkept already, as %2").arg(text, described), m_list);
    item->setFlags(described.isEmpty() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                                       : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setCheckState(described.isEmpty() ? Qt::Checked : Qt::Unchecked);
    if (!m_list->currentItem())
        m_list->setCurrentItem(item);
    showKeep();
}

void FindServersDialog::searched(int found)
{
    m_finder = nullptr;
    m_again->setEnabled(true);
    m_state->setText(found > 0 ? tr("What is marked is kept as a descriptor, so that its models can be picked.")
                               : tr("No server answered. One that runs elsewhere is described by a provider of its own."));
}

void FindServersDialog::keep()
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (item->checkState() != Qt::Checked)
            continue;
        const auto saved = keepServer(m_parts.catalog, m_found.at(row));
        if (!saved) {
            m_state->setText(saved.error().message);
            return;
        }
        item->setCheckState(Qt::Unchecked);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        Q_EMIT kept(saved->provider);
    }
    accept();
}

void FindServersDialog::showKeep()
{
    bool any = false;
    for (int row = 0; row < m_list->count(); ++row)
        any = any || m_list->item(row)->checkState() == Qt::Checked;
    m_keep->setEnabled(any);
}

} // namespace gui
