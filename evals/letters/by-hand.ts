/** Tries that were set down by hand, as children really write: other forms, late dots, names, and what is not yet right. */
import { diceOf } from '#server/cards/dice.ts'
import type { Hand, Stage } from '#shared/handwriting.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { lineOf } from '#shared/tools/letter-tracing/path.ts'
import * as hand from './hand.ts'

type HandMade = {
  kind: string
  glyph: string
  stage: Stage
  right: boolean
  paths: hand.Paths
  side?: Hand
  grade?: number
  reversedAs?: string
}

const drawn = (...paths: string[]) => paths.map(lineOf)

/** Coordinates as on squared paper, 10 to a square; anywhere, so only for copy and memory. */
const forms: [glyph: string, right: boolean, why: string, ...paths: string[]][] = [
  ['a', true, 'in one go', 'M80 55C60 40 30 50 30 80C30 110 65 115 82 85L84 52L84 108'],
  ['a', true, 'ring begun at twelve', 'M55 50C30 50 28 105 55 105C85 105 85 50 55 50', 'M84 52L84 108'],
  ['b', true, 'in one go, up along the stick', 'M20 10L20 110L20 70C30 55 70 55 70 85C70 115 30 115 21 100'],
  ['b', true, 'the ball only leans on the stick', 'M20 10L21 110', 'M21 66C35 52 70 58 70 84C70 112 36 116 21 100'],
  ['b', true, 'ball first', 'M20 70C35 52 72 58 70 84C70 112 36 116 20 96', 'M20 10L20 110'],
  ['d', true, 'in one go', 'M70 70C55 55 22 58 22 86C22 115 60 118 70 90L70 10L70 112'],
  ['d', true, 'stick first', 'M70 10L70 112', 'M70 70C55 55 22 58 22 86C22 115 60 118 70 94'],
  ['e', true, 'bar slants a little', 'M24 84L76 76C76 48 24 44 22 80C22 112 60 116 76 100'],
  ['g', true, 'in one go', 'M70 55C52 42 24 50 24 78C24 108 62 106 70 78L70 52L70 130C70 156 34 156 28 142'],
  ['h', true, 'in one go', 'M20 10L20 110L20 72C26 52 62 48 62 76L62 110'],
  ['k', true, 'in three strokes', 'M20 10L20 110', 'M60 55L22 84', 'M24 84L64 110'],
  ['m', true, 'in one go', 'M10 50L10 108L10 66C16 48 46 46 46 68L46 108L46 66C52 48 84 46 84 68L84 108'],
  ['n', true, 'in one go', 'M20 50L20 108L20 70C26 48 62 46 62 74L62 108'],
  ['o', true, 'begun at twelve', 'M50 20C10 20 10 90 50 90C90 90 90 20 50 20'],
  ['o', true, 'ends cross a little', 'M62 22C20 5 2 85 48 90C95 92 92 25 52 22'],
  ['o', true, 'begun at the bottom', 'M50 90C90 90 90 20 50 20C10 20 10 90 50 90'],
  ['o', false, 'left open', 'M78 30C55 0 10 25 12 58C14 90 60 98 80 78'],
  ['O', true, 'clockwise', 'M50 10C90 10 90 110 50 110C10 110 10 10 50 10'],
  ['p', true, 'in one go', 'M20 50L20 150L20 70C32 50 70 54 70 80C70 108 34 110 20 96'],
  ['r', true, 'in one go', 'M20 50L20 108L20 76C26 58 40 50 58 54'],
  ['t', true, 'with a foot', 'M40 10L40 92C40 106 54 110 66 102', 'M20 45L62 45'],
  ['t', true, 'plain', 'M40 12L41 108', 'M18 44L64 46'],
  ['t', true, 'cross first', 'M18 44L64 46', 'M40 12L41 108'],
  ['u', true, 'in one go', 'M20 50L20 84C22 112 62 112 64 84L64 50L64 108'],
  ['v', true, 'two slants down', 'M10 20L40 100', 'M70 20L41 100'],
  ['w', true, 'four slants', 'M10 20L30 100', 'M50 22L30 100', 'M50 20L72 100', 'M94 20L72 100'],
  ['y', true, 'long slant first', 'M70 20L20 130', 'M20 20L44 74'],
  ['4', true, 'closed on top', 'M60 10L10 80L88 80', 'M60 10L60 120'],
  ['4', true, 'open on top', 'M16 10L14 64L80 66', 'M58 8L58 118'],
  ['4', true, 'stick from below', 'M16 10L14 64L80 66', 'M58 118L58 8'],
  ['5', true, 'a hat in the end', 'M24 10L20 54C52 38 84 56 82 84C80 116 34 120 16 98', 'M24 10L76 10'],
  ['5', true, 'hat first', 'M24 10L76 10', 'M24 10L20 54C52 38 84 56 82 84C80 116 34 120 16 98'],
  ['5', true, 'in one go from the hat', 'M76 10L24 10L20 54C52 38 84 56 82 84C80 116 34 120 16 98'],
  ['8', true, 'an S and back', 'M70 22C50 0 22 8 22 34C24 58 74 56 74 88C74 118 20 118 20 88C22 58 72 58 74 30L70 22'],
  [
    '8',
    true,
    'two rings',
    'M48 10C18 10 18 56 48 56C78 56 78 10 48 10',
    'M48 57C14 57 14 112 48 112C82 112 82 57 48 57',
  ],
  ['9', true, 'ring and stick', 'M66 24C44 4 16 18 18 40C20 64 58 66 68 38', 'M69 12L69 112'],
  ['6', true, 'one long curve', 'M62 8C30 20 14 60 18 86C22 116 72 114 70 86C68 62 28 62 20 84'],
  ['6', false, 'a 9', 'M66 24C44 4 16 18 18 40C20 64 58 66 68 38L69 112'],
  ['9', false, 'a 6', 'M62 8C30 20 14 60 18 86C22 116 72 114 70 86C68 62 28 62 20 84'],
  ['G', true, 'bar on its own', 'M90 26C66 -4 10 10 12 62C14 112 80 122 92 68', 'M60 66L94 66'],
  ['G', false, 'without a bar', 'M90 26C66 -4 10 10 12 62C14 112 66 122 90 96'],
  ['M', true, 'begun at the foot', 'M10 110L12 10L50 100L90 12L92 110'],
  ['M', true, 'four lines', 'M10 10L10 110', 'M10 10L50 100', 'M90 10L50 100', 'M90 10L90 110'],
  ['N', true, 'begun at the foot', 'M10 110L10 10L76 110L78 12'],
  ['N', true, 'three lines down', 'M10 10L10 110', 'M10 10L76 108', 'M78 10L78 110'],
  ['Y', true, 'a v and a stick', 'M10 10L42 58L76 10', 'M42 58L42 112'],
  ['Y', true, 'three lines', 'M10 10L42 58', 'M76 10L42 58', 'M42 58L43 112'],
  ['A', false, 'like a tent in one go from the foot, no bar', 'M10 110L50 10L90 110'],
  ['A', true, 'slants drawn up', 'M10 110L50 10', 'M90 110L50 10', 'M26 72L74 72'],
  ['J', true, 'without a bar', 'M60 10L60 84C60 118 14 118 12 90'],
  ['R', true, 'leg on its own', 'M12 10L12 112', 'M12 10C70 6 74 60 14 62', 'M32 62L72 112'],
  ['B', true, 'two bows', 'M12 10L12 112', 'M12 10C64 8 66 58 14 58', 'M14 58C82 58 80 112 12 112'],
  ['E', true, 'like an L first', 'M12 10L12 112L70 112', 'M12 10L70 10', 'M12 60L60 60'],
  ['E', true, 'from below', 'M70 112L12 112L12 10L70 10', 'M12 60L60 60'],
  ['s', false, 'like a z', 'M20 20L70 20L20 90L72 90'],
  ['z', false, 'like an s', 'M72 26C50 6 20 18 28 42C36 60 74 62 70 84C64 104 26 102 18 84'],
  ['u', false, 'like a v', 'M20 20L44 100L68 20'],
  ['v', false, 'like a u', 'M14 20L14 70C16 104 62 104 64 70L64 20'],
  ['h', false, 'like an n', 'M20 50L20 108', 'M20 70C26 48 62 46 62 74L62 108'],
  ['n', false, 'like an h', 'M20 -20L20 108', 'M20 70C26 48 62 46 62 74L62 108'],
  ['a', false, 'like a d', 'M66 60C50 45 24 55 24 80C24 108 62 106 68 80', 'M69 0L69 108'],
  ['c', false, 'closed like an o', 'M76 30C50 5 10 20 12 56C14 96 84 98 84 56C84 44 80 34 76 30'],
]

const words = ['Mia', 'Noah', 'Olivia', 'jumpy', 'Leo', "O'Neil", 'Ann-Lee', 'cat', 'big dog', 'Emma', 'Tariq', 'Zoe']
const written = (text: string) => wordShape(text, 'right')?.strokes ?? []

function wordTries(text: string, seed: number): HandMade[] {
  const dice = diceOf(seed)
  const strokes = written(text)
  const paths = strokes.map(({ path }) => path)
  const lastOf = Math.max(...strokes.map(({ letter }) => letter))
  const mirroredLetter = strokes.findIndex(({ letter }) =>
    'bdgjkLENZRa'.includes([...text.replace(' ', '')][letter] ?? '?'),
  )
  const at = strokes[mirroredLetter]?.letter ?? -1
  const mirrored = hand.inMirror(strokes.filter(({ letter }) => letter === at).map(({ path }) => path))
  let next = 0
  const turned = strokes.map(({ letter, path }) => (letter === at ? (mirrored[next++] ?? path) : path))
  const dots = paths.filter((path) => hand.lengthOf(path) < 12)
  const late = [...paths.filter((path) => hand.lengthOf(path) >= 12), ...dots]
  const base = { glyph: text }
  const tries: HandMade[] = (['trace', 'copy', 'word'] as const).flatMap((stage) => [
    { ...base, kind: 'a word, perfect', stage, right: true, paths },
    { ...base, kind: 'a word, wobbly', stage, right: true, paths: hand.wobbled(paths, dice, 0.35) },
    { ...base, kind: 'a word with its dots last', stage, right: true, paths: late },
    {
      ...base,
      kind: 'a word without its last letter',
      stage,
      right: false,
      paths: paths.filter((_, i) => strokes[i]?.letter !== lastOf),
    },
    { ...base, kind: 'a word, scribbled', stage, right: false, paths: hand.scribbled(dice) },
  ])
  tries.push({
    ...base,
    kind: 'a word, small',
    stage: 'word',
    right: true,
    paths: hand.scaled(hand.wobbled(paths, dice, 0.3), 0.6),
  })
  if (at >= 0)
    tries.push({ ...base, kind: 'a word with a letter mirrored', stage: 'word', right: false, paths: turned })
  return tries
}

const free: Stage[] = ['copy', 'memory']

export const byHand: HandMade[] = [
  ...forms.flatMap(([glyph, right, why, ...paths], i) =>
    free.map((stage) => ({
      kind: right ? 'set down by hand: right' : 'set down by hand: not yet',
      glyph,
      stage,
      right,
      why,
      paths: hand.wobbled(drawn(...paths), diceOf(i), stage === 'copy' ? 0 : 0.6),
    })),
  ),
  ...words.flatMap((text, i) => wordTries(text, 500 + i)),
]
