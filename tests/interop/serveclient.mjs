// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The protocol's own SDK as a client of `parlance serve-mcp`: prints one JSON object of what it got.
// Arguments: folder of the packages, then `stdio` with a program and its arguments, or `http` with an address and a key.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [folder, kind, ...rest] = process.argv.slice(2);
const fromPackages = createRequire(`${folder}/package.json`);
const load = (name) => import(pathToFileURL(fromPackages.resolve(`@modelcontextprotocol/sdk/${name}`)));

const { Client } = await load('client/index.js');
const { StdioClientTransport } = await load('client/stdio.js');
const { StreamableHTTPClientTransport } = await load('client/streamableHttp.js');
const { ElicitRequestSchema } = await load('types.js');

const transport =
    kind === 'stdio'
        ? new StdioClientTransport({ command: rest[0], args: rest.slice(1), env: process.env, stderr: 'inherit' })
        : new StreamableHTTPClientTransport(new URL(rest[0]), { requestInit: { headers: { Authorization: `Bearer ${rest[1]}` } } });
const client = new Client({ name: 'sdk-client', version: '1' }, { capabilities: { elicitation: {} } });
const asked = [];
client.setRequestHandler(ElicitRequestSchema, async (request) => {
    asked.push(request.params.message.split('\n')[0]);
    return { action: 'accept', content: { decision: 'allow' } };
});
await client.connect(transport);
const { tools } = await client.listTools();
const progress = [];
const turn = await client.callTool({ name: 'converse', arguments: { prompt: 'Write notes.txt: buy oil', tools: ['io'] } }, undefined, {
    onprogress: (event) => progress.push(event.message),
});
// The same as a task, whose person is asked while its end is waited for.
const steps = [];
let ofTask;
for await (const step of client.experimental.tasks.callToolStream(
    { name: 'converse', arguments: { prompt: 'Write more.txt: buy milk', tools: ['io'] } },
    undefined,
    { task: { ttl: 60000 } },
)) {
    steps.push(step.type);
    ofTask = step.result ?? ofTask;
}
const { tasks } = await client.experimental.tasks.listTasks();
const { resources } = await client.listResources();
const read = await client.readResource({ uri: resources[0].uri });
const { prompts } = await client.listPrompts();
console.log(
    JSON.stringify({
        server: client.getServerVersion().name,
        tools: tools.map((tool) => tool.name),
        state: turn.structuredContent.state,
        calls: turn.structuredContent.calls.map((call) => call.name),
        asked: asked.length,
        progress: progress.length > 0,
        task: ofTask?.structuredContent?.state,
        steps: [steps[0], steps[steps.length - 1]],
        tasks: tasks.map((task) => task.status),
        lines: read.contents[0].text.trim().split('\n').length,
        prompts: prompts.length > 0,
    }),
);
await client.close();
