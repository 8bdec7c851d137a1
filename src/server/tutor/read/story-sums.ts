// Stories of a child whose sum lies open though no grammar of stories reads them: said as the sum, so that all goes its usual way.

import { readTokens } from '#shared/answers/tokens.ts'
import { askedIn } from './asked.ts'
import { computedIn } from './computed/computed.ts'
import { inCents } from './in-cents.ts'
import { readStory } from './stories/read-story.ts'
import { storyByAsk, untoldStory } from './story-by-ask.ts'
import { storySumMore } from './story-sums-more.ts'
import { storyKind } from './word-problem/kinds/kinds.ts'
import { mixesUnits } from './word-problem/kinds/units.ts'
import { isDoubtful } from './word-problem/not-sure.ts'
import { wordProblem } from './word-problem/word-problem.ts'

const number = '(\\d{1,6}(?:\\.\\d{1,2})?)'
const asksEach =
  /\bhow much (?:is (?:it |that )?|was (?:it |that )?|did (?:i|he|she|they|we) \w+ |do (?:i|we) \w+ )?(?:for )?(?:each|per|a piece|apiece|one)\b/i
const isEqual = /\b(?:the )?same(?: amount| price| thing)?\b|\bequal(?:ly)?\b|\beach\b/i
const fromMany = new RegExp(`\\$?${number}(?: dollars| bucks)? (?:from|for|by) (\\d{1,3}) [a-z]+s\\b`, 'i')

const makesOne =
  /(?<![\d/.])(\d{1,3}) (?:[a-z]+ ){1,3}(?:make|makes|fit in|fit into|fits in|go in|go into|are in|fill|equal|for|per) (?:a|an|one|1|each|every) ([a-z]{3,})/i
const has =
  /\b(?:i|we|he|she|they) (?:have|has|got|get|found|made|collected|mined|need|want|only have)(?: about)? (\d{1,5})\b/i

const ratio = /\b([a-z]+)s? to ([a-z]+)s?\b[^.?!]{0,30}?\b(?:is|are|of|=) (\d{1,2}) ?(?::|to) ?(\d{1,2})\b/i
const inAll =
  /\b(?:there'?s|theres|there are|there is|has|have|total of|with) (\d{1,4}) (?:[a-z]+ )?(?:in all|total|kids|students|people|children|players|animals|pieces|marbles|members|altogether)\b|\b(\d{1,4}) (?:in all|total|altogether)\b/i
const howMany = /\bhow many ([a-z]+)\b/i

const groups =
  /(\d{1,3}) ([a-z]{3,}?)(?:e?s)?\b.{0,30}?\b(?:each|every)(?: one| \2)? (?:had|has|have|with|held|holds) (\d{1,3})\b.{0,40}?\b(?:burn(?:ed|t)?|lost|lose|dropped|threw (?:away|out)|gave (?:away|\w+)|spilled|broke|ate|sold) (\d{1,2}|a|one) (?:w?hole |entire |full |complete )?\2/i

const gains =
  /\b(?:had|have|got) (\d{1,4})\b[^?]{0,30}?\b(?:gives?|gave|brings?|brought|leaves?) me (\d{1,4})(?: more)?\b[^?]{0,14}?\b(?:i|ill|i'll|then i|that) (?:will )?(?:have|has|makes?|is|got) (\d{1,5})\b/i
const loses =
  /\b(?:had|have|got) (\d{1,4})\b[^?]{0,30}?\b(?:takes?|took|stole|ate|eats?|lost|gave away) (?:away )?(\d{1,4})\b[^?]{0,14}?\b(?:i|ill|i'll|then i|that) (?:will )?(?:have|has|leaves?|is|got) (\d{1,5})\b/i
const wished =
  /^\W*(?:(?:ok|okay|now|can you|can u|please|so) )*(?:do|make|give me|gimme|try|lets do|let's do) (?:a|an|one|me one|another)(?: \w+){0,3}? (?:with|about|of) ([a-z ]{3,24})[.,!:;]\s*(?:like )?(i (?:have|had|got) \d{1,4}) (and|but|then) ((?:my \w+|he|she|they|a \w+|i) (?:stole|took|ate|lost|broke|gave away|gave me|got|found|bought|sold) \d{1,4}(?: more)?)\W*$/i

const people =
  'kids?|friends?|people|persons?|children|child|students?|cousins?|boys?|girls?|players?|classmates?|pirates?|dogs?|cats?|monkeys?|teams?|plates?|bags?|boxes|baskets?|tables?|teachers?|brothers|sisters|bowls?|jars?|shelves|groups?|kittens?|puppies|of us'
const fairShare = new RegExp(
  `\\b(\\d{1,4}) ((?!${people}|inch|feet|foot|mile|dollar|hour|minute|year)[a-z]+(?: [a-z]+)?) (?:(?:and|for|between|among|to|with|they|are|get|gets|were|shared?|split|divided?|put|in|into|on|equally|evenly|by) ){1,4}(\\d{1,3}) (${people})\\b`,
  'i',
)
const asksShare =
  /\bhow (?:many|much)\b.{0,24}\b(?:each|every|apiece|per|a piece|one (?:kid|person|friend|child|plate|bag) get)\b/i
const nextOne =
  /\b(?:next (?:one|1|question|problem)?|another (?:one|1)|the other (?:one|1)|number \d+) (?:is|says|was)\b/i

const distance =
  /\b(\d{1,5}(?:\.\d+)?) (miles?|kilometers?|km|feet|meters?|laps|pages|words) in (\d{1,3}(?:\.\d+)?) (?:hours?|hrs?|minutes?|mins?|seconds?|days?|weeks?)\b.{0,16}?\b(?:how fast|what (?:is|was|'?s) (?:the|its|his|her|their) (?:speed|rate)|how many (?:miles?|kilometers?|km|feet|meters?|laps|pages|words) (?:(?:is that|does (?:it|he|she) (?:go|read|run)|do i (?:read|run|go)) )?(?:per|an|a|each|every|in (?:one|1|an|a)) )/i
const speedFor =
  /\b(\d{1,3}) ?(?:mph|miles (?:per|an|a|every) hour|km\/?h|kilometers (?:per|an) hour)\b.{0,24}?\bhow (?:long|many hours|much time)\b.{0,24}?\b(\d{1,5}) ?(?:miles?|km|kilometers)\b/i
const speedFar =
  /\b(\d{1,3}) ?(?:mph|miles (?:per|an|a|every) hour|km\/?h|kilometers (?:per|an) hour)\b.{0,24}?\bhow (?:far|many miles)\b.{0,24}?\b(\d{1,3}(?:\.\d+)?) ?(?:hours?|hrs?)\b/i
const gone = '(?:ate|eat|lost|gave away|broke|dropped|used|spent|sold|gave)'
const goneFirst = new RegExp(
  `\\b(?:i|we|he|she|they|my \\w+) ${gone} (\\d{1,4})\\b.{0,50}?\\bhow (?:many|much)\\b.{0,30}?\\b(?:i|we|he|she|they|there) (?:had|was|were|have) (\\d{1,4})\\b`,
  'i',
)
const squareOf =
  /\bsquare\b.{0,20}?\bperimeter\b(?: is| of| was| =)? ?(\d{1,4})\b.{0,30}?\b(?:side|long)\b|\bperimeter of (?:a|the) square is (\d{1,4})\b.{0,30}?\bside\b/i
const rectangleSide =
  /\brectangle\b.{0,24}?\barea\b(?: is| of| was| =)? ?(\d{1,4})\b.{0,40}?\b(?:one side|side|width|length|it)(?: is| of| =)? (\d{1,3})\b.{0,30}?\b(?:other|length|width|side|long|wide)\b/i
const halved =
  /\b(\d+\/\d+)(?: (?:of a )?(?:cups?|teaspoons?|tsp|tablespoons?|tbsp|pounds?|sticks?|of))?\b[^?]{0,40}?\b(?:make|making|want|do|need|cut|only)(?: (?:it|it in|to|a|the|make|just|only))* half\b/i

const eachBroken =
  /\b(\d{1,4}) [a-z]+ (?:with|of|that have|each with|have|has) (\d{1,4}) [a-z]+(?: each| in each)?\b.{0,16}?\b(\d{1,4}) (?:of them )?(?:[a-z]+ )?(?:broke|broken|are broken|were broken|melted|got lost|were lost|rotted|are rotten|were rotten|spoiled|are bad|were bad)\b.{0,20}?\bhow many\b.{0,20}?\b(?:good|left|ok|okay|whole|not broken|are there)\b/i
const cup =
  '(?:cups?|spoons?|spoonfuls|tablespoons?|teaspoons?|tbsp|tsp|scoops?|ounces|grams|parts?|drops?|gallons?|liters?)'
const recipe = new RegExp(
  `\\b(\\d{1,3}) (?:${cup} )?(?:of )?([a-z]+)(?: [a-z]+)? (?:for|to|with|per|and) (?:every )?(\\d{1,3}) (?:${cup} )?(?:of )?([a-z]+)(?: [a-z]+)?\\b.{0,20}?\\bhow (?:much|many)(?: ${cup})?(?: of)? \\2\\b.{0,24}?\\b(?:for|with|go with|if i (?:use|have)|to) (\\d{1,4})\\b`,
  'i',
)
/** '2 cups flour to 3 cups milk. I have 8 cups flour, how much milk'. */
const recipeHave = new RegExp(
  `\\b(\\d{1,3}) (?:${cup} )?(?:of )?([a-z]+) (?:for|to|with|per|and|:) (?:every )?(\\d{1,3}) (?:${cup} )?(?:of )?([a-z]+)\\b.{0,24}?\\b(?:have|has|use|used|got|with|put in) (\\d{1,4}) (?:${cup} )?(?:of )?\\2\\b.{0,12}?\\bhow (?:much|many)(?: ${cup})?(?: of)? \\4\\b`,
  'i',
)
const ways = [claimOf, wishedOne, eachOf, packed, shared, wholeGroups, servings]
/** Where the grammar of stories reads it surely, it stays as it is told. */
const looser = [fairly, fast, goneBefore, sideOf, half, eachLess, mixed]

const hasNumber =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)\b/i

const plainForms: readonly (readonly [RegExp, string])[] = [
  [/^\W*((?:a )?\d{1,6} (?:less|more|fewer) than \d{1,6})\W*$/i, 'what is $1'],
  [
    /^\W*(?:(?:what is|whats|so|ok|and|next|is) )*(\d{1,4}) ?= ?(\d{1,4}) ?([-+−×x]) ?(?:_+|\?|blank|what)\W*$/i,
    '$2 $3 __ = $1',
  ],
  [
    /^\W*(?:(?:so|ok|and|next) )*(\d{1,2}\/\d{1,3}) (?:equals?|is|=|is equal to|is the same as) (?:what|how much|what fraction|\?+)\W*$/i,
    'simplify $1',
  ],
]
/** '10 less than 34', '15 = 8 + __', '3/6 equals what': asked in few words. */
const askedPlainly = (text: string) =>
  plainForms.reduce(
    (line, [pattern, form]) => (pattern.test(line) ? line.replace(pattern, form) : line),
    // '-6 x -5' with room around it is no equation.
    text.replace(nextLead, '').replace(/(\d) x (?=[-−]\d)/gi, '$1 × '),
  )

/** 'Now this one. 9 + __ = 15' */
const nextLead =
  /^\W*(?:(?:ok|okay|so|now|and|here is|here'?s|try) )*(?:this one|the next one|next one|another one|the other one|next problem)(?: is| says)?[.:,]? +(?=[^a-z]{0,14}[_+×÷=])/i

/** The sum of such a story, in signs or in a plainer story; the text itself where none lies open. */
export function storySum(said: string): string {
  // '12,458 tickets' are one number.
  const told = said.replace(/(?<![\d,])(\d{1,3}),(?=\d{3}(?!\d))/g, '$1')
  const sum = sumOf(inCents(told))
  return sum === inCents(told) ? said : sum
}

function sumOf(said: string): string {
  const text = askedPlainly(said)
  // 'All but 9 run away' are 9 that stay, and a riddle.
  if (/\ball but (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)/i.test(text)) return text
  // So many of each of two.
  if (!hasNumber.test(text) || /\bboth (?:have|has|hav|had|got|get|made) \$?\d/i.test(text)) return text
  if (mixesUnits(text)) return kindOf(text) ?? text
  if (text.length > 240) return kindOf(text) ?? worksheetSum(text) ?? text
  const told = untoldStory(text)
  if (told !== null && readStory(told, 3)?.kind === 'solved') return told
  const sum = firstOf(ways, text)
  if (sum !== null) return sum
  const kind = kindOf(text)
  if (kind !== null) return kind
  if (readStory(text, 3)?.kind === 'solved' || isDoubtful(text)) return text
  const worksheet = worksheetSum(text)
  if (worksheet !== null) return worksheet
  const loose = firstOf(looser, text) ?? firstOf(looser, inDigits(text)) ?? storySumMore(text) ?? storyByAsk(text)
  return loose ?? text
}

/** A story of times, sides, percents and the like, where it is not understood as it stands. */
const kindOf = (text: string): string | null =>
  computedIn(text) === null ? storyKind(text, askedIn(text) !== null) : null

/** A story as a worksheet prints it; what the numbers stand for (vans, percents) is read elsewhere. */
function worksheetSum(text: string): string | null {
  const sum = computedIn(text) === null ? wordProblem(text) : null
  // What does not come out even has to be one of the things that are filled.
  return sum === null || sum.startsWith('what is') || computedIn(sum) !== null ? sum : null
}

/** Number words as digits: '24 cookies' for 'twenty four cookies'. */
const inDigits = (text: string) =>
  readTokens(text)
    .map((token) => {
      if (token.kind === 'number') return token.written
      if (token.kind === 'word') return token.word
      return token.kind === 'mark' ? token.mark : token.kind === 'sign' ? token.sign : ''
    })
    .join(' ')

function firstOf(readings: readonly ((text: string) => string | null)[], text: string): string | null {
  for (const read of readings) {
    const sum = read(text)
    if (sum !== null) return sum
  }
  return null
}

const portions =
  /\bhow many (\d{1,2}\/\d{1,2})[- ](pound|cup|ounce|foot|inch|yard|meter|mile|liter|gallon|quart|hour)\b[^?\d]{0,40}\b(?:from|out of|in|of|with) (?:a )?(\d{1,4})[- ](?:feet|\2)(?:e?s)?\b/i

/** 'How many 3/8-pound patties can be made from 6 pounds'. */
function servings(text: string): string | null {
  const [, size, , whole] = portions.exec(text) ?? []
  return size && whole ? `what is ${whole} ÷ ${size}` : null
}

/** 'I had 4 dollars and if she gives me 2 I have 7': it is checked like any equation. */
function claimOf(text: string): string | null {
  if (/\bhow (?:many|much)\b/i.test(text)) return null
  const [, had, more, makes] = gains.exec(text) ?? []
  if (had && more && makes) return `${had} + ${more} = ${makes}`
  const [, of, less, leaves] = loses.exec(text) ?? []
  return of && less && leaves ? `${of} - ${less} = ${leaves}` : null
}

function wishedOne(text: string): string | null {
  const [, thing = '', has = '', joins = '', happens = ''] = wished.exec(text) ?? []
  if (happens === '') return null
  const asks = /\b(?:gave me|got|found|bought)\b/i.test(happens) ? 'do i have now' : 'are left'
  return `${has} ${thing.trim()} ${joins} ${happens.replace(/\bstole\b/i, 'took')}. how many ${thing.trim()} ${asks}?`
}

/** '86.50 from 4 lawns, they all paid the same, how much each'. */
function eachOf(text: string): string | null {
  const [, total, count] = fromMany.exec(text) ?? []
  return total && count && asksEach.test(text) && isEqual.test(text.replace(asksEach, ' '))
    ? `what is ${total} ÷ ${count}`
    : null
}

/** '9 ingots make a block, I got 75, how many blocks'. */
function packed(text: string): string | null {
  const [, size, whole = ''] = makesOne.exec(text) ?? []
  const [, total] = has.exec(text.replace(makesOne, ' ')) ?? []
  const asked = howMany.exec(text)?.[1]?.toLowerCase()
  if (!size || !total || !asked?.startsWith(whole.toLowerCase().slice(0, 4)) || Number(size) === 0) return null
  return `what is ${total} ÷ ${size}`
}

/** 'The ratio of boys to girls is 3:5 and there are 40 kids, how many girls'. */
function shared(text: string): string | null {
  const [, one = '', other = '', first, second] = ratio.exec(text) ?? []
  const whole = inAll.exec(text)
  const total = whole?.slice(1).find(Boolean)
  const asked = howMany.exec(text)?.[1]?.toLowerCase().replace(/s$/, '') ?? ''
  if (!first || !second || !total || Number(total) % (Number(first) + Number(second)) !== 0) return null
  // '24 red marbles' are one part of them.
  if (
    !/\b(?:in all|total|altogether)\b/i.test(whole?.[0] ?? '') &&
    [one, other].some((name) => whole?.[0].toLowerCase().includes(name.toLowerCase()))
  )
    return null
  const own = (name: string) => name.toLowerCase().replace(/s$/, '') === asked
  const part = own(one) ? first : own(other) ? second : null
  return part && `what is (${total} ÷ ${Number(first) + Number(second)}) × ${part}`
}

/** '3 trays, each had 12, we burned one whole tray, how many good ones'. */
function wholeGroups(text: string): string | null {
  const [, count, , size, lost] = groups.exec(text) ?? []
  if (!count || !size || !lost || !/\bhow many\b/i.test(text)) return null
  const gone = /^\d+$/.test(lost) ? lost : '1'
  return Number(gone) < Number(count) ? `what is (${count} - ${gone}) × ${size}` : null
}

/** '24 cookies and 6 kids, how many does each get'. */
function fairly(text: string): string | null {
  const [, whole, , count] = fairShare.exec(text) ?? []
  if (!whole || !count || Number(whole) < Number(count) || (text.match(/\d+/g) ?? []).length > 3) return null
  return asksShare.test(text) || (nextOne.test(text) && !/\bhow\b/i.test(text)) ? `what is ${whole} ÷ ${count}` : null
}

/** '150 miles in 2.5 hours, how fast'; '60 mph, how long for 200 miles'. */
function fast(text: string): string | null {
  const [, way, , time] = distance.exec(text) ?? []
  if (way && time && Number(time) > 0) return `what is ${way} ÷ ${time}`
  const [, speed, far] = speedFor.exec(text) ?? []
  if (speed && far && Number(speed) > 0) return `what is ${far} ÷ ${speed}`
  if ((text.match(/\bmph\b|\bmiles (?:per|an|a|every) hour/gi) ?? []).length > 1) return null
  const [, pace, hours] = speedFar.exec(text) ?? []
  return pace && hours ? `what is ${pace} × ${hours}` : null
}

/** 'I ate 2 grapes so now how many. I had 6': told the other way round. */
function goneBefore(text: string): string | null {
  const [, less, had] = goneFirst.exec(text) ?? []
  return less && had && Number(had) >= Number(less) ? `what is ${had} - ${less}` : null
}

/** 'A square with perimeter 36, find the side'. */
function sideOf(text: string): string | null {
  const around = squareOf.exec(text)?.slice(1).find(Boolean)
  if (around) return `what is ${around} ÷ 4`
  const [, area, side] = rectangleSide.exec(text) ?? []
  return area && side && Number(side) > 0 && /\bhow|what|find|whats|\?/i.test(text) ? `what is ${area} ÷ ${side}` : null
}

/** 'It says 3/4 cup but we make half'. */
function half(text: string): string | null {
  const [, part] = halved.exec(text) ?? []
  return part && (text.match(/\d+/g) ?? []).length === 2 ? `what is 1/2 × ${part}` : null
}

/** '24 boxes with 48 crayons each, 15 broke, how many good ones'. */
function eachLess(text: string): string | null {
  const [, count, size, less] = eachBroken.exec(text) ?? []
  return count && size && less ? `what is ${count} × ${size} - ${less}` : null
}

/** '2 cups sugar for 3 cups juice, how much sugar for 12 cups juice'. */
function mixed(text: string): string | null {
  const [, of, , by, , has] = recipeHave.exec(text) ?? []
  if (of && by && has && Number(has) % Number(of) === 0) return `what is (${has} ÷ ${of}) × ${by}`
  const [, one, , other, , wanted] = recipe.exec(text) ?? []
  return one && other && wanted && Number(other) > 0 ? `what is (${wanted} ÷ ${other}) × ${one}` : null
}
