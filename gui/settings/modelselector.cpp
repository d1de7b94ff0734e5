// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/modelselector.h"

#include "gui/shared/filtermodel.h"
#include "gui/shared/shippedtexts.h"
#include "gui/shared/shortcutdelegate.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/workbench/keylessproviders.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gui {

using namespace Qt::StringLiterals;
using model::ModelAddress;

namespace {

QString titleOr(const QString &title, const QString &name)
{
    return title.isEmpty() ? name : title;
}

QString withLine(const QString &line, const QString &further)
{
    return further.isEmpty() ? line : line + u'\n' + further;
}

QString lackOf(const network::Provider &provider)
{
    return provider.keyName.isEmpty() ? ModelListModel::tr("has not answered yet")
                                      : ModelListModel::tr("needs the key %1").arg(provider.keyName);
}

QString remarkOf(const network::Provider &provider, const network::ModelEntry &model)
{
    // Wherever its name is shown, the rehearsal says that it is no language model.
    if (provider.baseUrl.scheme() == "rehearsal"_L1)
        return ModelListModel::tr("plays a scenario, no language model");
    if (model.context <= 0)
        return {};
    return ModelListModel::tr("%1 k tokens").arg(QLocale().toString(model.context / 1000));
}

} // namespace

QString titleOf(const network::Provider &provider, const network::ModelEntry &model)
{
    return shippedText(titleOr(provider.title, provider.name)) + u" › "_s + shippedText(titleOr(model.title, model.name));
}

void ModelListModel::setProviders(const QList<network::Provider> &providers, const QSet<QString> &keyless)
{
    beginResetModel();
    m_rows.clear();
    if (!m_none.isEmpty())
        m_rows.append({{}, m_none, {}});
    for (const network::Provider &provider : usableFirst(providers, keyless)) {
        if (!provider.enabled)
            continue;
        for (const network::ModelEntry &model : provider.models) {
            m_rows.append({{provider.name, model.name}, gui::titleOf(provider, model),
                keyless.contains(provider.name) ? lackOf(provider) : remarkOf(provider, model)});
        }
    }
    endResetModel();
}

model::ModelAddress ModelListModel::addressAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).address : model::ModelAddress();
}

int ModelListModel::rowOf(const model::ModelAddress &address) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows.at(row).address == address)
            return row;
    }
    return -1;
}

QString ModelListModel::titleOf(const model::ModelAddress &address) const
{
    const int row = rowOf(address);
    return row >= 0 ? m_rows.at(row).title : address.provider + u" › "_s + address.model;
}

int ModelListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ModelListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return row.title;
    case Qt::ToolTipRole: return toolTipText(withLine(row.address.toString(), m_notes ? m_notes(row.address) : QString()));
    case Qt::AccessibleTextRole: return row.remark.isEmpty() ? row.title : QString(row.title + u", "_s + row.remark);
    case RemarkRole: return row.remark;
    default: return {};
    }
}

ModelSelector::ModelSelector(QWidget *parent)
    : DropDownButton(parent)
    , m_models(new ModelListModel(this))
    , m_filtered(new FilterModel(Qt::DisplayRole, this))
{
    setObjectName(u"modelSelector"_s);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_filtered->setSourceModel(m_models);
    setModel({});
    connect(this, &QToolButton::clicked, this, &ModelSelector::openList);
}

void ModelSelector::build()
{
    m_popup = new QFrame(this, Qt::Popup);
    m_search = new QLineEdit(m_popup);
    m_list = new QListView(m_popup);
    m_popup->setObjectName(u"modelPopup"_s);
    m_popup->setFrameShape(QFrame::StyledPanel);
    m_search->setObjectName(u"modelSearch"_s);
    m_search->setAccessibleName(tr("Search models"));
    m_search->setPlaceholderText(tr("Search, or type provider/model"));
    m_search->installEventFilter(this);
    m_list->setObjectName(u"modelList"_s);
    m_list->setAccessibleName(tr("Models"));
    m_list->setModel(m_filtered);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new ShortcutDelegate(ModelListModel::RemarkRole, m_list));
    auto *layout = new QVBoxLayout(m_popup);
    layout->setContentsMargins(spacing::gap, spacing::gap, spacing::gap, spacing::gap);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    if (m_offersServers)
        layout->addWidget(makeFooter());
    m_popup->resize(Theme::zoomed(QSize(520, 320)));
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filtered->setWords(QString(text).replace(u'/', u' '));
        m_list->setCurrentIndex(m_filtered->index(0, 0));
    });
    connect(m_search, &QLineEdit::returnPressed, this, &ModelSelector::pickTyped);
    connect(m_list, &QListView::clicked, this, &ModelSelector::pick);
    connect(m_list, &QListView::activated, this, &ModelSelector::pick);
}

//! The ways to models that the list does not have.
QWidget *ModelSelector::makeFooter()
{
    auto *footer = new QWidget(m_popup);
    auto *row = new QHBoxLayout(footer);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [this, footer, row](const QString &name, const QString &text, void (ModelSelector::*wish)()) {
        auto *button = new QPushButton(text, footer);
        button->setObjectName(name);
        button->setFlat(true);
        button->setAutoDefault(false);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, wish] {
            m_popup->hide();
            Q_EMIT(this->*wish)();
        });
    };
    add(u"modelFindServers"_s, tr("&Find servers…"), &ModelSelector::serversRequested);
    add(u"modelFindAgents"_s, tr("Find a&gents…"), &ModelSelector::agentsRequested);
    add(u"modelStartFile"_s, tr("Start a &model file…"), &ModelSelector::modelFileRequested);
    row->addStretch(1);
    return footer;
}

void ModelSelector::setProviders(const QList<network::Provider> &providers)
{
    m_providers = providers;
    // A list that comes while one looks for a model takes nothing from under the cursor.
    const ModelAddress current = m_list ? m_models->addressAt(m_filtered->mapToSource(m_list->currentIndex()).row()) : ModelAddress();
    m_models->setProviders(providers, m_keyless);
    if (m_list && !current.isEmpty())
        m_list->setCurrentIndex(m_filtered->mapFromSource(m_models->index(m_models->rowOf(current))));
    setModel(m_address);
}

void ModelSelector::setKeyless(const QSet<QString> &keyless)
{
    if (std::exchange(m_keyless, keyless) != keyless)
        setProviders(m_providers);
}

void ModelSelector::setNone(const QString &title)
{
    m_none = title;
    m_models->setNone(title);
    setProviders(m_providers);
}

void ModelSelector::setModel(const ModelAddress &address)
{
    m_address = address;
    m_title = address.isEmpty() && m_none.isEmpty() ? tr("Pick a model") : m_models->titleOf(address);
    setText(m_title);
    // Its provider's name comes before it.
    setShortText(m_title.section(u'›', -1).trimmed());
    if (testAttribute(Qt::WA_WState_Polished))
        showTitle();
    setAccessibleName(tr("Model: %1").arg(m_title));
    showTip();
}

void ModelSelector::setNotes(const std::function<QString(const ModelAddress &)> &notes)
{
    m_notes = notes;
    m_models->setNotes(notes);
}

void ModelSelector::showTip()
{
    const int row = m_models->rowOf(m_address);
    const QString tip = row < 0 ? m_title : m_models->index(row).data(Qt::AccessibleTextRole).toString();
    const QString notes = m_notes ? m_notes(m_address) : QString();
    setToolTip(toolTipText(notes.isEmpty() ? tip : tip + u'\n' + notes));
}

//! A provider's title may say more than a bar has room for; the tooltip has all of it.
void ModelSelector::showTitle()
{
    setText(fontMetrics().elidedText(m_title, Qt::ElideMiddle, 340));
    updateGeometry();
}

bool ModelSelector::event(QEvent *event)
{
    // What is noted of the model changes with every turn.
    if (event->type() == QEvent::ToolTip)
        showTip();
    const bool done = DropDownButton::event(event);
    // Fonts are asked for only now: at the start of the program they are being read meanwhile.
    if (event->type() == QEvent::Polish)
        showTitle();
    return done;
}

void ModelSelector::openList()
{
    Q_EMIT aboutToOpen();
    if (!m_popup)
        build();
    m_search->clear();
    m_filtered->setWords({});
    m_list->setCurrentIndex(m_filtered->mapFromSource(m_models->index(m_models->rowOf(m_address))));
    m_popup->move(mapToGlobal(QPoint(0, height() + 2)));
    m_popup->show();
    m_search->setFocus();
}

bool ModelSelector::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        if (step != 0) {
            const QModelIndex next = m_filtered->index(m_list->currentIndex().row() + step, 0);
            if (next.isValid())
                m_list->setCurrentIndex(next);
            return true;
        }
    }
    return QToolButton::eventFilter(watched, event);
}

void ModelSelector::pick(const QModelIndex &index)
{
    const int row = m_filtered->mapToSource(index).row();
    const ModelAddress address = m_models->addressAt(row);
    if (address.isEmpty() && (m_none.isEmpty() || row != 0))
        return;
    m_popup->hide();
    setModel(address);
    Q_EMIT picked(address);
}

void ModelSelector::pickTyped()
{
    if (m_list->currentIndex().isValid())
        return pick(m_list->currentIndex());
    const auto typed = ModelAddress::parse(m_search->text().trimmed());
    const bool isKnown = typed && std::any_of(m_providers.cbegin(), m_providers.cend(), [&typed](const network::Provider &provider) {
        return provider.name == typed->provider;
    });
    if (!isKnown || typed->model.isEmpty())
        return;
    m_popup->hide();
    setModel(*typed);
    Q_EMIT picked(*typed);
}

} // namespace gui
