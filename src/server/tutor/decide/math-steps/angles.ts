import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import { aboutIn, aboutNow } from '../early-math/memory.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { littleMore } from './little-more.ts'

// Angles: which kind one is, beside a square corner, and the other one on a straight line or in a right angle.

const kindAsked = /\b(\d{1,3}) ?(?:degrees?|°|deg)\b.*\b(?:acute|obtuse|right)\b.*\bor\b.*\b(?:acute|obtuse|right)\b/i
const kindSaid = /\b(acc?ute|obtu[sc]e|right(?= (?:angle|one)\b))\b/i
const ofAngles =
  'acc?ute|obtu[sc]e|right|angles?|more|bigger|greater|over|larger|less|under|smaller|below|than|square|corner|degrees?|deg|not|wide|sharp'
const byNinety =
  /\b(more|bigger|greater|over|larger|less|under|smaller|below) ?(?:than |then )?(?:an? )?(?:90|right angle|square corner)/i
const kindOf = (degrees: number) => (degrees < 90 ? 'acute' : degrees === 90 ? 'right' : 'obtuse')
const spelled = (said: string) => (/^a/i.test(said) ? 'acute' : /^o/i.test(said) ? 'obtuse' : 'right')

/** 'Is 130 degrees acute or obtuse': it is put beside a square corner. */
export function angleAskedKind(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const degrees = Number(kindAsked.exec(text)?.[1] ?? 0)
  if (degrees <= 0 || degrees >= 180 || (text.match(/\d+/g) ?? []).length > 1) return null
  const about = aboutNow(lesson, 'angle', `kind:${degrees}`)
  const behind = /[?.!]\W*(?:(?:is it|i think|i say|its|it's) )*(acute|obtuse|right)\b[^?]*$/i.exec(text)?.[1]
  const here = { ...heard, lesson: about }
  if (behind !== undefined) return kindJudged(here, degrees, spelled(behind))
  return reply(
    [{ key: 'angle.corner', values: { degrees } }],
    askChat(about, { key: 'angle.cornerAsk', values: { degrees } }),
    {
      kind: 'own',
      mood: 'thinking',
    },
  )
}

function kindJudged(heard: Heard, degrees: number, said: string): Decision {
  const kind = kindOf(degrees)
  const values = { degrees, kind, said, than: degrees > 90 ? 'more than' : degrees < 90 ? 'less than' : 'exactly' }
  if (kind === said) return right(heard, { key: 'angle.kindRight', values })
  return reply([{ key: 'angle.kindLook', values }], askChat(heard.lesson, { key: 'angle.cornerAsk', values }), {
    kind: 'claim',
    mood: 'thinking',
  })
}

/** 'More than 90 so obtuse'. */
export function angleKindSaid(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const degrees = Number(/^kind:(\d+)$/.exec(aboutIn(lesson, 'angle') ?? '')?.[1] ?? 0)
  const said = kindSaid.exec(text)?.[1]
  const way = byNinety.exec(text)?.[1]
  if (/\?\W*$/.test(text) || /\bor\b/i.test(text) || openProblem(lesson)) return null
  if (degrees > 0 && said !== undefined && text.split(/\s+/).length <= 12 && littleMore(text, ofAngles))
    return kindJudged(heard, degrees, spelled(said))
  if (way === undefined) return null
  const isMore = /more|bigger|greater|over|larger/i.test(way)
  if (degrees > 0 && said === undefined && text.split(/\s+/).length <= 8) {
    const values = { degrees, than: degrees > 90 ? 'more than' : 'less than' }
    const key = degrees > 90 === isMore ? 'angle.thanRight' : 'angle.thanLook'
    return reply([{ key, values }], askChat(lesson, { key: 'angle.name', values }), { kind: 'step', mood: 'happy' })
  }
  if (said === undefined || spelled(said) === 'right') return null
  return (spelled(said) === 'obtuse') === isMore
    ? right(heard, { key: 'angle.rule', values: { said: spelled(said), way: isMore ? 'more' : 'less' } })
    : null
}

const both =
  /\b(?:two |2 )?angles?\b.*\b(straight (?:line|angle)|right angle|(?:square )?corner|supplementary|complementary)\b.*\b(?:one|first)(?: angle)?(?: is| =|'s)? (\d{1,3})\b(.*)$/i
const lineLooked = /(?:\bi (?:did|got|put|think|say)|\bis it|\bso)\b(.*)$/i

/** 'Two angles make a straight line. One is 65, what's the other'. */
export function otherAngle(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, figure = '', one, rest = ''] = both.exec(text) ?? []
  if (one === undefined) return null
  const isLine = /straight|supplementary/i.test(figure)
  const all = isLine ? 180 : 90
  const values = {
    one,
    all,
    figure: isLine ? 'a straight line' : 'a right angle',
    key: all - Number(one),
  }
  if (values.key <= 0) return null
  const about = aboutNow(lesson, 'angle', `rest:${all}:${one}`)
  const said = (lineLooked.exec(rest)?.[1]?.match(/\d{1,3}/g) ?? []).map(Number).at(-1)
  if (said === values.key) return right({ ...heard, lesson: about }, { key: 'angle.restRight', values })
  const other = isLine ? 90 : 180
  const key = said === undefined ? 'angle.rest' : said === other - Number(one) ? 'angle.restOther' : 'angle.restLook'
  return reply(
    [{ key, values: { ...values, said: said ?? '', other } }],
    askStep(about, { key: 'angle.restAsk', values }, { form: 'number', answer: String(all) }),
    {
      kind: 'own',
      mood: 'thinking',
    },
  )
}

/** '115', behind two angles on a line of which one is 65. */
export function restFound(heard: Heard): Decision | null {
  const [, all, one] = /^rest:(\d+):(\d+)$/.exec(aboutIn(heard.lesson, 'angle') ?? '') ?? []
  const numbers = (heard.text.match(/\d{1,3}/g) ?? []).map(Number)
  if (all === undefined || one === undefined || openProblem(heard.lesson) || /[-+−×*÷=]/.test(heard.text)) return null
  const key = Number(all) - Number(one)
  if (numbers.length > 2 || !numbers.includes(key) || !littleMore(heard.text, 'angles?|degrees?|deg')) return null
  return right(heard, { key: 'angle.restRight', values: { one, all, key } })
}
