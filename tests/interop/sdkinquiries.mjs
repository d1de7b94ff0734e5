// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What a provider's own SDK makes of the addresses beside the conversation: prints one JSON object, {QUESTION: ANSWER}. A refusal is
// told as the SDK's own error of it, with its status.
// Arguments: folder of the packages, dialect, base URL.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [folder, dialect, base] = process.argv.slice(2);
const fromPackages = createRequire(`${folder}/package.json`);
const load = (name) => import(pathToFileURL(fromPackages.resolve(name)));
const user = { role: 'user', content: 'Hello' };

async function anthropic() {
    const { default: Anthropic } = await load('@anthropic-ai/sdk');
    const client = new Anthropic({ apiKey: 'key', baseURL: base, maxRetries: 0 });
    return {
        models: async () => (await Array.fromAsync(client.models.list())).map((model) => model.id),
        model: async () => (await client.models.retrieve('rehearsal')).id,
        'another model': () => client.models.retrieve('other'),
        count: async () => (await client.messages.countTokens({ model: 'rehearsal', messages: [user] })).input_tokens > 0,
        'no messages': () => client.messages.create({ model: 'rehearsal', max_tokens: 100, messages: [] }),
        'another address': () => client.messages.batches.retrieve('batch_1'),
    };
}

async function openai() {
    const { default: OpenAI } = await load('openai');
    const client = new OpenAI({ apiKey: 'key', baseURL: `${base}/v1`, maxRetries: 0 });
    return {
        models: async () => (await Array.fromAsync(client.models.list())).map((model) => model.id),
        model: async () => (await client.models.retrieve('rehearsal')).id,
        'another model': () => client.models.retrieve('other'),
        count: async () => (await client.responses.inputTokens.count({ model: 'rehearsal', input: 'Hello' })).input_tokens > 0,
        'no messages': () => client.chat.completions.create({ model: 'rehearsal', messages: [] }),
        'no input': () => client.responses.create({ model: 'rehearsal', input: [] }),
        'another address': () => client.embeddings.create({ model: 'rehearsal', input: 'Hello' }),
    };
}

async function gemini() {
    const { GoogleGenAI } = await load('@google/genai');
    const client = new GoogleGenAI({ apiKey: 'key', httpOptions: { baseUrl: base } });
    return {
        models: async () => (await Array.fromAsync(await client.models.list())).map((model) => model.name),
        model: async () => (await client.models.get({ model: 'rehearsal' })).name,
        'another model': () => client.models.get({ model: 'other' }),
        count: async () => (await client.models.countTokens({ model: 'rehearsal', contents: 'Hello' })).totalTokens > 0,
        'another address': () => client.models.embedContent({ model: 'rehearsal', contents: 'Hello' }),
    };
}

async function ollama() {
    const { Ollama } = await load('ollama');
    const client = new Ollama({ host: base });
    return {
        models: async () => (await client.list()).models.map((model) => model.model),
        model: async () => (await client.show({ model: 'rehearsal' })).capabilities.includes('tools'),
        'another model': () => client.show({ model: 'other' }),
        version: async () => typeof (await client.version()).version,
        'no messages': () => client.chat({ model: 'rehearsal', messages: [] }),
        'another address': () => client.embed({ model: 'rehearsal', input: 'Hello' }),
    };
}

const makers = { 'anthropic-messages': anthropic, 'openai-chat-completions': openai, 'google-gemini': gemini, 'ollama-chat': ollama };
const answers = {};
for (const [question, ask] of Object.entries(await makers[dialect]())) {
    try {
        answers[question] = await ask();
    } catch (error) {
        answers[question] = `${error.name === 'Error' ? error.constructor.name : error.name} ${error.status ?? error.status_code}`;
        if (!(error.message ?? '').match(/rehearsal|required|not found|not specified|no model/i))
            answers[question] += `, not worded: ${error.message}`;
    }
}
console.log(JSON.stringify(answers));
