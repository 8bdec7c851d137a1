import type { Decision } from '../move.ts'
import { askChat, askStep } from './ask.ts'
import { look, right, shown } from './found-by-child.ts'
import type { Heard } from './hear.ts'
import { few } from './keep-sight.ts'
import { reply } from './reply.ts'

// Powers, roots, pi and growth, as a child says what they come to.

const power =
  /(?<![\d.^)])(\d{1,2}) ?(?:\^ ?(\d)|(squared|cubed)|(?:to the (?:power of )?(\d|second|third|fourth|fifth))(?: power)?)(?! ?[-+x×*·/÷^(]|\d)/i
const behind = /^(?: ?(?:is|=|equals|makes|would be|thats|that's))(?: (?:it|like|just))*\s*(\d{1,6})(?! ?\^|\d)\b/i
const words: Readonly<Record<string, number>> = { squared: 2, cubed: 3, second: 2, third: 3, fourth: 4, fifth: 5 }

/** '2^3 is 6': it is written out. */
function powerSaid(heard: Heard): Decision | null {
  const found = power.exec(heard.text)
  if (!found) return null
  const [all, base = '', ...forms] = found
  const form = forms.find((one) => one !== undefined)?.toLowerCase() ?? ''
  const exponent = words[form] ?? Number(form)
  const said = behind.exec(heard.text.slice(found.index + all.length))?.[1]
  if (said === undefined || exponent < 2 || exponent > 6 || /[-−]\s?$/.test(heard.text.slice(0, found.index)))
    return null
  const makes = Number(base) ** exponent
  const values = { name: `${base}^${exponent}`, long: Array(exponent).fill(base).join(' × '), said, base, exponent }
  return Number(said) === makes
    ? right(heard, { key: 'power.right', values })
    : look(
        heard,
        { key: Number(said) === Number(base) * exponent ? 'power.times' : 'power.look', values },
        { key: 'power.ask', values },
        String(makes),
      )
}

const joined =
  /(\d{1,2}) ?\^ ?(\d{1,2}) ?(x|×|\*|·|times|\/|÷|divided by) ?\1 ?\^ ?(\d{1,2})|\(?(\d{1,2}) ?\^ ?(\d{1,2})\)? ?\^ ?(\d{1,2})/i
const powerOf = /(\d{1,2}) ?\^ ?(\d{1,2})/g
const key = 'math-power-'

/** '2^3 x 2^4 is 4^7': the base stays, and the small numbers are counted together. */
function powersJoined(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const found = joined.exec(text)
  const kept = lesson.told?.startsWith(key) ? lesson.told.slice(key.length) : null
  const rest = found ? text.slice(found.index + found[0].length) : text
  const said = [...rest.matchAll(powerOf)].map(([, base, exponent]) => `${base}^${exponent}`)[0]
  if (!found) {
    if (kept === null || said === undefined) return null
    return said === kept
      ? right(heard, { key: 'power.rule', values: { said } })
      : reply(
          [{ key: 'power.count', values: { base: kept.split('^')[0] ?? '' } }],
          askChat(lesson, { key: 'power.again' }),
          { kind: 'claim', mood: 'thinking' },
        )
  }
  const base = found[1] ?? found[5] ?? ''
  const [one, other] =
    found[1] === undefined ? [Number(found[6]), Number(found[7])] : [Number(found[2]), Number(found[4])]
  const isOver = /\/|÷|div/i.test(found[3] ?? '')
  const exponent = found[1] === undefined ? one * other : isOver ? one - other : one + other
  const target = `${base}^${exponent}`
  const here = { ...heard, lesson: { ...lesson, told: `${key}${target}` } }
  // What it comes to is a problem of its own.
  if (said === undefined) return null
  if (said === target) return right(here, { key: 'power.rule', values: { said } })
  const way = found[1] === undefined ? 'power.of' : isOver ? 'power.over' : 'power.joined'
  return reply([{ key: way, values: { base, one, other } }], askChat(here.lesson, { key: 'power.again' }), {
    kind: 'claim',
    mood: 'thinking',
  })
}

const rootSaid =
  /\b(?:sqrt|square root|root)(?: of)? \(?(\d{1,5})\)? ?(?:is|=|equals|would be)(?: like)? (\d{1,5}(?:\.\d+)?)/i
const nearSaid =
  /^\W*(?:(?:oh|so|its|it's|like|about|around|a little over|just over|ok) )*(\d{1,3})(?:\.\d+)?(?: (?:something|ish|point something|and a bit|and something|point \w+))?\W*$/i
const rootKey = 'math-root-'

/** 'Sqrt of 50 is 25': times itself it would be more. */
function rootOf(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, whole, said] = rootSaid.exec(text) ?? []
  if (whole !== undefined && said !== undefined) {
    const exact = Math.sqrt(Number(whole))
    const isSo = Math.abs(exact - Number(said)) < (/\./.test(said) ? 0.06 : 1e-9)
    const values = {
      whole,
      said,
      square: shown(Number(said) ** 2),
      low: Math.floor(exact),
      high: Math.floor(exact) + 1,
    }
    return isSo
      ? right(heard, { key: 'root.right', values })
      : reply(
          [{ key: 'root.look', values }],
          askChat({ ...lesson, told: `${rootKey}${whole}` }, { key: 'root.ask', values }),
          { kind: 'claim', mood: 'thinking' },
        )
  }
  const kept = lesson.told?.startsWith(rootKey) ? Number(lesson.told.slice(rootKey.length)) : null
  const near = kept === null ? undefined : nearSaid.exec(text)?.[1]
  if (kept === null || near === undefined) return null
  const low = Math.floor(Math.sqrt(kept))
  const values = { whole: kept, said: near, square: Number(near) ** 2, low, high: low + 1 }
  return right(heard, { key: Number(near) === low ? 'root.between' : 'root.look', values })
}

const piSaid =
  /(?<![\d.])(\d{1,4}) ?(?:x |times |× )?(?:pi|π)\b(?: (?:is|=|makes|equals)(?: (?:about|like|around))? (\d+(?:\.\d+)?))?/i
const radiusSaid = /\bradius (?:is |of |= )?(\d{1,3})\b/i
const acrossSaid = /(?<![\d.])(\d{1,2})[- ]?(?:inch|inches|in|feet|foot|ft|cm)\b/gi

/** 'Radius 6 so 36 pi', 'so 36 pi is 113'. */
function ofPi(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, many, value] = piSaid.exec(text) ?? []
  if (many === undefined || /\?|^\W*(?:what|how|why)\b/i.test(text)) return null
  if (value !== undefined)
    return Math.abs(Number(many) * Math.PI - Number(value)) < Math.max(0.6, Number(many) * 0.005)
      ? right(heard, { key: 'pi.about', values: { many, said: value } })
      : null
  const across = [...text.matchAll(acrossSaid)].map(([, one]) => Number(one))
  const radii = [
    Number(radiusSaid.exec(text)?.[1] ?? NaN),
    ...across.map((one) => one / 2),
    ...lesson.sight.map((one) => Number(one) / 2),
  ]
  const radius = radii.find((one) => one * one === Number(many))
  if (radius !== undefined) return right(heard, { key: 'pi.area', values: { many, radius: shown(radius) } })
  const around = lesson.sight.map(Number).find((one) => one === Number(many))
  return around === undefined || /\baround|edge|crust|circumference/i.test(text)
    ? null
    : reply([{ key: 'pi.around', values: { many } }], askChat(lesson, { key: 'pi.radius', values: { many } }), {
        kind: 'claim',
        mood: 'thinking',
      })
}

const grows =
  /\b(?:grows?|gains?|goes up|increases?|interest|up)\b.*?(\d{1,2}) ?(?:%|percent)|(\d{1,2}) ?(?:%|percent)\b.*\b(?:a|each|every|per) (?:year|month|week|day)/i
const start = /\b(?:from|of|at|with|starts? (?:at|with)|has|have|is) \$?(\d{2,6})\b/i
const after =
  /\bafter (\d|two|three) (?:years?|months?|weeks?|days?)(?: (?:is|its|it's|it has|there are|i have|we have|that is|thats|would be))* \$?(\d{2,6}(?:\.\d+)?)/i

/** 'It grows 10% a year from 200, so after 2 years 240': the second year grows from more. */
function growth(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, one, other] = grows.exec(text) ?? []
  const percent = one ?? other
  const [, from] = start.exec(text) ?? []
  const [, count = '', said2] = after.exec(text) ?? []
  if (percent === undefined || from === undefined || said2 === undefined) return null
  const years = few[count.toLowerCase()] ?? Number(count)
  const makes = Number(from) * (1 + Number(percent) / 100) ** years
  const first = shown(Number(from) * (1 + Number(percent) / 100))
  const values = { percent, from, first, said: said2, years }
  if (Math.abs(makes - Number(said2)) < 0.5) return right(heard, { key: 'growth.right', values })
  return reply(
    [{ key: 'growth.look', values }],
    askStep(lesson, { key: 'growth.ask', values }, { form: 'number', answer: shown(makes) }),
    { kind: 'claim', mood: 'thinking' },
  )
}

export const powerClaims = [growth, ofPi, powersJoined, powerSaid, rootOf]
