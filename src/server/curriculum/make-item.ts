import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { type Asked, type AskedKind, codeOf } from './asked.ts'
import type { Asks, Draw, Enumerated, FormWords, Lists, Said, SkillSource, SkillWords, Value } from './draw.ts'
import type { Distractor, Item, Path } from './item.ts'
import { type Rng, rngOf } from './rng.ts'
import { askedAloud, names, type Values, valuesOf, worded, written } from './sentences.ts'
import { spread } from './spread.ts'

/** A question that was drawn is thrown away seldom; after so many the skill is broken. */
const mostDraws = 20
const otherSeed = 104_729

/** The item of a skill that a seed (0 to 2^31) makes. Null where its items are written or enumerated only. */
export function makeItem(source: SkillSource, seed: number): Item | null {
  if (!source.draw) return null
  const lists = listsOf(source.words)
  for (let at = 0; at < mostDraws; at++) {
    const rng = rngOf(seed + at * otherSeed)
    const drawn = source.draw(rng, lists)
    if (drawn) return itemOf(source, drawn, rng, { id: `${source.skill}~${seed}`, deck: source.skill })
  }
  throw new Error(`${source.skill} draws nothing from ${seed}`)
}

/** The items of a skill's deck, each with its own place. */
export function enumerateItems(source: SkillSource): Item[] {
  const { deck } = source
  if (!deck) return []
  return deck
    .all(listsOf(source.words))
    .map((drawn, at) => itemOf(source, drawn, rngOf(at * otherSeed), { id: idIn(deck.name, drawn), deck: deck.name }))
}

/** The item of a child's own question, where the skill takes it. */
export function askedItem(source: SkillSource, asked: Asked): Item | null {
  const drawn = source.ask && drawnFor(source.ask, asked)
  if (!drawn) return null
  const code = codeOf(asked)
  return itemOf(source, drawn, plainRng(code), { id: `${source.skill}~${code}`, deck: source.skill })
}

const drawnFor = <Kind extends AskedKind>(asks: Asks, asked: Asked<Kind>): Draw | null =>
  asks[asked.kind]?.(asked.of) ?? null

/** The first wording is the plainest; what is mixed is mixed by the question itself. */
function plainRng(code: string): Rng {
  let seed = 0
  for (const sign of code) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) & 0x7fffffff
  const rng = rngOf(seed)
  return {
    ...rng,
    pick: (list) => {
      const [first] = list
      if (first === undefined) throw new Error('nothing to pick from')
      return first
    },
  }
}

const idIn = (deck: string, { key }: Enumerated) => `${deck}~${key}`

const listsOf = ({ lists }: SkillWords): Lists => ({ names, ...lists })

/** The words of a form, and what it takes from others. */
function formOf(words: SkillWords, name: string): FormWords {
  const own = words.forms[name]
  if (!own) throw new Error(`there are no words for ${name}`)
  if (own.like === undefined) return own
  const other = formOf(words, own.like)
  // A form with a question of its own is asked aloud as it stands, or as it says itself.
  const { spoken, ...rest } = other
  return {
    ...(own.question === undefined ? other : rest),
    ...own,
    steps: { ...other.steps, ...own.steps },
    feedback: { ...other.feedback, ...own.feedback },
  }
}

function itemOf(source: SkillSource, drawn: Draw, rng: Rng, place: { id: string; deck: string }): Item {
  const { words, skill } = source
  const form = formOf(words, drawn.form)
  const values = valuesOf(withTerms(drawn.values, words))
  const say = (message: string) => worded(message, values)
  const said = (value: Said) => saidAs(value, words, values)
  const key = specOf(drawn, said)
  const distractors = spread(distractorsOf(drawn, form, { key, said }), key.answer, rng)
  const answer: AnswerSpec =
    key.form === 'choice'
      ? { ...key, choices: rng.some([key.answer, ...distractors.slice(0, 3).map((one) => one.answer)]) }
      : key
  const question = say(rng.pick(need(form.question, 'question', skill)))
  const spoken = form.spoken === undefined ? question : form.spoken && say(form.spoken)
  const text = (form.text ?? []).map(say)
  // A choice has no other wrong answers than those that can be chosen.
  const told = answer.form === 'choice' ? noneTold : toldIn([...text, question, spoken ?? ''].join(' '))
  const kept = answer.form === 'choice' ? distractors.slice(0, 3) : withoutTold(distractors, told)
  const [point, principle, bigStep] = need(form.hints, 'hints', skill).map(say)
  const [first, ...others] = drawn.solution.map((path) => pathOf(path, form, say, said))
  if (!first || point === undefined || principle === undefined || bigStep === undefined)
    throw new Error(`${skill} has no way or too few hints for ${drawn.form}`)
  return {
    ...place,
    skill,
    entity: String(drawn.entity === undefined ? (source.tags[0] ?? skill) : said(drawn.entity)).toLowerCase(),
    tags: [...new Set([...source.tags, ...(drawn.tags ?? [])])],
    card_type: source.card_type ?? typeOf(answer, form, drawn),
    text,
    picture: pictureOf(drawn, form, say),
    question,
    spoken:
      spoken === null ? null : answer.form === 'choice' ? askedAloud(spoken, answer.choices, answer.answer) : spoken,
    name: say(need(form.name, 'name', skill)),
    answer,
    distractors: kept.map((one) => ({
      ...one,
      feedback: worded(one.feedback, { ...values, came: cameClose(one, answer, told) ? 'close' : 'far' }),
    })),
    hints: [point, principle, bigStep],
    solution: [first, ...others],
    explanation: say(need(form.explanation, 'explanation', skill)),
    standards: drawn.standards ?? [],
  }
}

function need<T>(part: T | undefined, what: string, skill: string): T {
  if (part === undefined) throw new Error(`${skill} has no ${what}`)
  return part
}

/** Values may be terms too: '@more'. */
const withTerms = (values: Readonly<Record<string, Value>>, words: SkillWords): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('@') ? termOf(value, words) : value,
    ]),
  )

function termOf(value: string, { terms }: SkillWords): string {
  const term = terms?.[value.slice(1)]
  if (term === undefined) throw new Error(`there is no term ${value}`)
  return term
}

const saidAs = (value: Said, words: SkillWords, values: Values): string =>
  typeof value === 'number'
    ? String(written(value))
    : value.startsWith('@')
      ? worded(termOf(value, words), values)
      : value

/** The key in its form; a choice does not know its choices yet. */
function specOf({ answer }: Draw, said: (value: Said) => string): AnswerSpec {
  switch (answer.form) {
    case 'choice':
      return { form: 'choice', answer: said(answer.answer), choices: [] }
    case 'number':
    case 'money':
    case 'word':
      return { ...answer, answer: said(answer.answer) }
    default:
      return answer
  }
}

type Wording = { key: AnswerSpec; said: (value: Said) => string }

const plain = (text: string) => text.trim().toLowerCase()

/** Each wrong answer once, none of them equal to the key; what is said of it is still a message. */
function distractorsOf({ wrong }: Draw, { feedback }: FormWords, { key, said }: Wording): Distractor[] {
  const found: Distractor[] = []
  const taken = new Set([plain(key.answer)])
  for (const [misconception, value, called = misconception] of wrong) {
    if (value === null) continue
    const answer = said(value)
    // What was only read off tells more than a way to it that nobody may have gone.
    const before = found.findIndex((one) => plain(one.answer) === plain(answer) && isGuess(one))
    const isRead = before >= 0 && misconception.startsWith('said-')
    if ((taken.has(plain(answer)) && !isRead) || isRight(answer, key)) continue
    const sentence = feedback?.[called]
    if (sentence === undefined) throw new Error(`there is no feedback ${called}`)
    taken.add(plain(answer))
    const one = { answer, misconception, feedback: sentence }
    if (isRead) found[before] = one
    else found.push(one)
  }
  return found
}

const fewestWrong = 3
const guessed = /^(?:slipped-by|(?:added|subtracted)-)|-instead$/
const isGuess = ({ misconception }: Pick<Distractor, 'misconception'>) => guessed.test(misconception)

/** Who says a number that the question names has hardly worked it out: nothing is known of that answer. */
function withoutTold(distractors: readonly Distractor[], told: ReadonlySet<string>): readonly Distractor[] {
  const kept = distractors.filter((one) => !(isGuess(one) && told.has(one.answer)))
  return kept.length < fewestWrong ? distractors : kept
}

const noneTold: ReadonlySet<string> = new Set()
const toldIn = (asked: string): ReadonlySet<string> =>
  new Set(asked.match(/\d+\/\d+|\d(?:[\d,]*\d)?(?:\.\d+)?/g)?.flatMap((one) => [one, ...one.split('/')]))

const sizeOf = (answer: string) => Number(answer.replaceAll(',', ''))

/** Nobody came close who only read a number off, or who is two or more away. */
const cameClose = ({ answer }: Distractor, key: AnswerSpec, told: ReadonlySet<string>) =>
  key.form === 'choice' || !(told.has(answer) || Math.abs(sizeOf(answer) - sizeOf(key.answer)) > 1)

const isRight = (answer: string, key: AnswerSpec) =>
  key.form !== 'choice' && key.form !== 'word' && checkAnswer(answer, key).kind === 'right'

function pathOf(
  path: Draw['solution'][number],
  { steps }: FormWords,
  say: (message: string) => string,
  said: (value: Said) => string,
): Path {
  return path.map(([name, value]) => {
    const sentence = steps?.[name]
    if (sentence === undefined) throw new Error(`there is no step ${name}`)
    return { says: say(sentence), value: value === null ? null : said(value) }
  })
}

function pictureOf({ picture }: Draw, { alt }: FormWords, say: (message: string) => string): Item['picture'] {
  if (!picture) return null
  if (alt === undefined) throw new Error('a picture without words')
  return { ...picture, alt: say(alt) }
}

/** What needs its picture to be asked is an image. */
const typeOf = (answer: AnswerSpec, { spoken }: FormWords, { picture }: Draw): Item['card_type'] =>
  picture && spoken !== undefined
    ? 'image'
    : answer.form === 'choice' || answer.form === 'compare'
      ? 'choice'
      : answer.form === 'word'
        ? 'word'
        : 'number'
