import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Clip, clip as clipShape } from '#shared/clip.ts'
import type { ClipArt } from '#shared/clip-art.ts'
import { boxOf, isBackground } from './drawing/boxes.ts'
import type { Figures } from './drawing/figures.ts'
import type { Box } from './drawing/path-box.ts'
import { isOn } from './drawing/placed.ts'
import { lookNamed } from './hands/piece.tsx'
import { coveredAt, pointing, tutorPlace, tutorSize } from './tutor-place.ts'

// What somebody who looks at the pictures would see, as far as the data tells it: words on pictures, things that are cut or lost, a hand on a word.
const content = new URL('../../../../content/', import.meta.url)
const films = readdirSync(new URL('clips/', content))
  .filter((name) => name.endsWith('.json'))
  .map((name) => clipShape.parse(JSON.parse(readFileSync(new URL(`clips/${name}`, content), 'utf8'))))
const figures: Figures = JSON.parse(readFileSync(new URL('figures.json', content), 'utf8'))

type Scene = Clip['scenes'][number]
/** Each sentence with what is on the stage, and the moment after the answer. */
const momentsOf = ({ art, says }: Scene) =>
  [...says, 'answered'].map((text, line) => ({ text, line, on: art.filter((one) => isOn(one, line)) }))

const overlap = (one: Box, other: Box): number => {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return wide > 0 && high > 0 ? wide * high : 0
}
/** Letters end before their box does; a figure leaves its corners free. */
const inner = (box: Box, share: number): Box => ({
  x: box.x + box.width * share,
  y: box.y + box.height * share,
  width: box.width * (1 - 2 * share),
  height: box.height * (1 - 2 * share),
})
const solid = ['text', 'thing', 'figure', 'picture', 'many', 'tile']

/** Words that lie on something, which nobody can read at ease. */
function wordsOnThings(scene: Scene): string[] {
  return momentsOf(scene).flatMap(({ line, on }) =>
    on.flatMap((word) => {
      if (word.kind !== 'text') return []
      const box = inner(boxOf(word, line), 0.08)
      return on
        .filter((other) => other !== word && solid.includes(other.kind) && !holds(other, word, line))
        .filter((other) => overlap(box, inner(boxOf(other, line), other.kind === 'text' ? 0.08 : 0.16)) > 0)
        .map((other) => `${word.text} on ${other.id}`)
    }),
  )
}
/** A sign, a screen: what a word is written on. */
function holds(other: ClipArt, word: ClipArt, line: number): boolean {
  const [sheet, text] = [boxOf(other, line), boxOf(word, line)]
  return other.kind !== 'text' && overlap(sheet, text) >= text.width * text.height * 0.99
}

/** Words that stand across the upper edge of a ground that the film draws. */
function wordsOnGround(scene: Scene): string[] {
  const grounds = scene.art.filter((one) => one.kind === 'rect' && one.width >= 600 && one.height < 300)
  return momentsOf(scene).flatMap(({ line, on }) =>
    on.flatMap((word) => {
      if (word.kind !== 'text') return []
      const { y, height } = inner(boxOf(word, line), 0.08)
      return grounds.some((ground) => boxOf(ground, line).y > y && boxOf(ground, line).y < y + height)
        ? [word.text]
        : []
    }),
  )
}

/** What is neither on the stage nor away from it. */
function cutThings(scene: Scene): string[] {
  const whole = ['text', 'tile', 'thing', 'figure', 'picture', 'many']
  return momentsOf(scene).flatMap(({ line, on }) =>
    on.flatMap((one) => {
      const box = boxOf(one, line)
      if (!whole.includes(one.kind) || box.width < 1 || isBackground(one)) return []
      const { x, y, width, height } = one.kind === 'figure' || one.kind === 'thing' ? inner(box, 0.03) : box
      const isAway = x >= 640 || y >= 360 || x + width <= 0 || y + height <= 0
      return isAway || (x >= -2 && y >= -4 && x + width <= 642 && y + height <= 362) ? [] : [`${one.id} (${line})`]
    }),
  )
}

/** How wide and high all of a scene is together, as shares of the stage. */
function reachOf(scene: Scene): [number, number] {
  const boxes = momentsOf(scene).flatMap(({ line, on }) =>
    on.filter((one) => !isBackground(one)).map((one) => boxOf(one, line)),
  )
  const far = (from: (box: Box) => number, to: (box: Box) => number, all: number) =>
    (Math.min(all, Math.max(...boxes.map(to))) - Math.max(0, Math.min(...boxes.map(from)))) / all
  return [
    far(
      ({ x }) => x,
      ({ x, width }) => x + width,
      640,
    ),
    far(
      ({ y }) => y,
      ({ y, height }) => y + height,
      360,
    ),
  ]
}

/** Whether something happens in a sentence, as it is said. */
const isAlive = (art: readonly ClipArt[], line: number): boolean =>
  art.some(
    (one) =>
      one.from === line ||
      one.until === line ||
      [...(one.moves ?? []), ...(one.acts ?? [])].some(({ at }) => at === line) ||
      (one.kind === 'many' && (one.counted?.at === line || one.split?.some(({ at }) => at === line))),
  )

describe.each(films)('the pictures of the film $id', ({ scenes }) => {
  it('keep every word off the pictures, and off the line of the ground', () => {
    expect([...new Set(scenes.flatMap(wordsOnThings))]).toEqual([])
    expect([...new Set(scenes.flatMap(wordsOnGround))]).toEqual([])
  })

  it('cut nothing at the edge', () => {
    expect([...new Set(scenes.flatMap(cutThings))]).toEqual([])
  })

  it('are not lost in an empty frame', () => {
    const lost = scenes.filter((scene) => reachOf(scene)[0] < 0.45 && reachOf(scene)[1] < 0.5)
    expect(lost.map(({ says }) => says[0])).toEqual([])
  })

  it('change with every sentence', () => {
    const still = scenes.flatMap(({ art, says }) => says.filter((_, line) => line > 0 && !isAlive(art, line)))
    expect(still).toEqual([])
  })

  it('leave the tutor a place where it covers next to nothing, and can point in most sentences', () => {
    const covered = scenes.filter((scene) => coveredAt(scene, tutorPlace(scene)) / tutorSize ** 2 > 0.15)
    expect(covered.map(({ says }) => says[0])).toEqual([])
    const told = scenes.flatMap((scene) => scene.says.map((_, line) => pointing(scene.art, line, tutorPlace(scene))))
    const mute = told.filter((one) => one?.shown === false).length
    expect(mute / told.length).toBeLessThan(0.5)
  })

  it('draw paths that a browser can read: an arc has two flags of 0 or 1', () => {
    const paths = scenes.flatMap(({ art }) => art.flatMap((one) => (one.kind === 'path' ? [one.d] : [])))
    const arcs = paths.flatMap((d) => [...d.matchAll(/[aA]([^A-Za-z]+)/g)].map(([, numbers = '']) => numbers.trim()))
    for (const arc of arcs) {
      const [, , , large, sweep] = arc.split(/[\s,]+/)
      expect(['0', '1']).toContain(large)
      expect(['0', '1']).toContain(sweep)
    }
  })

  it('show what is sorted beside its name for all or for none, and what a pictured choice names', () => {
    for (const { stop } of scenes) {
      if (stop?.hands?.kind === 'sort') {
        const drawn = stop.hands.items.filter(({ thing, figure, row }) => thing ?? figure ?? row)
        expect([0, stop.hands.items.length]).toContain(drawn.length)
        for (const { figure } of stop.hands.items) if (figure) expect(Object.keys(figures)).toContain(figure)
      }
      if (stop?.pictured)
        for (const choice of stop.choices ?? [])
          expect([choice, lookNamed(choice, figures)]).not.toEqual([choice, null])
    }
  })
})
