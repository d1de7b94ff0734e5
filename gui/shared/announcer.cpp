// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <algorithm>

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

    //! It is nowhere to be seen, so that a reader which goes over the screen does not come upon what was said once.
    QRect rect() const override { return {}; }
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

//! A reader asks for the name later: of two sentences at once of the same thing it would say the second only.
constexpr int mostAtOnce = 8;

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
    const QList<Announcer *> made = window.findChildren<Announcer *>(QString(), Qt::FindDirectChildrenOnly);
    Announcer *next = made.size() < mostAtOnce
        ? new Announcer(window)
        : *std::min_element(
            made.begin(), made.end(), [](const Announcer *one, const Announcer *other) { return one->m_turn < other->m_turn; });
    static qint64 turn = 0;
    next->m_turn = ++turn;
    next->tell(text, urgency);
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
