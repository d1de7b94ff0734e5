// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;

namespace gui {

class DropDownButton;

//! The bar over the descriptors: new files, versions, what state the open file is in, and what can be done with it. Owned by the panel.
class DescriptorBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorBar)

public:
    explicit DescriptorBar(QWidget *parent = nullptr);

    //! What can be done with the file that is open.
    enum class File { None, ReadOnly, Saved, Changed };
    void showFile(File file, const QString &status, const QString &path);
    //! Empty: the file has no other notation.
    void offerConversion(const QString &text);
    //! The state of the file in a line of its own, since the buttons leave it no room.
    void setNarrow(bool narrow);

    QMenu &newMenu() const { return *m_newMenu; }
    QMenu &versionsMenu() const { return *m_versionsMenu; }
    // For their tool tips.
    QWidget &saveButton() const;
    QWidget &detachButton() const;

Q_SIGNALS:
    void copyRequested();
    void formatRequested();
    //! Into the other notation.
    void convertRequested();
    void saveRequested();
    //! A window of its own, or back.
    void detachRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    DropDownButton *addMenuButton(const QString &name, const QString &text, QMenu *menu);
    QPushButton *addButton(const QString &name, const QString &text, void (DescriptorBar::*clicked)());

    QHBoxLayout *m_row;
    //! Below it, in a narrow dock.
    QHBoxLayout *m_line;
    QMenu *m_newMenu;
    QMenu *m_versionsMenu;
    DropDownButton *m_versions = nullptr;
    QLabel *m_status;
    QPushButton *m_copy = nullptr;
    QPushButton *m_convert = nullptr;
    QPushButton *m_format = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_detach = nullptr;
};

} // namespace gui
