import type { Guarded } from './guarded.ts'

/** So much of what was said before can still be the beginning of a word that is spelled over several sentences. */
const remembered = 300

/** Text as words in small letters, each between spaces; letters that stand alone are joined: 'b-e-c' is 'bec'. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}<>=:.%$/-]+/gu, ' ')
    .replace(/[.:](?!\d)|(?<!\p{L})-|-(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `

const joined = (text: string) =>
  text.replace(/(?<=[ -]\p{L})[ -]+(?=\p{L}[ -])/gu, '').replace(/(?<= \p{L}{2,20})-(?=\p{L} )/gu, '')

const says = (line: string, words: string) => words.trim() !== '' && line.includes(words)

/**
 * Does the sentence tell the answer of a question that is answered with words, a choice, a clock time or a sign? The
 * question itself may be said, and a choice beside another one.
 */
export function tellsTaskAnswer(sentence: string, task: Guarded, shown: readonly string[]): boolean {
  const { answer, question, text } = task
  const rest = without(sentence, [question, ...text])
  const line = plain(rest)
  switch (answer.form) {
    case 'choice':
      return tellsChoice(line, answer.answer, answer.choices)
    case 'word': {
      const open = plain([question, ...text].join(' '))
      const spread = joined(plain(`${shown.join(' ').slice(-remembered)} ${rest}`))
      const before = joined(plain(shown.join(' ').slice(-remembered)))
      return [answer.answer, ...(answer.accepts ?? [])]
        .map(plain)
        .filter((word) => !says(open, word))
        .some((word) => says(line, word) || says(joined(line), word) || (says(spread, word) && !says(before, word)))
    }
    case 'time':
      return clockForms(answer.answer).some((form) => says(line, plain(form)))
    case 'compare':
      return tellsSign(line, answer.answer)
    default:
      return false
  }
}

const without = (sentence: string, parts: readonly string[]) =>
  parts.reduce((left, part) => left.replaceAll(part, ' ; '), sentence)

/** Words that stand in any sentence: as an answer only where they are given as one. */
const everyday = new Set(
  'yes no true false more less same both none it a b c your youre to too two there their theyre its then than by buy for four know new here hear one won be bee in inn are our hour of off or i eye see sea so sew we wee right write would wood which witch where wear'.split(
    ' ',
  ),
)

function tellsChoice(line: string, answer: string, choices: string[]): boolean {
  const right = plain(answer)
  if (!says(line, right)) return false
  if (everyday.has(right.trim())) return new RegExp(`^ ${right.trim()} |(?:answer|it) is ${right.trim()} `).test(line)
  const given = new RegExp(
    `(?:=|answer (?:is|should be)|it is|choose|pick|say|that is)(?: the)? ${literal(right.trim())} `,
  )
  if (given.test(line)) return true
  // 'more than' holds 'more': what is left without the right choice must name another one.
  const others = choices.filter((choice) => choice !== answer).map(plain)
  const left = line.replaceAll(right, ' ; ')
  return !others.some((other) => says(left, other) || left.includes(` ${bare(other)} `))
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** Without a leading article, as it is often said again. */
const bare = (choice: string) => choice.trim().replace(/^(?:the|a|an) /, '')

const hourNames = 'twelve one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** '3:15' as people say it. */
function clockForms(time: string): string[] {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const here = [String(hour), hourNames[hour] ?? '']
  const next = [String((hour % 12) + 1), hourNames[(hour % 12) + 1] ?? '']
  const forms = [time, `${hour}.${String(minute).padStart(2, '0')}`]
  if (minute === 0) forms.push(...here.map((name) => `${name} oclock`))
  if (minute === 15) forms.push(...here.flatMap((name) => [`quarter past ${name}`, `quarter after ${name}`]))
  if (minute === 30) forms.push(...here.flatMap((name) => [`half past ${name}`, `${name} thirty`]))
  if (minute === 45) forms.push(...next.flatMap((name) => [`quarter to ${name}`, `quarter before ${name}`]))
  if (minute > 0 && minute < 31) forms.push(...here.map((name) => `${minute} past ${name}`))
  if (minute > 30) forms.push(...next.map((name) => `${60 - minute} to ${name}`))
  return forms
}

function tellsSign(line: string, sign: '<' | '>' | '='): boolean {
  const between = new RegExp(`\\d ?%? ?${sign} ?\\$?\\d`)
  const words = {
    '<': '(?:less|smaller|fewer) than',
    '>': '(?:greater|bigger|more|larger) than',
    '=': 'equals?(?: to)?',
  }
  return between.test(line) || new RegExp(`\\d (?:is )?${words[sign]} \\$?\\d`).test(line)
}
