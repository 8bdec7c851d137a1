// A shape of the child's own, as it tells of it line by line: 'the volume of a box', 'its 3 by 4 by 5', 'and the surface area'.

export const forms = ['rectangle', 'square', 'triangle', 'box', 'cube', 'circle'] as const
export type Form = (typeof forms)[number]
export const measures = ['area', 'perimeter', 'volume', 'surface area', 'circumference'] as const
export type Measure = (typeof measures)[number]
export type Shape = {
  form: Form
  sides: number[]
  measure: Measure | null
  /** The sides before the child made them longer. */
  before: number[] | null
}

const unit =
  '(?: ?(?:feet|foot|ft|inches|in|meters?|m|centimeters?|cm|yards?|units?))?(?: (?:long|wide|tall|high|deep))?,?'
const one = `(\\d{1,4}(?:\\.\\d{1,2})?)${unit}`
const by = ' ?(?:by|x|×|times|and) ?'
const three = new RegExp(`(?<![\\d./])${one}${by}${one}${by}(\\d{1,4}(?:\\.\\d{1,2})?)\\b(?! ?[=+−-])`, 'i')
const two = new RegExp(`(?<![\\d./])${one} ?(?:by|x|×) ?(\\d{1,4}(?:\\.\\d{1,2})?)\\b(?! ?[=+−-])`, 'i')

const names: readonly (readonly [RegExp, Form])[] = [
  [/\btriangles?\b/i, 'triangle'],
  [/\bcubes?\b/i, 'cube'],
  [/\b(?:box|prism|cereal box|fish tank|aquarium|rectangular prism)\b/i, 'box'],
  [/\bcircles?\b/i, 'circle'],
  [/\bsquares?\b(?! (?:feet|foot|inch|inches|units?|meters?|yards?|miles?|numbers?|root))/i, 'square'],
  [/\b(?:rectangles?|garden|room|bedroom|rug|yard|field|playground|classroom|poster|pen|wall|floor)\b/i, 'rectangle'],
]
/** The number of sides that tell all of it. */
export const sidesOf: Readonly<Record<Form, number>> = {
  rectangle: 2,
  square: 1,
  triangle: 2,
  box: 3,
  cube: 1,
  circle: 1,
}
const measured: Readonly<Record<Form, readonly Measure[]>> = {
  rectangle: ['area', 'perimeter'],
  square: ['area', 'perimeter'],
  triangle: ['area'],
  box: ['volume', 'surface area'],
  cube: ['volume', 'surface area'],
  circle: ['area', 'circumference'],
}
export const canMeasure = (form: Form, measure: Measure): boolean => measured[form].includes(measure)

/** The measure that a text names: an area is of the surface where it says so. */
export function measureIn(text: string): Measure | null {
  const found = /\b(surface area|area|perimeter|volume|circumference)\b/i.exec(text)?.[1]?.toLowerCase()
  const isHeld = /\bhow much (?:\w+ )?(?:fits?|goes|does it hold|can it hold|will it hold|will fit|can fit)\b/i.test(
    text,
  )
  return measures.find((each) => each === found) ?? (isHeld ? 'volume' : null)
}

export const formIn = (text: string): Form | null => names.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** A text without the sides that it tells. */
export const withoutSides = (text: string): string => text.replace(three.test(text) ? three : two, ' ')

/** The sides that a text tells: three of a box, two of what is flat. */
export function sidesIn(text: string): number[] {
  // '20x4 is 80 and 3x10 is 30' are sums.
  if (/\d ?[x×] ?\d+ (?:is|=|makes|equals) \d/i.test(text)) return []
  const found = three.exec(text) ?? two.exec(text)
  return (found?.slice(1) ?? []).filter((each) => each !== undefined).map(Number)
}

/** What is known of the shape after this line. A shape is gone when another is named without its sides. */
export function shapeAfter(shape: Shape | null, text: string, told: string | null): Shape | null {
  const form = formIn(text)
  const sides = sidesIn(text)
  const measure = measureIn(text)
  const ofTold = told === null ? null : measureIn(told)
  if (sides.length === 3) return { form: 'box', sides, measure: measure ?? shape?.measure ?? 'volume', before: null }
  if (sides.length === 2) {
    const flat =
      form !== null && sidesOf[form] === 2 ? form : shape && sidesOf[shape.form] === 2 ? shape.form : 'rectangle'
    const known = form !== null || measure !== null || shape !== null || ofTold !== null
    return known ? { form: flat, sides, measure: measure ?? shape?.measure ?? ofTold, before: null } : shape
  }
  if (form !== null && measure !== null) return { form, sides: [], measure, before: null }
  return shape && measure ? { ...shape, measure } : shape
}

/** The measure of a shape, as a question that the tutor can work out; null where it cannot. */
export function questionOfShape({ form, sides, measure }: Shape): string | null {
  if (measure === null || sides.length !== sidesOf[form] || !canMeasure(form, measure)) return null
  const [a = 0, b = 0, c = 0] = sides
  const what = `what is the ${measure} of a ${form}`
  switch (form) {
    case 'rectangle':
      return `${what} ${a} by ${b}`
    case 'triangle':
      return `${what} with base ${a} and height ${b}`
    case 'square':
      return `${what} with sides of ${a}`
    case 'cube':
      return `${what} with side ${a}`
    case 'box':
      return `${what} ${a} by ${b} by ${c}`
    case 'circle':
      return `${what} with radius ${a}`
  }
}
