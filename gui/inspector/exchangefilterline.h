// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchangefilter.h"

#include <QHash>
#include <QLineEdit>
#include <QTimer>

class QCompleter;
class QStringListModel;

namespace gui {

//! Where a person types which exchanges are to be listed; offers keys and values as one types, and says what is not understood. Owned by
//! its pane.
class ExchangeFilterLine final : public QLineEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeFilterLine)

public:
    explicit ExchangeFilterLine(QWidget *parent = nullptr);

    //! What a key can be asked for beside its own values, such as the models that there are.
    void setValues(const QString &key, const QStringList &values) { m_values.insert(key, values); }
    //! Takes effect at once.
    void setFilterText(const QString &text);

Q_SIGNALS:
    //! Soon after something was typed.
    void filterChanged(const model::ExchangeFilter &filter);
    //! What is typed is no filter; empty once it is one.
    void complained(const QString &message);
    //! Values are about to be offered.
    void valuesWanted();

protected:
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void read();
    void offer();
    void take(const QString &choice);
    //! Where the word at the cursor begins.
    qsizetype wordStart() const;
    void showWhetherGood();

    QTimer m_soon;
    QCompleter *m_completer;
    QStringListModel *m_choices;
    QHash<QString, QStringList> m_values;
    std::optional<model::ExchangeFilter> m_filter;
    bool m_isGood = true;
};

} // namespace gui
