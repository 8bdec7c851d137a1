import { z } from 'zod'
import file from '#content/en/tutor/spelling-themes.json'

/** Words to spell, of one kind: up to grade 1, grades 2 and 3, and above. */
const theme = z.strictObject({ names: z.string(), words: z.tuple([z.string(), z.string(), z.string()]) })

let read: readonly { name: RegExp; words: readonly string[] }[] | null = null
const themes = () =>
  (read ??= z
    .array(theme)
    .parse(file)
    .map(({ names, words }) => ({ name: new RegExp(`^(?:${names})s?$`), words })))

/** 'Food' gives bread and apple to a second grader; none where the kind is not known. */
export function themedWords(name: string, grade: number): string[] {
  const found = themes().find((one) => one.name.test(name))
  const level = grade <= 1 ? 0 : grade <= 3 ? 1 : 2
  return (found?.words[level] ?? '').split(', ').filter((word) => /^[a-z]+$/.test(word))
}
