// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/inspector/bodyview.h"
#include "gui/shared/findbar.h"
#include "model/schema/jsonpath.h"
#include "model/schema/jsontext.h"

#include <optional>

class QComboBox;
class QLineEdit;
class QStackedWidget;
class QTreeView;

namespace gui {

class JsonTreeModel;

//! A body in the form that a person chooses, with a search for texts and JSON paths. Owned by an ExchangeView.
class BodyPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BodyPage)

public:
    enum Form { Tree, Text, Raw, Hexadecimal };
    //! Larger ones are shown as text only: a level of a tree is read at once.
    static constexpr qsizetype largestTree = 8 * 1024 * 1024;

    explicit BodyPage(const QString &name, QWidget *parent = nullptr);

    BodyView &view() { return *m_view; }
    void setBody(const QByteArray &body, const QString &placeholder);
    void grow(const QByteArray &body);
    void setForm(Form form);
    //! In the bytes as they came.
    void showBytes(qsizetype begin, qsizetype end);
    void find(FindStep step);

private:
    void build(const QString &name);
    void fillTree();
    void showForm();
    void findText(int step);
    void findPath(int step);
    void showPlace(int number);
    void copyFromTree(bool isPointer) const;

    QComboBox *m_form;
    QLineEdit *m_words;
    QLabel *m_found;
    BodyView *m_view;
    JsonTreeModel *m_model;
    QTreeView *m_tree;
    QLabel *m_noTree;
    QStackedWidget *m_stack;
    //! Of what is in the tree; nothing while it is not filled.
    std::optional<model::JsonText> m_json;
    QList<model::JsonPath::Place> m_places;
    int m_place = -1;
    QString m_path;
};

} // namespace gui
