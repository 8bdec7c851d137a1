import { z } from 'zod'
import file from '#content/en/tutor/computed.json'
import type { Item } from '#server/curriculum/item.ts'
import { icuText } from '#server/icu/icu-text.ts'
import { algebraAsked, proportion } from './algebra.ts'
import { chanceAsked } from './chance.ts'
import { contextAsked } from './contexts.ts'
import { dataAsked } from './data.ts'
import type { Draft, Reader } from './draft.ts'
import { figureAsked } from './figures.ts'
import { formAsked, formClaimed } from './forms.ts'
import { formsAsked } from './forms-asked.ts'
import { handsAsked } from './hands.ts'
import { integerAsked } from './integers.ts'
import { fitting, numberAsked } from './numbers.ts'
import { orderAsked } from './order.ts'
import { partsLeft } from './parts-left.ts'
import { percentAsked } from './percents.ts'
import { rulerAsked, rulerSaid } from './ruler.ts'
import { sameAmountAsked } from './same-amount.ts'
import { isOfSquare, squareAsked } from './squares.ts'
import { storyKindsAsked } from './story-kinds.ts'

// Questions of grades 3 to 8 that no skill of the curriculum asks, and that code can work out: the greatest common factor, 3/10 as a
// decimal, the median, the third angle. They are worked on like any problem of the child's own: with hints, and looked at for known slips.

const words = z
  .record(
    z.string(),
    z.strictObject({
      name: z.string(),
      question: z.string().endsWith('?'),
      hints: z.tuple([z.string(), z.string(), z.string()]),
      /** What is worked out before the answer, in its order. */
      steps: z.array(z.string()).default([]),
      explanation: z.string(),
      slips: z.record(z.string(), z.string()).default({}),
    }),
  )
  .parse(file)

const readers: readonly Reader[] = [
  orderAsked,
  sameAmountAsked,
  squareAsked,
  storyKindsAsked,
  partsLeft,
  numberAsked,
  percentAsked,
  formAsked,
  dataAsked,
  figureAsked,
  algebraAsked,
  chanceAsked,
  handsAsked,
  integerAsked,
  rulerAsked,
  contextAsked,
  formsAsked,
].flat()
const longest = 160

/** Such a question as a problem; null where there is none. */
export function computedIn(text: string): Item | null {
  if (
    text.length > longest ||
    !/\d|\bprobability\b|\bchances?\b|\b(?:past|after|to|till) [a-z]+\b|er th[ae]n\b|\bbundles?\b/i.test(text)
  )
    return null
  const plain = plainly(text)
  for (const reader of readers) {
    const draft = reader(plain)
    const item = draft && itemOf(draft)
    if (item) return item
  }
  return null
}

/** Two equal ratios with one number missing. */
export function proportionIn(text: string): Item | null {
  const draft = text.length > longest ? null : proportion(plainly(text))
  return draft && itemOf(draft)
}

/** How many of one amount are in another, both whole; null where it can't be asked. */
export const howManyFit = (whole: number, by: number): Item | null =>
  by > 0 && whole > by ? itemOf(fitting(whole, by)) : null

const timeSaid =
  /\b(?:thats|that's|that is|its|it's|it is|so|is it|is that|i say|maybe|i (?:thot|thought|think|thougt|said|got|put)(?: it)?(?: was| is|s|'s)?)(?: it'?s)? ((?:half past|quarter past|quarter to) \d{1,2}|\d{1,2}(?::\d\d| ?o'?clo?c?k)?)(?: (?:because|becuz|becus|cuz|cus|bc|cause|since) .*)?\W*$/i

/** '6 o'clock?' behind where the hands are. */
const timeAsked = /[.,;?!] (\d{1,2}(?::\d\d| ?o'?clo?c?k))\W*$/i

/** Both hands of a clock, and what the child says that they show. */
export function handsClaimIn(text: string): { item: Item; said: string } | null {
  const said = timeClaimed(text)
  const draft = said === null ? null : handsAsked(plainly(text).replace(timeSaid, '').replace(timeAsked, ''))
  const item = draft && itemOf(draft)
  return item && said !== null ? { item, said } : null
}

/** 'I thought it was 6 o'clock because the big hand is at 6': the time that the child says. */
export function timeClaimed(text: string): string | null {
  const said = timeSaid.exec(plainly(text))?.[1] ?? timeAsked.exec(plainly(text))?.[1]
  return said === undefined ? null : /^\d+$/.test(said) ? `${said}:00` : said
}

/** Where a thing begins and ends on the ruler, and how long the child says that it is. */
export function rulerClaimIn(text: string): { item: Item; said: string } | null {
  const said = rulerSaid(text)
  const draft = said === null ? null : rulerAsked(plainly(text))
  const item = draft && itemOf(draft)
  return item && said !== null ? { item, said } : null
}

const behindIs =
  /^(?:(?:so|and|then|ok|is|the) )*(.{6,}?),? (?:is|=|equals|i got|i said|i put|would be|has to be)(?: it)? (-?\d{1,7}(?:[./]\d{1,4})?%?)(?: (?:right|correct|is that right|(?:because|cuz|bc|cause|since) .*))?$/

/** 'Lcm of 6 and 9 is 54': a question that code works out, with the child's answer. */
export function answeredIn(text: string): { item: Item; said: string } | null {
  const [, task = '', said = ''] = behindIs.exec(plainly(text)) ?? []
  const item = said === '' ? null : computedIn(task)
  return item && { item, said }
}

/** '7/100 is 0.7': the question of the second form, and what the child says that it is. */
export function formClaimIn(text: string): { item: Item; said: string } | null {
  const claim = text.length > longest ? null : formClaimed(plainly(text))
  const item = claim && itemOf(claim.draft)
  return claim && item && { item, said: claim.said }
}

/** A square told by its area or perimeter, of which another measure is asked. */
export const ofSquareIn = (text: string): boolean => text.length <= longest && isOfSquare(plainly(text))

const plainly = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('−', '-')
    .replaceAll('×', 'x')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[?!.\s]+$/, '')
    .trim()

function itemOf({ kind, values, answer, slips = [], values2 = [] }: Draft): Item | null {
  const form = words[kind]
  if (!form) return null
  const all = { ...values, answer: answer.answer }
  const say = (message: string) => icuText(message, all)
  const name = say(form.name)
  const taken = new Set([answer.answer])
  const distractors = slips.flatMap(([wrong, slip]) => {
    const feedback = form.slips[slip]
    if (wrong === null || feedback === undefined || taken.has(wrong)) return []
    taken.add(wrong)
    return [{ answer: wrong, misconception: slip, feedback: say(feedback) }]
  })
  return {
    id: `own~${kind}~${Object.values(values).join('~').replace(/\s+/g, '')}`.slice(0, 120),
    skill: `own.${kind}`,
    deck: 'own',
    entity: name,
    tags: [],
    card_type: answer.form === 'number' ? 'number' : 'word',
    text: [],
    picture: null,
    question: say(form.question),
    spoken: null,
    name,
    answer,
    distractors,
    hints: [say(form.hints[0]), say(form.hints[1]), say(form.hints[2])],
    solution: [
      [
        ...form.steps.map((step, at) => ({ says: say(step), value: values2[at] ?? null })),
        { says: say(form.explanation), value: answer.answer },
      ],
    ],
    explanation: say(form.explanation),
    standards: [],
  }
}
