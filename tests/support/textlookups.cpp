// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// A text is looked up under the class that says it, and filed under the class that lupdate takes for it: where these differ nobody ever
// sees its translation. In every test that has this, all look-ups are compared with what is filed, and the test fails at its end.

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QMutex>
#include <QTranslator>
#include <QXmlStreamReader>

#include <cstdio>
#include <cstdlib>

namespace {

class Lookups final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    // Where no file can be opened, the sanitizer cannot look at an object's type and takes it for none.
    __attribute__((no_sanitize("vptr"))) QString translate(const char *context, const char *source, const char *, int) const override
    {
        // Qt's own classes have their texts elsewhere, and a descriptor's are anybody's.
        if (!context || !source || *context == 'Q' || QByteArrayView(context) == "Descriptors")
            return {};
        const QMutexLocker lock(&m_mutex);
        const QByteArray text(source);
        if (m_seen.contains(text, context))
            return {};
        m_seen.insert(text, context);
        if (m_filed.isEmpty())
            read();
        if (m_filed.contains(text) && !m_filed.contains(text, context))
            m_lost.append(QByteArray(context) + ": " + text);
        return {};
    }

    void tell() const
    {
        for (const QByteArray &text : m_lost)
            std::fprintf(stderr, "filed under another class, so that no translation is found: %s\n", text.constData());
        std::fflush(stderr);
        if (!m_lost.isEmpty())
            std::_Exit(1);
    }

private:
    void read() const
    {
        QFile file(QStringLiteral(TEXTS));
        if (!file.open(QIODevice::ReadOnly))
            return;
        QXmlStreamReader xml(&file);
        QByteArray context;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText().toUtf8();
            else if (xml.name() == QLatin1String("source"))
                m_filed.insert(xml.readElementText().toUtf8(), context);
        }
    }

    mutable QMutex m_mutex;
    mutable QMultiHash<QByteArray, QByteArray> m_filed;
    mutable QMultiHash<QByteArray, QByteArray> m_seen;
    mutable QByteArrayList m_lost;
};

void record()
{
    static Lookups *lookups = nullptr;
    // A test may make an application more than once.
    if (!lookups) {
        lookups = new Lookups;
        qAddPostRoutine([] { lookups->tell(); });
    }
    QCoreApplication::installTranslator(lookups);
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(record)
