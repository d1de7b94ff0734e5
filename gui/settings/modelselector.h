// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/dropdownbutton.h"
#include "model/conversation/modeladdress.h"
#include "network/providers/description/provider.h"

#include <QAbstractListModel>
#include <QSet>

#include <functional>

class QFrame;
class QLineEdit;
class QListView;

namespace gui {

//! Every model of every provider as a row, for the selector. Owned by the selector.
class ModelListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModelListModel)

public:
    enum DataRole { RemarkRole = Qt::UserRole };

    using QAbstractListModel::QAbstractListModel;

    //! What is known beside of a model, for its tool tip; asked for when that is shown.
    void setNotes(std::function<QString(const model::ModelAddress &)> notes) { m_notes = std::move(notes); }
    //! A row before all others that stands for no model of them; counts from the next setProviders(). Empty for none.
    void setNone(const QString &title) { m_none = title; }
    //! `keyless`: those that lack the key that they ask for, or do not answer; their models come last.
    void setProviders(const QList<network::Provider> &providers, const QSet<QString> &keyless = {});
    model::ModelAddress addressAt(int row) const;
    int rowOf(const model::ModelAddress &address) const;
    //! `Provider ▸ model`, also for a model that is not listed.
    QString titleOf(const model::ModelAddress &address) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row {
        model::ModelAddress address;
        QString title;
        QString remark;
    };
    QList<Row> m_rows;
    QString m_none;
    std::function<QString(const model::ModelAddress &)> m_notes;
};

//! `Provider › model` by their titles, or names where they have none.
QString titleOf(const network::Provider &provider, const network::ModelEntry &model);

class FilterModel;

//! A button with the conversation's provider and model; opens a list that narrows as one types. A model that no list has can be
//! typed as `provider/model`. Owned by the bar.
class ModelSelector final : public DropDownButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModelSelector)

public:
    explicit ModelSelector(QWidget *parent = nullptr);

    void setProviders(const QList<network::Provider> &providers);
    //! Those of them that lack the key that they ask for, or do not answer.
    void setKeyless(const QSet<QString> &keyless);
    //! What is known beside of a model, for the tool tips.
    void setNotes(const std::function<QString(const model::ModelAddress &)> &notes);
    //! An entry before the others that picks none of them, by an empty address; without a title there is no such entry.
    void setNone(const QString &title);
    //! Whether the list ends with ways to models that it does not have; it does, unless this is told before it opens.
    void setOffersServers(bool offers) { m_offersServers = offers; }
    void setModel(const model::ModelAddress &address);
    void openList();

Q_SIGNALS:
    //! The list is about to be opened; the providers may be set now.
    void aboutToOpen();
    void picked(const model::ModelAddress &address);
    // The person misses one in the list.
    void serversRequested();
    void agentsRequested();
    void modelFileRequested();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QWidget *makeFooter();
    void showTitle();
    void showTip();
    void pick(const QModelIndex &index);
    void pickTyped();

    QList<network::Provider> m_providers;
    QSet<QString> m_keyless;
    model::ModelAddress m_address;
    QString m_title;
    QString m_none;
    bool m_offersServers = true;
    std::function<QString(const model::ModelAddress &)> m_notes;
    ModelListModel *m_models;
    FilterModel *m_filtered;
    // Made when the list is opened for the first time.
    QFrame *m_popup = nullptr;
    QLineEdit *m_search = nullptr;
    QListView *m_list = nullptr;
};

} // namespace gui
