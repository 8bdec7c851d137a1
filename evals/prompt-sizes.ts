import { planReply, type Situation } from '#server/conversations/plan-reply.ts'
import { writePrompt } from '#server/tutor/model/prompt.ts'
import type { Brain, Turn } from '#server/tutor/turn.ts'
import { begun, situation } from './dialogues/dialogue.ts'
import { silentLog } from './dialogues/silent-log.ts'

/** Characters of the whole prompt, and of its part that is the same in every turn, at a turn of a conversation. */
export type PromptSize = { turn: number; characters: number; stable: number }

const lookedAt = [5, 10, 20, 50, 100, 200, 500]
const child = { grade: 3, subjects: ['math'], notes: ['Loves dinosaurs, and needs short steps.'] }

/** How the prompt grows over a long conversation of a child that writes a lot. */
export async function promptSizes(): Promise<PromptSize[]> {
  const sizes: PromptSize[] = []
  const recent: Situation['recent'] = []
  let lesson = begun(5)
  for (let at = 1; at <= Math.max(...lookedAt); at++) {
    const text =
      at % 3 === 0 ? 'I think it is 12 because I counted all of them twice and then I was not sure.' : 'next one please'
    let heard: Turn | null = null
    const brain: Brain = async function* (turn) {
      heard = turn
      yield turn.ways[0].words
    }
    const { sentences, lesson: next } = await planReply(
      { brain, log: silentLog, now: () => new Date() },
      situation(child, lesson, recent),
      { text, isFine: false },
      new AbortController().signal,
    )
    lesson = next
    recent.push({ role: 'user', content: text }, { role: 'assistant', content: sentences.join(' ') })
    if (heard && lookedAt.includes(at)) sizes.push(sizeOf(at, heard))
  }
  return sizes
}

function sizeOf(at: number, turn: Turn): PromptSize {
  const { system, messages } = writePrompt(turn)
  return {
    turn: at,
    characters: system.length + messages.reduce((sum, { content }) => sum + content.length, 0),
    stable: system.length,
  }
}
