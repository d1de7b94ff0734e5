// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/treereader.h"

#include <QAbstractListModel>
#include <QCache>
#include <QSet>
#include <QTimer>

namespace model {
class Store;
}

namespace gui {

//! The rows of the map of a conversation's tree. Of a run of canisters the first and the last have a row, and those between are one row
//! that is unfolded where a person wants it. What a row shows is read by the store's worker when it is asked for, a few at a time, so
//! that a tree may be as large as it likes. Owned by its panel, which says when the tree may have changed.
class TreeMapModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TreeMapModel)

public:
    //! Folded: several canisters. More: there are branches that are not shown.
    enum class Kind { Canister, Folded, RolledBack, ForkFrom, ForkTo, More };
    Q_ENUM(Kind)
    enum DataRole {
        KindRole = Qt::UserRole,
        DepthRole,
        //! The node's row in the store; 0 while it has not been read, and for what is no canister.
        RowRole,
        PositionRole,
        //! Whether it is on the path that is shown.
        ShownRole,
        //! Where that path ends.
        HeadRole,
        //! Who speaks: a word.
        SpeakerRole,
        //! What is to be said of it, the weightiest first: marks (switched off, pinned and the like), time, model, each as words.
        DetailsRole,
        //! Of a turn that was rolled back, or of another conversation.
        IdRole
    };

    explicit TreeMapModel(model::Store &store, QObject *parent = nullptr);
    ~TreeMapModel() override;

    //! Shows nothing until it has been read.
    void setConversation(const model::ConversationId &id);
    //! Reads the outline anew; what has not changed stays.
    void refresh();
    const model::Path &path() const { return m_outline.path; }
    int branches() const { return m_outline.branches; }
    //! Unfolds or folds what this row belongs to. \return false where there is nothing to.
    bool setUnfolded(int row, bool isUnfolded);
    //! Where the path ends that is shown; -1 where that is not known.
    int headRow() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

Q_SIGNALS:
    void outlineRead();
    void failed(const model::Error &error);

private:
    using Place = std::pair<qint64, int>;
    struct Row {
        Kind kind = Kind::Canister;
        qint64 segment = 0;
        int first = 0;
        int last = 0;
        //! Its line of the outline.
        int line = 0;
        //! Where what it was unfolded from began; -1 for none.
        int fold = -1;
    };
    struct Known {
        model::TreeNode node;
        int generation = 0;
    };

    static QList<Row> rowsOf(const model::TreeOutline &outline, const QSet<Place> &unfolded);
    static bool areSame(const Row &one, const model::TreeLine &line, const Row &other, const model::TreeLine &otherLine);
    static void addRun(const model::TreeLine &line, int number, const QSet<Place> &unfolded, QList<Row> &rows);
    void adopt(const model::TreeOutline &outline);
    void show(const model::TreeOutline &outline, const QList<Row> &rows);
    void tellAll();
    //! Null while it has not been read; asks for it then.
    const model::TreeNode *nodeAt(const Row &row) const;
    void readWanted();
    const model::TreeLine &lineOf(const Row &row) const;
    bool isShown(const Row &row) const;
    bool isHead(const Row &row) const;
    QString textOf(const Row &row) const;
    QString speakerOf(const Row &row) const;
    QStringList detailsOf(const Row &row) const;
    QStringList marksOf(const Row &row) const;

    //! So many are read at a time.
    static constexpr int mostWanted = 256;
    static constexpr int mostKnown = 4096;

    model::Store &m_store;
    model::ConversationId m_id;
    model::TreeOutline m_outline;
    QList<Row> m_rows;
    QSet<Place> m_unfolded;
    //! By segment, how far the path that is shown goes in it.
    QHash<qint64, int> m_shown;
    mutable QCache<Place, Known> m_nodes {mostKnown};
    mutable QSet<Place> m_wanted;
    mutable QTimer m_read;
    //! Nodes that were read before may have other switches now.
    int m_generation = 0;
    //! What was asked for another conversation does not count.
    int m_run = 0;
    bool m_isReading = false;
    bool m_isToBeReadAgain = false;
};

} // namespace gui
