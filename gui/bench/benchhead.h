// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/session.h"

#include <QPointer>
#include <QWidget>

class QCheckBox;

namespace invocables {
class EnsembleCatalog;
}

namespace gui {

class ChoiceBox;
class Remark;

//! Which tool is on the test bench: all of the catalog to pick from, what it is for, and whether the conversation has it on. Owned
//! by the TestBench.
class BenchHead final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BenchHead)

public:
    BenchHead(invocables::EnsembleCatalog &catalog, QWidget *parent);

    //! By scoped name.
    void setTool(const QString &tool);
    //! Null where no conversation is shown.
    void setSession(model::Session *session);
    //! Shows the catalog as it is now.
    void read();
    //! The first tool of the catalog; empty where there is none.
    QString firstTool() const;
    QWidget *lastControl() const;

Q_SIGNALS:
    void picked(const QString &tool);

private:
    void showTool();
    void switchTool(bool on);

    invocables::EnsembleCatalog &m_catalog;
    QPointer<model::Session> m_session;
    QString m_tool;
    ChoiceBox *m_tools;
    Remark *m_about;
    QCheckBox *m_on;
};

} // namespace gui
