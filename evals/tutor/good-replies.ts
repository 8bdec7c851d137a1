/**
 * npx tsx evals/tutor/good-replies.ts [file.jsonl] [--show]: how many sentences of good replies survive the guard.
 * Without a file it reads evals/blind/good-replies.jsonl, which nobody who writes rules has read; --show, for sets that may
 * be read (evals/tuned/good-replies.jsonl), prints what was held back.
 *
 * A line is { child, move, reply }: what the child said, what the reply is for, in words, and the reply. Where they are
 * there, these make it stricter: grade; open, the question whose answer stays untold ('7 × 8'); found, 'right' or 'wrong';
 * facts, sentences that must not be contradicted.
 */
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { catalog } from '../../src/server/cards/catalog.ts'
import { itemSource } from '../../src/server/cards/item-source.ts'
import { checkFor, type Taken } from '../../src/server/conversations/guard-reply.ts'
import { mostSentences } from '../../src/server/conversations/reply-shape.ts'
import { sentencesIn } from '../../src/server/safety/by-sentence.ts'
import { ownSum } from '../../src/server/tutor/read/own-sum.ts'
import { type Lesson, newLesson, withProblem } from '../../src/server/tutor/state.ts'
import type { Turn } from '../../src/server/tutor/turn.ts'
import { findExpressions } from '../../src/shared/answers/expressions.ts'

const goodReply = z.object({
  child: z.string(),
  move: z.unknown(),
  reply: z.string(),
  grade: z.number().default(3),
  open: z.string().optional(),
  found: z.enum(['right', 'wrong']).optional(),
  facts: z.array(z.string()).default([]),
})
type GoodReply = z.infer<typeof goodReply>

const blind = new URL('../blind/good-replies.jsonl', import.meta.url)
const [named] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const place = named ?? blind
if (!existsSync(place)) {
  console.info(`${String(place)} is not there yet.`)
  process.exit(0)
}
const shows = process.argv.includes('--show')
const items = itemSource(catalog())

/** The move is told in words: what it says of right and wrong, and the sum that is open, are read out of them. */
function takenOf({ move, open, found, facts }: GoodReply): Taken {
  const told = typeof move === 'string' ? move : JSON.stringify(move)
  const isRight =
    found === 'right' || (found === undefined && /\b(?:credit|praise|is right|was right|correct answer)\b/i.test(told))
  const [sum] = isRight ? [] : findExpressions(open ?? told).filter(({ stated }) => stated === null)
  const made = sum && ownSum(sum)
  const fresh = newLesson(7)
  const lesson: Lesson = made && 'item' in made ? withProblem(fresh, items.placed(made.item), 'own') : fresh
  const lines = facts.map((text) => ({ text, fact: true }) as const)
  const judged: Pick<Taken['decision']['move'], 'found'> = isRight ? { found: 'right' } : found ? { found } : {}
  const decision = { move: { kind: 'talk', lines, mood: 'calm' as const, ...judged }, lesson }
  // A step or a claim that is true: the built-in tutor says so too.
  const words = !judged.found && /\b(?:step|claim|true|strategy)\b/i.test(told) ? 'Yes, that is right.' : ''
  return { reading: '', decision, words, earlier: lesson, lesson }
}

const turnOf = ({ child, grade }: GoodReply): Turn => ({
  tutor: { name: 'Fern', personality: '', subjects: [] },
  student: { nickname: 'Robin', grade_level: grade },
  notes: [],
  recent: [{ role: 'user', content: child }],
  ways: [{ reading: '', move: { kind: 'talk', lines: [], mood: 'calm' }, words: '', untold: [] }],
  signal: new AbortController().signal,
})

let sentences = 0
let survived = 0
let replies = 0
let whole = 0
const faults = new Map<string, number>()
for (const line of readFileSync(place, 'utf8').split('\n').filter(Boolean)) {
  const one = goodReply.parse(JSON.parse(line))
  const check = checkFor(takenOf(one), turnOf(one))
  const said = sentencesIn(one.reply)
  const held = said.flatMap((sentence, at) => {
    const verdict = check(sentence, said.slice(0, at))
    return verdict.ok ? [] : [{ reason: verdict.reason, sentence }]
  })
  if (said.length > mostSentences(0, one.grade)) faults.set('too_many', (faults.get('too_many') ?? 0) + 1)
  replies++
  sentences += said.length
  survived += said.length - held.length
  if (held.length === 0) whole++
  for (const { reason, sentence } of held) {
    faults.set(reason, (faults.get(reason) ?? 0) + 1)
    if (shows) console.info(`${reason} (grade ${one.grade}): ${sentence}`)
  }
}
const share = (part: number, all: number) =>
  `${part} of ${all} (${all === 0 ? '–' : ((100 * part) / all).toFixed(1)} %)`
console.info(`sentences that survive: ${share(survived, sentences)}; replies without a fault: ${share(whole, replies)}`)
for (const [reason, count] of [...faults].sort(([, one], [, other]) => other - one))
  console.info(`  ${reason}: ${count}`)
