// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/importserversdialog.h"

#include "gui/descriptors/serverreview.h"
#include "gui/shared/paragraph.h"
#include "model/text/visibletext.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

using invocables::ImportedServer;

namespace {

constexpr QSize importSize {860, 600};

} // namespace

ImportServersDialog::ImportServersDialog(const QString &fileName, const QList<ImportedServer> &servers, QWidget *parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
    , m_reviews(new QStackedWidget(this))
{
    setObjectName(u"importServersDialog"_s);
    setWindowTitle(tr("Import MCP servers"));
    setAttribute(Qt::WA_DeleteOnClose);
    build(fileName);
    for (const ImportedServer &server : servers)
        add(server);
    connect(m_list, &QListWidget::currentRowChanged, m_reviews, &QStackedWidget::setCurrentIndex);
    const auto showWhetherAny = [this] { m_import->setEnabled(!checked().isEmpty()); };
    connect(m_list, &QListWidget::itemChanged, this, showWhetherAny);
    m_list->setCurrentRow(0);
    m_list->setFocus();
    showWhetherAny();
}

void ImportServersDialog::build(const QString &fileName)
{
    const QString explanation = tr("The MCP servers of %1, each as an ensemble. Keys that stand in the file go to the desktop's keychain "
                                   "and never into a descriptor.");
    auto *heading = new Paragraph(explanation.arg(model::visibleLine(fileName)), this);
    m_list->setObjectName(u"importedServers"_s);
    m_list->setAccessibleName(tr("Servers of the file"));
    auto *splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_list);
    splitter->addWidget(m_reviews);
    constexpr int listWidth = 220;
    splitter->setSizes({listWidth, importSize.width() - listWidth});
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_import = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(u"importAccept"_s);
    m_import->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(checked());
        accept();
    });
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(heading);
    layout->addWidget(splitter, 1);
    layout->addWidget(buttons);
    resize(importSize);
}

void ImportServersDialog::add(const ImportedServer &server)
{
    auto *item = new QListWidgetItem(model::visibleLine(server.foreignName), m_list);
    const bool possible = server.canBeImported();
    // What cannot be imported can still be looked at.
    item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | (possible ? Qt::ItemIsUserCheckable : Qt::NoItemFlags));
    if (possible)
        item->setCheckState(Qt::Checked);
    else
        item->setText(tr("%1 (not possible)").arg(item->text()));
    auto *area = new QScrollArea(m_reviews);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(new ServerReview(server, area));
    m_reviews->addWidget(area);
}

QList<ImportedServer> ImportServersDialog::checked() const
{
    QList<ImportedServer> servers;
    for (int row = 0; row < m_list->count() && row < m_reviews->count(); ++row) {
        const QListWidgetItem *item = m_list->item(row);
        if ((item->flags() & Qt::ItemIsUserCheckable) && item->checkState() == Qt::Checked)
            servers.append(m_reviews->widget(row)->findChild<ServerReview *>()->server());
    }
    return servers;
}

} // namespace gui
