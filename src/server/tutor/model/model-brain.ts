import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type LanguageModelV3, type LanguageModelV3CallOptions } from '@ai-sdk/provider'
import type { ModelSettings } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import { bySentence, gapAfter } from '#server/safety/by-sentence.ts'
import type { Brain, Turn } from '../turn.ts'
import { type Prompt, writePrompt } from './prompt.ts'
import { nameToken } from './prompt-data.ts'
import { type ModelTiming, modelTiming, type TimeWatch, watchTime } from './time-watch.ts'
import { withoutThinking } from './without-thinking.ts'

const maxOutputTokens = 300
const temperature = 0.3
/** Longer replies are cut off; no server that keeps to the token limit comes near. */
const maxReply = 20_000

/** A brain that lets a language model word the moves. It yields whole sentences only, each with its gap. */
export function modelBrain(settings: ModelSettings, timing: Partial<ModelTiming> = {}): Brain {
  const model = languageModel(settings)
  const limits = { ...modelTiming, ...timing }
  return Object.assign((turn: Turn) => sayTurn(model, turn, limits), { chooses: true as const })
}

export function languageModel({ provider, baseUrl, apiKey, model }: ModelSettings): LanguageModelV3 {
  // Without an address the SDK would look into the environment for one.
  if (provider === 'anthropic') {
    return createAnthropic({ baseURL: baseUrl ?? 'https://api.anthropic.com/v1', apiKey, fetch: fetchHere })(model)
  }
  if (baseUrl === null) throw new Error('LLM_BASE_URL is needed with LLM_PROVIDER=openai-compatible')
  const key = apiKey === '' ? {} : { apiKey }
  return createOpenAICompatible({ name: 'llm', baseURL: baseUrl, ...key, fetch: fetchHere, includeUsage: true })(model)
}

/** A redirect is not followed, so the key and the child's words go nowhere but to the server that was set. */
const fetchHere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })

async function* sayTurn(model: LanguageModelV3, turn: Turn, timing: ModelTiming): AsyncGenerator<string> {
  let spoken = false
  try {
    for await (const sentence of bySentence(withoutThinking(words(model, turn, timing)))) {
      const named = sentence.replaceAll(nameToken, () => turn.student.nickname)
      spoken = true
      yield named + gapAfter(named)
    }
  } catch (error) {
    // The sentences that were whole before the limit make a reply; half a sentence does not.
    if (error === cutShort && spoken) return
    throw error
  }
  if (!spoken) throw badReply('a reply without words')
}

/** The model's words as they come. Tries a second time when nothing was said and the failure may pass. */
async function* words(model: LanguageModelV3, turn: Turn, timing: ModelTiming): AsyncGenerator<string> {
  const options = { prompt: asMessages(writePrompt(turn)), maxOutputTokens, temperature }
  const watch = watchTime(timing, turn.signal)
  try {
    for (let attempt = 1; ; attempt++) {
      let spoken = false
      try {
        for await (const text of replyOf(model, options, watch)) {
          spoken = true
          yield text
        }
        return
      } catch (cause) {
        const failure = failureOf(cause, spoken)
        const wait = failure.retryAfter ?? timing.retryPause
        const again = attempt === 1 && !spoken && failure.passing && wait <= timing.retryAfter
        if (watch.over() || !again) throw watch.over() ?? failure.error
        await watch.sleep(wait).catch(() => undefined) // woken early: the next attempt ends at once
      }
    }
  } finally {
    watch.stop()
  }
}

const asMessages = ({ system, messages }: Prompt): LanguageModelV3CallOptions['prompt'] => [
  { role: 'system', content: system },
  ...messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
]

/** One request. Ends only when the model said that its reply is complete; everything else is thrown. */
async function* replyOf(model: LanguageModelV3, options: LanguageModelV3CallOptions, watch: TimeWatch) {
  watch.waiting()
  const { stream } = await model.doStream({ ...options, abortSignal: watch.signal })
  const reader = stream.getReader()
  let length = 0
  try {
    for (;;) {
      watch.waiting()
      const { done, value: part } = await reader.read()
      if (done) throw badReply('a reply that broke off')
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') return checkEnd(part.finishReason)
      if (part.type !== 'text-delta' || part.delta === '') continue
      watch.heard()
      length += part.delta.length
      if (length > maxReply) throw cutShort
      yield part.delta
    }
  } finally {
    void reader.cancel().catch(() => undefined) // closes the connection; one that broke has nothing left to close
  }
}

function checkEnd({ unified, raw }: { unified: string; raw: string | undefined }) {
  if (unified === 'length') throw cutShort
  if (unified === 'content-filter') throw badReply('a reply that the model server withheld')
  if (unified === 'error' || (unified === 'other' && raw === undefined)) throw badReply('a reply that broke off')
}

// Messages and causes say what happened, never what was sent or where: both may be logged.
const badReply = (what: string) =>
  new AppError('tutor_bad_reply', 'The tutor gave an answer that cannot be used. Please try again.', {
    cause: new Error(`The model server gave ${what}`),
  })
const cutShort = badReply('a reply that was too long')

type Failure = { error: AppError; passing: boolean; retryAfter?: number }

function failureOf(cause: unknown, spoken: boolean): Failure {
  if (cause instanceof AppError) return { error: cause, passing: false }
  if (APICallError.isInstance(cause)) return callFailure(cause, spoken)
  // The SDK's own errors say that it could not read the reply; anything else is the error that the server sent in it.
  if (cause instanceof Error) return { error: badReply(`something unreadable (${cause.name})`), passing: false }
  return { error: unreachable('sent an error in its reply'), passing: true }
}

function callFailure(error: APICallError, spoken: boolean): Failure {
  const status = error.statusCode ?? 0
  // For Anthropic the SDK gives status 500 to whatever is wrong with the first event, its own failure to read it too.
  if (error.responseBody?.startsWith('{"name":"AI_')) return { error: badReply('something unreadable'), passing: false }
  if (status >= 300) {
    if (status === 400 && /content_(filter|policy)/.test(error.responseBody ?? '')) {
      return { error: badReply('a refusal'), passing: false }
    }
    const retryAfter = secondsOf(error.responseHeaders?.['retry-after'])
    const failed = unreachable(`answered ${status}`, retryAfter)
    return {
      error: failed,
      passing: status === 429 || status >= 500,
      ...(retryAfter && { retryAfter: retryAfter * 1_000 }),
    }
  }
  if (!error.isRetryable) return { error: badReply('something unreadable'), passing: false }
  if (spoken) return { error: badReply('a reply that broke off'), passing: false }
  return { error: unreachable(`did not answer (${networkCode(error)})`), passing: true }
}

const unreachable = (what: string, retryAfter?: number) =>
  new AppError('unavailable', 'The tutor cannot be reached right now. Please try again in a moment.', {
    cause: new Error(`The model server ${what}`),
    ...(retryAfter && { retryAfter: Math.ceil(retryAfter) }),
  })

/** Retry-After is a number of seconds or a date. */
function secondsOf(header: string | undefined): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

/** 'ECONNREFUSED' and the like: the only part of a network error that names no address. */
function networkCode(error: Error): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return 'no reason given'
}
