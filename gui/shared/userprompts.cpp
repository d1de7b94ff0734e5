// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/userprompts.h"

#include "gui/theme/theme.h"
#include "model/text/visibletext.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! Not yet open.
QMessageBox *makeBox(const QString &name, const QString &text, QMessageBox::StandardButtons button, QWidget *parent)
{
    // Without a title it would bear the name of the program's file.
    auto *box = new QMessageBox(QMessageBox::NoIcon, u"Parlance"_s, model::visibleSentences(text), button, parent);
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    // Model output and titles come from outside; they are never read as markup.
    box->setTextFormat(Qt::PlainText);
    return box;
}

//! As `html` of `HTML (*.html *.htm)`.
QString suffixOf(const QString &filter)
{
    static const QRegularExpression first(u"\\*\\.(\\w+)"_s);
    return first.match(filter).captured(1);
}

//! The ending of the name follows the form that is picked; one that the person has thought of stays.
void offerForms(QFileDialog *dialog, const QStringList &filters)
{
    dialog->setNameFilters(filters);
    QStringList endings;
    for (const QString &filter : filters)
        endings += suffixOf(filter);
    dialog->selectNameFilter(filters.value(endings.indexOf(dialog->defaultSuffix())));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, endings](const QString &filter) {
        const QFileInfo written(dialog->selectedFiles().value(0));
        dialog->setDefaultSuffix(suffixOf(filter));
        if (endings.contains(written.suffix()))
            dialog->selectFile(written.completeBaseName() + u'.' + suffixOf(filter));
    });
}

void openFor(QFileDialog *dialog, QObject *context, std::function<void(const QString &)> done)
{
    dialog->setObjectName(u"fileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QFileDialog::fileSelected, context, std::move(done));
    dialog->open();
}

} // namespace

void DialogPrompts::chooseFolder(QWidget *parent, const QString &title, QObject *context, std::function<void(const QString &)> done)
{
    auto *dialog = new QFileDialog(parent, title);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    openFor(dialog, context, std::move(done));
}

void DialogPrompts::chooseFileToOpen(QWidget *parent, const QString &title, QObject *context, std::function<void(const QString &)> done)
{
    auto *dialog = new QFileDialog(parent, title);
    dialog->setFileMode(QFileDialog::ExistingFile);
    // Many programs keep their settings in folders whose names begin with a dot.
    dialog->setFilter(QDir::AllDirs | QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot);
    openFor(dialog, context, std::move(done));
}

void DialogPrompts::chooseFileToSave(
    QWidget *parent, const QString &title, const NewFile &file, QObject *context, std::function<void(const QString &)> done)
{
    auto *dialog = new QFileDialog(parent, title);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(file.name).suffix());
    if (!file.filters.isEmpty())
        offerForms(dialog, file.filters);
    dialog->selectFile(file.name);
    openFor(dialog, context, std::move(done));
}

void DialogPrompts::askText(QWidget *parent, const QString &title, const QString &label, const QString &text, QObject *context,
    std::function<void(const QString &)> done)
{
    auto *dialog = new QInputDialog(parent);
    dialog->setObjectName(u"textDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(label);
    dialog->setTextValue(text);
    // Wide enough for the title, and for what is written.
    constexpr int roomyWidth = 420;
    dialog->resize(Theme::zoomed(roomyWidth), dialog->sizeHint().height());
    QObject::connect(dialog, &QInputDialog::textValueSelected, context, std::move(done));
    dialog->open();
}

void DialogPrompts::confirm(QWidget *parent, const QString &text, const QString &action, QObject *context, std::function<void()> done)
{
    QMessageBox *box = makeBox(u"confirmDialog"_s, text, QMessageBox::Cancel, parent);
    QPushButton *yes = box->addButton(action, QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(yes, &QPushButton::clicked, context, std::move(done));
    box->open();
}

void DialogPrompts::offerSaving(QWidget *parent, const QString &text, const QString &drop, QObject *context, std::function<void(bool)> done)
{
    QMessageBox *box = makeBox(u"savingDialog"_s, text, QMessageBox::Save | QMessageBox::Cancel, parent);
    box->setDefaultButton(QMessageBox::Save);
    const QPushButton *dropping = box->addButton(drop, QMessageBox::DestructiveRole);
    QObject::connect(box->button(QMessageBox::Save), &QPushButton::clicked, context, [done] { done(true); });
    QObject::connect(dropping, &QPushButton::clicked, context, [done] { done(false); });
    box->open();
}

void DialogPrompts::tell(QWidget *parent, const QString &text)
{
    makeBox(u"noticeDialog"_s, text, QMessageBox::Close, parent)->open();
}

} // namespace gui
