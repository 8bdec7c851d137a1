import { z } from 'zod'
import askedAnimals from '#content/en/book/animals-asked.json'
import animalBodies from '#content/en/book/animals-bodies.json'
import animalDeeds from '#content/en/book/animals-can.json'
import animalKinds from '#content/en/book/animals-kinds.json'
import arts from '#content/en/book/arts-sports.json'
import askedMore from '#content/en/book/asked-more.json'
import body from '#content/en/book/body.json'
import askedBody from '#content/en/book/body-asked.json'
import everyday from '#content/en/book/everyday.json'
import geography from '#content/en/book/geography.json'
import gradeArts from '#content/en/book/grade-arts-school-life.json'
import gradeCommunities from '#content/en/book/grade-communities.json'
import gradeGeometry from '#content/en/book/grade-geometry.json'
import gradeHealth from '#content/en/book/grade-health-tech.json'
import gradeHistory from '#content/en/book/grade-history.json'
import gradeLanguage from '#content/en/book/grade-language.json'
import gradeMath from '#content/en/book/grade-math.json'
import gradeMeasure from '#content/en/book/grade-measure.json'
import gradeSchool from '#content/en/book/grade-school-life.json'
import gradeEarth from '#content/en/book/grade-science-earth.json'
import gradeLife from '#content/en/book/grade-science-life.json'
import gradePhysical from '#content/en/book/grade-science-physical.json'
import gradeWorld from '#content/en/book/grade-world.json'
import gradeWriting from '#content/en/book/grade-writing.json'
import history from '#content/en/book/history.json'
import ideas from '#content/en/book/ideas.json'
import kidsBooksStates from '#content/en/book/kids-books-states.json'
import kidsHow from '#content/en/book/kids-how.json'
import kidsLife from '#content/en/book/kids-life.json'
import kidsMore from '#content/en/book/kids-more.json'
import kidsSchool from '#content/en/book/kids-school.json'
import kidsTalk from '#content/en/book/kids-talk.json'
import kidsWhy from '#content/en/book/kids-why.json'
import kidsWorld from '#content/en/book/kids-world.json'
import nextLife from '#content/en/book/life-next.json'
import machines from '#content/en/book/machines.json'
import mammals from '#content/en/book/mammals.json'
import moreAnimals from '#content/en/book/more-animals.json'
import moreWorld from '#content/en/book/more-world.json'
import nature from '#content/en/book/nature.json'
import askedNext from '#content/en/book/next-more.json'
import askedPets from '#content/en/book/next-pets.json'
import askedSchool from '#content/en/book/next-school.json'
import askedScience from '#content/en/book/next-science.json'
import askedSocial from '#content/en/book/next-world.json'
import people from '#content/en/book/people.json'
import morePeople from '#content/en/book/people-more.json'
import askedPlaces from '#content/en/book/places-asked.json'
import readingWriting from '#content/en/book/reading-writing.json'
import meantSayings from '#content/en/book/sayings-meant.json'
import schoolLife from '#content/en/book/school-life.json'
import moreScience from '#content/en/book/school-more.json'
import science from '#content/en/book/school-science.json'
import nextScience from '#content/en/book/science-next.json'
import sky from '#content/en/book/sky.json'
import stillMore from '#content/en/book/still-more.json'
import talkAsked from '#content/en/book/talk-asked.json'
import askedThings from '#content/en/book/things-asked.json'
import nextWhy from '#content/en/book/why-next.json'
import wonders from '#content/en/book/wonders.json'
import world from '#content/en/book/world.json'
import packed from '#content/en/tutor/vectors.json'
import { type Finder, finderOf } from './match.ts'
import { moreAsks } from './more-asks.ts'
import { type Asked, type Shelf, shelve } from './shelf.ts'
import { vectorsOf } from './vectors.ts'

const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Ways to ask it; they are found by, never shown. */
  asks: z.array(z.string()).min(3),
  about: z.array(z.string()).min(1).max(3),
  young: z.string(),
  older: z.string(),
  back: z.string().endsWith('?'),
  /** Where the fact can be checked. */
  from: z.string().optional(),
  kind: z.literal('family').optional(),
  skill: z.string().optional(),
})
export type BookEntry = z.infer<typeof entry>

let entries: ReadonlyMap<string, BookEntry> | null = null
let finder: Finder | null = null

/** Every entry, by its id. */
export const book = (): ReadonlyMap<string, BookEntry> =>
  (entries ??= new Map(
    z
      .array(entry)
      .parse(
        [
          ...[body, ideas, machines, mammals, nature, people, science, sky, wonders, world],
          ...[askedAnimals, askedBody, askedMore, askedPlaces, askedThings, readingWriting, schoolLife],
          ...[gradeEarth, gradeGeometry, gradeHealth, gradeLife, gradeMath, gradeMeasure, gradePhysical],
          ...[
            animalBodies,
            animalDeeds,
            animalKinds,
            arts,
            everyday,
            geography,
            gradeArts,
            gradeCommunities,
            gradeHistory,
            gradeLanguage,
            gradeSchool,
            gradeWorld,
            gradeWriting,
            history,
            kidsBooksStates,
            kidsHow,
            kidsLife,
            kidsMore,
            kidsSchool,
            kidsTalk,
            kidsWhy,
            kidsWorld,
            moreAnimals,
            morePeople,
            moreScience,
            moreWorld,
            nextLife,
            nextScience,
            nextWhy,
            stillMore,
          ],
          ...[meantSayings, talkAsked],
          ...[askedNext, askedPets, askedSchool, askedScience, askedSocial],
        ].flat(),
      )
      .map((one) => [one.id, one]),
  ))

/** What is looked for in an entry. */
export const askedOf = ({ id, asks, about, young, older }: BookEntry): Asked => ({
  id,
  asks,
  others: moreAsks[id] ?? [],
  about,
  texts: [young, older],
})

/** Some tenths of a second, once: when the server starts, or at the first question. */
export function bookFinder(): Finder {
  if (finder) return finder
  const making = shelve([...book().values()].map(askedOf), vectorsOf(packed))
  let step = making.next()
  while (!step.done) step = making.next()
  finder = finderOf(step.value)
  return finder
}

/** Gets ready piece by piece, so that other work goes on in between: for a server that has just started. */
export async function warmBook(): Promise<void> {
  const pause = () => new Promise((resolve) => setImmediate(resolve))
  await pause()
  const all = book()
  await pause()
  const making = shelve([...all.values()].map(askedOf), vectorsOf(packed))
  let step: IteratorResult<void, Shelf> = making.next()
  while (!step.done) {
    await pause()
    step = making.next()
  }
  await pause()
  finder ??= finderOf(step.value)
}

const leads = /^(?:(?:so|but|and|ok|okay|hey|hi|um+|wait|do you know|can you tell me|tell me|i wonder|bolt) )+/
const trails =
  /(?: (?:again|please|pls|plz|tho|though|anyway|actually|exactly|lol|haha|bro|i forgot|i forget|i dont get it|i don't get it))+$/
const alike: readonly [RegExp, string][] = [
  [/^(?:what|whats|what is) (?:causes?|makes?|the cause of)\b/, 'what makes'],
  [/^how come\b/, 'why'],
  [/^(?:whats|what's|what is|what are)\b/, 'what is'],
  [/^who(?:s|'s| is| was| are| were)\b/, 'who is'],
]

/** A question in the words that all its ways of asking share. */
function plainly(text: string): string {
  const bare = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^a-z0-9' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(trails, '')
    .replace(leads, '')
  const asked = alike.reduce((line, [pattern, same]) => line.replace(pattern, same), bare)
  return asked.replace(/\b(?:a|an|the|really|even) /g, '').replace(/'/g, '')
}

let exact: ReadonlyMap<string, string> | null = null

/** Every way of asking that is written down, with the entry that it asks for. */
const exactly = (): ReadonlyMap<string, string> =>
  (exact ??= new Map([...book().values()].flatMap(({ id, asks }) => asks.map((ask) => [plainly(ask), id] as const))))

/** The entry that is asked for in the very words of the book. */
export const exactEntry = (text: string): BookEntry | null => book().get(exactly().get(plainly(text)) ?? '') ?? null

/** The entry that a question asks for, and how sure that is, from 0 to 1. Null when it asks nothing that is in the book. */
export function entryFor(text: string): { entry: BookEntry; sure: number } | null {
  const same = exactEntry(text)
  if (same) return { entry: same, sure: 1 }
  const [first] = bookFinder().find(text)
  const found = first && book().get(first.id)
  return found ? { entry: found, sure: first.sure } : null
}
