import words from '#content/en/weekly-letter.json'
import { icuText } from '#server/icu/icu-text.ts'
import { checkChild } from '#server/safety/check-child.ts'
import { shieldPersonalData, tellsPersonalData } from '#server/safety/shield.ts'
import { type Band, bandNames } from '#shared/bands.ts'
import type { ChildWeek } from '#shared/weekly-letter.ts'

/** One answer of the week. */
export type Answered = { skill: string; was_correct: boolean; hint_level: number; grew_to: Band | null }

/** What was observed of a child in a week. */
export type WeekFacts = {
  student_id: string
  nickname: string
  /** Whom the words may not name. */
  family: string[]
  minutes: number
  lessons: number
  answers: Answered[]
  /** What the child typed where the answer was right, longest first; and what it wondered. */
  ways: string[]
  wonders: string[]
}
type Known = (skill: string) => { name: string; category: string } | undefined

/** So many skills are named. */
const mostNamed = 3
/** From so many right ones of all on it went well. A band is for choosing cards: it says more than a week's answers carry. */
const [wentWell, fewestRight] = [0.75, 3]
/** After the whole solution a right answer was read, not found. */
const wholeSolution = 4

/** The week of a child in sentences, each of which says no more than what was observed. */
export function composeWeek(facts: WeekFacts, known: Known): ChildWeek {
  const { student_id, nickname, minutes, lessons } = facts
  return {
    student_id,
    nickname,
    minutes: icuText(words.minutes, { minutes, lessons }),
    learned: learnedIn(facts, known),
    ...proudOf(facts),
    home: icuText(words.home, { idea: ideaFor(facts, known) }),
  }
}

function learnedIn({ nickname, answers }: WeekFacts, known: Known): string[] {
  const reached = new Map<string, Band>()
  for (const { skill, grew_to } of answers) {
    const before = reached.get(skill)
    if (grew_to !== null && (!before || bandNames.indexOf(grew_to) > bandNames.indexOf(before)))
      reached.set(skill, grew_to)
  }
  const grown = [...reached].sort(([, one], [, other]) => bandNames.indexOf(other) - bandNames.indexOf(one))
  const said = grown.flatMap(([skill, band]) => {
    const name = known(skill)?.name
    if (name === undefined || band === 'new') return []
    const own = answers.filter((one) => one.skill === skill)
    const right = own.filter(({ was_correct, hint_level }) => was_correct && hint_level === 0).length
    const isWell = right >= fewestRight && right >= own.length * wentWell
    const sentence = isWell ? words.wentWell : words.workedOn
    return [icuText(sentence, { nickname, skill: name, right, tried: own.length })]
  })
  if (said.length > 0) return said.slice(0, mostNamed)
  if (answers.length === 0) return [icuText(words.talked, { nickname })]
  const names = [...new Set(answers.flatMap(({ skill }) => known(skill)?.name ?? []))].slice(0, mostNamed)
  const right = answers.filter(({ was_correct }) => was_correct).length
  return names.length === 0
    ? []
    : [
        icuText(words.practised, {
          nickname,
          skills: names.map((name) => `“${name}”`).join(', '),
          right,
          tried: answers.length,
        }),
      ]
}

function proudOf({ nickname, family, answers, ways, wonders }: WeekFacts): Pick<ChildWeek, 'proud' | 'words'> {
  const way = ways.find((text) => isExplained(text) && maySay(text, family))
  if (way !== undefined) return { proud: icuText(words.ownWay, { nickname }), words: way.trim() }
  const wonder = wonders.find((text) => maySay(text, family))
  if (wonder !== undefined) return { proud: icuText(words.wondered, { nickname }), words: wonder.trim() }
  const alone = answers.filter(({ was_correct, hint_level }) => was_correct && hint_level === 0).length
  if (alone > 0) return { proud: icuText(words.withoutHelp, { count: alone }), words: null }
  if (answers.length > 0) return { proud: icuText(words.stayed, { nickname, count: answers.length }), words: null }
  return { proud: icuText(words.came, { nickname }), words: null }
}

/** More than an answer: at least four words. */
const isExplained = (text: string) => text.trim().split(/\s+/).length >= 4

/** Longest words of a child that a letter repeats, in code points. */
const longestWords = 160

/** Words that tell nothing of who and where the child is, and give nobody cause to worry. */
const maySay = (text: string, family: string[]) =>
  [...text].length <= longestWords &&
  !text.includes('[') &&
  shieldPersonalData(text, family) === text &&
  !tellsPersonalData(text) &&
  checkChild(text, 0).kind === 'fine'

/** For what went wrong most often, or else for what was practised most. */
function ideaFor({ answers }: WeekFacts, known: Known): string {
  const ideas: Record<string, string> = words.ideas
  const counted = new Map<string, number>()
  for (const { skill, was_correct, hint_level } of answers) {
    const category = known(skill)?.category
    const needed = !was_correct || hint_level >= wholeSolution
    if (category !== undefined) counted.set(category, (counted.get(category) ?? 0) + (needed ? 100 : 1))
  }
  const [[category] = []] = [...counted].sort(([, one], [, other]) => other - one)
  return (category !== undefined && ideas[category]) || words.anyIdea
}
