import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { askChat, askStep } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { aboutIn, aboutNow } from './memory.ts'

// Equal parts, fractions that are the same, and fractions on the number line, in a child's words.

const fraction = String.raw`(\d{1,2}\/\d{1,2})`
const lead = String.raw`^\W*(?:(?:so|and|ok|okay|next|now|but|wait|um+|oh|is it true that|does|do|then) )*`
const sameAsked = new RegExp(
  String.raw`${lead}(?:(?:are|is|does) )?(?:the fractions? )?${fraction} (?:and|&|=|equal(?: to)?|equals?|the same as|same as|the same thing as) (?:a |an )?${fraction}(?:,? (?:are )?(?:they|these|those)?)? ?(?:the )?(?:same|equal|equivalent|same thing|same amount)?(?: (?:or not|thing|amount))?\W*$`,
  'i',
)
const asksSame =
  /^\W*(?:(?:so|and|ok|now|next) )*(?:are|is|do|does)\b|\b(?:same|equal|equivalent)\b.*\?|\bare (?:they|these|those)\b/i

/** Older ones compare by the numbers. */
const oldestDrawing = 3
/** In third grade 'is 2/4 the same as 1/2' is a claim to be checked. */
const isClaim = /^\W*(?:(?:so|and|ok) )*is\b/i

/** '2/4 and 1/2, are they the same': looked at in a drawing. */
function sameAskedOf({ lesson, text, grade }: Heard): Decision | null {
  if (grade > oldestDrawing || (grade === oldestDrawing && isClaim.test(text))) return null
  const [, one, other] = asksSame.test(text) && /same|equal|equiv/i.test(text) ? (sameAsked.exec(text) ?? []) : []
  if (one === undefined || other === undefined) return null
  const [top, bottom] = one.split('/')
  const [top2, bottom2] = other.split('/')
  const values = { one, other, top: top ?? '', bottom: bottom ?? '', top2: top2 ?? '', bottom2: bottom2 ?? '' }
  return reply(
    [{ key: 'fractions.draw', values }],
    askChat(aboutNow(lesson, 'unit', `same:${one}:${other}`), { key: 'fractions.draw.ask', values }),
    {
      kind: 'why',
      mood: 'happy',
    },
  )
}

const sameSpot =
  /\bsame (?:spot|place|size|amount|point|length|mark|part|much|line)\b|\b(?:they|both|its|it's|it is|are|yes)\b.*\b(?:same|equal|match|even)\b|^\W*(?:yes|yeah|yep|equal|same|the same)\W*$/i
const notSame = /\b(?:not|aren'?t|isn'?t|arent|isnt|different|dont|don'?t|no)\b/i

/** 'I drew it and they end at the same spot'. */
function sameFound(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, one, other] = /^same:([^:]+):(.+)$/.exec(aboutIn(lesson, 'unit') ?? '') ?? []
  const [a, b] = [readNumber(one ?? ''), readNumber(other ?? '')]
  if (!a || !b || one === undefined || other === undefined || !(sameSpot.test(text) || /^\W*(?:no|nope)\b/i.test(text)))
    return null
  // '3/8 or 5/8' are two others.
  if (text.match(/\d{1,2}\/\d{1,2}/g)?.some((part) => part !== one && part !== other)) return null
  const saysSame = !notSame.test(text)
  const values = { one, other }
  if (saysSame === a.equals(b))
    return right(
      { ...heard, lesson: { ...lesson, early: null } },
      { key: saysSame ? 'fractions.same' : 'fractions.notSame', values },
    )
  return reply([{ key: 'fractions.check', values }], askChat(lesson, { key: 'fractions.draw.ask', values }), {
    kind: 'claim',
    mood: 'thinking',
  })
}

const wholeAsked =
  /^\W*(?:(?:so|and|ok|but|wait|then|oh) )*(?:is|does|are|do)?\s*(\d{1,2})\/(\d{1,2}) (?:(?:just|really|the same as|same as|equals?|equal to|is|=|make|makes|like|also) ){0,3}(?:an? )?(1|one|whole|one whole|1 whole|\d{1,2})(?: whole)?(?: too| right)?\W*$/i

/** 'Is 4/4 just 1', '6/6 is a whole'. */
function wholeOf(heard: Heard): Decision | null {
  const [, top, bottom, said = ''] = wholeAsked.exec(heard.text) ?? []
  if (top === undefined || bottom === undefined || top !== bottom) return null
  const values = { part: `${top}/${bottom}`, count: Number(top) }
  if (/^(?:1|one|whole)/i.test(said)) return right(heard, { key: 'fractions.whole', values })
  return reply(
    [{ key: 'fractions.wholeLook', values }],
    askStep(heard.lesson, { key: 'fractions.wholeAsk', values }, { form: 'number', answer: '1' }),
    { kind: 'claim', mood: 'thinking' },
  )
}

const asksPlace = new RegExp(
  String.raw`\bwhere (?:does|do|is|would|should|do i put|can i put)\b[^\d]{0,24}${fraction}\b.*\bnumber ?line\b|\b(?:put|place|show|find|mark|plot) ${fraction} on (?:a|the|my) number ?line\b`,
  'i',
)

/** 'Where does 3/4 go on the number line'. */
function placeAsked({ lesson, text }: Heard): Decision | null {
  const found = asksPlace.exec(text)
  const part = found?.[1] ?? found?.[2]
  const [top, bottom] = (part ?? '').split('/').map(Number)
  if (part === undefined || top === undefined || bottom === undefined || bottom < 2) return null
  const values = { part, top, bottom }
  return reply(
    [{ key: 'fractions.line', values }],
    askChat(aboutNow(lesson, 'unit', `line:${part}`), { key: 'fractions.line.ask', values }),
    { kind: 'why', mood: 'happy' },
  )
}

const marks = /\b(\d{1,2}) (?:lines?|marks?|ticks?|tick marks?)\b/i
const parts = /\b(\d{1,2}) (?:equal )?(?:parts?|spaces?|pieces?|jumps?|sections?)\b/i
const atMark =
  /\b(?:on|at|its|it's|is|to)\b[^\d]{0,12}(\d{1,2})(?:st|nd|rd|th) (?:one|line|mark|tick|tick mark|spot|space|part)\b/i

/** 'I made 4 lines in between and it goes on the 3rd one': so many lines make one part more. */
function marksMade(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const part = /^line:(.+)$/.exec(aboutIn(lesson, 'unit') ?? '')?.[1]
  const [top = 0, bottom = 0] = (part ?? '').split('/').map(Number)
  const lines = marks.exec(text)?.[1]
  const spaces = parts.exec(text)?.[1]
  const at = atMark.exec(text)?.[1]
  if (part === undefined || (lines === undefined && spaces === undefined && at === undefined)) return null
  const made = spaces === undefined ? (lines === undefined ? null : Number(lines) + 1) : Number(spaces)
  const values = { part, top, bottom, lines: lines ?? '', made: made ?? 0 }
  const about = aboutNow(lesson, 'unit', `line:${part}`)
  if (made !== null && made !== bottom)
    return reply(
      [{ key: spaces === undefined ? 'fractions.spaces' : 'fractions.parts', values }],
      askStep(about, { key: 'fractions.spaces.ask', values }, { form: 'number', answer: String(made) }),
      { kind: 'claim', mood: 'thinking' },
    )
  if (at !== undefined && Number(at) !== top)
    return reply(
      [{ key: 'fractions.jumps', values }],
      askStep(about, { key: 'fractions.jumps.ask', values }, { form: 'number', answer: String(top) }),
      { kind: 'claim', mood: 'thinking' },
    )
  if (at === undefined)
    return reply([{ key: 'fractions.cut', values }], askChat(about, { key: 'fractions.jumps.ask', values }), {
      kind: 'claim',
      mood: 'happy',
    })
  return right(heard, { key: 'fractions.placed', values })
}

const cutIn =
  /\b(pizza|pie|cake|cookie|sandwich|brownie|apple|orange|candy bar|chocolate bar|bar|pancake|quesadilla|waffle|tortilla|cupcake|it)\b[^\d]{0,30}\b(?:cut|sliced|split|broken|broke|divided)\b[^\d]{0,12}(\d{1,2})\b(?: (equal|same))?/i
const ate =
  /\b(?:i|we|he|she|my [a-z]+|they) (?:ate|had|got|took|has|have|get)\b[^\d]{0,8}(\d{1,2}(?![/\d])|one|two|three)\b.*\b(half|fourth|quarter|third|\d\/\d{1,2}|halves)\b/i
const named: Readonly<Record<string, string>> = {
  half: '1/2',
  halves: '1/2',
  fourth: '1/4',
  quarter: '1/4',
  third: '1/3',
}
const small: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 }

/** 'We had pizza, it was cut in 4', 'I ate 2 so that's a half', 'my sister got 1 big piece, she says it's a fourth'. */
function piecesTold(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, , count] = cutIn.exec(text) ?? []
  const [, taken, name] = ate.exec(text) ?? []
  const cut = Number(count ?? /^cut:(\d+)$/.exec(aboutIn(lesson, 'unit') ?? '')?.[1] ?? NaN)
  if (Number.isNaN(cut) || cut < 2 || lesson.problems.length > 0 || /\?|\b(?:what|whats|how|which)\b/i.test(text))
    return null
  const about = aboutNow(lesson, 'unit', `cut:${cut}`)
  const values = {
    cut,
    taken: small[taken?.toLowerCase() ?? ''] ?? taken ?? '',
    name: name ?? '',
    says: name ? (named[name.toLowerCase()] ? `one ${name}` : name) : '',
  }
  if (taken === undefined || name === undefined)
    return count === undefined
      ? null
      : reply([{ key: 'pieces.told', values }], askChat(about, { key: 'pieces.alike' }), {
          kind: 'claim',
          mood: 'happy',
        })
  const part = readNumber(named[name.toLowerCase()] ?? name)
  const has = readNumber(`${values.taken}/${cut}`)
  if (!part || !has) return null
  if (/\b(?:big|bigger|biggest|huge|small|little|tiny|smaller)\b/i.test(text))
    return reply([{ key: 'pieces.mustMatch', values }], askChat(about, { key: 'pieces.alike' }), {
      kind: 'claim',
      mood: 'thinking',
    })
  if (part.equals(has))
    return reply([{ key: 'pieces.right', values }], askChat(about, { key: 'sight.next' }), {
      kind: 'claim',
      mood: 'happy',
    })
  return reply([{ key: 'pieces.look', values }], askChat(about, { key: 'pieces.ask', values }), {
    kind: 'claim',
    mood: 'thinking',
  })
}

/** Fractions in a child's words. */
export const ofFractionsSaid = (heard: Heard): Decision | null =>
  heard.grade > 5 || heard.text.length > 120
    ? null
    : (sameAskedOf(heard) ??
      sameFound(heard) ??
      wholeOf(heard) ??
      placeAsked(heard) ??
      marksMade(heard) ??
      piecesTold(heard))
