// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/sensitivefiles.h"

#include <algorithm>
#include <array>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

template <typename List, typename Fits>
bool any(const List &list, Fits fits)
{
    return std::any_of(list.begin(), list.end(), fits);
}

bool looksLikeKey(const QString &name)
{
    static const std::array endings {".pem"_L1, ".key"_L1, ".p12"_L1, ".pfx"_L1, ".jks"_L1, ".keystore"_L1, ".kdbx"_L1, ".gpg"_L1,
        ".ppk"_L1, "_rsa"_L1, "_ed25519"_L1, "_ecdsa"_L1, "_dsa"_L1, ".ovpn"_L1, ".pkcs8"_L1, ".env"_L1};
    static const std::array beginnings {"id_rsa"_L1, "id_ed25519"_L1, "id_ecdsa"_L1, "id_dsa"_L1, "credentials"_L1, "secrets"_L1,
        "service-account"_L1, "service_account"_L1};
    static const std::array names {"_netrc"_L1, "authorized_keys"_L1};
    return any(endings, [&name](QLatin1StringView ending) { return name.endsWith(ending); })
        || any(beginnings, [&name](QLatin1StringView beginning) { return name.startsWith(beginning); })
        || any(names, [&name](QLatin1StringView whole) { return name == whole; });
}

//! Dot-files that nothing runs and that hold no secret: a list of those that something runs would never end.
bool isHarmlessDotFile(const QString &name)
{
    static const std::array names {".gitignore"_L1, ".gitkeep"_L1, ".keep"_L1, ".mailmap"_L1, ".git-blame-ignore-revs"_L1, ".ignore"_L1,
        ".rgignore"_L1, ".dockerignore"_L1, ".npmignore"_L1, ".hgignore"_L1, ".prettierignore"_L1, ".eslintignore"_L1, ".clang-format"_L1,
        ".clang-format-ignore"_L1, ".editorconfig"_L1, ".cmake-format"_L1, ".markdownlint.json"_L1, ".markdownlint.yaml"_L1,
        ".rustfmt.toml"_L1, ".nojekyll"_L1, ".python-version"_L1, ".ruby-version"_L1, ".node-version"_L1, ".nvmrc"_L1};
    return any(names, [&name](QLatin1StringView whole) { return name == whole; });
}

//! What is run by itself and has no dot: of editors on other systems, of whole workspaces, of Python at its start, of a repository.
bool runsByItself(const QString &name)
{
    static const std::array names {"_vimrc"_L1, "_gvimrc"_L1, "_exrc"_L1, "sitecustomize.py"_L1, "usercustomize.py"_L1, "lefthook.yml"_L1,
        "lefthook.yaml"_L1, "lefthook.toml"_L1, "head"_L1, "commondir"_L1, "gitdir"_L1};
    static const std::array endings {".code-workspace"_L1, ".sublime-project"_L1};
    return any(names, [&name](QLatin1StringView whole) { return name == whole; })
        || any(endings, [&name](QLatin1StringView ending) { return name.endsWith(ending); });
}

} // namespace

bool isSensitiveFile(const QString &fileName)
{
    const QString name = fileName.toLower();
    return name.startsWith(u'.') ? !isHarmlessDotFile(name) : looksLikeKey(name) || runsByItself(name);
}

} // namespace invocables
