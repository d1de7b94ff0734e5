// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/runview.h"

#include "gui/compare/runnotices.h"
#include "gui/transcript/transcriptview.h"
#include "model/session/session.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

RunView::RunView(model::Session &session, int first, model::Questions &questions, QWidget *parent)
    : QWidget(parent)
    , m_model(std::make_unique<model::ConversationModel>(session))
    // What was asked stands above the columns.
    , m_rows(std::make_unique<RunRows>(*m_model, first + 1))
    , m_view(new TranscriptView(*m_rows))
    , m_notices(std::make_unique<RunNotices>(session.id(), questions, *m_view))
{
    setObjectName(u"runView"_s);
    auto *layout = new QVBoxLayout(this);
    // The first card does not touch the head's line.
    layout->setContentsMargins(0, 14, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    m_view->scrollToEnd();
}

RunView::~RunView()
{
    // The view looks at rows and notices to its end.
    m_notices.reset();
    delete m_view;
}

void RunView::showEnd(const model::ComparedRun &run)
{
    m_notices->show(run);
}

} // namespace gui
