/** Tries by hands that the judge was not made from. What each is, is known from how it was made. */
import type { Stage } from '#shared/handwriting.ts'
import type { InkStroke } from '#shared/ink.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { fontForms } from './fonts.ts'
import forms from './forms.json'
import {
  backwards,
  bent,
  type Dot,
  diceOf,
  inked,
  scrawl,
  shuffled,
  type Trail,
  trailsOf,
  twice,
  unlifted,
  type Writer,
  writers,
} from './write.ts'

export type BlindCase = {
  id: string
  kind: string
  glyph: string
  stage: Stage
  left: boolean
  grade: number
  strokes: InkStroke[]
  right: boolean
  kept: boolean
  /** What was really written. */
  wrote: string
}

/** The same strokes; where they stand and how large they are says which it is. */
const twins = [
  'oO0',
  'cC',
  'sS',
  'vV',
  'wW',
  'xX',
  'zZ',
  'l1I',
  'pP',
  'uU',
  'kK',
  'q9g',
  'yY',
  'fF',
  'mM',
  'jJ',
  'iI1l',
  'tT',
]
/** Own forms that are honestly another sign as well: nothing is asked of them. */
const alsoRead: Record<string, string> = {
  '1': '7l',
  l: 'I1',
  I: '1l',
  '7': '1',
  y: 'gYuv4',
  g: '9yq',
  q: '9g',
  '9': 'gqa',
  u: 'Uv',
  U: 'uv',
  v: 'Vu',
  V: 'vU',
  Y: 'yX4',
  a: 'adqu9',
  d: 'a',
  n: 'hrmM',
  h: 'nb',
  r: 'nv',
  b: '6hL',
  '6': 'bG',
  G: '6CQ',
  C: 'GLc',
  J: 'jI1',
  j: 'Ji',
  i: 'jl1',
  D: 'OP0',
  P: 'Dp',
  O: 'QD0',
  Q: 'OG',
  E: 'FB',
  e: 'c',
  F: 'EP',
  Z: '2z',
  '2': 'Zz',
  z: '2Z',
  S: '5s8',
  '5': 'S',
  s: '5S',
  '8': 'BS',
  B: '8ER',
  K: 'kR',
  k: 'Kh',
  M: 'mNn',
  m: 'Mn',
  W: 'wM',
  w: 'WVv',
  '4': 'yY9H',
  '0': 'ODQ',
  f: 'tF',
  t: 'fT',
  T: 't',
  L: 'lC',
  N: 'M',
  R: 'KA',
  H: 'A4',
  A: 'HR',
  X: 'xY',
  x: 'X',
  '3': 'B',
  o: 'O0a',
  c: 'Ce',
  p: 'P',
}
const alike = (a: string, b: string) => a === b || twins.some((set) => set.includes(a) && set.includes(b))

const known: Record<string, string[]> = forms
export const blindGlyphs = Object.keys(known)

type Written = { trails: Trail[]; writer: Writer }
type Form = { tag: string; trails: Trail[] }

export const formsOf = (glyph: string): Form[] =>
  (known[glyph] ?? []).map((text) => ({ tag: text.slice(0, 1), trails: trailsOf(text.slice(2)) }))

/** Where a capital of ten stands on the writing lines of what is asked. */
function placing(asked: string, { trails }: Written, seed: number) {
  const dice = diceOf(seed)
  const lines = wordShape(asked, 'right')?.lines ?? { top: 28, base: 272 }
  const grown = 0.9 + dice(0, 18) / 100
  const unit = ((lines.base - lines.top) / 10) * grown
  const xs = trails.flat().map(([x]: Dot) => x)
  const wide = (Math.max(...xs) - Math.min(...xs)) * unit
  return {
    unit,
    left: 250 - wide / 2 + dice(-60, 60) - Math.min(...xs) * unit,
    top: lines.base - 10 * unit + dice(-6, 6),
  }
}

const free: Stage[] = ['copy', 'memory']

/** `seed` 0 while building; 1 is the part that is kept apart. */
export function blindCases(kept: boolean, glyphs: readonly string[] = blindGlyphs): BlindCase[] {
  const cases: BlindCase[] = []
  const hands = writers.filter((writer) => kept || !writer.kept)
  const base = kept ? 50_000 : 1_000
  let count = 0
  const add = (kind: string, glyph: string, wrote: string, right: boolean, trails: Trail[], writer: Writer) => {
    const seed = base + ++count
    const place = placing(glyph, { trails, writer }, seed)
    const { left, grade } = writer
    const strokes = inked(trails, place, writer, diceOf(seed * 7))
    const id = `${kind}/${glyph}<${wrote}/${writer.name}/${count}`
    cases.push({ id, kind, glyph, wrote, right, left, grade, kept, strokes, stage: free[count % 2] ?? 'copy' })
  }
  const kinds: Record<string, string> = { b: 'ball and stick', s: 'slanted', n: 'Nordic', o: 'own form' }
  const turns = kept ? 1 : 2
  for (const glyph of glyphs)
    for (const { tag, trails } of formsOf(glyph))
      for (const writer of hands)
        for (let turn = 0; turn < turns; turn++) {
          const dice = diceOf(base * 31 + count)
          const once = bent(trails, writer, dice)
          const kind = kinds[tag] ?? 'own form'
          add(kind, glyph, glyph, true, once, writer)
          if (turn > 0) continue
          add('strokes backwards', glyph, glyph, true, bent(backwards(trails), writer, dice), writer)
          if (trails.length > 1)
            add('another order', glyph, glyph, true, bent(shuffled(trails, dice), writer, dice), writer)
          const inOne = unlifted(trails)
          if (inOne) add('pen never lifted', glyph, glyph, true, bent(inOne, writer, dice), writer)
          add('gone over twice', glyph, glyph, true, twice(once, writer, dice), writer)
        }
  for (const font of kept ? fontForms(true) : fontForms(false))
    for (const glyph of glyphs) {
      const trails = font.glyphs.get(glyph)
      if (!trails) continue
      for (const writer of hands)
        add(`font ${font.name}`, glyph, glyph, true, bent(trails, writer, diceOf(base * 17 + count)), writer)
    }
  wrongOnes(kept, glyphs, hands, base, add)
  return cases
}

type Add = (kind: string, glyph: string, wrote: string, right: boolean, trails: Trail[], writer: Writer) => void

/** The same in the mirror, or another letter's twin there. */
const even = 'AHIMOTUVWXYilotvwx018nmuQ'
/** What is left is an own form that can be read. */
const readableWithout = 'IJltfQZ17kKuUyYjM4TX'

function wrongOnes(kept: boolean, glyphs: readonly string[], hands: readonly Writer[], base: number, add: Add): void {
  const dice = diceOf(base * 13)
  for (const glyph of glyphs) {
    const near = [...(alsoRead[glyph] ?? '')]
    for (const wrote of blindGlyphs) {
      if (alike(glyph, wrote)) continue
      // A pair that looks alike in the forms of children is asked with the school's form only.
      const open = near.includes(wrote) || (alsoRead[wrote] ?? '').includes(glyph)
      const all = formsOf(wrote)
      const form = open ? all[0] : all[dice(0, all.length - 1)]
      if (!form) continue
      const those = open ? hands : [hands[dice(0, hands.length - 1)]]
      for (const writer of those) {
        if (!writer) continue
        const clear = open ? { ...writer, sway: writer.sway / 2, skew: writer.skew / 2 } : writer
        const kind = open ? 'a wrong letter that is near' : 'a wrong letter'
        add(kind, glyph, wrote, false, bent(form.trails, clear, dice), writer)
      }
    }
    const [school] = formsOf(glyph)
    const writer = hands[dice(0, hands.length - 1)]
    if (!school || !writer) continue
    if (school.trails.length > 1 && !readableWithout.includes(glyph))
      school.trails.forEach((_, i) => {
        const rest = school.trails.filter((_, at) => at !== i)
        add('a stroke missing', glyph, `${glyph} without ${i + 1}`, false, bent(rest, writer, dice), writer)
      })
    const mirror = school.trails.map((trail) => trail.map(([x, y]): Dot => [6 - x, y]))
    if (!even.includes(glyph))
      add('in the mirror', glyph, `${glyph} mirrored`, false, bent(mirror, writer, dice), writer)
    for (let i = 0; i < (kept ? 2 : 4); i++)
      add('scribble', glyph, 'scribble', false, scrawl(dice), hands[i % hands.length] ?? writer)
  }
  for (const [small, big] of ['oO', 'cC', 'sS', 'vV', 'wW', 'xX', 'zZ', 'uU', 'pP', 'kK'].map((pair) => [
    pair[0] ?? '',
    pair[1] ?? '',
  ]))
    for (const [asked, wrote] of [
      [small, big],
      [big, small],
    ] as const)
      for (const writer of hands) {
        const form = formsOf(wrote ?? '')[0]
        if (asked && wrote && form && glyphs.includes(asked))
          add('the wrong size', asked, wrote, false, bent(form.trails, { ...writer, sway: 1 }, dice), writer)
      }
}
