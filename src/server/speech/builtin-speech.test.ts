import { afterEach, describe, expect, it, vi } from 'vitest'
import { builtinSpeech } from './builtin-speech.ts'
import { loadFlite } from './flite-host.ts'
import type { Spoken } from './speech.ts'

const open: { close: () => Promise<void> }[] = []
/** Patient, for a busy machine must not make these tests fail. */
const limitMs = 15_000
const voice = (options: Parameters<typeof builtinSpeech>[0] = {}) => {
  const speech = builtinSpeech({ limitMs, ...options })
  open.push(speech)
  return speech
}
/** From here on a test says when the limit has passed. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(open.splice(0).map((speech) => speech.close()))
})

const normal = { pace: 1 }
const praise = 'Great job! Seven times eight is fifty-six.'

/** What a player reads of a WAV file. */
function wav({ audio }: Spoken) {
  const view = new DataView(audio.buffer, audio.byteOffset)
  const text = (from: number) => Buffer.from(audio.subarray(from, from + 4)).toString('latin1')
  const [channels, rate, bits] = [view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]
  const bytes = view.getUint32(40, true)
  const samples = new Int16Array(audio.slice(44).buffer)
  return {
    form: `${text(0)} ${text(8)} ${text(36)}`,
    channels,
    rate,
    bits,
    complete: bytes === audio.length - 44 && view.getUint32(4, true) === audio.length - 8,
    seconds: bytes / 2 / rate,
    loudest: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  }
}

/** A thread that does as the text says: hangs, dies, or answers with the text itself. */
const program = `
  import { parentPort } from 'node:worker_threads'
  let heard = 0
  parentPort.on('message', ({ text }) => {
    heard += 1
    if (text.startsWith('hang')) while (true);
    if (text.startsWith('die')) process.exit(3)
    if (text.startsWith('throw')) throw new Error('broken')
    const wait = Number(/wait (\\d+)/.exec(text)?.[1] ?? 0)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait)
    parentPort.postMessage({ audio: new TextEncoder().encode(text + ' #' + heard) })
  })`
const entry = new URL(`data:text/javascript,${encodeURIComponent(program)}`)
const said = ({ audio }: Spoken) => new TextDecoder().decode(audio)

describe('the built-in voice', () => {
  it('reads a sentence aloud as a whole WAV file', async () => {
    const spoken = await voice().speak(praise, normal)
    expect(spoken.type).toBe('audio/wav')
    const heard = wav(spoken)
    expect(heard).toMatchObject({ form: 'RIFF WAVE data', channels: 1, rate: 16_000, bits: 16, complete: true })
    expect(heard.seconds).toBeGreaterThan(2)
    expect(heard.seconds).toBeLessThan(4.5)
    expect(heard.loudest).toBeGreaterThan(5_000)
  })

  it('speaks more slowly for a younger child', async () => {
    const speech = voice()
    const [adult, young] = await Promise.all([speech.speak(praise, normal), speech.speak(praise, { pace: 1.25 })])
    expect(wav(young).seconds / wav(adult).seconds).toBeGreaterThan(1.15)
    expect(wav(young).seconds / wav(adult).seconds).toBeLessThan(1.3)
  })

  it('stays understandable at a pace that nobody could mean', async () => {
    const speech = voice()
    const [adult, endless, none] = await Promise.all([1, 1e9, Number.NaN].map((pace) => speech.speak(praise, { pace })))
    expect(endless && adult && wav(endless).seconds / wav(adult).seconds).toBeLessThan(2.2)
    expect(none?.audio).toBe(adult?.audio)
  })

  it('speaks a text once for two who ask at the same time and for one who asks again', async () => {
    const speech = voice()
    const [first, second] = await Promise.all([speech.speak(praise, normal), speech.speak(praise, normal)])
    expect(second.audio).toBe(first.audio)
    expect((await speech.speak(praise, normal)).audio).toBe(first.audio)
    expect((await speech.speak(praise, { pace: 1.1 })).audio).not.toBe(first.audio)
  })

  it('gives each of 30 who ask at once their own sentence', async () => {
    const flite = loadFlite()
    const speech = voice()
    const sentences = Array.from({ length: 30 }, (_, index) => `Number ${index}.`)
    const spoken = await Promise.all(sentences.map((sentence) => speech.speak(sentence, normal)))
    for (const [index, sentence] of sentences.entries()) {
      expect(Buffer.from(spoken[index]?.audio ?? []).equals(flite.speak(sentence, 1).audio)).toBe(true)
    }
    expect(new Set(spoken.map(({ audio }) => Buffer.from(audio).toString('base64'))).size).toBe(30)
  })

  it.each([
    ['quotes', `She said "it's a cat", didn't she?`],
    ['a leading dash', '-voice is what I said'],
    ['what looks like an option', '--help'],
    ['one word', 'cat'],
    ['what looks like a file', 'package.json'],
    ['a zero byte', 'cat\0dog'],
    ['foreign letters and half a pair', 'Привет, cat 🎉 \ud83d'],
    ['a thousand characters', 'The cat sat on the mat. '.repeat(42).slice(0, 1_000)],
  ])('manages %s', async (_what, text) => {
    const heard = wav(await voice().speak(text, normal))
    expect(heard).toMatchObject({ form: 'RIFF WAVE data', complete: true })
    expect(heard.seconds).toBeGreaterThan(0.15)
  })

  it('says nothing, and says so, for a text without words', async () => {
    await expect(voice().speak('🎉', normal)).rejects.toMatchObject({ code: 'speech_failed' })
  })

  it('gives up a text that takes too long, and speaks the next one', async () => {
    stopTheClock()
    const speech = voice()
    const long = expect(speech.speak('seven hundred '.repeat(1_000), normal)).rejects.toMatchObject({
      code: 'speech_failed',
    })
    await vi.advanceTimersByTimeAsync(limitMs)
    await long
    expect(wav(await speech.speak('cat', normal)).complete).toBe(true)
  })
})

describe('the queue before the voice', () => {
  it('wakes up before it is needed, once', async () => {
    const speech = voice({ entry })
    speech.wake?.()
    speech.wake?.()
    // The thread counts what it has said.
    expect(said(await speech.speak('one', normal))).toBe('one #2')
    speech.wake?.()
    expect(said(await speech.speak('two', normal))).toBe('two #3')
  })

  it('replaces a thread that hangs, and only its own text fails', async () => {
    stopTheClock()
    const speech = voice({ entry })
    await speech.speak('warm', normal)
    const both = Promise.allSettled([speech.speak('hang', normal), speech.speak('next', normal)])
    await vi.advanceTimersByTimeAsync(limitMs)
    const [hung, next] = await both
    expect(hung).toMatchObject({ status: 'rejected', reason: { code: 'speech_failed' } })
    // The next one had waited for as long as one may wait.
    expect(next).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', retryAfter: 2 } })
    expect(said(await speech.speak('after', normal))).toBe('after #1')
  })

  it.each(['die', 'throw'])('replaces a thread that ends (%s), and only its own text fails', async (how) => {
    const speech = voice({ entry })
    const all = await Promise.allSettled(['one', how, 'two', 'three'].map((text) => speech.speak(text, normal)))
    expect(all.map((each) => (each.status === 'fulfilled' ? said(each.value) : each.reason.code))).toEqual([
      'one #1',
      'speech_failed',
      'two #1',
      'three #2',
    ])
  })

  it('fails, and keeps running, when the thread cannot start at all', async () => {
    const speech = voice({ entry: new URL('file:///nowhere/flite-worker.js') })
    await expect(speech.speak('one', normal)).rejects.toMatchObject({ code: 'speech_failed' })
    await expect(speech.speak('two', normal)).rejects.toMatchObject({ code: 'speech_failed' })
  })

  it('takes back a text that is no longer wanted', async () => {
    const speech = voice({ entry })
    const gone = new AbortController()
    const slow = speech.speak('wait 150', normal)
    const unwanted = speech.speak('unwanted', { ...normal, signal: gone.signal })
    const last = speech.speak('last', normal)
    gone.abort()
    await expect(unwanted).rejects.toMatchObject({ name: 'AbortError' })
    expect(said(await slow)).toBe('wait 150 #1')
    expect(said(await last)).toBe('last #2')
  })

  it('stops at once for one who leaves while it speaks, and goes on for another who stays', async () => {
    const speech = voice({ entry })
    const gone = new AbortController()
    const settled: string[] = []
    const leaves = speech
      .speak('wait 200', { ...normal, signal: gone.signal })
      .catch((error) => settled.push(error.name))
    const stays = speech.speak('wait 200', normal).then((spoken) => settled.push(said(spoken)))
    setImmediate(() => gone.abort())
    await Promise.all([leaves, stays])
    expect(settled).toEqual(['AbortError', 'wait 200 #1'])
  })

  it('refuses a call that was aborted before it began', async () => {
    await expect(voice({ entry }).speak('one', { ...normal, signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  it('lets 64 wait and asks the next one to come back', async () => {
    const speech = voice({ entry })
    const slow = speech.speak('wait 200', normal)
    const waiting = Array.from({ length: 64 }, (_, index) => speech.speak(`text ${index}`, normal))
    await expect(speech.speak('one too many', normal)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
    await slow
    expect((await Promise.all(waiting)).map(said)).toEqual(waiting.map((_, index) => `text ${index} #${index + 2}`))
    expect(said(await speech.speak('one too many', normal))).toBe('one too many #66')
  })

  it('ends with everything that waits when it is closed', async () => {
    const speech = voice({ entry })
    const texts = ['hang', 'two', 'three'].map((text) => speech.speak(text, normal))
    const all = Promise.allSettled(texts)
    await speech.close()
    expect((await all).map((each) => each.status === 'rejected' && each.reason.code)).toEqual([
      'unavailable',
      'unavailable',
      'unavailable',
    ])
    await expect(speech.speak('four', normal)).rejects.toMatchObject({ code: 'unavailable' })
    await speech.close()
  })
})
