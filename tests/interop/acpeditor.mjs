// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The Agent Client Protocol's own SDK as an editor of `parlance serve-acp`: prints one JSON object of what it got. What the SDK's schema
// does not allow in a message of the agent's is told as a fault.
// Arguments: folder of the packages, workspace, then the agent with its arguments.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const [folder, workspace, command, ...words] = process.argv.slice(2);
const fromPackages = createRequire(`${folder}/package.json`);
const acp = await import(pathToFileURL(fromPackages.resolve('@agentclientprotocol/sdk')));
const Ajv = fromPackages('ajv/dist/2020').default;
const schema = fromPackages('@agentclientprotocol/sdk/schema/schema.json');
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema(schema, 'acp');
const faults = [];
const validate = (type, value) => {
    const check = ajv.getSchema(`acp#/$defs/${type}`);
    if (!check(value)) faults.push({ type, errors: check.errors.slice(0, 3), value });
    return value;
};

const agent = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
const updates = [];
const permissions = [];
const stream = acp.ndJsonStream(Writable.toWeb(agent.stdin), Readable.toWeb(agent.stdout));
const got = await acp
    .client({ name: 'sdk-editor' })
    .onRequest(acp.methods.client.session.requestPermission, (context) => {
        permissions.push(validate('RequestPermissionRequest', context.params));
        return { outcome: { outcome: 'selected', optionId: context.params.options[0].optionId } };
    })
    .onNotification(acp.methods.client.session.update, (context) => {
        updates.push(validate('SessionNotification', context.params));
    })
    .connectWith(stream, async (context) => {
        const initialized = validate(
            'InitializeResponse',
            await context.request(acp.methods.agent.initialize, { protocolVersion: acp.PROTOCOL_VERSION, clientCapabilities: {} }),
        );
        const made = validate('NewSessionResponse', await context.request('session/new', { cwd: workspace, mcpServers: [] }));
        const prompt = (text) =>
            context.request('session/prompt', { sessionId: made.sessionId, prompt: [{ type: 'text', text }] });
        const reasons = [];
        for (const text of ['Write notes.txt: buy oil', 'Roll 2d6 then break a tool', 'Hello'])
            reasons.push(validate('PromptResponse', await prompt(text)).stopReason);
        const chosen = await context.request('session/set_config_option', { sessionId: made.sessionId, configId: 'mode', value: 'refuse' });
        validate('SetSessionConfigOptionResponse', chosen);
        const listed = validate('ListSessionsResponse', await context.request('session/list', {}));
        const before = updates.length;
        validate('LoadSessionResponse', await context.request('session/load', { sessionId: made.sessionId, cwd: workspace, mcpServers: [] }));
        return { version: initialized.protocolVersion, reasons, sessions: listed.sessions.length, replayed: updates.length > before };
    });
agent.stdin.end();
const kinds = [...new Set(updates.map((each) => each.update.sessionUpdate))].sort();
console.log(JSON.stringify({ ...got, kinds, permissions: permissions.length, faults }));
process.exit(0);
