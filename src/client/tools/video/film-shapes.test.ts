import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clip as clipShape } from '#shared/clip.ts'
import { clipNames } from './clip-files.ts'
import { boxOf } from './drawing/boxes.ts'
import { isOn } from './drawing/placed.ts'
import { nothingMade, settingOf, textOf } from './hands/made.ts'
import { coveredAt, tutorPlace, tutorSize } from './tutor-place.ts'

// How a film moves and what hands do in it: what its data alone (clip.test.ts) does not tell.
const folder = new URL('../../../../content/clips/', import.meta.url)
const films = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => clipShape.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))

it('can be fetched, all of them', () => {
  expect(clipNames.toSorted()).toEqual(films.map(({ id }) => id).toSorted())
})

describe.each(films)('the film $id', ({ scenes }) => {
  it('has something in every scene that comes, moves or does something as it is told', () => {
    const still = scenes.filter(
      ({ art, says }) =>
        !art.some(
          (one) =>
            (one.moves?.length ?? 0) + (one.acts?.length ?? 0) > 0 ||
            one.kind === 'many' ||
            one.enter !== undefined ||
            (one.from !== undefined && one.from > 0 && one.from < says.length),
        ),
    )
    expect(still.map(({ says }) => says[0])).toEqual([])
  })

  it('lets the hands answer at every stop, and what is right can be made', () => {
    const stops = scenes.flatMap(({ stop }) => (stop?.hands ? [{ ...stop, hands: stop.hands }] : []))
    expect(stops.length).toBe(scenes.filter(({ stop }) => stop).length)
    for (const { hands, correct_answer, feedback } of stops) {
      expect(textOf(hands, nothingMade(hands))).toBeNull()
      // What nobody can make is never met.
      for (const answer of [correct_answer, ...feedback.map((one) => one.answer)])
        expect(textOf(hands, settingOf(hands, answer)), answer).toBe(answer)
    }
  })

  it('names in its sentences the words that its marks wait for', () => {
    const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}/ ]/gu, '')
    for (const { art, says } of scenes)
      for (const one of art) {
        const waits: { at: number; on?: string | undefined }[] = [
          { at: one.from ?? 0, on: one.on },
          ...(one.moves ?? []),
          ...(one.acts ?? []),
        ]
        if (one.kind === 'many') waits.push(...(one.split ?? []))
        for (const { at, on } of waits)
          if (on !== undefined)
            expect(bare(says[at] ?? '').split(' '), `${one.id}: ${on}`).toContain(bare(on.split('#')[0] ?? ''))
      }
  })

  it('splits all of the many, and none that are not there', () => {
    for (const { art } of scenes)
      for (const one of art)
        if (one.kind === 'many')
          for (const { into } of one.split ?? []) expect(into.reduce((sum, each) => sum + each, 0)).toBe(one.count)
  })

  it('keeps the tutor off what is read and told', () => {
    const covered = scenes
      .map((scene) => ({ says: scene.says[0], share: coveredAt(scene, tutorPlace(scene)) / tutorSize ** 2 }))
      .filter(({ share }) => share > 0.35)
    expect(covered).toEqual([])
  })

  it('keeps many of a thing within the stage', () => {
    for (const { art, says } of scenes)
      for (const one of art)
        for (let line = 0; line <= says.length; line++) {
          if (one.kind !== 'many' || !isOn(one, line)) continue
          const { x, width, y, height } = boxOf(one, line)
          expect([one.id, x >= 0 && x + width <= 640 && y >= -10 && y + height <= 370]).toEqual([one.id, true])
        }
  })
})
