import data from '#content/en/tutor/colors-shapes.json'
import { nearestWord } from '../../know/words/nearest-word.ts'
import { asQuestion, capital, listed } from '../../know/words/question-words.ts'
import type { Decision, Line } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askAgain, askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Colors and shapes of things at hand. What is told is kept for the next line: 'look:color:orange', 'look:shape:door:rectangle', 'look:mix'.

const kept = 'look:'
const colors = new Map(Object.entries<readonly string[]>(data.colors))
const shapes = new Map(Object.entries<readonly string[]>(data.shapes))
const mixes = Object.entries<readonly string[]>(data.mix)
const colorNames = [...new Set([...colors.keys(), 'pink', 'purple'])]

const one = (word: string) => word.replace(/^(?:a|an|the|my|your|some|our) /, '').replace(/(?<=[a-z]{3})(?<!s)s$/, '')
const mended = (text: string) =>
  text
    .replace(/\byel+ow?\b|\byelo\b|\byello\b/g, 'yellow')
    .replace(/\bpurp(?:el|le|ul|il)\b/g, 'purple')
    .replace(/\b(?:oran[gj]e?|ornge|orenge)\b/g, 'orange')
    .replace(/\b(?:triangel|triangul|tryangle|triagle|trangle)(s?)\b/g, 'triangle$1')
    .replace(/\b(?:rectangel|rectangul|rectagle|retangle|rektangle|wrectangle)(s?)\b/g, 'rectangle$1')
    .replace(/\b(?:sqare|squar|skware|squair)(s?)\b/g, 'square$1')
    .replace(/\b(?:circel|sircle|cirkle|circul)(s?)\b/g, 'circle$1')
    .replace(/\b(?:colo?ur|coler|colr|culor)\b/g, 'color')
    .replace(/\b(?:punkin|pumkin)(s?)\b/g, 'pumpkin$1')

const named = (of: ReadonlyMap<string, readonly string[]>, thing: string): string | null => {
  const bare = one(thing)
  const near = bare.includes(' ') ? bare : one(nearestWord(bare) ?? bare)
  return [...of].find(([, things]) => things.includes(bare) || things.includes(near))?.[0] ?? null
}

export function looks(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || text.length > 90) return null
  const question = mended(asQuestion(text))
  if (openProblem(lesson)) return mixClaimed(heard, question)
  return (
    addedShape(heard, question) ??
    mixClaimed(heard, question) ??
    mixed(heard, question) ??
    colorAsked(heard, question) ??
    coloredThings(heard, question) ??
    shaped(heard, question)
  )
}

function met(heard: Heard, told: string, lines: Line[], ask: Line): Decision {
  const lesson = { ...heard.lesson, aside: heard.lesson.aside + 1, told: `${kept}${told}` }
  return reply(lines, openProblem(lesson) ? askAgain(heard, lesson) : askChat(lesson, ask), {
    kind: 'looks',
    mood: 'happy',
  })
}

const color = colorNames.join('|')
const mixAsked = [
  new RegExp(`(?:what|which)(?: color)?\\b.*\\b(${color}|black|white) (?:and|plus|with|n) (${color}|black|white)\\b`),
  new RegExp(`\\bmix (?:the )?(${color}|black|white) (?:and|with|n|plus) (?:the )?(${color}|black|white)\\b`),
]
const mixAgain = new RegExp(
  `^(?:and |what about |how about |or )*(${color}|black|white) (?:and|plus|with|n) (${color}|black|white)$`,
)

const mixColor = `(${color}|black|white|gray|grey)`
/** 'Yellow and blue makes orange', 'green is blue and yellow': two colors, and what is said to come of them. */
const mixTold = new RegExp(
  `^(?:if (?:you|we|u|i) (?:mix|put|add) |when (?:you|we|i) (?:mix|put) |mix(?:ing)? |i (?:mixed|put) )?(?:the )?${mixColor} (?:and|plus|with|n|mixed with|into|to) (?:the )?${mixColor}(?: together| mixed)*(?: paint)?(?: (?:you|u|it|we|that|i|they|will|would|both|then|and))*(?: is| are| get| got| gets| have| makes?| made| turns?(?: in)?to| becomes?| gives?(?: you)?| mixes? to| equals?| be| maked) (?:a |the color |like )?${mixColor}(?: color| paint)?$`,
)
const madeOf = new RegExp(
  `^(?:you (?:make|get) )?${mixColor} (?:is (?:made (?:of|from|with|out of) )?|comes from |from |with |by mixing |when you mix )(?:mixing )?${mixColor} (?:and|plus|with|n) ${mixColor}(?: mixed| together)*$`,
)
const unsaid = /\b(?:um+|uh+|er|like|kinda|really|actually|i think|maybe)\b ?/g

/** What the child says that two colors make: so it is, or what they make, and what makes the color that was said. */
function mixClaimed(heard: Heard, question: string): Decision | null {
  const said = question
    .replace(unsaid, '')
    .replace(/^(?:(?:no|yes|oh|i know|look|did you know|because|then|that) )+/, '')
    .replace(/(?: (?:right|too|to|also|yes|huh|then|ok))+$/, '')
    .replaceAll('grey', 'gray')
  const told = mixTold.exec(said)
  const [, claimed = '', one = '', two = ''] = told ? [told[0], told[3], told[1], told[2]] : (madeOf.exec(said) ?? [])
  const made = madeBy(one, two)
  if (made === undefined) return null
  const values = { one, two, color: made, One: capital(one), Color: capital(made) }
  if (made === claimed) return met(heard, 'mix', [{ key: 'color.mix.right', values }], { key: 'color.mix.ask' })
  const [a, b] = mixes.find(([name]) => name === claimed)?.[1] ?? []
  const lines: Line[] = [{ key: 'color.mix.look', values }]
  if (a !== undefined && b !== undefined)
    lines.push({ key: 'color.mix.other', values: { one: a, two: b, One: capital(a), color: claimed } })
  return met(heard, 'mix', lines, { key: 'color.mix.next' })
}

const madeBy = (one: string, two: string): string | undefined =>
  mixes.find(([, pair]) => pair.includes(one) && pair.includes(two) && one !== two)?.[0]

/** Two colors mixed, and two more after them. */
function mixed(heard: Heard, question: string): Decision | null {
  const isAgain = heard.lesson.told === `${kept}mix`
  const found =
    mixAsked.map((pattern) => pattern.exec(question)).find((each) => each !== null) ??
    (isAgain ? mixAgain.exec(question) : null)
  const [, first = '', second = ''] = found ?? []
  const made = madeBy(first, second)
  if (made === undefined) return null
  const values = { one: first, two: second, color: made, One: capital(first), Color: capital(made) }
  return met(heard, 'mix', [{ key: 'color.mix', values }], { key: 'color.mix.ask' })
}

const asksColor = /^what color (?:is|are) (?:a |an |the |most )?([a-z]+(?: [a-z]+)?)$/

function colorAsked(heard: Heard, question: string): Decision | null {
  const [, thing = ''] = asksColor.exec(question) ?? []
  const found = thing === '' ? null : named(colors, thing)
  if (found === null) return null
  if (thing === 'sky')
    return reply(
      [{ key: 'color.sky' }],
      { ...askChat(heard.lesson, { key: 'color.more' }), lines: [] },
      { kind: 'looks', mood: 'happy' },
    )
  const values = { thing, Thing: capital(thing), color: found, Color: capital(found) }
  return met(heard, `color:${found}`, [{ key: 'color.is', values }], { key: 'color.more', values })
}

const colorTold = new RegExp(`\\b(?:is|are|was|its|it is|color is) (?:all |really |bright |light |dark )?(${color})\\b`)
const asksFor = new RegExp(`\\b(${color})\\b`)

/** 'A carrot and a pumpkin' after something orange. */
function coloredThings(heard: Heard, question: string): Decision | null {
  const { told, said } = heard.lesson
  const wanted = told?.startsWith(`${kept}color:`) ? told.slice(`${kept}color:`.length) : null
  const isLate = !said.slice(-4).some((each) => /^(?:color|theme|reflect|named|text)\b/.test(each))
  if (wanted === null || isLate || colorTold.test(question) || asksFor.test(question)) return null
  const things = question
    .split(/ (?:and|or|n) | /)
    .map(one)
    .filter((word) => word.length > 2)
  if (things.length === 0 || things.length > 4 || !things.every((thing) => named(colors, thing) === wanted)) return null
  const values = { things: capital(listed(things)), color: wanted }
  return met(heard, `color:${wanted}`, [{ key: 'color.right', values }], { key: 'color.more', values })
}

/** The color of something that the child has told of, for the line after it. */
export function keepColor(heard: Heard, decision: Decision): Decision {
  const [, found] = colorTold.exec(mended(asQuestion(heard.text))) ?? []
  return found === undefined || decision.lesson.told !== heard.lesson.told
    ? decision
    : { ...decision, lesson: { ...decision.lesson, told: `${kept}color:${found}` } }
}

const shapeNames = [...shapes.keys()].join('|')
const asksShape = /^what shape (?:is|are|does) (?:a |an |the |my |most )?([a-z]+(?: [a-z]+)?)(?: have)?$/
const shapeTold = new RegExp(
  `\\b(?:my|the|a|our|this) ([a-z]+(?: [a-z]+)?) (?:is|looks like|its|it is|has the shape of) (?:a |an |shaped like a )?(${shapeNames})\\b`,
)
const shapeAlone = new RegExp(
  `^(?:(?:oh|no|wait|ok|um|i think|i mean|maybe) )*(?:its|it is|it's|is it|a|an|like|the)? ?(?:a |an )?(${shapeNames})s?$`,
)

function shaped(heard: Heard, question: string): Decision | null {
  const [, asked = ''] = asksShape.exec(question) ?? []
  const found = asked === '' ? null : named(shapes, asked)
  if (found)
    return met(heard, `shape:${asked}:${found}`, [{ key: 'shape.is', values: ofShape(found) }], { key: 'shape.more' })
  const [, , before = ''] = /^look:(shape):[^:]*:(.+)$/.exec(heard.lesson.told ?? '') ?? []
  const alone = shapeAlone.exec(question)?.[1]
  if (before !== '' && alone === before)
    return met(heard, 'shape', [{ key: 'shape.right', values: ofShape(alone) }], { key: 'shape.more' })
  const [, thing = '', claimed = ''] = shapeTold.exec(question) ?? []
  const isSo = thing === '' || /^is it true\b/.test(question) ? null : named(shapes, thing)
  if (isSo === null) return null
  if (
    isSo === claimed ||
    (thing.includes('ball') && claimed === 'circle') ||
    (isSo === 'rectangle' && claimed === 'square')
  )
    return met(heard, 'shape', [{ key: 'shape.right', values: ofShape(claimed) }], { key: 'shape.more' })
  const { lesson } = heard
  const after = { ...lesson, aside: lesson.aside + 1, told: `${kept}shape:${thing}:${isSo}` }
  return reply(
    [{ key: 'shape.look', values: { thing, claimed, shape: isSo } }],
    { ...askChat(after, { key: 'shape.more' }), lines: [] },
    { kind: 'looks', mood: 'thinking' },
  )
}

const shapesNamed = new RegExp(`\\b(${shapeNames}|heart)s?\\b`)

/** 'Triangles on top', of a crown that is being made. */
function addedShape(heard: Heard, question: string): Decision | null {
  const shape = heard.lesson.told === `${kept}make` ? shapesNamed.exec(question)?.[1] : undefined
  if (shape === undefined || /^(?:what|how|is|are|do|can)\b/.test(question)) return null
  const { lesson } = heard
  return reply(
    [{ key: 'make.shape', values: { shapes: `${capital(shape)}s` } }],
    { ...askChat({ ...lesson, aside: lesson.aside + 1 }, { key: 'chat.more' }), lines: [] },
    { kind: 'looks', mood: 'happy' },
  )
}

const ofShape = (shape: string) => {
  const a = /^[aeio]/.test(shape) ? 'an' : 'a'
  return { shape, a, A: capital(a) }
}
