import type { Item } from '#server/curriculum/item.ts'
import { type Path, pathOf, type Steps } from './story-path.ts'
import { storyItem } from './story-task.ts'

// What comes and goes, told in one breath and mostly without its question: '7 birds on a fence and 5 fly away and then 3 come back. is it 5'.

/** The story as a problem, and the answer that the child gives with it. */
export type EventsTold = { item: Item; said: string | null }

const longest = 240
const names = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inFigures = (text: string) =>
  text.toLowerCase().replace(/[a-z]+/g, (word) => (names.includes(word) ? String(names.indexOf(word)) : word))

const claimed =
  /(?:[,.;:!?]+\s*|\s)(?:(?:so|and|then|now|but) )*(?:is it|is that|its|it's|that's|thats|there(?:'?s| is| are)|that leaves|leaves|(?:i|he|she|they|we) (?:put|got|get|said|wrote|say|think|have|has)(?: it'?s| its| it is)?|my answer is|the answer is|so)\s+(\d{1,4})(?: (?:left|now|birds?|in all|right|total|more)){0,2}\W*$/
const asked = /[,.;]?\s*(?:so )?how many(?! more)(?: [a-z]+){0,5}\W*$/
const start =
  /^\W*(?:(?:ok|okay|so|um+|and|the|next|another|one|number|theres|there's|there is|there are|there was|there were|is|says|it|i|we|he|she|they|my [a-z]+|had|have|has|got|start(?:ed)? with|say|like|if|once) )*(\d{1,3}) ([a-z]{3,14})\b([^\d]*)$/
const comes =
  /\b(?:come|comes|came|coming|joins?|joined|arrived?|arrives|got on|gets? on|hop(?:ped|s)? on|found|finds?|bought|buys?|gave (?:me|us|him|her)|gives? (?:me|us|him|her)|show(?:ed|s)? up|hatch(?:ed)?|added|(?:fl(?:y|ew)|sw(?:i|a)m|drove|ran|walk(?:ed)?|went) back|landed?|lands)\b|\b(?:i|we|he|she) (?:got|get|gets|made|make)\b(?! (?:off|out|rid|away|to))/
const goes =
  /\b(?:left|leaves?|ate|eats?|lost|loses?|lose|gave|gives?|give|popp?(?:ed|s)?|broke|breaks?|fell|falls?|melt(?:ed|s)?|sold|sells?|spent|used|died|ran away|got (?:off|out|away|eaten|lost)|gets? off|drop(?:ped)?|took|takes|threw|went (?:away|home|out|in|off)|go (?:away|home|out|in|off)|goes (?:away|home|out|off)|(?:fl(?:y|ies|ew)|sw(?:i|a)ms?|hop(?:s|ped)?|jump(?:s|ed)?|drives?|drove|walk(?:s|ed)?|swims?|run|runs|ran|roll(?:s|ed)?) (?:away|off|out|home))\b/
/** Two of another thing, or of some of them: no part of this count. */
const otherwise =
  /\b(?:each|every|half|times|percent|feet|inches|years?|hours?|minutes?|days?|dollars?|cents?|oclock|o'clock|grade|if|old|more than|less than|fewer than)\b|[$%:/=+×÷]/
const goesWith =
  /^(?:more|of|came|come|comes|left|leave|fly|flew|fall|fell|pop|popped|swim|swam|hop|hopped|jump|jumped|ran|run|go|goes|went|got|get|join|joined|drove|drive|walk|walked|roll|rolled|broke|melt|melted|died|hatch|hatched|land|landed|back|away|others?|were|are|show|showed|arrive|arrived|to|and|that|from)$/

const stem = (word: string) => word.replace(/(?:es|s)$/, '')

type Step = { grows: boolean; by: number }

/** What happens in a clause; null where that is not sure. */
function stepIn(clause: string, things: string): Step | null {
  const numbers = clause.match(/\d+/g) ?? []
  const [, by, next = ''] = /(\d{1,3})(?: ([a-z]+))?/.exec(clause) ?? []
  if (numbers.length !== 1 || by === undefined) return null
  if (next !== '' && !goesWith.test(next) && stem(next) !== stem(things)) return null
  const isMore = comes.test(clause) || /\d more\b/.test(clause)
  const isLess = goes.test(clause.replace(comes, ' '))
  return isMore === isLess ? null : { grows: isMore, by: Number(by) }
}

/** What somebody else has, and then what the child has: 'my sister has 3 dolls, i took 1. now i have 1'. */
const ofAnother =
  /^\W*(?:(?:so|ok|and|but) )*(?!(?:i|we|you|u|there|it|this|that|they|once|theres)\b)(?:my )?[a-z]+ (?:have|has|had|got|gots) \d/
const comesToMe = /\b(?:now|so|then) i (?:only |just |still )?(?:have|got|hav) \d+[^\d]*$/

/** What the child has is no answer to how many somebody else has left. */
export const comesToAnother = (plain: string): boolean => ofAnother.test(plain) && comesToMe.test(plain)

/** Reads it, where each number is one that comes or goes and nothing else is told. */
export function eventsIn(text: string, grade: number): EventsTold | null {
  const plain = inFigures(text).replace(/[’]/g, "'").replace(/\s+/g, ' ').trim()
  if (plain.length > longest || otherwise.test(plain) || comesToAnother(plain)) return null
  const said = claimed.exec(plain)?.[1] ?? null
  const question = asked.exec(plain)
  if (said === null && !question) return null
  const told = plain.replace(said === null ? asked : claimed, '')
  const clauses = told
    .split(
      /[,.;!?]+\s*|\s(?:and|then|but|so)\s+(?=(?:and |then |also |she |he |they |i |we |my [a-z]+ |the )*[a-z ]{0,24}?\d)|\s(?:and then|and|then)\s/,
    )
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const [first = '', ...rest] = clauses
  const [, count, things = ''] = start.exec(first) ?? []
  const after = rest.filter((one) => /\d/.test(one))
  // What stands between without a number must tell of nothing that comes or goes.
  if (rest.some((one) => !/\d/.test(one) && (goes.test(one) || comes.test(one)))) return null
  if (count === undefined || goesWith.test(things) || after.length === 0 || after.length > 3) return null
  const steps = after.map((one) => stepIn(one, things))
  const paths: Path[] = []
  let amount = Number(count)
  for (const step of steps) {
    const path = step && pathOf(step.grows ? 'join' : 'separate', amount, step.grows ? '+' : '−', step.by)
    if (!path) return null
    paths.push(path)
    amount = path.result
  }
  const last = paths.length - 1
  const found = paths.map((path, at): Path => (at < last ? { ...path, finds: 'first-change' } : path))
  const [one, ...more] = found
  if (!one) return null
  const path: Steps = [one, ...more]
  const shown = `How many ${things.endsWith('s') ? things : `${things}s`} are there now?`
  return {
    item: storyItem({
      id: `own~events-${[count, ...paths.map((p) => p.operation + p.right)].join('')}`,
      steps: path,
      question: shown,
      grade,
    }),
    said,
  }
}

const eachOf =
  /(\d{1,2}) ([a-z]{3,14})\b[^\d?.]{0,24}[,.]? ?(?:and |but )?(?:they|each of them|each one|every one|all of them|each|every [a-z]+|each [a-z]+)(?: all| each)? (?:has|have|had|have got|has got|got|gets|get|holds?|need|needs)(?: like| about)? (\d{1,3}) ([a-z]{3,14})\b(?: each)?[,.]?\s*(?:so )?(?:how many ([a-z]{3,14})\b[^\d]{0,24}|(?:is it|i put|i got|so its|so|its) (\d{1,4})\W*)$/

/** '2 spiders in my room and they each got 8 legs so how many legs'. */
export function eachIn(text: string, grade: number): EventsTold | null {
  const plain = inFigures(text).replace(/\s+/g, ' ').trim()
  const [, groups, , each, thing = '', wanted, said] = eachOf.exec(plain) ?? []
  if (groups === undefined || each === undefined || plain.length > longest || (plain.match(/\d+/g) ?? []).length > 3)
    return null
  if (!/\beach|every|all of/.test(plain) || (wanted !== undefined && stem(wanted) !== stem(thing))) return null
  const path = pathOf('groups', Number(groups), '×', Number(each))
  const question = `How many ${thing} are there in all?`
  return (
    path && {
      item: storyItem({ id: `own~each-${groups}x${each}`, steps: [path], question, grade }),
      said: said ?? null,
    }
  )
}
