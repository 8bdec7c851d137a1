import type { Told } from '../plain.ts'

// Perimeter, area and volume of what is told by its sides, whatever it is called: a garden, a poster, a tank.

const unit = '(?:inch(?:es)?|feet|foot|yards?|meters?|centimeters?|cm|mm|m|in|miles?|kilometers?|km|units?|blocks?|ft)'
const side = (names: string) =>
  new RegExp(
    `(?:\\b(?:${names})(?: side)?(?: of the [a-z]+)?(?: is| of| are| measures| was|:| =)? ?(\\d+(?:\\.\\d+)?(?: \\d\\/\\d)?|\\d\\/\\d)\\b)|(?:(?<![\\d/.])(\\d+(?:\\.\\d+)?(?: \\d\\/\\d)?|\\d\\/\\d)[- ]?${unit}? (?:in )?(?:${names})\\b)`,
  )
const long = side('long|length|across|in length')
const wide = side('wide|width|in width')
const high = side('high|tall|height|deep|depth')
const bySides = new RegExp(
  `(?<![\\d/.])(\\d+(?:\\.\\d+)?)[- ]?${unit}? (?:by|x) (\\d+(?:\\.\\d+)?)(?:[- ]?${unit}? (?:by|x) (\\d+(?:\\.\\d+)?))?\\b`,
)
const around =
  /\bperimeter\b|\baround\b|\bfenc(?:e|ing)\b|\bborder\b|\btrim\b|\bedging\b|\bframe\b|\bribbon\b.*\bedges?\b|\b(?:walk|jog|run|walks|jogs|runs) around\b/
const inside =
  /\barea\b|\bsquare (?:feet|foot|inch(?:es)?|meters?|yards?|centimeters?|units?|cm|ft|in|miles?|tiles?)\b|\bcarpet\b|\bsod\b|\bhow much (?:space|grass|paper|cloth|fabric) (?:does it|do they|is) (?:cover|need)/
const room =
  /\bvolume\b|\bcubic\b|\bcubes?\b.*\b(?:fit|fill|hold)|\bhow much (?:space|water|sand|dirt|room)\b.*\b(?:inside|hold|fill|in it)\b/

const array = /(?<![\d/.])(\d+) (?:rows|across|columns) (?:and|by|with|of) (\d+) (?:columns|down|rows)\b/
const numberIn = (found: RegExpExecArray | null) => found?.slice(1).find((one) => one !== undefined) ?? null

/** 'What is 2 × (12 + 7)', 'what is 15.5 × 8', 'what is 6 × 5 × 2 ÷ 4'. */
export function figureStory(told: Told): string | null {
  const { text, asked, numbers } = told
  if (
    /\b(?:circle|circular|radius|diameter|triangle|triangular|trapezoid|parallelogram|angle|degrees|scale|shadow)\b/.test(
      text,
    )
  )
    return triangleAround(told)
  const [, rows, columns] = array.exec(text) ?? []
  if (rows && columns)
    return numbers.length === 2 && /\bhow many\b/.test(asked) && !/\bmore\b/.test(asked)
      ? `what is ${rows} × ${columns}`
      : null
  const [, a, b, c] = bySides.exec(text) ?? []
  const sides = a && b ? [a, b, c ?? null] : [long, wide, high].map((pattern) => numberIn(pattern.exec(text)))
  const known = sides.flatMap((one) => one ?? [])
  if (known.length === 3 && room.test(text)) return inRoom(known, told)
  if (known.length === 2) return rectangle(known, told)
  return known.length < 2 && numbers.length === 2
    ? otherSide(told)
    : numbers.length === 1
      ? equalSides(asked, text)
      : null
}

const asCubic = /\b(\d+) cubic\b/

/** A box, or how many bags of sand fill it. */
function inRoom(sides: readonly string[], { text, asked, numbers }: Told): string | null {
  const [, by] = asCubic.exec(text) ?? []
  const product = sides.join(' × ')
  if (numbers.length === 3) return /\bsurface\b/.test(text) ? null : `what is ${product}`
  return numbers.length === 4 && by !== undefined && /\bhow many\b/.test(asked) && !sides.includes(by)
    ? `what is ${product} ÷ ${by}`
    : null
}

function rectangle([one = '', other = '']: readonly string[], { text, asked, numbers }: Told): string | null {
  const [isAround, isInside] = [around.test(asked), inside.test(asked)]
  const rest = numbers.filter((number) => number !== one && number !== other)
  const isIn = isAround ? false : isInside || (!around.test(text) && inside.test(text))
  const isOut = !isIn && (isAround || (!isInside && around.test(text)))
  if (!isIn && !isOut) return null
  if (isOut) {
    const sum = `2 × (${one} + ${other})`
    const [times, ...more] = rest
    if (times === undefined) {
      if (numbers.length !== 2) return null
      return /\./.test(one + other)
        ? `what is ${one} + ${other} + ${one} + ${other}`
        : `what is the perimeter of a rectangle that is ${one} by ${other}`
    }
    const isLaps =
      new RegExp(`\\b${times} (?:times|laps)\\b`).test(text) && /\b(?:walk|jog|run|ride|skate|bike|around)/.test(text)
    return more.length === 0 && isLaps && numbers.length === 3 ? `what is ${times} × ${sum}` : null
  }
  if (numbers.length === 2)
    return /\./.test(one + other) || /\btiles?\b/.test(text)
      ? `what is ${one} × ${other}`
      : `what is the area of a rectangle that is ${one} by ${other}`
  const [hole, ...more] = rest
  // 'The window is 15 square feet', and only the wall is painted.
  const isHole =
    hole !== undefined &&
    new RegExp(`\\b${hole} square\\b`).test(text) &&
    /\b(?:window|door|hole|pond|not)\b/.test(text)
  return more.length === 0 && isHole && numbers.length === 3 && /\b(?:paint|cover|left|rest|grass|without)/.test(text)
    ? `what is ${one} × ${other} - ${hole}`
    : null
}

/** The area or the perimeter is told, and one side. */
function otherSide({ text, asked, numbers }: Told): string | null {
  if (!/\b(?:rectang[a-z]+|garden|poster|room|field|yard|rug|table|board|park|pool|floor|patio)\b/.test(text))
    return null
  const area = /\barea\b[^\d?]{0,40}?(?:is|of|=) (\d+)|\b(\d+) square\b/.exec(text)
  const outside = /\bperimeter\b[^\d?]{0,40}?(?:is|of|=) (\d+)|\b(\d+) [a-z]+ of fenc/.exec(text)
  const [size, isArea] = area ? [numberIn(area), true] : [numberIn(outside), false]
  const one = numbers.find((number) => number !== size)
  if (!size || !one || (area && outside) || !/\b(?:long|length|wide|width|side|tall|high|height)\b/.test(text))
    return null
  if (isArea && around.test(asked)) return `what is 2 × (${one} + ${size} ÷ ${one})`
  if (!/\b(?:long|length|wide|width|side|tall|high|height)\b/.test(asked))
    return inside.test(asked) && !isArea ? `what is ${one} × (${size} ÷ 2 - ${one})` : null
  return isArea ? `what is ${size} ÷ ${one}` : `what is ${size} ÷ 2 - ${one}`
}

const shapes: Readonly<Record<string, number>> = { square: 4, pentagon: 5, hexagon: 6, octagon: 8, rhombus: 4 }

/** All its sides are equally long, and one number is told. */
function equalSides(asked: string, text: string): string | null {
  const named =
    /\b(square|pentagon|hexagon|octagon|rhombus)s?\b(?! (?:feet|foot|inch|meter|unit|yard|centimeter|cm|tile))/.exec(
      text,
    )?.[1]
  const [, size] = /(?<![\d/.])(\d+(?:\.\d+)?)/.exec(text) ?? []
  const count = shapes[named ?? '']
  if (!named || !size || count === undefined || /\btiles?\b/.test(text)) return null
  const isSide = /\b(?:side|sides|edges?)\b/.test(text)
  if (
    /\bperimeter (?:is|of)? ?\d|\bperimeter of [a-z ]{3,24} is \d/.test(text) ||
    (around.test(text) && !around.test(asked))
  )
    return /\b(?:side|long)\b/.test(asked) ? `what is ${size} ÷ ${count}` : null
  if (around.test(asked)) return isSide || /\blong\b/.test(text) ? `what is ${count} × ${size}` : null
  return inside.test(asked) && named === 'square' && isSide ? `what is ${size} × ${size}` : null
}

/** The third side of a triangle, or all of them. */
function triangleAround({ text, asked, numbers }: Told): string | null {
  if (
    !/\btriang(?:le|ular)\b/.test(text) ||
    !around.test(text) ||
    /\b(?:area|angles?|degrees|circle)\b/.test(text) ||
    numbers.length !== 3
  )
    return null
  if (around.test(asked)) return `what is ${numbers.join(' + ')}`
  const total = /\bperimeter\b[^\d?]{0,40}?(\d+)/.exec(text)?.[1]
  const rest = numbers.filter((one) => one !== total)
  return total && rest.length === 2 && /\b(?:third|other|last|missing)\b/.test(asked)
    ? `what is ${total} - ${rest.join(' - ')}`
    : null
}
