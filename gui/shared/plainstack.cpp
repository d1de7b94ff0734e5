// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/plainstack.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QStackedWidget>

namespace gui {

namespace {

QAccessibleInterface *plainStack(const QString &, QObject *object)
{
    auto *stack = qobject_cast<QStackedWidget *>(object);
    return stack ? new QAccessibleWidget(stack, QAccessible::Client) : nullptr;
}

} // namespace

void hideStacksFromReaders()
{
    QAccessible::installFactory(plainStack);
}

} // namespace gui
