// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The example agent of the Agent Client Protocol's own SDK, or another, with a look at what it is sent: what the SDK's schema does not allow in
// a message of the client's goes to a file, as one JSON object.
// Arguments: folder of the packages, the file, then the other agent with its arguments.

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const [folder, file, other, ...words] = process.argv.slice(2);
const fromPackages = createRequire(`${folder}/package.json`);
const Ajv = fromPackages('ajv/dist/2020').default;
const schema = fromPackages('@agentclientprotocol/sdk/schema/schema.json');
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema(schema, 'acp');

const types = {
    initialize: 'InitializeRequest',
    'session/new': 'NewSessionRequest',
    'session/prompt': 'PromptRequest',
    'session/cancel': 'CancelNotification',
    'session/load': 'LoadSessionRequest',
    'session/resume': 'ResumeSessionRequest',
    'session/fork': 'ForkSessionRequest',
    'session/delete': 'DeleteSessionRequest',
    'session/close': 'CloseSessionRequest',
    'session/set_mode': 'SetSessionModeRequest',
    'session/set_config_option': 'SetSessionConfigOptionRequest',
};
const answers = { 'session/request_permission': 'RequestPermissionResponse' };
const faults = [];
const seen = [];
const asked = new Map();
const tell = () => writeFileSync(file, JSON.stringify({ faults, seen }));
const validate = (type, value) => {
    seen.push(type);
    const check = type && ajv.getSchema(`acp#/$defs/${type}`);
    if (!check || !check(value)) faults.push({ type, errors: check ? check.errors.slice(0, 3) : ['no such message'], value });
    tell();
};

const example = join(dirname(fromPackages.resolve('@agentclientprotocol/sdk')), 'examples', 'agent.js');
const agent = spawn(other ?? process.execPath, other ? words : [example], { stdio: ['pipe', 'pipe', 'inherit'] });
createInterface({ input: process.stdin })
    .on('line', (line) => {
        const message = JSON.parse(line);
        if (message.jsonrpc !== '2.0') faults.push({ errors: ['no JSON-RPC 2.0'], value: message });
        if (message.method) validate(types[message.method], message.params);
        else if (message.result) validate(answers[asked.get(message.id)], message.result);
        agent.stdin.write(`${line}\n`);
    })
    .on('close', () => agent.stdin.end());
createInterface({ input: agent.stdout }).on('line', (line) => {
    const message = JSON.parse(line);
    if (message.method && message.id !== undefined) asked.set(message.id, message.method);
    process.stdout.write(`${line}\n`);
});
agent.on('exit', (status) => process.exit(status ?? 1));
