// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptorfiles.h"

#include "gui/shared/userprompts.h"
#include "model/agents/agenttoml.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace gui {

using model::DescriptorLayer;

DescriptorFiles::DescriptorFiles(
    model::DescriptorCatalog &catalog, model::DescriptorVersions &versions, UserPrompts &prompts, QWidget *window)
    : QObject(window)
    , m_catalog(catalog)
    , m_versions(versions)
    , m_prompts(prompts)
    , m_window(window)
{
}

void DescriptorFiles::create(const DescriptorTemplate &begun)
{
    m_prompts.askText(m_window, tr("New descriptor"), tr("Name (letters, digits, - and _):"), {}, this, [this, begun](const QString &text) {
        const QString name = begun.form == TextForm::Skill ? skillName(text) : descriptorName(text);
        if (name.isEmpty())
            return;
        const QString folder = m_catalog.folderFor(DescriptorLayer::User) + u'/' + begun.folder;
        writeNew(folder + u'/' + name + endingOf(begun.form), templateText(begun, name));
    });
}

void DescriptorFiles::copyToMine(const QString &path)
{
    const QString builtIn = m_catalog.folderFor(DescriptorLayer::BuiltIn);
    QFile file(path);
    if (!path.startsWith(builtIn) || !file.open(QIODevice::ReadOnly))
        return;
    writeNew(m_catalog.folderFor(DescriptorLayer::User) + path.mid(builtIn.size()), file.readAll());
}

void DescriptorFiles::rename(const DescriptorTree::File &file)
{
    if (file.layer == DescriptorLayer::BuiltIn)
        return say(tr("A built-in file cannot be renamed. Copy it to yours first."));
    if (textFormOf(file.path) == TextForm::Skill)
        return say(tr("A skill has the name of its folder: rename that, and its name in the file."));
    const QFileInfo from(file.path);
    m_prompts.askText(m_window, tr("Rename the descriptor"), tr("Name (letters, digits, - and _):"), from.completeBaseName(), this,
        [this, from](const QString &text) {
            const QString name = descriptorName(text);
            const QString to = from.absolutePath() + u'/' + name + u'.' + from.suffix();
            if (!name.isEmpty() && to != from.absoluteFilePath())
                moveTo(from.absoluteFilePath(), to);
        });
}

void DescriptorFiles::moveTo(const QString &from, const QString &to)
{
    if (QFileInfo::exists(to))
        return say(tr("There is already a file %1.").arg(QFileInfo(to).fileName()));
    if (!QFile::rename(from, to))
        return say(tr("%1 could not be renamed.").arg(QFileInfo(from).fileName()));
    m_versions.move(from, to);
    Q_EMIT moved(from, to);
    m_catalog.load();
}

void DescriptorFiles::convert(const QString &path, const QString &text)
{
    const bool isGram = textFormOf(path) == TextForm::Gram;
    const auto converted = isGram ? model::AgentConversion::toToml(text) : model::AgentConversion::toGram(text);
    if (!converted)
        return say(tr("%1 cannot be converted: %2").arg(QFileInfo(path).fileName(), converted.error().message));
    // What is built in gets its other form among the person's.
    const QString builtIn = m_catalog.folderFor(DescriptorLayer::BuiltIn);
    const QString own = path.startsWith(builtIn) ? m_catalog.folderFor(DescriptorLayer::User) + path.mid(builtIn.size()) : path;
    const QString to = own.chopped(endingOf(textFormOf(path)).size()) + endingOf(isGram ? TextForm::Toml : TextForm::Gram);
    QStringList questions;
    if (!converted->lost.isEmpty())
        questions.append(tr("%1 will not contain: %2.").arg(QFileInfo(to).fileName(), converted->lost.join(u", "_s)));
    if (QFileInfo::exists(to))
        questions.append(tr("There is already a file %1. Its text is kept among its versions.").arg(QFileInfo(to).fileName()));
    const QByteArray bytes = converted->text.toUtf8();
    if (questions.isEmpty())
        return writeConverted(path, to, bytes);
    m_prompts.confirm(m_window, questions.join(u'\n'), QFileInfo::exists(to) ? tr("&Overwrite it") : tr("&Convert"), this,
        [this, path, to, bytes] { writeConverted(path, to, bytes); });
}

void DescriptorFiles::writeConverted(const QString &from, const QString &to, const QByteArray &text)
{
    if (QFile held(to); held.open(QIODevice::ReadOnly)) {
        if (const auto kept = m_versions.keep(to, held.readAll()); !kept)
            return say(kept.error().message);
    }
    if (const auto saved = m_catalog.save(to, text); !saved)
        return say(saved.error().message);
    Q_EMIT written(to);
    // One from elsewhere is replaced by its name.
    if (QFileInfo(from).absolutePath() != QFileInfo(to).absolutePath())
        return;
    const QString question = tr(
        "%1 and %2 describe the same agent now, and only one of them is in use. Delete %1? Its text is kept among its versions.");
    m_prompts.confirm(m_window, question.arg(QFileInfo(from).fileName(), QFileInfo(to).fileName()), tr("&Delete it"), this, [this, from] {
        remove({from, model::DescriptorKind::Agent, DescriptorLayer::User});
    });
}

void DescriptorFiles::remove(const DescriptorTree::File &file)
{
    if (file.layer == DescriptorLayer::BuiltIn)
        return say(tr("A built-in file cannot be deleted. Its tools can be switched off."));
    QFile held(file.path);
    const QByteArray text = held.open(QIODevice::ReadOnly) ? held.readAll() : QByteArray();
    held.close();
    // What cannot be kept is not deleted.
    if (const auto kept = m_versions.keep(file.path, text); !kept)
        return say(kept.error().message);
    if (!held.remove())
        return say(tr("%1 could not be deleted.").arg(QFileInfo(file.path).fileName()));
    m_removedPath = file.path;
    m_removedText = text;
    Q_EMIT removed(file.path);
    m_catalog.load();
}

void DescriptorFiles::undoRemove()
{
    if (!m_removedPath.isEmpty())
        writeNew(std::exchange(m_removedPath, {}), std::exchange(m_removedText, {}));
}

void DescriptorFiles::reveal(const DescriptorTree::File &file)
{
    if (file.layer == DescriptorLayer::BuiltIn)
        return say(tr("Built-in files are inside the program. Copy one to yours to have it as a file."));
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file.path).absolutePath()));
}

void DescriptorFiles::writeNew(const QString &path, const QByteArray &text)
{
    // What is there already is never overwritten, but shown.
    if (!QFileInfo::exists(path)) {
        if (const auto saved = m_catalog.save(path, text); !saved)
            return say(saved.error().message);
    }
    Q_EMIT written(path);
}

void DescriptorFiles::say(const QString &text)
{
    m_prompts.tell(m_window, text);
}

} // namespace gui
