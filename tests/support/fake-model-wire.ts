/** One provider's streaming protocol, as pieces of text to be written in order: start, open, text, close, finish. */
export type Wire = {
  start: string
  open: string
  text: (words: string) => string
  close: string
  finish: (reason: 'stop' | 'length' | 'filtered' | 'tool') => string
  thinking: (words: string) => string
  toolCall: string
  /** A reply with nothing in it. */
  nothing: string
  nullText: string
  errorEvent: string
  failure: (status: number) => string
}

const chunk = (choice: unknown, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: choice === null ? [] : [choice], ...more })}\n\n`

const delta = (value: object, finish: string | null = null) => chunk({ index: 0, delta: value, finish_reason: finish })

const openAiReasons = { stop: 'stop', length: 'length', filtered: 'content_filter', tool: 'tool_calls' }
const usage = chunk(null, { usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 } })

/** `POST /v1/chat/completions` with `stream: true`. */
export const openAi: Wire = {
  start: delta({ role: 'assistant', content: '' }),
  open: '',
  text: (words) => delta({ content: words }),
  close: '',
  finish: (reason) => `${delta({}, openAiReasons[reason])}${usage}data: [DONE]\n\n`,
  thinking: (words) => delta({ reasoning_content: words }),
  toolCall: delta({
    tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: 'look_up', arguments: '{"q":1}' } }],
  }),
  nothing: `${usage}data: [DONE]\n\n`,
  nullText: delta({ content: null }),
  errorEvent: `data: ${JSON.stringify({ error: { message: 'The server had an error', type: 'server_error', code: null } })}\n\n`,
  failure: (status) => JSON.stringify({ error: { message: `failed with ${status}`, type: 'error', code: null } }),
}

const event = (type: string, more: object = {}) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`

const block = (index: number, content: object, deltas: object[]) =>
  event('content_block_start', { index, content_block: content }) +
  deltas.map((each) => event('content_block_delta', { index, delta: each })).join('') +
  event('content_block_stop', { index })

const anthropicReasons = { stop: 'end_turn', length: 'max_tokens', filtered: 'refusal', tool: 'tool_use' }

/** `POST /v1/messages` with `stream: true`. */
export const anthropic: Wire = {
  start:
    event('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'fake',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 1 },
      },
    }) + event('ping'),
  open: event('content_block_start', { index: 1, content_block: { type: 'text', text: '' } }),
  text: (words) => event('content_block_delta', { index: 1, delta: { type: 'text_delta', text: words } }),
  close: event('content_block_stop', { index: 1 }),
  finish: (reason) =>
    event('message_delta', {
      delta: { stop_reason: anthropicReasons[reason], stop_sequence: null },
      usage: { output_tokens: 10 },
    }) + event('message_stop'),
  thinking: (words) =>
    block(0, { type: 'thinking', thinking: '', signature: '' }, [{ type: 'thinking_delta', thinking: words }]),
  toolCall: block(0, { type: 'tool_use', id: 'toolu_1', name: 'look_up', input: {} }, [
    { type: 'input_json_delta', partial_json: '{"q":1}' },
  ]),
  nothing:
    event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 0 } }) +
    event('message_stop'),
  nullText: block(1, { type: 'text', text: '' }, [{ type: 'text_delta', text: null }]),
  errorEvent: event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  failure: (status) =>
    JSON.stringify({
      type: 'error',
      error: { type: status === 529 ? 'overloaded_error' : 'api_error', message: `failed with ${status}` },
    }),
}
