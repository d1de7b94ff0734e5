// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The median of calls of `echo` by the official SDK's client, in microseconds.
// Arguments: folder of the packages, calls to warm up, calls, then `stdio SERVER` or `http URL`.

const [folder, warmUp, calls, kind, target] = process.argv.slice(2);
const sdk = `${folder}/node_modules/@modelcontextprotocol/sdk/dist/esm/client`;
const { Client } = await import(`${sdk}/index.js`);
const { StdioClientTransport } = await import(`${sdk}/stdio.js`);
const { StreamableHTTPClientTransport } = await import(`${sdk}/streamableHttp.js`);

const client = new Client({ name: 'reference', version: '0' });
await client.connect(kind === 'stdio'
    ? new StdioClientTransport({ command: process.execPath, args: [target, 'stdio'], stderr: 'ignore' })
    : new StreamableHTTPClientTransport(new URL(target)));
const call = () => client.callTool({ name: 'echo', arguments: { message: 'hello' } });
for (let i = 0; i < warmUp; ++i)
    await call();
const durations = [];
for (let i = 0; i < calls; ++i) {
    const before = process.hrtime.bigint();
    await call();
    durations.push(Number(process.hrtime.bigint() - before) / 1000);
}
durations.sort((a, b) => a - b);
console.log(durations[durations.length >> 1]);
await client.close();
process.exit(0);
