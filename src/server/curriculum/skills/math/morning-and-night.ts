import words from '#content/en/skills/math/morning-and-night.json'
import { type Draw, defineSkill, type Lists, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

type Part = 'am' | 'pm'
const other = { am: 'pm', pm: 'am' } as const
const isPart = (text: string): text is Part => text === 'am' || text === 'pm'
const said = { am: 'a.m.', pm: 'p.m.' } as const
const at = (time: string, part: Part) => `${time} ${said[part]}`

/** Six hours off. */
function farFrom(time: string): string {
  const [hour = '6', minute = '00'] = time.split(':')
  return `${Number(hour) > 6 ? Number(hour) - 6 : Number(hour) + 6}:${minute}`
}

/** 'what happens;am;why;7:00;7:30': when is it? */
function whenIsIt(rng: Rng, lists: Lists): Draw {
  const [what = '', part = 'am', why = '', ...times] = rng.pick(lists.deeds ?? []).split(';')
  const own = isPart(part) ? part : 'am'
  const time = rng.pick(times)
  const key = at(time, own)
  return {
    form: 'when',
    values: { what, why, time, side: own, key },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['mixed-up-am-and-pm', at(time, other[own])],
      ['changed-the-time', at(farFrom(time), own)],
      ['changed-the-time', at(farFrom(time), other[own])],
    ],
    solution: oneWay(['why', null], ['before-or-after', key]),
    entity: said[own],
  }
}

const hours = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** Which of four times comes first, or last, in a day. */
function firstOrLast(rng: Rng): Draw | null {
  const isFirst = rng.chance(50)
  const [early = 7, late = 10] = rng.some(hours, 2).sort((one, two) => one - two)
  const [keyPart, wrongPart]: [Part, Part] = isFirst ? ['am', 'pm'] : ['pm', 'am']
  const [key, tempting] = isFirst ? [late, early] : [early, late]
  const time = (hour: number) => `${hour}:00`
  // The tempting one is the smallest, or the biggest, number of all.
  const more = rng.some(
    hours.filter((hour) => (isFirst ? hour > early : hour < late)),
    2,
  )
  if (more.length < 2) return null
  return {
    form: isFirst ? 'first' : 'last',
    values: { key: at(time(key), keyPart) },
    answer: { form: 'choice', answer: at(time(key), keyPart) },
    wrong: [
      ['compared-numbers-without-the-unit', at(time(tempting), wrongPart)],
      ...more.map((hour): Wrong => ['mixed-up-am-and-pm', at(time(hour), wrongPart)]),
    ],
    solution: oneWay(['day-begins', null], ['so-it-is', at(time(key), keyPart)]),
    entity: said[keyPart],
  }
}

/** What an hour from eleven on comes to, or goes past. */
const middles = {
  am: { at: 'rightAtNoon', past: 'noon' },
  pm: { at: 'rightAtMidnight', past: 'midnight' },
} as const

/** An hour on or back, over noon or midnight or not. */
function anHourOn(rng: Rng): Draw {
  const part: Part = rng.chance(50) ? 'am' : 'pm'
  const hour = rng.pick([11, 11, 11, 10, 9, 8])
  const minute = rng.pick(['00', '10', '15', '30', '45'])
  const passes = hour === 11
  const end = `${hour + 1}:${minute}`
  const endPart = passes ? other[part] : part
  return {
    form: 'hour-on',
    values: {
      start: at(`${hour}:${minute}`, part),
      middle: !passes ? 'none' : middles[part][minute === '00' ? 'at' : 'past'],
      side: endPart,
      key: at(end, endPart),
    },
    answer: { form: 'choice', answer: at(end, endPart) },
    wrong: [
      ['mixed-up-am-and-pm', at(end, other[endPart])],
      ['went-back-in-time', at(`${hour - 1}:${minute}`, part)],
      ['changed-the-time', at(`${hour - 1}:${minute}`, other[part])],
    ],
    solution: oneWay(['one-hour-on', null], ['before-or-after', at(end, endPart)]),
    entity: said[endPart],
  }
}

export const skill = defineSkill({
  skill: 'math.morning-and-night',
  words,
  tags: ['clock'],
  draw: (rng, lists) => rng.pick([whenIsIt, whenIsIt, firstOrLast, anHourOn])(rng, lists),
})
