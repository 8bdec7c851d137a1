import { z } from 'zod'
import feelings from '#content/en/tutor/acts/feelings.json'
import flow from '#content/en/tutor/acts/flow.json'
import sharing from '#content/en/tutor/acts/sharing.json'
import social from '#content/en/tutor/acts/social.json'
import work from '#content/en/tutor/acts/work.json'
import askedHere from '#content/en/tutor/asked-here.json'
import askedOfUs from '#content/en/tutor/asked-of-us.json'
import care from '#content/en/tutor/care.json'
import caught from '#content/en/tutor/caught.json'
import commonSense from '#content/en/tutor/common-sense.json'
import early from '#content/en/tutor/early-math.json'
import grammar from '#content/en/tutor/grammar.json'
import language from '#content/en/tutor/language.json'
import math from '#content/en/tutor/math.json'
import mathSteps from '#content/en/tutor/math-steps.json'
import moves from '#content/en/tutor/moves.json'
import newcomer from '#content/en/tutor/newcomer.json'
import play from '#content/en/tutor/play.json'
import schoolTalk from '#content/en/tutor/school-talk.json'
import spanish from '#content/en/tutor/spanish.json'
import takeUp from '#content/en/tutor/take-up.json'
import talkMore from '#content/en/tutor/talk-more.json'
import tellings from '#content/en/tutor/tellings.json'
import told from '#content/en/tutor/told-math.json'
import tone from '#content/en/tutor/tone.json'
import wordsAsked from '#content/en/tutor/words-asked.json'
import wordsTalk from '#content/en/tutor/words-talk.json'
import workLines from '#content/en/tutor/work-lines.json'
import writing from '#content/en/tutor/writing.json'
import writingTalk from '#content/en/tutor/writing-talk.json'
import young from '#content/en/tutor/young.json'
import { themes } from '../know/themes.ts'

/** Wordings for pre-K to grade 2 and for grades 3 to 5; `goal` tells a model what they are for. */
const wording = z.strictObject({
  young: z.array(z.string()).min(1),
  older: z.array(z.string()).default([]),
  goal: z.string().optional(),
})
export type Wording = z.infer<typeof wording>

const lists = z.strictObject({ young: z.array(z.string()).default([]), older: z.array(z.string()).default([]) })
const actFile = z.record(z.string(), z.strictObject({ say: lists, thing: lists.optional(), ask: lists.optional() }))

let all: ReadonlyMap<string, Wording> | null = null

function read(): ReadonlyMap<string, Wording> {
  const found = new Map<string, Wording>(
    Object.entries(
      z.record(z.string(), wording).parse({
        ...moves,
        ...askedOfUs,
        ...askedHere,
        ...play,
        ...tellings,
        ...writing,
        ...writingTalk,
        ...language,
        ...grammar,
        ...wordsTalk,
        ...wordsAsked,
        ...schoolTalk,
        ...math,
        ...told,
        ...early,
        ...mathSteps,
        ...workLines,
        ...young,
        ...commonSense,
        ...caught,
        ...care,
        ...newcomer,
        ...talkMore,
        ...takeUp,
        ...tone,
      }),
    ),
  )
  for (const file of [work, flow, feelings, social, sharing])
    for (const [act, parts] of Object.entries(actFile.parse(file)))
      for (const [part, { young, older }] of Object.entries(parts))
        if (young.length > 0 || older.length > 0)
          found.set(`act.${act}.${part}`, { young: young.length > 0 ? young : older, older })
  for (const { id, react, ask } of themes()) {
    found.set(`theme.${id}.react`, react)
    found.set(`theme.${id}.ask`, ask)
  }
  for (const [key, sentences] of Object.entries(z.record(z.string(), z.array(z.string())).parse(spanish)))
    found.set(`es.${key}`, { young: sentences, older: [] })
  return found
}

/** All that the tutor says by itself, by key. */
export const wordings = (): ReadonlyMap<string, Wording> => (all ??= read())

export const hasWording = (key: string) => wordings().has(key)
