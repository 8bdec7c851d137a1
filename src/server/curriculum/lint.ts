import { tellsAnswer } from '#server/safety/answer-leak.ts'
import { isTooHard } from '#server/safety/reading-level.ts'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { picture } from '#shared/picture.ts'
import type { Item } from './item.ts'

/** What is not fit for children in an item of a grade, in words for its author; empty for a good one. */
export const faultsOfItem = (item: Item, grade: number): string[] => [
  ...faultsOfForm(item),
  ...faultsOfAnswers(item),
  ...faultsOfSecrecy(item),
  ...faultsOfArticles(item),
  ...faultsOfQuotes(item),
  // A line of a poem, or a sentence whose mistake is to be found, stands as it is.
  ...item.text.filter((line) => isHard(line, grade)).map((line) => `hard to read: ${line}`),
  ...item.text.flatMap(faultsOfText),
  ...sentencesOf(item).flatMap((sentence) => faultsOfSentence(sentence, grade)),
]

/** Everything of an item that a child may read or hear, but its choices and what stands before the question. */
const sentencesOf = (item: Item): string[] => [
  item.question,
  ...(item.spoken === null || item.spoken.startsWith(item.question) ? [] : [item.spoken]),
  ...item.hints,
  ...item.solution.flat().map((step) => step.says),
  item.explanation,
  ...item.distractors.map((one) => one.feedback),
  ...(item.picture ? [item.picture.alt] : []),
]

const idForm = /^[a-z0-9][a-z0-9.:_-]*~[A-Za-z0-9.:_-]{1,90}$/
const tagForm = /^[a-z0-9][a-z0-9-]*$/

function faultsOfForm(item: Item): string[] {
  const { id, tags, question, hints, solution, name, entity, explanation } = item
  const faults: string[] = []
  if (!idForm.test(id)) faults.push(`id ${id}`)
  if (!tags.every((tag) => tagForm.test(tag))) faults.push(`tags ${tags.join(' ')}`)
  if (!/\?$/.test(question) || question.slice(0, -1).includes('?')) faults.push(`no single question: ${question}`)
  if (new Set(hints).size < hints.length || hints.some((hint) => hint.trim() === ''))
    faults.push('two hints say the same')
  if (!name.trim() || !entity.trim() || !explanation.trim()) faults.push('name, entity or explanation is empty')
  if (solution.some((path) => path.length === 0 || path.length > mostSteps)) faults.push('no step or too many')
  if (solution.some((path) => path.at(-1)?.value !== item.answer.answer))
    faults.push(`a way does not end at ${item.answer.answer}: ${solution.map((path) => path.at(-1)?.value).join(', ')}`)
  if (item.picture && !picture.safeParse(item.picture).success) faults.push('the picture cannot be drawn')
  if (item.card_type === 'image' && !item.picture) faults.push('an image without a picture')
  return faults
}

const mostSteps = 5
const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')
/** An option that is so much longer than each other one, in characters, gives itself away. */
const standsOutBy = 2
const roomForShort = 6

function faultsOfAnswers({ answer, distractors, question, text, card_type }: Item): string[] {
  const faults: string[] = []
  if (checkAnswer(answer.answer, answer).kind !== 'right') faults.push(`its own answer "${answer.answer}" is not taken`)
  for (const { answer: wrong } of distractors)
    if (checkAnswer(wrong, answer).kind === 'right') faults.push(`"${wrong}" is taken for right: ${question}`)
  const options = [answer.answer, ...distractors.map((one) => one.answer)].map(plain)
  if (new Set(options).size < options.length) faults.push(`an option stands twice: ${options.join(' | ')}`)
  if (answer.form === 'compare' && answer.answer === '=' && distractors.some((one) => /\bfaces\b/.test(one.feedback)))
    faults.push(`no side is bigger: ${question}`)
  const asked = [question, ...text].join(' ')
  for (const { feedback } of distractors)
    if (/[Tt]he sign .*×/.test(feedback) && !asked.includes('×')) faults.push(`there is no sign: ${feedback}`)
  const least = answer.form === 'compare' ? 2 : 3
  if (distractors.length < least && card_type !== 'standard')
    faults.push(`only ${distractors.length} wrong answers: ${question}`)
  const [own = 0, ...others] = options.slice(0, 4).map((option) => option.length)
  if (own > Math.max(...others) * standsOutBy + roomForShort)
    faults.push(`the answer stands out by length: ${options.join(' | ')}`)
  return faults
}

/** 'In the bag was an ___' leaves only the choices that begin with a vowel. */
function faultsOfArticles({ text, answer }: Item): string[] {
  const [, article] = /\b(an?) ___/i.exec(text.join(' ')) ?? []
  if (!article || answer.form !== 'choice') return []
  const needsVowel = article.toLowerCase() === 'an'
  return answer.choices
    .filter((choice) => /^[aeiou]/i.test(choice) !== needsVowel)
    .map((choice) => `“${article} ___” rules out "${choice}": ${text.join(' ')}`)
}

function faultsOfSecrecy(item: Item): string[] {
  const exercise = { question: item.spoken ?? item.question, text: item.text, answer: item.answer }
  const secret = [item.name, ...item.hints, ...item.distractors.map((one) => one.feedback), item.picture?.alt ?? '']
  return secret
    .filter((said) => tellsAnswer(said, exercise, []))
    .map((said) => `tells "${item.answer.answer}": ${said}`)
}

/** A quotation in a quotation has single marks. */
const unquoted = (said: string) => plain(said).replace(/‘/g, '“').replace(/’/g, '”')

/** What a step says that the text says stands in it, sentence by sentence. */
function faultsOfQuotes({ text, solution }: Item): string[] {
  const read = unquoted(text.join(' '))
  // A part of a sentence gets a period.
  const stands = (sentence: string) => read.includes(sentence) || read.includes(sentence.replace(/\.$/, ''))
  return solution
    .flat()
    .flatMap(({ says }) => /The text says: “(.+)”/.exec(says)?.[1]?.split(/(?<=[.!?])\s+/) ?? [])
    .filter((sentence) => !stands(unquoted(sentence)))
    .map((sentence) => `not in the text: ${sentence}`)
}

/** What is never right, not even in a line whose mistake is to be found. */
const faultsOfText = (line: string) =>
  faultsByPattern
    .filter(([pattern, says]) => says.startsWith('a') && pattern.test(line))
    .map(([, says]) => `${says}: ${line}`)

const faultsByPattern: readonly (readonly [pattern: RegExp, says: string])[] = [
  [/[{}]|\bNaN\b|\bundefined\b|\bnull\b|\[object/, 'a value is missing'],
  [
    /\b(\p{L}+) \1\b(?<!\b(?:that that|had had|bye bye|no no|ha ha|tick tick|knock knock|choo choo))/iu,
    'a word stands twice',
  ],
  [
    /(?<![\d.,/]|[+−×÷=<>] )1 (?!(?:across|plus|minus|times|less|is|was|has|does|goes|makes|gives|as|fits|comes|stays|stands|its|his|this|yes)\b)[a-z]{2,}(?<!ss)s\b/,
    'one of many: "1 beans"',
  ],
  [
    /\b[aA] (?!in\b|is\b|and\b|as\b|or\b|at\b|on\b|under\b|one\b|once\b|eu|us[eu])(?=[aeio]|un[^i]|u[^ns])/,
    'a before a vowel',
  ],
  [/\ban (?![aeiou8_]|hour|honest|heir|11\b|18\b|[A-Z]\b|[FHLMNRSX])/i, 'an before a consonant'],
  [/ {2}|\s[,.?!;:](?!\w)|\.\.(?!\.)|,,|\?\?/, 'spaces or marks'],
  [/““|””|‘‘|(?<![\p{L}\d])'\p{L}[^'”]*'(?!\p{L})/u, 'quotation marks'],
  [/^[a-z]/, 'begins with a small letter'],
  [/(?:^|[.!?] )“[a-z]+” (?:is|has|does|means|tells|says|shows|would|can|fits)\b/, 'begins with a small letter'],
  [/(\b[A-Z][^.!?]{7,}[.!?]) \1/, 'says it twice'],
  [
    /\bplace stands?\b|\b[Bb]elow (?:it|them) stands?\b|(?<![Tt]here )\bis no (?:metal|food|insect|proof|plant|animal)\b/,
    'no English',
  ],
  [/\b(?!1 )\d[\d,]* more makes\b/, '“makes” of many'],
  [/(?<![“\p{L}])(?!discuss|fuss)\p{L}{2,}(?:x|tch|sh|us)s\b/u, 'no plural'],
  [
    /\b(?:[Cc]an|[Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]ill) (?:it|they|he|she|you|we|people|[A-Z]\p{L}+) not\b/u,
    'as nobody asks',
  ],
  [/\b(?:not|[Nn]obody|never|\p{L}+n't)\b[^,.?!]*, too\.$/u, '“too” for “either”'],
  [/\b[Aa]lways when\b|\b[Hh]ow many more [a-z ]+ are there for\b/, 'no English'],
]

function faultsOfSentence(sentence: string, grade: number): string[] {
  const faults = faultsByPattern.filter(([pattern]) => pattern.test(sentence)).map(([, says]) => `${says}: ${sentence}`)
  // A line of numbers or a sum may stand without a mark.
  if (!/[.!?:”"’)…]$/.test(sentence) && /\p{L}{3}/u.test(sentence)) faults.push(`no mark at its end: ${sentence}`)
  if (isHard(sentence, grade)) faults.push(`hard to read: ${sentence}`)
  return faults
}

/** Sentence by sentence; things that are counted out, 'star, star, star', are read as one. */
const isHard = (said: string, grade: number) =>
  said
    .replace(/(\b\p{L}+)(?:, \1\b)+/gu, '$1')
    .split(/(?<=[.!?])\s+/)
    .some((part) => isTooHard(part, grade + 1))
