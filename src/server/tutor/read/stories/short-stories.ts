import type { Item } from '#server/curriculum/item.ts'
import { type Path, pathOf, type Steps } from './story-path.ts'
import { storyItem } from './story-task.ts'

// Word problems in as few words as a child types them: '24 cookies 6 kids how many each', '5 packs of 8 cards, he gives away 12, how many left'.

/** The story as a problem, and the answer that the child gives with it. */
export type ShortStory = { item: Item; said: string | null }

const longest = 200
const names = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inFigures = (text: string) =>
  text.toLowerCase().replace(/[a-z]+/g, (word) => (names.includes(word) ? String(names.indexOf(word)) : word))

/** 'How many left. 28', 'how many each? i got 4'. */
const claimed = /[?.,]+\s*(?:is it|i (?:got|put|think|say|said)(?: it'?s| its)?|its|it's|so|maybe)?\s*\$?(\d{1,4})\W*$/
const lead =
  /^\W*(?:(?:ok|okay|so|and|next|now|the|last|another|new|first|one|problem|question|says|is|it|my homework|heres|here's) ?[:,.]? ?)*/

const people =
  'kids?|friends?|people|persons?|children|students?|cousins?|boys?|girls?|players?|teams?|plates?|bags?|boxes|baskets?|tables?|bowls?|jars?|shelves|groups?|dogs?|cats?|of us|vases?|trays?|cups?'
const packs =
  'packs?|bags?|boxes|rows?|baskets?|plates?|groups?|jars?|shelves|tables?|teams?|trays?|bunches|cartons?|stacks?|piles?|vases?|packages?|packets?|nests?|tanks?'
const n = String.raw`(\d{1,4})`
const goes =
  'gives?|gave|eats?|ate|loses?|lost|sells?|sold|uses?|used|breaks?|broke|throws?|threw|drops?|dropped|takes? (?:out|away|off)|took (?:out|away|off)|spends?|spent|cuts? (?:off|away)|were|are'
const comes = 'gets?|got|finds?|found|buys?|bought|makes?|made|adds?|added|picks?|picked'

const step = (path: Path | null, finds?: Path['finds']): Path | null => (path && finds ? { ...path, finds } : path)

type Story = readonly [
  RegExp,
  (found: readonly string[]) => readonly (Path | null)[],
  (found: readonly string[]) => string,
]

const stories: readonly Story[] = [
  // '24 cookies 6 kids how many each'
  [
    new RegExp(
      String.raw`^(?:(?:i|we|he|she|they|there|[a-z]+) (?:have|has|had|got|are|is|were|was) )?${n} ([a-z]+(?: [a-z]+)?),? ?(?:(?:and|for|to|between|among|with|shared?|split|by|are|is|they|into|in|on|put|equally) ){0,4}${n} (${people})\b[^\d]{0,40}?\bhow many\b[^\d?]{0,20}?\b(?:each|every|apiece)\b[^\d?]{0,20}\??$`,
    ),
    ([whole, , by]) => [pathOf('share', Number(whole), '÷', Number(by))],
    ([, thing = '']) => `How many ${thing} does each one get?`,
  ],
  // '5 packs of 8 cards, he gives away 12, how many left'
  [
    new RegExp(
      String.raw`^(?:[a-z]+ (?:[a-z]+ )?)?(?:has|have|had|got|buys?|bought|are|made|makes?)? ?${n} (?:${packs}) (?:of|with) ${n} ([a-z]+)(?: (?:each|in each|in them))?[.,;]? (?:(?:and|then|but|he|she|they|i|we|[a-z]+) ){0,3}?(?:${goes}) (?:away |out |up |off )?${n}\b[^\d?]{0,40}\bhow many\b[^\d?]{0,40}\??$`,
    ),
    ([count, each, , less]) => {
      const all = step(pathOf('groups', Number(count), '×', Number(each)), 'groups')
      return [all, all && pathOf('separate', all.result, '−', Number(less))]
    },
    ([, , thing = '']) => `How many ${thing} are left?`,
  ],
  [
    new RegExp(
      String.raw`^(?:[a-z]+ (?:[a-z]+ )?)?(?:has|have|had|got|buys?|bought|are|made|makes?)? ?${n} (?:${packs}) (?:of|with) ${n} ([a-z]+)(?: (?:each|in each|in them))?[.,;]? (?:(?:and|then|but|he|she|they|i|we|[a-z]+) ){0,3}?(?:${comes}) ${n} more\b[^\d?]{0,40}\bhow many\b[^\d?]{0,40}\??$`,
    ),
    ([count, each, , more]) => {
      const all = step(pathOf('groups', Number(count), '×', Number(each)), 'groups')
      return [all, all && pathOf('join', all.result, '+', Number(more))]
    },
    ([, , thing = '']) => `How many ${thing} are there now?`,
  ],
  // 'A ribbon is 24 inches, jen cuts off 9 and then 6, how long is it now'
  [
    new RegExp(
      String.raw`^(?:an? |the |my )?[a-z]+(?: of [a-z]+)? (?:is|was) ${n} (inches|feet|cm|centimeters|meters|yards|miles)(?: long)?[.,;]? (?:(?:and|then|but|he|she|they|i|we|[a-z]+) ){0,3}?(?:cuts?|cut|uses?|used|tears?|tore|breaks?|broke|chops?|took|takes?)(?: off| away)? ${n}(?: \2)?,? (?:and |then |and then )(?:cuts? |cut |uses? |used |another |off ){0,3}${n}(?: \2| more)?\b[^\d?]{0,12}\bhow (?:long|much|many)\b[^\d?]{0,30}\??$`,
    ),
    ([whole, , one, two]) => {
      const first = step(pathOf('separate', Number(whole), '−', Number(one)), 'first-change')
      return [first, first && pathOf('separate', first.result, '−', Number(two))]
    },
    () => 'How long is it now?',
  ],
  // 'There are 7 red fish and 5 blue fish, how many more red fish'
  [
    new RegExp(
      String.raw`^(?:(?:i|we|he|she|they|there|[a-z]+) (?:have|has|had|got|are|is|were|was|see|saw) )?${n} ([a-z]+(?: [a-z]+)?),? ?(?:(?:and|but|[a-z]+ has|he has|she has|i have|they have|there are|with) ){0,2}${n} ([a-z]+(?: [a-z]+)?)[.,;]? ?(?:so |and )?how many (?:more|fewer|less) ([a-z]+(?: [a-z]+)?)\b(?! (?:do|does|to) [a-z]+ need)[^\d?]{0,30}\??$`,
    ),
    ([one, , two]) => {
      const [more, less] = [Number(one), Number(two)].sort((a, b) => b - a)
      return [pathOf('compare', more ?? 0, '−', less ?? 0)]
    },
    ([, , , , what = '']) => `How many more ${what} are there?`,
  ],
  // 'Ben had 12 marbles, he lost some, now he has 7, how many did he lose'
  [
    new RegExp(
      String.raw`^(?:[a-z]+ (?:[a-z]+ )?)?(?:has|have|had|got) ${n} ([a-z]+(?: [a-z]+)?)[.,;]? (?:(?:and|then|but|he|she|they|i|we|[a-z]+) ){0,3}?(?:${goes}|${comes}|popped|melted|flew) (?:away |off |up )?some(?: more| of them| away)?[.,;]? (?:and |then |so |but )?(?:now )?(?:(?:he|she|they|i|we|there|[a-z]+) )(?:has|have|had|are|is) (?:only )?${n}(?: (?:left|now|more|[a-z]+)){0,2}[.,;]? ?(?:so )?how many\b[^\d?]{0,40}\??$`,
    ),
    ([start, , end]) => {
      const [more, less] = [Number(start), Number(end)].sort((a, b) => b - a)
      return [pathOf('change-unknown', more ?? 0, '−', less ?? 0)]
    },
    ([, thing = '']) => `How many ${thing} was that?`,
  ],
  // 'A pencil is 15 cm and a crayon is 9 cm, how much longer is the pencil'
  [
    new RegExp(
      String.raw`^(?:an? |the |my )?[a-z]+(?: [a-z]+)? (?:is|was|weighs|costs?) ${n} ?(inches|feet|cm|centimeters|meters|yards|miles|pounds|grams|ounces|cents|dollars|minutes|years old)?(?: long| tall| high)?,? (?:and |but )?(?:an? |the |my |his |her )?[a-z]+(?: [a-z]+)? (?:is|was|weighs|costs?) ${n} ?(?:inches|feet|cm|centimeters|meters|yards|miles|pounds|grams|ounces|cents|dollars|minutes|years old)?(?: long| tall| high)?[.,;]? ?(?:so )?how (?:much|many [a-z]+) (longer|taller|shorter|heavier|lighter|older|younger|more|less|bigger)\b[^\d?]{0,30}\??$`,
    ),
    ([one, , two]) => {
      const [more, less] = [Number(one), Number(two)].sort((a, b) => b - a)
      return [pathOf('compare', more ?? 0, '−', less ?? 0)]
    },
    ([, , , how = '']) => `How much ${how} is it?`,
  ],
  // 'The gum is 45 cents and i pay a dollar what do i get back'
  [
    new RegExp(
      String.raw`^(?:(?:an?|the|my|one|this) )?(?:[a-z]+ ){1,2}(?:is|costs?|cost|was) ${n} ?(?:cents?|¢|c)[.,;]? (?:and |so |then |but |if )?(?:i|we|he|she|you|they) (?:(?:pay|paid|give|gave|have|had|use|used|hand|got) )(?:(?:them|him|her|the (?:man|lady|store|clerk)|with) )?(?:an?|1|one) dollar(?: bill)?\b[^\d?]{0,10}\b(?:what|how much)\b[^\d?]{0,30}\b(?:back|change|left)\b[^\d?]{0,16}\??$`,
    ),
    ([cost]) => [pathOf('money-left', 100, '−', Number(cost), 'cents')],
    () => 'How many cents do you get back?',
  ],
]

const list =
  /^(?:(?:the|a|our|my|this) )?(?:(?:bar |picture )?(?:graph|chart|table|tally|survey) (?:says|shows|has|is|said|showed)[:,]? )?((?:[a-z]+ (?:got |has |had )?\d{1,3},? ?(?:and )?){3,5})[.,;]? ?(?:so )?(how many [^\d?]{0,40}?\b(?:voted|votes|in all|altogether|all together|total|in total|all)\b)[^\d?]{0,20}\??$/

/** 'Dogs 8 cats 5 fish 3, how many kids voted': all of them together. */
function listed(text: string): { steps: Steps; question: string } | null {
  const [, told = '', question = ''] = list.exec(text) ?? []
  const [first, second, ...more] = (told.match(/\d+/g) ?? []).map(Number)
  const start = first === undefined || second === undefined ? null : pathOf('parts', first, '+', second)
  if (!start || question === '') return null
  const paths = [start]
  for (const number of more) {
    const next = pathOf('parts', paths.at(-1)?.result ?? 0, '+', number)
    if (next) paths.push(next)
  }
  const [one, ...rest] = paths
  return one ? { steps: [one, ...rest], question: `${question.charAt(0).toUpperCase()}${question.slice(1)}?` } : null
}

/** Reads it where every number has its place; null for anything else. */
export function shortStoryIn(text: string, grade: number): ShortStory | null {
  const plain = inFigures(text.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ').replace(lead, '')).trim()
  if (plain.length > longest || plain.length < 12 || !/\bhow\b|\bwhat\b/.test(plain)) return null
  const said = claimed.exec(plain)
  const told =
    said && /\bhow (?:many|much|long)\b/.test(plain.slice(0, said.index)) ? plain.slice(0, said.index).trim() : plain
  const answer = told === plain ? null : (said?.[1] ?? null)
  const all = listed(told)
  if (all) return made(all.steps, all.question, grade, answer)
  for (const [pattern, paths, question] of stories) {
    const found = pattern.exec(told)?.slice(1)
    if (!found) continue
    const [first, ...more] = paths(found)
    if (!first || more.some((one) => one === null)) return null
    return made([first, ...more.flatMap((one) => (one ? [one] : []))], question(found), grade, answer)
  }
  return null
}

/** How far apart two amounts are, as a problem. */
export const shortStoryOf = (more: number, less: number, question: string, grade: number): Item | null => {
  const path = pathOf('compare', more, '−', less)
  return path && made([path], question, grade, null).item
}

const made = (steps: Steps, question: string, grade: number, said: string | null): ShortStory => ({
  item: storyItem({
    id: `own~short-${steps.map((path) => `${path.left}${path.operation}${path.right}`).join('-')}`,
    steps,
    question,
    grade,
  }),
  said,
})
