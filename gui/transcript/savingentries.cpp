// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/savingentries.h"

#include "model/basics/overloaded.h"
#include "model/basics/privatefile.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeDatabase>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

struct SavingEntriesTexts {
    Q_DECLARE_TR_FUNCTIONS(SavingEntries)
};

void save(const model::FileContent &file, const QString &path, QWidget *parent)
{
    QSaveFile target(path);
    if (target.open(QIODevice::WriteOnly) && model::writeWhole(target, file.data) && model::commitWhole(target))
        return;
    auto *box = new QMessageBox(QMessageBox::Warning, SavingEntriesTexts::tr("Save"),
        SavingEntriesTexts::tr("%1 could not be written: %2").arg(path, target.errorString()), QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void addEntry(QMenu &menu, const model::FileContent &file, QWidget *parent)
{
    QAction *entry = menu.addAction(
        SavingEntriesTexts::tr("Save %1 as…").arg(model::shortened(nameToSave(file), 60).replace(u'&', u"&&"_s)));
    QObject::connect(entry, &QAction::triggered, parent, [file, parent] { saveAs(file, parent); });
}

} // namespace

//! Names come from servers: never a path, and never one that is read as another.
QString nameToSave(const model::FileContent &file)
{
    const QString name = model::visibleLine(QFileInfo(file.name).fileName()).replace(u'\\', u'_');
    if (!name.isEmpty())
        return name;
    const QString suffix = QMimeDatabase().mimeTypeForName(file.mimeType).preferredSuffix();
    return suffix.isEmpty() ? SavingEntriesTexts::tr("file") : SavingEntriesTexts::tr("file") + u'.' + suffix;
}

void saveAs(const model::FileContent &file, QWidget *parent)
{
    auto *dialog = new QFileDialog(parent, SavingEntriesTexts::tr("Save as"));
    dialog->setObjectName(u"saveContent"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(nameToSave(file)).suffix());
    dialog->selectFile(nameToSave(file));
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, [file, parent](const QString &path) { save(file, path, parent); });
    dialog->open();
}

void addSavingEntries(QMenu &menu, const model::Contents &contents, QWidget *parent)
{
    for (const model::Content &content : contents) {
        std::visit(model::Overloaded {
                       [&](const model::FileContent &file) { addEntry(menu, file, parent); },
                       [&](const model::ImageContent &image) {
                           addEntry(menu, {image.data, image.mimeType, image.name}, parent);
                       },
                       [](const auto &) {},
                   },
            content);
    }
}

} // namespace gui
