// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/composer/composer.h"
#include "gui/theme/palette.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "model/session/conversationmodel.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QAccessible>
#include <QPushButton>
#include <QVBoxLayout>

//! A transcript and a composer of one session over fake ports, in a window: what a test works with as a person does.
class PanelFixture final
{
public:
    using Conversers = support::FakeConversers;

    explicit PanelFixture(bool withATurn = false)
    {
        session = withATurn ? fixture.conversation() : fixture.create();
        transcript = new gui::TranscriptPanel(*session, *fixture.questions, *fixture.store);
        composer = new gui::Composer(*session);
        QObject::connect(transcript, &gui::TranscriptPanel::editRequested, composer, &gui::Composer::editMessage);
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(transcript, 1);
        layout->addWidget(composer);
        window.resize(820, 760);
        window.show();
        window.activateWindow();
        QTRY_VERIFY(window.isActiveWindow());
        events = support::SessionFixture::record(*session);
    }
    ~PanelFixture()
    {
        delete composer;
        delete transcript;
    }

    gui::ComposerEdit &edit() { return composer->editor(); }
    gui::TranscriptView &view() { return transcript->view(); }
    //! Types and sends as a person does.
    void say(const QString &text)
    {
        edit().setFocus();
        edit().insertPlainText(text);
        QTest::keyClick(&edit(), Qt::Key_Return);
    }
    bool endsAs(model::TurnState state) { return support::endsAs(*events, state); }
    //! By object name; null where it is not to be seen.
    template <typename Widget = QPushButton>
    Widget *shown(const QString &name)
    {
        view().refresh();
        auto *widget = window.findChild<Widget *>(name);
        return widget && widget->isVisible() ? widget : nullptr;
    }
    bool click(const QString &name)
    {
        QPushButton *button = nullptr;
        if (!QTest::qWaitFor([&] { return (button = shown(name)) != nullptr; }, support::patience))
            return false;
        QTest::mouseClick(button, Qt::LeftButton);
        return true;
    }
    //! As a screen reader names it.
    QString nameOf(int row) { return view().titleOf(row); }
    model::CanisterPointer canisterAt(int row) { return model::canisterAt(view().rows(), row); }
    model::Node nodeAt(int row) { return model::valueAt<model::Node>(view().rows(), row, model::ConversationModel::NodeRole); }
    int rows() { return view().rows().rowCount(); }
    QByteArray stored() { return fixture.show(session->id()); }

    support::SessionFixture fixture;
    model::Sessions::Handle session;
    std::shared_ptr<QList<model::TurnEvent>> events;
    QWidget window;
    gui::TranscriptPanel *transcript = nullptr;
    gui::Composer *composer = nullptr;
};
