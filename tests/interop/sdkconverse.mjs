// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// One conversation by a provider's own SDK: the client writes the requests and reads the streams, and this prints what it made of
// each reply, a line a round: {"text","thought","calls":[{"name","arguments"}],"input","output"}.
// Arguments: folder of the packages, dialect, base URL. Standard input: {"model","prompt","tools":[{"name","description","schema"}],
// "results":{NAME: TEXT}}.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [folder, dialect, base] = process.argv.slice(2);
const { model, prompt, tools, results } = JSON.parse(readFileSync(0, 'utf8'));
const fromPackages = createRequire(`${folder}/package.json`);
const load = (name) => import(pathToFileURL(fromPackages.resolve(name)));
const mostRounds = 4;

async function anthropic() {
    const { default: Anthropic } = await load('@anthropic-ai/sdk');
    const client = new Anthropic({ apiKey: 'key', baseURL: base });
    const messages = [{ role: 'user', content: prompt }];
    return {
        async round() {
            const message = await client.messages.stream({
                model, messages, max_tokens: 32000,
                tools: tools.map((tool) => ({ name: tool.name, description: tool.description, input_schema: tool.schema })),
            }).finalMessage();
            messages.push({ role: 'assistant', content: message.content });
            const of = (type) => message.content.filter((block) => block.type === type);
            return {
                text: of('text').map((block) => block.text).join(''),
                thought: of('thinking').map((block) => block.thinking).join(''),
                calls: of('tool_use').map((block) => ({ id: block.id, name: block.name, arguments: block.input })),
                input: message.usage.input_tokens, output: message.usage.output_tokens,
            };
        },
        answer(calls) {
            messages.push({
                role: 'user',
                content: calls.map((call) => ({ type: 'tool_result', tool_use_id: call.id, content: results[call.name] })),
            });
        },
    };
}

async function completions() {
    const { default: OpenAI } = await load('openai');
    const client = new OpenAI({ apiKey: 'key', baseURL: `${base}/v1` });
    const messages = [{ role: 'user', content: prompt }];
    return {
        async round() {
            const stream = client.chat.completions.stream({
                model, messages, stream_options: { include_usage: true },
                tools: tools.map((tool) => (
                    { type: 'function', function: { name: tool.name, description: tool.description, parameters: tool.schema } })),
            });
            // Thoughts are no part of what the SDK gathers.
            let thought = '';
            stream.on('chunk', (chunk) => { thought += chunk.choices[0]?.delta?.reasoning_content ?? ''; });
            const completion = await stream.finalChatCompletion();
            const { message } = completion.choices[0];
            messages.push({ role: 'assistant', content: message.content, ...(message.tool_calls && { tool_calls: message.tool_calls }) });
            return {
                text: message.content ?? '', thought,
                calls: (message.tool_calls ?? []).map((call) => (
                    { id: call.id, name: call.function.name, arguments: JSON.parse(call.function.arguments || '{}') })),
                input: completion.usage.prompt_tokens, output: completion.usage.completion_tokens,
            };
        },
        answer(calls) {
            for (const call of calls)
                messages.push({ role: 'tool', tool_call_id: call.id, content: results[call.name] });
        },
    };
}

async function responses() {
    const { default: OpenAI } = await load('openai');
    const client = new OpenAI({ apiKey: 'key', baseURL: `${base}/v1` });
    const input = [{ role: 'user', content: prompt }];
    return {
        async round() {
            const response = await client.responses.stream({
                model, input, store: false, include: ['reasoning.encrypted_content'],
                tools: tools.map((tool) => (
                    { type: 'function', name: tool.name, description: tool.description, parameters: tool.schema, strict: false })),
            }).finalResponse();
            input.push(...response.output);
            const of = (type) => response.output.filter((item) => item.type === type);
            return {
                text: of('message').flatMap((item) => item.content).map((part) => part.text ?? '').join(''),
                thought: of('reasoning').flatMap((item) => item.summary).map((part) => part.text).join(''),
                calls: of('function_call').map((item) => (
                    { id: item.call_id, name: item.name, arguments: JSON.parse(item.arguments || '{}') })),
                input: response.usage.input_tokens, output: response.usage.output_tokens,
            };
        },
        answer(calls) {
            for (const call of calls)
                input.push({ type: 'function_call_output', call_id: call.id, output: results[call.name] });
        },
    };
}

async function ollama() {
    const { Ollama } = await load('ollama');
    const client = new Ollama({ host: base });
    const messages = [{ role: 'user', content: prompt }];
    return {
        async round() {
            const parts = await client.chat({
                model, messages, stream: true, think: true,
                tools: tools.map((tool) => (
                    { type: 'function', function: { name: tool.name, description: tool.description, parameters: tool.schema } })),
            });
            const gathered = { text: '', thought: '', calls: [], input: 0, output: 0 };
            for await (const part of parts) {
                gathered.text += part.message.content;
                gathered.thought += part.message.thinking ?? '';
                for (const call of part.message.tool_calls ?? [])
                    gathered.calls.push({ name: call.function.name, arguments: call.function.arguments });
                gathered.input = part.prompt_eval_count ?? gathered.input;
                gathered.output = part.eval_count ?? gathered.output;
            }
            messages.push({
                role: 'assistant', content: gathered.text,
                ...(gathered.calls.length > 0 && { tool_calls: gathered.calls.map((call) => ({ function: call })) }),
            });
            return gathered;
        },
        answer(calls) {
            for (const call of calls)
                messages.push({ role: 'tool', tool_name: call.name, content: results[call.name] });
        },
    };
}

async function gemini() {
    const { GoogleGenAI } = await load('@google/genai');
    const client = new GoogleGenAI({ apiKey: 'key', httpOptions: { baseUrl: base } });
    const contents = [{ role: 'user', parts: [{ text: prompt }] }];
    return {
        async round() {
            const chunks = await client.models.generateContentStream({
                model, contents,
                config: {
                    tools: [{
                        functionDeclarations: tools.map((tool) => (
                            { name: tool.name, description: tool.description, parametersJsonSchema: tool.schema })),
                    }],
                },
            });
            const gathered = { text: '', thought: '', calls: [], input: 0, output: 0 };
            const said = [];
            for await (const chunk of chunks) {
                for (const part of chunk.candidates?.[0]?.content?.parts ?? []) {
                    said.push(part);
                    if (part.functionCall)
                        gathered.calls.push({ id: part.functionCall.id, name: part.functionCall.name, arguments: part.functionCall.args ?? {} });
                    else if (part.thought)
                        gathered.thought += part.text ?? '';
                    else
                        gathered.text += part.text ?? '';
                }
                gathered.input = chunk.usageMetadata?.promptTokenCount ?? gathered.input;
                gathered.output = chunk.usageMetadata?.candidatesTokenCount ?? gathered.output;
            }
            contents.push({ role: 'model', parts: said });
            return gathered;
        },
        answer(calls) {
            contents.push({
                role: 'user',
                parts: calls.map((call) => (
                    { functionResponse: { id: call.id, name: call.name, response: { output: results[call.name] } } })),
            });
        },
    };
}

const makers = {
    'anthropic-messages': anthropic,
    'openai-chat-completions': completions,
    'openai-responses': responses,
    'ollama-chat': ollama,
    'google-gemini': gemini,
};
const conversation = await makers[dialect]();
for (let round = 0; round < mostRounds; ++round) {
    const reply = await conversation.round();
    console.log(JSON.stringify({ ...reply, calls: reply.calls.map(({ name, arguments: given }) => ({ name, arguments: given })) }));
    if (reply.calls.length === 0)
        break;
    conversation.answer(reply.calls);
}
