import { asNumber, type Draft, num, type Reader, reading, written } from './draft.ts'

const pi = 3.14
const is = '(?: (?:of|is|=|with|that is|thats|a|an|has|length|the|side|sides|edge|edges|leg|legs))*'
const unit = '(?: ?(?:feet|foot|ft|inches|inch|in|meters?|m|centimeters?|cm|yards?|units?|degrees?|°))?'

const circle = (what: string, number: number, isRadius: boolean): Draft => {
  const radius = isRadius ? number : number / 2
  const [area, around] = [pi * radius * radius, 2 * pi * radius]
  const values = { number, given: isRadius ? 'radius' : 'diameter', radius: written(radius) }
  return what === 'area'
    ? {
        kind: 'circleArea',
        values,
        answer: asNumber(area),
        slips: [
          [written(around), 'tookAround'],
          [written(pi * number * number), 'tookDiameter'],
          [written(pi * 2 * radius), 'doubled'],
        ],
      }
    : {
        kind: 'circleAround',
        values,
        answer: asNumber(around),
        slips: [
          [written(area), 'tookArea'],
          [written(pi * radius), 'tookRadius'],
        ],
      }
}

const third = (a: number, b: number): Draft | null =>
  a + b >= 180 || a <= 0 || b <= 0
    ? null
    : {
        kind: 'thirdAngle',
        values: { a, b, sum: a + b },
        answer: asNumber(180 - a - b),
        slips: [
          [written(a + b), 'tookSum'],
          [a + b < 360 ? written(360 - a - b) : null, 'tookFullTurn'],
          [a + b < 90 ? written(90 - a - b) : null, 'tookRight'],
        ],
        values2: [written(a + b)],
      }

const longestSide = (a: number, b: number): Draft | null => {
  const key = Math.sqrt(a * a + b * b)
  return Number.isInteger(key) && a > 0 && b > 0
    ? {
        kind: 'hypotenuse',
        values: { a, b, sum: a * a + b * b },
        answer: asNumber(key),
        slips: [
          [written(a + b), 'added'],
          [written(a * a + b * b), 'noRoot'],
          [written(2 * (a + b)), 'doubled'],
        ],
        values2: [written(a * a + b * b)],
      }
    : null
}

const shorterSide = (longest: number, leg: number): Draft | null => {
  const key = Math.sqrt(longest * longest - leg * leg)
  return Number.isInteger(key) && key > 0
    ? { kind: 'leg', values: { longest, leg }, answer: asNumber(key), slips: [[written(longest - leg), 'subtracted']] }
    : null
}

const box = ([a = 0, b = 0, c = 0]: number[]): Draft | null =>
  [a, b, c].every((one) => one > 0 && one <= 1000)
    ? {
        kind: 'boxVolume',
        values: { a, b, c, first: written(a * b) },
        answer: asNumber(a * b * c),
        slips: [
          [written(a + b + c), 'added'],
          [written(a * b), 'oneLayer'],
        ],
        values2: [written(a * b)],
      }
    : null

const boxSurface = ([a = 0, b = 0, c = 0]: number[]): Draft | null =>
  [a, b, c].every((one) => one > 0 && one <= 1000)
    ? {
        kind: 'boxSurface',
        values: {
          a,
          b,
          c,
          first: written(a * b),
          second: written(a * c),
          third: written(b * c),
          half: written(a * b + a * c + b * c),
        },
        answer: asNumber(2 * (a * b + a * c + b * c)),
        slips: [
          [written(a * b * c), 'tookVolume'],
          [written(a * b + a * c + b * c), 'onceOnly'],
          [written(a * b), 'oneFace'],
        ],
        values2: [written(a * b), written(a * c), written(b * c)],
      }
    : null

const rightTriangle: Reader = (text) => {
  const found =
    /^(?:is|does|do|would|are)(?: the sides)?(?: a triangle with(?: sides)?)? (\d{1,3}),? (\d{1,3}),?(?: and)? (\d{1,3})(?: make)? an? right triangle$/.exec(
      text,
    )
  const [a = 0, b = 0, c = 0] = (found?.slice(1) ?? []).map(Number).sort((one, other) => one - other)
  return found
    ? {
        kind: 'isRightTriangle',
        values: { a, b, c, sum: a * a + b * b, square: c * c },
        answer: { form: 'choice', answer: a * a + b * b === c * c ? 'yes' : 'no', choices: ['yes', 'no'] },
      }
    : null
}

/** Circles, angles, right triangles, cubes and boxes, parallelograms and trapezoids. */
export const figureAsked: readonly Reader[] = [
  rightTriangle,
  reading(
    new RegExp(
      `${num}[- ]?(?:foot|feet|ft|meter|m)? ladder\\b.*?${num} ?(?:feet|foot|ft|meters?|m)\\b.*\\b(?:how high|how far up|reach)`,
    ),
    ([longest = 0, leg = 0]) => shorterSide(longest, leg),
  ),
  reading(new RegExp(`\\bhyp(?:otenuse)?${is} ${num}${unit}.*?\\b(?:leg|side)${is} ${num}`), ([longest = 0, leg = 0]) =>
    shorterSide(longest, leg),
  ),
  reading(
    new RegExp(`\\b(?<what>area|circumference)\\b.*\\bcircle\\b.*?\\b(?<given>radius|diameter)${is} ${num}`),
    ([n = 0], { what = '', given }) => circle(what, n, given === 'radius'),
  ),
  reading(
    new RegExp(`\\bcircle\\b.*\\b(?<given>radius|diameter)${is} ${num}${unit}\\b.*\\b(?<what>area|circumference)\\b`),
    ([n = 0], { what = '', given }) => circle(what, n, given === 'radius'),
  ),
  reading(
    new RegExp(
      `\\barea\\b.*\\bparallelogram\\b.*?\\bbase${is} ${num}${unit},?(?: and)?(?: a| the)? height${is} ${num}`,
    ),
    ([base = 0, height = 0]) => ({
      kind: 'parallelogram',
      values: { base, height },
      answer: asNumber(base * height),
      slips: [
        [written((base * height) / 2), 'tookHalf'],
        [written(2 * (base + height)), 'tookAround'],
      ],
    }),
  ),
  reading(
    new RegExp(
      `\\barea\\b.*\\btrapezoid\\b.*?\\bbases${is} ${num}${unit} and ${num}${unit},?(?: and)?(?: a| the)? height${is} ${num}`,
    ),
    ([a = 0, b = 0, height = 0]) => ({
      kind: 'trapezoid',
      values: { a, b, height, sum: written(a + b) },
      answer: asNumber(((a + b) * height) / 2),
      slips: [
        [written((a + b) * height), 'noHalf'],
        [written(a * b * height), 'multipliedAll'],
      ],
      values2: [written(a + b)],
    }),
  ),
  reading(
    new RegExp(
      `\\bsurface area\\b.*?${num}${unit}(?: long| wide| tall| high|,)* (?:by |x |× |and )?${num}${unit}(?: long| wide| tall| high|,)* (?:by|x|×|and) ${num}`,
    ),
    boxSurface,
  ),
  reading(new RegExp(`\\bsurface area\\b.*\\bcube\\b.*?${num}`), ([side = 0]) => ({
    kind: 'cubeSurface',
    values: { side, face: written(side * side) },
    answer: asNumber(6 * side * side),
    slips: [
      [written(side ** 3), 'tookVolume'],
      [written(side * side), 'oneFace'],
      [written(4 * side * side), 'fourFaces'],
    ],
    values2: [written(side * side)],
  })),
  reading(new RegExp(`\\bvolume\\b.*\\bcube\\b.*?${num}|\\bcube\\b.*?${num}.*\\bvolume\\b`), ([side = 0]) =>
    side > 0 && side <= 100
      ? {
          kind: 'cubeVolume',
          values: { side, first: written(side * side) },
          answer: asNumber(side ** 3),
          slips: [
            [written(3 * side), 'tripled'],
            [written(side * side), 'oneLayer'],
            [written(6 * side * side), 'tookSurface'],
          ],
          values2: [written(side * side)],
        }
      : null,
  ),
  reading(
    new RegExp(
      `${num}${unit} (?:long|wide|deep),? (?:and |by )?${num}${unit} (?:wide|deep|long),? (?:and |by )?${num}${unit} (?:tall|high|deep)\\b(?!.*\\d).*\\b(?:how much|volume|cubic|fit|hold|space)`,
    ),
    box,
  ),
  reading(
    new RegExp(
      `^(?!.*\\b(?:perimeter|sides?|cm|centimeters|inches|feet|meters)\\b).*\\btriangle\\b.*?${num}${unit}(?:,| and) ${num}${unit}.*\\b(?:third|other|last|missing)\\b`,
    ),
    ([a = 0, b = 0]) => third(a, b),
  ),
  reading(
    new RegExp(
      `\\bangles?\\b.*?${num}${unit}(?:,| and) ${num}${unit}.*\\b(?:third|other|last|missing)\\b(?:.*\\btriangle\\b)?`,
    ),
    ([a = 0, b = 0]) => third(a, b),
  ),
  reading(
    new RegExp(
      `\\b(?<what>complement|supplement)(?:ary)?(?: angle)?(?: of| to| for)?(?: an?| the)?(?: angle)?(?: of)? ${num}`,
    ),
    ([n = 0], { what }) => {
      const whole = what === 'complement' ? 90 : 180
      return n > 0 && n < whole
        ? {
            kind: 'angleTo',
            values: { n, whole, what: what ?? '' },
            answer: asNumber(whole - n),
            slips: [[written(Math.abs(270 - whole - n)), 'otherOne']],
          }
        : null
    },
  ),
  reading(new RegExp(`\\bhypotenuse${is} ${num}${unit}.*\\b(?:leg|side)${is} ${num}`), ([longest = 0, leg = 0]) =>
    shorterSide(longest, leg),
  ),
  reading(
    new RegExp(`\\b(?:pythagor|right triangle|legs)\\S*\\b.*?${num}${unit} and ${num}${unit}\\b(?!.*\\barea\\b)`),
    ([a = 0, b = 0]) => longestSide(a, b),
  ),
  reading(
    new RegExp(
      `\\bperimeter${is} ${num}${unit}.*?\\b(?:one side|a side|side|length|width|it)${is} ${num}.*\\b(?:other|width|length|missing|how (?:wide|long|tall))\\b`,
    ),
    ([around = 0, side = 0]) =>
      around > 2 * side && side > 0
        ? {
            kind: 'sideOfPerimeter',
            values: { around, side, half: written(around / 2) },
            answer: asNumber(around / 2 - side),
            slips: [
              [written(around - side), 'onceOnly'],
              [written(around - 2 * side), 'bothSides'],
              [written(around / side), 'divided'],
            ],
            values2: [written(around / 2)],
          }
        : null,
  ),
]
