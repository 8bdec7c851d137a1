import { z } from 'zod'
import file from '#content/decks/reading-homophones.json'
import { capital } from '#server/brain/built-in/language/question-words.ts'
import { homophoneFamily } from '#server/brain/built-in/language/sentence-tasks.ts'
import type { Task } from '#server/brain/built-in/tasks/task.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { choiceCard, keyOf } from './choice-card.ts'
import { everyTask } from './every-task.ts'

/** For words of a pair: a third that looks alike, sounds different and fits in neither gap. */
const thirds = z.record(z.string(), z.string())
let read: z.infer<typeof thirds> | null = null
function thirdFor(word: string): string | undefined {
  read ??= thirds.parse(file)
  return read[word]
}

export const homophoneDeck: Deck = {
  deck: 'homophones',
  cards: () =>
    [2, 3, 4, 5]
      .flatMap((grade) => everyTask(homophoneFamily, grade))
      .filter(({ answer }) => !soundsApart.has(answer.answer))
      .map(cardOf),
}

/** These end in different sounds. */
const soundsApart: ReadonlySet<string> = new Set(['lose', 'loose'])

/** Near in sound, not the same. */
const almostAlike: ReadonlySet<string> = new Set(['than', 'then', 'affect', 'effect'])

function cardOf(task: Task): CardDraft {
  const { name, hints, steps, explanation, mistakes, answer, text = [] } = task
  const word = answer.answer
  const third = thirdFor(word)
  return choiceCard({
    skill: 'reading.homophones',
    key: keyOf(word, word.includes("'") ? 'short' : 'word'),
    entity: word,
    tags: ['homophones'],
    card_type: 'word',
    text,
    question: 'Which word fits the gap?',
    name,
    answer: word,
    lures: [...mistakes.map(withoutNames), ...(third ? [lookAlike(third)] : [])],
    hints: almostAlike.has(word) ? [alikeAlmost, hints[1], hints[2]] : hints,
    steps,
    explanation,
  })
}

const alikeAlmost = 'They sound almost the same. Read what the sentence tells.'

/** The two words 'its' and 'it’s' are one to the ear: neither is named when the other is asked for. */
function withoutNames(mistake: Task['mistakes'][number]): Task['mistakes'][number] {
  if (mistake.answer === 'its') {
    return { ...mistake, observation: 'Without the mark, the word shows what belongs to a thing. Does that fit?' }
  }
  return mistake.answer === "it's"
    ? { ...mistake, observation: 'With the mark, the word is short for two words. Do they fit the gap?' }
    : mistake
}

const lookAlike = (third: string) => ({
  name: 'looks-alike-sounds-different',
  answer: third,
  observation: `“${capital(third)}” looks a little like it. Say it aloud: it sounds different.`,
})
