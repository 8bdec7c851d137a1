import type { Asked } from '#server/curriculum/asked.ts'
import { type AskedForm, clearForm } from './forms.ts'

const lengths = new Map(
  'mm:millimeter millimeter:millimeter millimeters:millimeter centimeter:centimeter centimeters:centimeter m:meter meter:meter meters:meter kilometer:kilometer kilometers:kilometer in:inch inch:inch inches:inch foot:foot feet:foot yard:yard yards:yard mile:mile miles:mile units:unit unit:unit'
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([name = '', unit = '']) => [name, unit] as const),
)
const unit = `(?: ?(?<unit>${[...lengths.keys()].join('|')}))?`
const again = `(?: ?(?:${[...lengths.keys()].join('|')}))?`
const what = '(?:the )?(?<what>(?<!surface )area|perimeter|distance around|way around|outside)'
const by = '(?:by|x|×|times|and)'
const long = '(?: ?(?:long|tall|high|wide|in length|in width))?'
const of = '(?:of|for|around)? ?(?:an? |the |this )?'
const rectangle =
  '(?<shape>rectangle|rectangular [a-z]+|square|box|room|garden|yard|rug|field|table|desk|wall|floor|park|pool)'

type Groups = Readonly<Record<string, string | undefined>>

function asked(sides: readonly string[], shape: string, { what: wanted, unit: name }: Groups): Asked | null {
  const kind = wanted === 'area' ? 'area' : 'perimeter'
  const measured = lengths.get(name ?? '') ?? ''
  return { kind, of: { shape, sides: sides.join(';'), unit: measured === 'unit' ? '' : measured } }
}

/** Two sides are a rectangle's, whatever it is. */
const rectangles: AskedForm[] = [
  `${what} ${of}(?:#${again} ${by} #${unit}) ?(?:${rectangle})?`,
  `${what} ${of}${rectangle}?(?: that is| which is| with| with sides| with sides of| if it is| thats|,| is)? ?(?:sides (?:of )?|length (?:of )?)?#${again}${long} ${by} (?:width (?:of )?|a width of )?#${unit}${long}`,
  `${what} ${of}${rectangle}? ?(?:with|that has|if)? ?(?:the |a )?(?:length|long side)(?: is| of|=)? ?#${again},? (?:and )?(?:the |a )?(?:width|short side)(?: is| of|=)? ?#${unit}`,
  `(?:if )?(?:an? |the |my )?${rectangle} (?:is|has sides of|that is|measures)? ?#${again}${long} ${by} #${unit}${long},? (?:what is (?:its |the )?|find )?${what}(?: of it)?`,
  `#${again} ${by} #${unit} ${rectangle},? (?:what is (?:its )?|find )?${what}`,
].map((source) =>
  clearForm(source, (sides, { groups }) => (sides.length === 2 ? asked(sides, 'rectangle', groups) : null)),
)

const regular = '(?<shape>square|triangle|pentagon|hexagon|octagon)'
const equal =
  '(?:with |that has |that is |has |is |if )?(?:all |equal |each |every |one |the )*(?:sides?|side length)?(?: is| are| of|=| that are)?(?: all)?'
const regulars: AskedForm[] = [
  `${what} ${of}${regular} ?${equal} ?#${unit}(?: long)?(?: sides?| on each side| each| for each side| on every side)?`,
  `${what} ${of}#${unit} ${regular}`,
  `(?:if )?(?:an? |the )?${regular} ${equal} ?#${unit}(?: long)?(?: sides?| on each side| each)?,? (?:what is (?:its )?|find )?${what}`,
].map((source) =>
  clearForm(source, (sides, { groups }) => {
    const { shape = '' } = groups
    if (sides.length !== 1 || (groups.what === 'area' && shape !== 'square')) return null
    return asked(sides, shape, groups)
  }),
)

const all = `#${again}(?: ?,? ?(?:and )?#${again}){1,6}(?: ?,? ?(?:and )?#${unit})`
const allSides: AskedForm[] = [
  `${what} ${of}(?:shape|triangle|figure|quadrilateral|pentagon|hexagon|polygon)? ?(?:with|that has|whose|if)? ?(?:the )?(?:sides|side lengths)?(?: of| are| that are| is)? ?${all}(?: sides| long)?`,
  `(?:if )?(?:an? |the )?(?:shape|triangle|figure|quadrilateral|pentagon|hexagon|polygon) ?(?:with|has)? ?(?:the )?(?:sides|side lengths)?(?: of| are)? ?${all},? (?:what is (?:its )?|find )?${what}`,
].map((source) =>
  clearForm(source, (sides, { groups }) =>
    sides.length < 3 || groups.what === 'area' ? null : asked(sides, 'shape', groups),
  ),
)

export const shapeForms: readonly AskedForm[] = [...rectangles, ...regulars, ...allSides]
