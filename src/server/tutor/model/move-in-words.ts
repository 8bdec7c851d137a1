import { icuText } from '#server/icu/icu-text.ts'
import type { Line, Move } from '../move.ts'
import { wordings } from '../say/wordings.ts'
import type { Way } from '../turn.ts'
import { tagOf } from './choice.ts'

/** Applied to whatever came from people. */
type Data = (text: string) => string

/** The one move of a turn as an instruction: what it is for, what must stay as it is, what must not be said. */
export const inWords = (way: Way, data: Data): string =>
  [
    'What this reply is for, in this order. Find your own words, and answer what the child really said:',
    ...goalsOf(way, data),
    ...limitsOf(way, data),
    `The built-in tutor would say (say it better): ${data(way.words)}`,
  ].join('\n')

/** Several ways to take what the child said, of which the model chooses one. */
export const choicesInWords = (ways: readonly Way[], data: Data): string =>
  [
    `The program is not sure what the child meant. Choose the one reading that fits best with what was said before. Write its letter in brackets first, like ${tagOf(0)}, and then the reply for that reading only.`,
    ...ways.flatMap((way, at) => [
      `${tagOf(at)} The child ${data(way.reading)}. Then:`,
      ...goalsOf(way, data),
      ...limitsOf(way, data),
    ]),
  ].join('\n')

const goalsOf = ({ move }: Way, data: Data): string[] =>
  move.lines.map((line, at) => `${at + 1}. ${instruction(line, data)}`)

/** What the move does not allow, beside what no reply may say. */
function limitsOf({ move, untold }: Way, data: Data): string[] {
  const limits: string[] = []
  if (untold.length > 0)
    limits.push(`Do not tell the answer of ${untold.map(data).join(' or ')}, nor do its last step.`)
  if (move.found === 'wrong') limits.push("The child's answer is not right: do not say or hint that it is.")
  if (move.found === 'right') limits.push("The child's answer is right: leave no doubt about that.")
  if (/^(?:feeling|talk)\b/.test(move.kind)) limits.push('Give no exercise in this reply.')
  if (move.picture) limits.push('A picture of it stands beside your words.')
  return limits
}

/** A model can do more than the built-in tutor where nobody wrote an answer. */
const ownGoals: Readonly<Record<string, string>> = {
  wonder:
    'The child asks something that the program has no answer to. If it is harmless for a child and you are sure, answer in at most two short, true sentences. If you are not sure, say so honestly and wonder together. What belongs to the family (religion, politics, bodies, death) you leave to a grown-up.',
  heard: 'React to what the child told you, so that it feels heard.',
}

function instruction(line: Line, data: Data): string {
  if ('text' in line) {
    const text = `"${data(line.text)}"`
    if (!line.fact) return `Say this in your own words, and no more of the solution than it says: ${text}`
    return line.text.endsWith('?')
      ? `Ask exactly this: ${text}`
      : `Tell this; its facts, names and numbers stay: ${text}`
  }
  return ownGoals[line.key] ?? goalOf(line.key, line.values ?? {}, data)
}

function goalOf(key: string, given: Readonly<Record<string, string | number>>, data: Data): string {
  const found = wordings().get(key)
  const values = Object.fromEntries(
    Object.entries({ name: '{name}', tutor: '', ...given }).map(([name, value]) => [
      name,
      typeof value === 'string' ? data(value) : value,
    ]),
  )
  if (found?.goal !== undefined) return icuText(found.goal, values)
  const example = icuText(found?.young[0] ?? '', values)
  const [, kind, part] = /^act\.(\w+)\.(\w+)$/.exec(key) ?? []
  if (kind === undefined)
    return part === 'ask' || key.endsWith('.ask') ? `Ask such a thing: "${example}"` : `React like this: "${example}"`
  if (part === 'ask') return `Ask one short question about it, such as: "${example}"`
  return `React to what the child said (${kind.replaceAll('_', ' ')}), in this spirit: "${example}"`
}

/** The facts of a move: sentences whose names, numbers and spellings stay. */
export const factsOf = ({ lines }: Move): string[] =>
  lines.flatMap((line) => ('text' in line && line.fact ? [line.text] : []))
