// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/desktop/opentarget.h"

#include "model/basics/identifier.h"
#include "model/schema/jsonwriter.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QUrlQuery>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

struct OpenTargetTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::OpenTarget)
};

constexpr QLatin1StringView scheme("parlance:");
constexpr qsizetype longestLink = 64 * 1024;
constexpr qsizetype mostArguments = 64;
constexpr qsizetype longestNameOfServer = 64;
constexpr qsizetype longestShownPart = 80;
constexpr qint64 largestConfiguration = 1024 * 1024;

tl::unexpected<model::Error> refusedTarget(const QString &sentence)
{
    return model::failure(model::ErrorCategory::Usage, sentence);
}

//! Line ends and tabs belong to texts, and what joins letters or keeps them apart does; other controls could only make what is shown
//! another thing than what is meant.
bool isUnseen(QChar each)
{
    constexpr char16_t nonJoiner = 0x200c;
    constexpr char16_t joiner = 0x200d;
    if (each == u'\n' || each == u'\t' || each == nonJoiner || each == joiner)
        return false;
    return each.category() == QChar::Other_Control || each.category() == QChar::Other_Format;
}

QString shownPart(const QString &text)
{
    return model::shortened(model::visibleLine(text), longestShownPart);
}

//! A link's query, each name at most once but those that may be repeated. \return an error where there is another, or text that hides
//! something.
model::Result<QHash<QString, QStringList>> itemsOf(const QUrl &link, const QStringList &known)
{
    QHash<QString, QStringList> items;
    for (const auto &[name, value] : QUrlQuery(link).queryItems(QUrl::FullyDecoded)) {
        if (!known.contains(name))
            return refusedTarget(OpenTargetTexts::tr("The link says “%1”, which links of this kind do not have.").arg(shownPart(name)));
        if (value.size() > OpenTarget::longestText)
            return refusedTarget(OpenTargetTexts::tr("The link has more text than the %1 characters that are accepted.")
                                     .arg(QLocale().toString(OpenTarget::longestText)));
        if (std::any_of(value.cbegin(), value.cend(), isUnseen))
            return refusedTarget(OpenTargetTexts::tr("The link has characters in “%1” that cannot be seen.").arg(shownPart(name)));
        items[name].append(value);
    }
    for (auto item = items.begin(); item != items.end(); ++item) {
        if (item->size() > (item.key() == u"argument" ? mostArguments : 1))
            return refusedTarget(OpenTargetTexts::tr("The link says “%1” too often.").arg(item.key()));
    }
    return items;
}

model::Result<OpenTarget> serverOf(const QHash<QString, QStringList> &items)
{
    const auto text = [&items](const QString &name) { return items.value(name).value(0).trimmed(); };
    const QString name = text(u"name"_s);
    const QString address = text(u"url"_s);
    const QString command = text(u"command"_s);
    if (name.isEmpty() || name.size() > longestNameOfServer || name.contains(u'\n'))
        return refusedTarget(OpenTargetTexts::tr("The link adds a server and has no name for it, or one that is too long."));
    if (address.isEmpty() == command.isEmpty())
        return refusedTarget(OpenTargetTexts::tr("The link adds a server but has neither its address nor a command, or has both."));
    const QUrl url(address, QUrl::StrictMode);
    if (command.isEmpty() && (!url.isValid() || url.host().isEmpty() || (url.scheme() != u"https" && url.scheme() != u"http")))
        return refusedTarget(OpenTargetTexts::tr("“%1” is not an address that begins with https:// or http://.").arg(shownPart(address)));
    if (command.isEmpty() && !url.userInfo().isEmpty())
        return refusedTarget(OpenTargetTexts::tr("The address of the server has a password in it."));
    model::JsonWriter writer;
    writer.beginObject().key(u"mcpServers").beginObject().key(name).beginObject();
    if (command.isEmpty()) {
        writer.member(u"url", QStringView(address));
    } else {
        writer.member(u"command", QStringView(command)).key(u"args").beginArray();
        for (const QString &argument : items.value(u"argument"_s))
            writer.string(argument);
        writer.endArray();
    }
    writer.endObject().endObject().endObject();
    return OpenTarget {OpenTarget::Server {writer.bytes()}};
}

tl::unexpected<model::Error> refusedKind(const QString &beginning)
{
    return refusedTarget(
        OpenTargetTexts::tr("Links of Parlance begin with parlance://conversation/, new, add-server, manual/ or quick-question, not “%1”.")
            .arg(beginning));
}

model::Result<OpenTarget> ofLink(const QString &text)
{
    if (text.size() > longestLink)
        return refusedTarget(OpenTargetTexts::tr("The link is longer than is accepted."));
    const QUrl link(text, QUrl::StrictMode);
    // What Qt says of it, without the whole of it once more.
    if (!link.isValid())
        return refusedTarget(OpenTargetTexts::tr("“%1” is not a link: %2.").arg(shownPart(text), link.errorString().section(u';', 0, 0)));
    const QString kind = link.host();
    if (!text.sliced(scheme.size()).startsWith("//"_L1))
        return refusedKind(shownPart(text));
    const bool hasMore = !link.userInfo().isEmpty() || link.port() >= 0 || (link.hasFragment() && kind != u"manual");
    if (hasMore)
        return refusedTarget(OpenTargetTexts::tr("“%1” says more than links of this kind do.").arg(shownPart(text)));
    const QString rest = link.path(QUrl::FullyDecoded).mid(1);
    if (kind == u"conversation") {
        const bool isId = rest.size() >= 4 && std::all_of(rest.cbegin(), rest.cend(), [](QChar each) {
            return each.isDigit() || (each >= u'a' && each <= u'f') || each == u'-';
        });
        if (!isId)
            return refusedTarget(OpenTargetTexts::tr("“%1” is not a conversation's identifier.").arg(shownPart(rest)));
        return itemsOf(link, {}).map([&rest](const auto &) { return OpenTarget {OpenTarget::ShownConversation {rest}}; });
    }
    if (kind == u"manual")
        return itemsOf(link, {}).map(
            [&](const auto &) { return OpenTarget {OpenTarget::Chapter {link.hasFragment() ? rest + u'#' + link.fragment() : rest}}; });
    if (!rest.isEmpty())
        return refusedTarget(OpenTargetTexts::tr("“%1” does not belong in a link of this kind.").arg(shownPart(rest)));
    if (kind == u"new")
        return itemsOf(link, {u"text"_s}).map([](const auto &items) {
            return OpenTarget {OpenTarget::NewConversation {items.value(u"text"_s).value(0)}};
        });
    if (kind == u"quick-question")
        return itemsOf(link, {}).map([](const auto &) { return OpenTarget {OpenTarget::QuickQuestion {}}; });
    if (kind == u"add-server")
        return itemsOf(link, {u"name"_s, u"url"_s, u"command"_s, u"argument"_s}).and_then(serverOf);
    return refusedKind(shownPart(kind));
}

//! Of a JSON file: a client's configuration names servers near its beginning, everything else is looked at by whoever imports it.
bool namesServers(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestConfiguration)
        return false;
    const QByteArray bytes = file.readAll();
    return bytes.contains("\"mcpServers\"") || bytes.contains("\"servers\"");
}

//! Its lines begin as those of a cassette do.
bool isCassette(const QString &path)
{
    constexpr qint64 beginning = 256;
    QFile file(path);
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.read(beginning) : QByteArray();
    return bytes.startsWith("{\"id\":\"") && bytes.contains("\",\"attempt\":");
}

model::Result<OpenTarget> ofFile(const QString &path)
{
    const QFileInfo file(path);
    if (!file.exists())
        return refusedTarget(OpenTargetTexts::tr("There is no file %1.").arg(QDir::toNativeSeparators(path)));
    // A pipe or a device would be waited for.
    if (!file.isFile())
        return refusedTarget(OpenTargetTexts::tr("%1 is not a file.").arg(QDir::toNativeSeparators(path)));
    if (!file.isReadable())
        return refusedTarget(OpenTargetTexts::tr("%1 cannot be read.").arg(QDir::toNativeSeparators(path)));
    const QString ending = file.suffix().toLower();
    const QString place = file.canonicalFilePath();
    if (ending == u"gram" || ending == u"toml")
        return OpenTarget {OpenTarget::File {place, OpenTarget::FileKind::Descriptor}};
    if (ending == u"json" && namesServers(place))
        return OpenTarget {OpenTarget::File {place, OpenTarget::FileKind::Servers}};
    if (ending == u"jsonl" && isCassette(place))
        return OpenTarget {OpenTarget::File {place, OpenTarget::FileKind::Cassette}};
    if (QStringList {u"json"_s, u"jsonl"_s, u"har"_s, u"zip"_s, u"md"_s}.contains(ending))
        return OpenTarget {OpenTarget::File {place, OpenTarget::FileKind::Conversations}};
    return refusedTarget(
        OpenTargetTexts::tr("%1 is not of a kind that is opened here: descriptors (.toml, .gram), conversations and exchanges (.jsonl, "
                            ".json, .har, .md), or another client's servers (.json).")
            .arg(QDir::toNativeSeparators(path)));
}

} // namespace

model::Result<OpenTarget> OpenTarget::parse(const QString &argument, const QString &folder)
{
    if (argument.startsWith(scheme, Qt::CaseInsensitive))
        return ofLink(argument);
    if (argument.startsWith(u"file:", Qt::CaseInsensitive)) {
        const QUrl url(argument, QUrl::StrictMode);
        if (!url.isValid() || !url.isLocalFile() || !url.host().isEmpty())
            return refusedTarget(OpenTargetTexts::tr("“%1” is not a file of this machine.").arg(shownPart(argument)));
        return ofFile(url.toLocalFile());
    }
    // A letter and a colon may begin a file's name; two slashes after it do not.
    if (argument.contains("://"_L1))
        return refusedTarget(
            OpenTargetTexts::tr("“%1” is neither a file nor a link that begins with parlance://.").arg(shownPart(argument)));
    return ofFile(QDir(folder).absoluteFilePath(argument));
}

} // namespace gui
