// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/compare/runrows.h"
#include "model/comparison/comparedrun.h"

#include <QWidget>

#include <memory>

namespace model {
class Questions;
class Session;
} // namespace model

namespace gui {

class RunNotices;
class TranscriptView;

//! One run of a column: what was said and called, as it comes. Owned by its ColumnView, which makes it anew for another run; the
//! session outlives it.
class RunView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunView)

public:
    //! `first`: the position of what was asked.
    RunView(model::Session &session, int first, model::Questions &questions, QWidget *parent = nullptr);
    ~RunView() override;

    void showEnd(const model::ComparedRun &run);
    TranscriptView &view() { return *m_view; }

private:
    std::unique_ptr<model::ConversationModel> m_model;
    std::unique_ptr<RunRows> m_rows;
    TranscriptView *m_view;
    std::unique_ptr<RunNotices> m_notices;
};

} // namespace gui
