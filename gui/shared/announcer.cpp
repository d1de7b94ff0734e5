// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace gui {

namespace {

//! What a screen reader sees of it: the name is the sentence.
class AnnouncerInterface final : public QAccessibleWidget
{
public:
    explicit AnnouncerInterface(Announcer *announcer)
        : QAccessibleWidget(announcer, QAccessible::Notification)
        , m_announcer(announcer)
    {
    }

    QString text(QAccessible::Text kind) const override { return kind == QAccessible::Name ? m_announcer->text() : QString(); }

private:
    const Announcer *m_announcer;
};

QAccessibleInterface *announcerInterface(const QString &, QObject *object)
{
    auto *announcer = qobject_cast<Announcer *>(object);
    return announcer ? new AnnouncerInterface(announcer) : nullptr;
}

} // namespace

Announcer::Announcer(QWidget &window)
    : QWidget(&window)
{
    QAccessible::installFactory(announcerInterface);
    setObjectName(QStringLiteral("announcer"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    resize(1, 1);
    lower();
    hide();
}

namespace {

Announcer::Speaker &speakerInstead()
{
    static Announcer::Speaker speaker;
    return speaker;
}

} // namespace

void Announcer::setSpeaker(const Speaker &speaker)
{
    speakerInstead() = speaker;
}

void Announcer::say(QWidget &window, const QString &text, Urgency urgency)
{
    if (speakerInstead() && !text.isEmpty())
        speakerInstead()(text);
    if (!QAccessible::isActive() || text.isEmpty())
        return;
    auto *announcer = window.findChild<Announcer *>(QString(), Qt::FindDirectChildrenOnly);
    (announcer ? announcer : new Announcer(window))->tell(text, urgency);
}

void Announcer::tell(const QString &text, Urgency urgency)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    show();
    m_text = text;
    QAccessibleAnnouncementEvent event(this, text);
    event.setPoliteness(
        urgency == Urgency::Assertive ? QAccessible::AnnouncementPoliteness::Assertive : QAccessible::AnnouncementPoliteness::Polite);
#else
    Q_UNUSED(urgency)
    // The name is there before the event: an empty notification is spoken, too. Where it was just shown Qt has told of it.
    const bool isNew = isHidden();
    m_text = text;
    show();
    if (isNew && isVisible())
        return;
    QAccessibleEvent event(this, QAccessible::ObjectShow);
#endif
    QAccessible::updateAccessibility(&event);
}

} // namespace gui
