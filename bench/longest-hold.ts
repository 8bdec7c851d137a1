// How long one message of 2,000 characters holds the only thread, in milliseconds: npx tsx bench/longest-hold.ts [part of a name]
// Between two waits of a turn there are two pieces of work: listening (`checkChild`, with two earlier messages as long), and planning the
// reply with the built-in tutor. The least of three goes each, after one that does not count; what is printed are the slowest.
import pino from 'pino'
import { planReply } from '#server/conversations/plan-reply.ts'
import { checkChild } from '#server/safety/check-child.ts'
import { newLesson } from '#server/tutor/state.ts'
import { builtInBrain } from '#server/tutor/turn.ts'
import { child } from '#tests/support/talking-to.ts'
import { longMessages } from './long-messages.ts'

let messages = 0
const wanted = process.argv[2] ?? ''
const app = { brain: builtInBrain, log: pino({ level: 'silent' }), now: () => new Date() }

const plan = (text: string) => {
  const situation = { ...child, lesson: newLesson(41), recent: [] }
  return planReply(app, situation, { text, isFine: true, earlier: [text, text] }, new AbortController().signal)
}
const listen = async (text: string) => checkChild(text, 3, [`so ${text}`, `well ${text}`])

/** Never the same text twice: what is kept of the last ones must not help. */
async function leastOf(text: string, work: (text: string) => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let go = 0; go < 4; go++) {
    const fresh = `${'aiou'[go]} ${++messages} ${text}`.slice(0, text.length)
    const began = performance.now()
    await work(fresh)
    if (go > 0) took.push(performance.now() - began)
  }
  return Math.min(...took)
}

const round = (value: number) => Number(value.toFixed(1))
for (const [kind, texts] of Object.entries(longMessages)) {
  const found: { message: string; listening: number; planning: number }[] = []
  for (const [message, text] of Object.entries(texts).filter(([name]) => name.includes(wanted)))
    found.push({
      message,
      listening: round(await leastOf(text, listen)),
      planning: round(await leastOf(text, plan)),
    })
  found.sort((a, b) => Math.max(b.listening, b.planning) - Math.max(a.listening, a.planning))
  console.log(`${kind}, ${found.length} messages`)
  console.table(found.slice(0, 12))
}
