import { z } from 'zod'
import file from '#content/en/tutor/problems.json'
import { icuText } from '#server/icu/icu-text.ts'
import { picturedThings, type Thing } from '#shared/picture.ts'
import type { Theme } from '../know/themes.ts'

const text = z.array(z.string()).min(1)
const kindWords = z.strictObject({
  story: text,
  question: text,
  hints: z.tuple([z.string(), z.string(), z.string()]),
  steps: z.tuple([z.string(), z.string()]),
  explanation: z.string(),
  /** By misconception, what is said of it. */
  wrong: z.record(z.string(), z.string()),
})
export type KindWords = z.infer<typeof kindWords>

const problemFile = z.strictObject({
  name: z.string(),
  standsFor: text,
  pictures: z.record(z.enum(picturedThings), z.strictObject({ one: z.string(), themes: z.array(z.string()) })),
  alt: z.strictObject({ join: z.string(), separate: z.string(), groups: z.string() }),
  kinds: z.strictObject({
    join: kindWords,
    separate: kindWords,
    groups: kindWords,
    share: kindWords,
    comeAndGo: kindWords,
    groupsAndMore: kindWords,
    partOf: kindWords,
  }),
})

let known: z.infer<typeof problemFile> | null = null
export const problemWords = () => (known ??= problemFile.parse(file))

export type ProblemKind = keyof z.infer<typeof problemFile>['kinds']
export type Values = Readonly<Record<string, string | number>>

/** The nouns and sentences of a theme, with the numbers of a problem in them. */
export function themeValues(theme: Theme, numbers: Values): Values {
  const told = (sentence: string) => icuText(sentence, { a: numbers.a ?? 0, b: numbers.b ?? 0, ...numbers })
  const less = told(theme.less)
  return {
    ...numbers,
    one: theme.one,
    many: theme.many,
    thing: theme.thing,
    holder: theme.holder,
    holders: theme.holders,
    inside: theme.inside,
    there: told(theme.there),
    more: told(theme.more),
    less,
    lessLower: less.charAt(0).toLowerCase() + less.slice(1),
    holds: told(theme.holds),
  }
}

/** What is drawn for a theme, and how it is called when it is another thing: then it stands for one. */
export function drawnFor(theme: Theme): { thing: Thing; standsFor: string | null } {
  const { pictures } = problemWords()
  const own = picturedThings.find((thing) => pictures[thing].themes.includes(theme.id))
  const thing = own ?? 'block'
  const isIt = own !== undefined && (theme.one === pictures[thing].one || theme.one.endsWith(pictures[thing].one))
  return { thing, standsFor: isIt ? null : pictures[thing].one }
}
