// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/ensemblespanel.h"

#include "gui/ensembles/ensembledelegate.h"
#include "gui/ensembles/ensemblesmodel.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "invocables/ensemblecatalog.h"
#include "invocables/ensembles/defaultswitch.h"

#include <QLabel>
#include <QMenu>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

using invocables::Approval;
using invocables::Invoker;

EnsemblesPanel::EnsemblesPanel(
    invocables::EnsembleCatalog &catalog, const model::DescriptorCatalog &descriptors, model::Approvals &approvals, QWidget *parent)
    : QWidget(parent)
    , m_catalog(catalog)
    , m_descriptors(descriptors)
    , m_approvals(approvals)
    , m_model(new EnsemblesModel(this))
    , m_tree(new QTreeView(this))
    , m_problems(new QLabel(this))
{
    build();
    m_model->setAllowed([this](const Invoker &invoker) {
        const model::Approvals &book = m_session ? m_session->approvals() : m_approvals;
        return book.isAllowed(invoker.scopedName(), invoker.allowance());
    });
    connect(m_model, &EnsemblesModel::switched, this, &EnsemblesPanel::keepSwitches);
    connect(&catalog, &invocables::EnsembleCatalog::changed, this, &EnsemblesPanel::readEnsembles);
    connect(&approvals, &model::Approvals::changed, this, &EnsemblesPanel::followSession);
    readEnsembles();
}

void EnsemblesPanel::build()
{
    m_tree->setObjectName(u"ensembleTree"_s);
    m_tree->setAccessibleName(tr("Ensembles and tools"));
    m_tree->setModel(m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(spacing::medium + spacing::unit);
    m_tree->viewport()->setAutoFillBackground(false);
    auto *delegate = new EnsembleDelegate(m_tree);
    m_tree->setItemDelegate(delegate);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_problems->setObjectName(u"ensembleProblems"_s);
    m_problems->setTextFormat(Qt::PlainText);
    m_problems->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_problems->setWordWrap(true);
    m_problems->setContentsMargins(spacing::medium, 0, spacing::medium, spacing::small);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, spacing::small, 0, 0);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_problems);
    const auto keep = [this](const QModelIndex &index, bool open) { m_unfolded.insert(index.data(EnsemblesModel::NameRole).toString(), open); };
    connect(m_tree, &QTreeView::expanded, this, [keep](const QModelIndex &index) { keep(index, true); });
    connect(m_tree, &QTreeView::collapsed, this, [keep](const QModelIndex &index) { keep(index, false); });
    connect(delegate, &EnsembleDelegate::tagClicked, this, &EnsemblesPanel::showApprovalMenu);
    connect(m_tree, &QWidget::customContextMenuRequested, this, [this](const QPoint &place) {
        showApprovalMenu(m_tree->indexAt(place), m_tree->viewport()->mapToGlobal(place));
    });
}

void EnsemblesPanel::setSession(model::Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session)
        connect(session, &model::Session::settingsChanged, this, &EnsemblesPanel::followSession);
    followSession();
}

void EnsemblesPanel::readEnsembles()
{
    m_model->setEnsembles(m_catalog.ensembles());
    unfold();
    showProblems();
    prepareTools();
    Q_EMIT toolsOnChanged(m_model->toolsOn());
}

//! As the person left it; at first the ensembles that are on.
void EnsemblesPanel::unfold()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        const bool isOn = index.data(Qt::CheckStateRole).value<Qt::CheckState>() != Qt::Unchecked;
        m_tree->setExpanded(index, m_unfolded.value(index.data(EnsemblesModel::NameRole).toString(), isOn));
    }
}

void EnsemblesPanel::followSession()
{
    m_model->setSwitches(m_session ? m_session->settings().switches : model::Switches());
    // The tags depend on the session's approvals, which no switch shows.
    m_tree->viewport()->update();
    prepareTools();
    Q_EMIT toolsOnChanged(m_model->toolsOn());
}

void EnsemblesPanel::prepareTools()
{
    for (const invocables::Ensemble &ensemble : m_catalog.ensembles()) {
        for (const invocables::InvokerPointer &invoker : ensemble.invokers) {
            if (m_catalog.isOn(*invoker, m_model->switches()))
                invoker->invocable->prepare(m_tree, [this] { m_tree->viewport()->update(); });
        }
    }
}

void EnsemblesPanel::keepSwitches(const model::Switches &switches)
{
    if (!m_session)
        return;
    model::SessionSettings settings = m_session->settings();
    settings.switches = switches;
    m_session->setSettings(settings);
}

void EnsemblesPanel::showProblems()
{
    QStringList lines;
    for (const invocables::Ensemble &ensemble : m_catalog.ensembles()) {
        for (const model::Diagnostic &diagnostic : ensemble.diagnostics)
            lines.append(diagnostic.toString());
    }
    QPalette colours = m_problems->palette();
    colours.setColor(QPalette::WindowText, Palette::of(*this).warning);
    m_problems->setPalette(colours);
    m_problems->setText(lines.mid(0, 8).join(u'\n'));
    m_problems->setVisible(!lines.isEmpty());
}

void EnsemblesPanel::showApprovalMenu(const QModelIndex &index, const QPoint &place)
{
    if (!index.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"approvalMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto invoker = m_model->invokerAt(index);
    if (invoker && invoker->policies.approval == Approval::Ask && m_session) {
        const QString tool = invoker->scopedName();
        menu->addAction(tr("&Ask each time"), this, [this, tool] { forget(tool); });
        menu->addAction(tr("Allow in this &conversation"), this, [this, tool, allowance = invoker->allowance()] {
            if (m_session)
                m_session->approvals().allow(tool, allowance);
        });
        menu->addAction(tr("Allow al&ways"), this,
            [this, tool, allowance = invoker->allowance()] { m_approvals.allowAlways(tool, allowance); });
        menu->addSeparator();
    }
    addDefaultAction(*menu, index);
    const QString path = index.data(EnsemblesModel::PathRole).toString();
    menu->addAction(tr("Show the &descriptor"), this, [this, path] { Q_EMIT descriptorRequested(path); })->setEnabled(!path.isEmpty());
    menu->popup(place);
}

//! What is switched here holds for the conversation only; this writes it down for all that say nothing else.
void EnsemblesPanel::addDefaultAction(QMenu &menu, const QModelIndex &index)
{
    const invocables::InvokerPointer tool = m_model->invokerAt(index);
    const invocables::Ensemble *ensemble = tool ? m_catalog.find(tool->ensemble) : m_model->ensembleAt(index);
    if (!ensemble)
        return;
    const bool isOn = index.data(Qt::CheckStateRole).value<Qt::CheckState>() != Qt::Unchecked;
    const bool isDefault = isOn == (tool ? tool->enabled : ensemble->enabled);
    menu.addAction(isOn ? tr("&On by default") : tr("&Off by default"), this, [this, name = ensemble->name, tool, isOn] {
        const invocables::Ensemble *current = m_catalog.find(name);
        if (!current)
            return;
        const auto edit = invocables::defaultSwitch(m_descriptors, *current, tool, isOn);
        if (edit)
            Q_EMIT defaultRequested(edit->path, edit->text);
        else
            Q_EMIT failed(edit.error());
    })->setDisabled(isDefault);
    menu.addSeparator();
}

void EnsemblesPanel::forget(const QString &tool)
{
    m_approvals.forget(tool);
    if (m_session)
        m_session->approvals().forget(tool);
}

} // namespace gui
