// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/help/helpkey.h"

#include "gui/help/helpwindow.h"

#include <QApplication>
#include <QHash>
#include <QKeyEvent>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! By the object names of panels, bars and dialogs.
const QHash<QString, QString> &placesOfHelp()
{
    static const QHash<QString, QString> places {
        {u"firstRunPage"_s, u"start#the-first-window"_s},
        {u"conversationsDock"_s, u"conversations"_s},
        {u"transcriptPanel"_s, u"conversations#canisters-and-branches"_s},
        {u"questionBar"_s, u"conversations#what-you-are-asked"_s},
        {u"composer"_s, u"conversations#writing"_s},
        {u"conversationBar"_s, u"settings#of-a-conversation"_s},
        {u"ensemblesDock"_s, u"tools"_s},
        {u"descriptorsDock"_s, u"descriptors#in-the-window"_s},
        {u"testBench"_s, u"descriptors#in-the-window"_s},
        {u"inspectorDock"_s, u"inspector"_s},
        {u"agentsDock"_s, u"agents#in-the-window"_s},
        {u"mapDock"_s, u"conversations#the-map"_s},
        {u"runningDock"_s, u"inspector#what-runs-now"_s},
        {u"branchWindow"_s, u"conversations#the-map"_s},
        {u"compareWindow"_s, u"comparing#in-the-window"_s},
        {u"evaluateWindow"_s, u"evaluating#in-the-window"_s},
        {u"preferencesDialog"_s, u"settings#preferences"_s},
        {u"addServerDialog"_s, u"mcp#describing-one"_s},
        {u"importServersDialog"_s, u"mcp#taking-over-other-clients-servers"_s},
        {u"resourcesDialog"_s, u"mcp#resources"_s},
        {u"promptDialog"_s, u"mcp#prompts"_s},
        {u"serverLogDialog"_s, u"mcp#its-life"_s},
        {u"findServersDialog"_s, u"providers#a-model-on-this-machine"_s},
        {u"startModelDialog"_s, u"providers#a-model-on-this-machine"_s},
        {u"modelServersDialog"_s, u"providers#a-model-on-this-machine"_s},
        {u"quickQuestion"_s, u"desktop#quick-question"_s},
        {u"readingWindow"_s, u"desktop#screen-readers"_s},
        {u"tableWindow"_s, u"conversations#what-is-in-an-answer"_s},
        {u"turnFilesDialog"_s, u"conversations#undoing-what-was-written-to-files"_s},
        {u"attachDialog"_s, u"conversations#writing"_s},
        {u"requestWindow"_s, u"conversations#what-the-next-request-holds"_s},
        {u"compareDialog"_s, u"descriptors#in-the-window"_s},
        {u"figuresWindow"_s, u"inspector#figures"_s},
        {u"captureWindow"_s, u"inspector#exchanges-of-other-programs"_s},
        {u"cassetteWindow"_s, u"inspector#cassettes"_s},
        {u"saveExchangesDialog"_s, u"inspector#cassettes"_s},
        {u"sendAgainWindow"_s, u"inspector#sending-again"_s},
        {u"redactionWindow"_s, u"inspector#what-is-not-to-be-kept"_s},
        {u"viewNameDialog"_s, u"inspector#filters"_s},
        {u"serveDialog"_s, u"mcp#from-the-window"_s},
        {u"findAgentsDialog"_s, u"programs#choosing-one"_s},
        {u"storeBar"_s, u"store#damage"_s},
        {u"repairDialog"_s, u"store#damage"_s},
    };
    return places;
}

} // namespace

ManualAddress helpFor(const QWidget *widget)
{
    for (const QWidget *inside = widget; inside; inside = inside->parentWidget()) {
        const QString place = placesOfHelp().value(inside->objectName());
        if (!place.isEmpty())
            return ManualAddress::parse(place);
    }
    return {Manual::names().constFirst()};
}

QStringList partsWithHelp()
{
    return placesOfHelp().keys();
}

HelpKey::HelpKey(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool HelpKey::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !static_cast<QKeyEvent *>(event)->matches(QKeySequence::HelpContents))
        return false;
    const auto *widget = qobject_cast<QWidget *>(watched);
    // The main window has an action for it, whose key may be another.
    if (!widget || qobject_cast<QMainWindow *>(widget->window()) || qobject_cast<HelpWindow *>(widget->window()))
        return false;
    HelpWindow::open(widget->window(), helpFor(widget));
    return true;
}

} // namespace gui
