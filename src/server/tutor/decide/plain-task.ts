import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// Problems that children put in their own way, with each number told: '8 farts plus 5 farts', 'now 9 and 6 but its monkeys'.

const ofThings =
  /^(?:[a-z' ]{0,24}[ ,.:])?(\d{1,3}) ([a-z]{2,14}) (plus|\+|minus|take away|takeaway) (\d{1,3}) ([a-z]{2,14})(?: (?:is|=|equals|makes|how many))?\W*$/i
const goneOf =
  /\b(?:ate|eat|lost|lose|used|took|broke|sold|gave(?: away)?) (\d{1,3})(?: [a-z]+)? (?:of|from|out of) (?:the|my|those|our|her|his) (\d{1,3})\b[^\d]{0,24}\bhow many\b[^\d]{0,16}\b(?:left|remain|still)\b/i
const bothOf =
  /^\W*(?:(?:ok|so|and|then|now|next|lets do|let's do|do|what about|how about|try) )+(\d{1,2}) and (\d{1,2})(?:,? (?:but|with|only|and) (?:now |this time )?(?:its |it's |they'?re |with )?[a-z ]{3,24}| [a-z]{3,14}s)?\W*$/i
const biggerOf =
  /\b(?:circle|pick|choose|find|mark|underline|color)(?: in)? the (?:bigger|greater|larger|biggest) (?:one|number|fraction|decimal)[\s:,.]*([\d./]*\d)(?:,| or| and) ([\d./]*\d)\W*$/i
const oldestOfBoth = 2
const stem = (word: string) => word.toLowerCase().replace(/e?s$/, '')

/** What is to be worked out, as a sum or a question that is known. */
export function plainTask({ lesson, text, grade }: Heard): string | null {
  const [, a = '', thing = '', sign = '', b = '', other = ''] = ofThings.exec(text) ?? []
  if (a !== '' && stem(thing) === stem(other)) return `${a} ${/^(?:plus|\+)$/i.test(sign) ? '+' : '-'} ${b}`
  const [, gone, whole] = goneOf.exec(text) ?? []
  if (gone !== undefined && whole !== undefined && Number(gone) <= Number(whole)) return `${whole} - ${gone}`
  const [, big, small] = biggerOf.exec(text) ?? []
  if (big !== undefined && small !== undefined) return `which is bigger ${big} or ${small}`
  // The same kind of sum as the last one, with other numbers.
  const [, one, next] = bothOf.exec(text) ?? []
  const before = lesson.last?.item.name ?? lesson.solved.at(-1) ?? ''
  if (one === undefined || next === undefined || grade > oldestOfBoth || openProblem(lesson)) return null
  return /^\d+ \+ \d+$/.test(before) || lesson.said.slice(-4).some((said) => said.startsWith('sight.credit'))
    ? `${one} + ${next}`
    : null
}

const partsAsked =
  /^\W*(?:(?:and|so|ok|um|but) )*how many (?:eyes|ears|legs|feet|foots|feets|foot|paws|pawses|tails|noses|toes|fingers|arms|hands)(?: (?:does|do|has|is|on|are) (?:he|she|it|they|him|her|doggy|kitty|there|my \w+)(?: have| has| got| on (?:him|her|it))?)?\W*$/i
const young = 1

/** 'How many foots', of the dog at home: the child can count them. */
export function countsParts({ lesson, text, grade }: Heard): Decision | null {
  if (grade > young || openProblem(lesson) || !partsAsked.test(text)) return null
  return reply([], askChat(lesson, { key: 'parts.countThem' }), { kind: 'count', mood: 'happy' })
}
