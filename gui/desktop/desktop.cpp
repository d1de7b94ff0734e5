// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/desktop/desktop.h"

// The port's meta-object; everything else of it stands in its header.
#include <moc_desktop.cpp>
