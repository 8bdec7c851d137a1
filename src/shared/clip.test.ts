import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Clip, clip as clipShape } from './clip.ts'
import type { ClipArt } from './clip-art.ts'
import { tileNames } from './clip-tiles.ts'

// Read as files, so that none is forgotten.
const folder = new URL('../../content/clips/', import.meta.url)
const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace(/\.json$/, ''))
const clips = names.map((name) => ({ name, clip: clipShape.parse(read(new URL(`${name}.json`, folder))) }))
const figures = Object.keys(Object(read(new URL('../../content/figures.json', import.meta.url))))
const tokens = readFileSync(new URL('../client/ui/tokens.css', import.meta.url), 'utf8')
const skills = ['math', 'reading', 'science', 'thinking'].flatMap((part) => {
  const found = JSON.stringify(read(new URL(`../../content/skills/${part}.json`, import.meta.url)))
  return [...found.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)
})

const wordsIn = (text: string) => text.trim().split(/\s+/).length
const stopsOf = ({ scenes }: Clip) => scenes.flatMap((scene) => (scene.stop ? [{ scene, stop: scene.stop }] : []))
const artOf = ({ scenes }: Clip): ClipArt[] => scenes.flatMap(({ art }) => art)
const saidIn = (clip: Clip): string[] => [
  clip.about,
  clip.found,
  clip.afterwards,
  ...clip.scenes.flatMap(({ says }) => says),
  ...stopsOf(clip).flatMap(({ stop }) => [
    stop.question,
    stop.hint,
    stop.right,
    stop.told,
    ...stop.feedback.map(({ says }) => says),
  ]),
]
/** What is read in one breath. */
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/)
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9/.×÷−+=]+/g, ' ')
    .replace(/\.(?= |$)/g, '')
    .trim()} `

describe('the clips together', () => {
  it('are at least 45, six and more for every grade from pre-K to 5, and for three subjects', () => {
    expect(names.length).toBeGreaterThanOrEqual(45)
    for (const grade of [-1, 0, 1, 2, 3, 4, 5])
      expect(
        clips.filter(({ clip }) => clip.from_grade <= grade && grade <= clip.to_grade).length,
      ).toBeGreaterThanOrEqual(6)
    expect(new Set(clips.map(({ clip }) => clip.subject))).toEqual(new Set(['math', 'reading', 'science']))
  })

  it('have titles of their own', () => {
    expect(new Set(clips.map(({ clip }) => clip.title)).size).toBe(clips.length)
  })
})

describe.each(clips)('the clip $name', ({ name, clip }) => {
  it('is called as its file, and is about a skill of ours and its subject', () => {
    expect(clip.id).toBe(name)
    expect(skills).toContain(clip.skill)
    expect(clip.skill.split('.')[0]).toBe(clip.subject)
    expect(clip.from_grade).toBeLessThanOrEqual(clip.to_grade)
  })

  it('speaks in sentences that a child of its grade follows', () => {
    const longest = clip.from_grade <= 2 ? 10 : 15
    const long = saidIn(clip)
      .flatMap(sentences)
      .filter((text) => wordsIn(text) > longest)
    expect(long).toEqual([])
  })

  it('never scolds, and claims no feelings', () => {
    const rude = saidIn(clip).filter((text) =>
      /\b(?:wrong|bad|stupid|silly|smart|clever)\b|!!|\p{Extended_Pictographic}/iu.test(text),
    )
    expect(rude).toEqual([])
  })

  it('takes one to three minutes with its questions, two at least from grade 3 on', () => {
    const spoken = clip.scenes.flatMap(({ says, stop }) => [...says, ...(stop ? [stop.question, stop.right] : [])])
    const seconds = spoken.reduce((sum, text) => sum + Math.max(1.8, wordsIn(text) * 0.42) + 0.35, 0)
    const answering = stopsOf(clip).length * 6
    expect(seconds + answering).toBeGreaterThanOrEqual(clip.from_grade >= 3 ? 120 : 60)
    expect(seconds + answering).toBeLessThanOrEqual(180)
  })

  it('stops two or three times, and not in its first or last scene', () => {
    expect([2, 3]).toContain(stopsOf(clip).length)
    expect(clip.scenes[0]?.stop).toBeUndefined()
    expect(clip.scenes.at(-1)?.stop).toBeUndefined()
  })

  it.each(stopsOf(clip))('asks "$stop.question" so that it can be answered', ({ stop }) => {
    expect(stop.choices !== undefined).toBe(stop.format === 'choice')
    if (stop.choices) {
      expect(stop.choices.filter((choice) => choice === stop.correct_answer)).toHaveLength(1)
      expect(new Set(stop.choices).size).toBe(stop.choices.length)
      const others = stop.choices.filter((choice) => choice !== stop.correct_answer)
      expect(stop.feedback.map(({ answer }) => answer).sort()).toEqual(others.sort())
    }
    if (stop.format === 'number') expect(stop.correct_answer).toMatch(/^\d+$/)
    expect(stop.feedback.length).toBeGreaterThan(0)
    expect(stop.feedback.map(({ answer }) => answer)).not.toContain(stop.correct_answer)
    for (const { mistake } of stop.feedback) expect(mistake).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })

  it.each(stopsOf(clip))('does not tell the answer to "$stop.question" before', ({ scene, stop }) => {
    const named = nameable(stop.question, stop.correct_answer)
    const helps = [stop.hint, ...stop.feedback.map(({ says }) => says)]
    const before = named ? helps : [...scene.says, stop.question, ...helps]
    const tells = before.filter((text) => plain(text).includes(plain(stop.correct_answer)))
    expect(tells.filter((text) => !unavoidable.has(text))).toEqual([])
  })

  it.each(stopsOf(clip))('does not write the answer to "$stop.question" on the stage before', ({ scene, stop }) => {
    const written = scene.art.flatMap((art) =>
      (art.kind === 'text' || art.kind === 'tile') && (art.from ?? 0) < scene.says.length ? [plain(art.text)] : [],
    )
    const isWritten = (text: string) => written.some((one) => one.includes(plain(text)))
    const others = [...(stop.choices ?? []), ...(stop.hands ? tileNames(stop.hands) : [])].filter(
      (choice) => choice !== stop.correct_answer,
    )
    // What is chosen from may be written, when it is not the answer alone.
    if (others.length > 0 && others.some(isWritten)) return
    const isAskedAbout = stop.question.includes(stop.correct_answer)
    expect(isWritten(stop.correct_answer) && !isAskedAbout && !unavoidable.has(stop.question)).toBe(false)
  })

  it('draws only what there is, in colours of ours', () => {
    for (const art of artOf(clip)) {
      if (art.kind === 'figure') expect(figures).toContain(art.figure)
      for (const color of [art.fill, art.stroke])
        if (color && color !== 'none') expect(tokens).toContain(`--color-${color}:`)
    }
  })

  it('draws something with the first sentence of every scene, and names nothing twice at one time', () => {
    for (const { art, says } of clip.scenes)
      for (const line of [...says, 'answered'].keys()) {
        const shown = art.filter(({ from = 0, until = 99 }) => line >= from && line < until).map(({ id }) => id)
        expect(shown.length).toBeGreaterThan(0)
        expect(new Set(shown).size).toBe(shown.length)
      }
  })

  it('shows every text whole, within the stage', () => {
    for (const art of artOf(clip)) {
      if (art.kind !== 'text' && art.kind !== 'tile') continue
      const half = (art.text.length * art.size * 0.6) / 2
      if (art.kind === 'tile') expect(2 * half, art.text).toBeLessThanOrEqual(art.width * 1.15)
      else expect([art.text, art.x - half >= 0 && art.x + half <= 640]).toEqual([art.text, true])
      expect(art.kind === 'tile' || art.y - art.size / 2 >= 0).toBe(true)
    }
  })
})

/** A question that names what is chosen from: its answer stands in it, or on the stage before it, as one of several. */
const nameable = (question: string, answer: string) => plain(question).includes(plain(answer))

/** Sentences that need the word: what is compared is named, with all the others. */
const unavoidable = new Set(['They show 3/8 and 5/8.'])
