// npx tsx evals/word-problems.ts [file.jsonl …, evals/blind/stories/*.jsonl] [--show]: what the tutor makes of whole word problems: the
// right sum, a wrong one, or none (then it sorts the story out with the child). --show prints those that are wrong.
import { readdirSync, readFileSync } from 'node:fs'
import Fraction from 'fraction.js'
import { z } from 'zod'
import { askedIn } from '../src/server/tutor/read/asked.ts'
import { computedIn } from '../src/server/tutor/read/computed/computed.ts'
import { bracketsIn, figureIn, ownSum } from '../src/server/tutor/read/own-sum.ts'
import { readStory } from '../src/server/tutor/read/stories/read-story.ts'
import { storySum } from '../src/server/tutor/read/story-sums.ts'
import { findExpressions } from '../src/shared/answers/expressions.ts'
import { readNumber } from '../src/shared/answers/numbers.ts'

const problem = z.object({ id: z.number(), grade: z.number(), story: z.string(), right: z.string() })
const folder = 'evals/blind/stories'
const named = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const files =
  named.length > 0
    ? named
    : readdirSync(folder)
        .filter((file) => file.endsWith('.jsonl'))
        .map((file) => `${folder}/${file}`)

/** A time of day as its minutes. */
function number(said: string): Fraction | null {
  const [, hour, minute] = /^(\d{1,2}):(\d\d)$/.exec(said.trim()) ?? []
  return hour && minute
    ? new Fraction(Number(hour) * 60 + Number(minute))
    : readNumber(said.replace(/[$,%]/g, '').trim())
}

/** What the tutor would take as the answer; null where it reads no sum in the story. */
function answerTo(story: string, grade: number): Fraction | null {
  const solved = readStory(story, grade)
  if (solved?.kind === 'solved') return number(solved.item.answer.answer)
  const text = storySum(story)
  const item = computedIn(text) ?? askedIn(text) ?? (text === story ? null : (bracketsIn(text) ?? figureIn(text)))
  if (item) return number(item.answer.answer)
  const [sum] = text === story ? [] : findExpressions(text)
  const made = sum && ownSum(sum)
  return made && 'item' in made ? number(made.item.answer.answer) : null
}

for (const file of files) {
  const counts = { right: 0, wrong: 0, none: 0 }
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { id, grade, story, right } = problem.parse(JSON.parse(line))
    const made = answerTo(story, grade)
    const is = made === null ? 'none' : made.equals(number(right) ?? new Fraction(-1)) ? 'right' : 'wrong'
    counts[is]++
    if (is === 'wrong' && process.argv.includes('--show')) console.log(`#${id} ${story}\n  ${right}, not ${made}`)
  }
  console.log(file, counts)
}
