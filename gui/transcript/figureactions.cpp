// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/figureactions.h"

#include "gui/transcript/highlighting.h"
#include "gui/transcript/savingentries.h"
#include "gui/transcript/tablewindow.h"
#include "model/basics/privatefile.h"
#include "model/text/inlinetext.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFile>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! A browser runs nothing in a picture that a page shows, and loads nothing for it; opened by itself, an SVG may do both.
QByteArray pageWith(const QByteArray &svg)
{
    return "<!DOCTYPE html><meta charset=\"utf-8\"><title>SVG</title><img alt=\"\" src=\"data:image/svg+xml;base64," + svg.toBase64()
        + "\">\n";
}

} // namespace

FigureActions::FigureActions(HighlightTables &tables, QWidget &view)
    : QObject(&view)
    , m_tables(tables)
    , m_view(view)
{
}

void FigureActions::perform(FigureAction action, const FigureText &figure)
{
    QClipboard &clipboard = *QApplication::clipboard();
    switch (action) {
    case FigureAction::Copy: return clipboard.setText(figure.text);
    case FigureAction::CopyAsCsv: return clipboard.setText(model::csvOf(figure.text));
    case FigureAction::Save: return saveAs(fileOf(figure), &m_view);
    case FigureAction::OpenInWindow: return TableWindow::open(model::rowsOfTable(figure.text), m_view);
    case FigureAction::OpenOutside: return openOutside(figure);
    case FigureAction::Wrap:
    case FigureAction::None: return;
    }
}

model::FileContent FigureActions::fileOf(const FigureText &figure)
{
    switch (figure.kind) {
    case MarkdownBlock::Kind::Table: return {model::csvOf(figure.text).toUtf8(), u"text/csv"_s, tr("table") + u".csv"_s};
    case MarkdownBlock::Kind::Formula: return {figure.text.toUtf8(), u"text/x-tex"_s, tr("formula") + u".tex"_s};
    default: break;
    }
    const auto rules = m_tables.find(figure.language);
    const QString suffix = rules ? rules->language(figure.language)->suffix : figure.language == u"mermaid" ? u"mmd"_s : u"txt"_s;
    return {figure.text.toUtf8(), u"text/plain"_s, tr("code") + u'.' + suffix};
}

QString FigureActions::written(const model::FileContent &file)
{
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(file.name);
    QFile target(path);
    const bool isWritten = target.open(QIODevice::WriteOnly) && model::writeWhole(target, file.data) && model::flushWhole(target);
    return isWritten ? path : QString();
}

void FigureActions::openOutside(const FigureText &figure)
{
    const QByteArray text = figure.text.toUtf8();
    const bool isSvg = figure.language == u"svg";
    const QString path = written(isSvg ? model::FileContent {pageWith(text), u"text/html"_s, u"svg.html"_s} : fileOf(figure));
    if (!path.isEmpty())
        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

std::unique_ptr<QMimeData> FigureActions::dragged(const FigureText &figure)
{
    const model::FileContent file = fileOf(figure);
    auto data = dragged(file);
    data->setText(QString::fromUtf8(file.data));
    return data;
}

std::unique_ptr<QMimeData> FigureActions::dragged(const model::FileContent &file)
{
    auto data = std::make_unique<QMimeData>();
    if (const QString path = written({file.data, file.mimeType, nameToSave(file)}); !path.isEmpty())
        data->setUrls({QUrl::fromLocalFile(path)});
    return data;
}

} // namespace gui
