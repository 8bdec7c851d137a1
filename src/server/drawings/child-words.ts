import phonics from '#content/en/words/phonics.json'
import list from '#content/en/words/sight-words.json'
import { type Lesson, openProblem, questionOf } from '#server/tutor/state.ts'

/** Words of three or four letters that are sounded out from the start. */
const sounded: readonly string[] = phonics.sets.flat()

/** From which grade a list of sight words is read; pre-K is -1, kindergarten 0. */
const readFrom: Readonly<Record<string, number>> = { 'pre-primer': -1, primer: 0, '1': 1, '2': 2, '3': 3 }

/** Words that a child may well write on its board: its reading list up to its grade, and those of the open exercise. */
export function childWords(grade: number, lesson: Lesson | null): string[] {
  const readable = list.filter((each) => (readFrom[each.list] ?? 0) <= grade).map(({ word }) => word)
  const open = lesson && openProblem(lesson)
  return [...new Set([...(open ? wordsOfExercise(open) : []), ...readable, ...sounded])]
}

/** A long text before a question has many words; those of its beginning are enough. */
const mostText = 2_000

function wordsOfExercise(exercise: Parameters<typeof questionOf>[0]): string[] {
  const { item } = exercise
  const said = [questionOf(exercise), item.name, item.entity, JSON.stringify(item.answer), item.text.join(' ')]
  return (
    said
      .join(' ')
      .slice(0, mostText)
      .toLowerCase()
      .match(/[a-z]{2,14}/g) ?? []
  )
}
