// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QString>
#include <QUrl>

#include <variant>

namespace gui {

//! What a file or a link that is opened from outside asks to be shown. Links come from anybody: what one says is read within bounds, shown,
//! and asked about; nothing of it is ever sent, run or written because of the link. A value.
struct OpenTarget {
    //! `parlance://conversation/ID`, where ID may be the beginning of one.
    struct ShownConversation {
        QString id;
    };
    //! `parlance://new?text=…`: in the composer of a new conversation.
    struct NewConversation {
        QString text;
    };
    //! `parlance://add-server?name=…&url=…`, or `command=…` with an `argument=…` for each: as the file that another client would have.
    struct Server {
        QByteArray configuration;
    };
    //! `parlance://manual/CHAPTER`.
    struct Chapter {
        QString address;
    };
    //! `parlance://quick-question`.
    struct QuickQuestion {
    };
    //! Evaluations in this PostgreSQL. Only the person's own command line says it, no link: a password goes there.
    struct Evaluations {
        QString store;
    };
    //! A file; what it is.
    enum class FileKind { Conversations, Descriptor, Servers, Cassette };
    struct File {
        QString path;
        FileKind kind;
    };

    std::variant<ShownConversation, NewConversation, Server, Chapter, QuickQuestion, File, Evaluations> what;

    //! A link, a `file:` address, or a path from `folder` on. \return a Usage error that says what is wrong with it.
    static model::Result<OpenTarget> parse(const QString &argument, const QString &folder);
    //! Longest text of a link, in characters.
    static constexpr qsizetype longestText = 16 * 1024;
};

} // namespace gui
