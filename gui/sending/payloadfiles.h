// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/exchange/exchange.h"

#include <QDialog>

#include <functional>
#include <memory>

class QCheckBox;
class QComboBox;
class QTemporaryDir;

namespace model {
class Store;
} // namespace model

namespace gui {

class UserPrompts;

//! Asks how exchanges are to be written to a file: as an HTTP Archive or as a cassette, with or without what was said. Deletes itself.
class SaveExchangesDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SaveExchangesDialog)

public:
    enum class Form { Har, Cassette };

    SaveExchangesDialog(int count, QWidget *parent);

    Form form() const;
    bool isWithoutTexts() const;

private:
    QComboBox *m_form;
    QCheckBox *m_without;
};

//! Reads exchanges whole and writes them to files. Owned by its window; store and prompts outlive it.
class PayloadFiles final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PayloadFiles)

public:
    PayloadFiles(model::Store &store, UserPrompts &prompts, QWidget *window);
    ~PayloadFiles() override;

    //! Asks how and where to.
    void save(const QList<model::ExchangeId> &ids);
    //! All of a conversation.
    void saveOf(const model::ConversationId &conversation);
    //! As an archive in a file of its own, which goes with this.
    void writeArchive(const QList<model::ExchangeId> &ids, std::function<void(const QString &path)> done);
    static model::Result<void> write(
        const QList<model::Exchange> &exchanges, SaveExchangesDialog::Form form, bool isWithoutTexts, const QString &path);

Q_SIGNALS:
    void said(const QString &text);

private:
    void read(const QList<model::ExchangeId> &ids, std::function<void(const QList<model::Exchange> &)> done);
    void ask(const QList<model::Exchange> &exchanges);

    model::Store &m_store;
    UserPrompts &m_prompts;
    QWidget *m_window;
    //! Of archives that are read again by somebody else; made when it is first needed.
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace gui
