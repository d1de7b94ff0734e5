// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QString>

class QPlainTextEdit;

namespace model {
class Session;
}

namespace gui {

//! What the person has said before in a conversation, brought back into the editor by Up in its first line and Down in its last: only
//! where nothing is written, or what is shown is such a text as it was. Owned by the editor; the session outlives it.
class ComposerHistory final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComposerHistory)

public:
    ComposerHistory(QPlainTextEdit &edit, model::Session &session);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isShown() const;
    bool goBack();
    bool goForth();
    void show(int position, const QString &text);

    QPlainTextEdit &m_edit;
    model::Session &m_session;
    //! Of the canister whose text is shown; -1 for none.
    int m_position = -1;
    QString m_text;
};

} // namespace gui
