// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Has OpenTelemetry's own exporter send the spans that standard input describes.
// Arguments: folder of the packages, address.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [folder, url] = process.argv.slice(2);
const { OTLPTraceExporter } = createRequire(`${folder}/package.json`)('@opentelemetry/exporter-trace-otlp-http');

const { resource, scope, spans } = JSON.parse(readFileSync(0, 'utf8'));
const clock = (nanoseconds) => [Number(BigInt(nanoseconds) / 1000000000n), Number(BigInt(nanoseconds) % 1000000000n)];
// Spans of one resource go together.
const sharedResource = { attributes: resource };
const readable = spans.map((span) => ({
    name: span.name,
    kind: span.kind - 1,
    spanContext: () => ({ traceId: span.trace, spanId: span.id, traceFlags: 1 }),
    parentSpanContext: span.parent ? { traceId: span.trace, spanId: span.parent, traceFlags: 1, isRemote: span.remote } : undefined,
    startTime: clock(span.start),
    endTime: clock(span.end),
    duration: [0, 0],
    ended: true,
    status: span.failed ? { code: 2, message: span.failure } : { code: 0 },
    attributes: span.attributes,
    links: [],
    events: [],
    resource: sharedResource,
    instrumentationScope: scope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
}));
const exporter = new OTLPTraceExporter({ url });
exporter.export(readable, async (result) => {
    await exporter.shutdown();
    if (result.error)
        console.error(result.error);
    process.exit(result.code);
});
