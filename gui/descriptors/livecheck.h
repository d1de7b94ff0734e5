// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcheck.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace gui {

//! Checks the text in the editor a moment after each change. What a text says as TOML or gram, and its schema, are looked at on a thread of
//! its own, so that typing never waits; what upper rooms check runs on the window's thread, for texts that are not too large for that.
//! Owned by the pane.
class LiveCheck final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LiveCheck)

public:
    //! In a larger text (characters) only TOML and schema are checked as one types.
    static constexpr qsizetype mostForMeaning = 128 * 1024;

    explicit LiveCheck(const model::DescriptorCheck &check, QObject *parent = nullptr);

    struct Text {
        QString text;
        QString path;
        model::DescriptorKind kind = model::DescriptorKind::Ensemble;
    };
    //! The text is asked for when it is to be checked. A later call takes the place of an earlier one.
    void checkSoon(std::function<Text()> text);
    void checkNow(const Text &text);
    //! What is under way is not reported any more.
    void forget();

Q_SIGNALS:
    void checked(const model::DescriptorFile &file, const model::Diagnostics &diagnostics);

private:
    void report(const model::DescriptorFile &file, model::Diagnostics diagnostics, const Text &text, int revision);

    const model::DescriptorCheck &m_check;
    QTimer m_settle;
    std::function<Text()> m_text;
    int m_revision = 0;
    // Last, so that its thread has ended before the rest goes.
    QThreadPool m_thread;
};

} // namespace gui
