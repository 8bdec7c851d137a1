import { z } from 'zod'
import file from '#content/en/tutor/presses.json'
import { type Press, press } from '#shared/reply.ts'

let known: Readonly<Record<string, Press>> | null = null

/** Things to press by their names in content/en/tutor/presses.json. */
export function presses(...names: (keyof typeof file)[]): Press[] {
  known ??= z.record(z.string(), press).parse(file)
  return names.flatMap((name) => known?.[name] ?? [])
}

export const wordsToPress = (words: readonly string[]): Press[] =>
  words.map((word) => ({ label: word.slice(0, 80), says: word.slice(0, 200), kind: 'answer' }))
