/** Words that no name, thing or place of a story is made of: they change what its numbers mean. */
const notNames = new Set(
  (
    'in on at of off from to into onto out with for by under near inside between among than as if when and or but not no ' +
    'each every all none nobody both half twice double triple dozen dozens pair pairs couple more less fewer rest other ' +
    'others another same until before after except only some any few many much how what which is are was were be been ' +
    'has have had does do did will can left now away there here then total altogether together equally evenly gave gives ' +
    'give got get gets times extra enough cost costs every per apiece again first start beginning ' +
    'didnt doesnt dont wont cant isnt arent wasnt never almost nearly would could should might want wants wanted tries tried yesterday'
  ).split(' '),
)

/** One free word: no '_' stands behind it. */
const word = '[a-z]+(?![a-z_])'

export const article = '(?:the|a|an|his|her|my|their|our|your|its)'

/** Who has or does something: 'sam', 'she', 'the farmer', 'his big sister', 'mia and leo'. */
export const who = `(?:${article} )?${word}(?: ${word})?(?: and (?:${article} )?${word})?`

/** What is counted: 'apples', 'red toy cars'. */
export const thing = `(?:(?:of )?(?:the|his|her|my|their|our|these|those) )?(?:${word} ){0,2}?${word}(?: of (?!(?:them|these|those|it|mine)(?![a-z]))${word})?`

/** Where: 'in the tree', 'on monday'. */
export const place = `(?:in|on|at|under|by|near|inside|into|onto) (?:${article} )?(?:(?:first|next|last) )?(?:${word} )?${word}`

/** From where, or what for: it makes no difference. */
const besides = `(?<link>from|for|with) (?<partner>(?:${article} )?(?:${word} )?${word})`

export const ending = `(?: (?<place>${place}))?(?: ${besides})?(?: (?:there|away))?`

export const holds =
  '(?:has|have|had|owns?|owned|keeps|sees?|saw|counts?|counted|starts? with|started with|begins? with)'

export const gets =
  '(?:gets?|got|buys?|bought|finds?|found|receives?|received|picks?(?: up)?|picked(?: up)?|collects?|collected|earns?|earned|wins?|won|makes?|made|bakes?|baked|catches|catch|caught|adds?|added)'

export const loses =
  '(?:eats?|ate|loses?|lost|sells?|sold|spends?|spent|uses?|used|breaks?|broke|drops?|dropped|gives? away|gave away|throws? away|threw away|pops?|popped|drinks?|drank|burns?|burned)'

/** What is done so many times: only its sum is sure. */
export const acts =
  '(?:reads?|runs?|ran|walks?|walked|rides?|rode|swims?|swam|plants?|planted|draws?|drew|scores?|scored|writes?|wrote|paints?|painted|drives?|drove|jumps?|jumped|hops?|hopped|sings?|sang|saves?|saved)'

/** What things do by themselves. */
export const stays =
  '(?:are|were|sit|sat|stand|stood|live|lived|swim|swam|play|played|wait|waited|grow|lie|lay|rest|rested|sleep|slept|(?:are|were) (?:playing|sitting|swimming|waiting|standing|sleeping|resting|living|riding|eating|parked))'

export const comes =
  '(?:(?:come|came|comes) to join|(?:are|were) put|come|came|comes|join|joined|joins|arrive|arrived|arrives|land|landed|lands|hop on|hops on|get on|got on|gets on|drive in|drove in|fly in|flew in|jump in|jumped in|walk in|walked in|run in|ran in|come in|came in|hatch|hatched|return|returned)'

export const goes =
  '(?:(?:fly|flies|flew|run|runs|ran|swim|swims|swam|hop|hops|hopped|drive|drives|drove|walk|walks|walked|go|goes|went|jump|jumps|jumped|roll|rolled|swam|float|floated) (?:away|off|home|out)|leave|leaves|left|break|broke|breaks|died?|pop|popped|pops|melt|melted|fall (?:off|down)|fell (?:off|down)|get off|got off|gets off|get out|got out|gets out|(?:are|were|was|is) (?:eaten|sold|lost|broken|gone|taken|taken away|used)|pass|passed|went by|(?:have|has) (?:passed|gone))'

export const marks =
  '(?:(?: (?:left over|left|now|still|in all|altogether|all together|in total|total|together|at first|at the start|at the beginning|in the beginning|to start with|to begin with|before))*)'

/** A pattern for all of a text, marked or not. */
export const whole = (source: string) => new RegExp(`^${source.replaceAll(' ', '[ _]')}_?$`)

/** The text with '_' behind every word that is no free one: so a pattern need not know them all. */
export const marked = (text: string) =>
  text.replace(/[a-z]+(?= |$)/g, (one) => (notNames.has(one) ? `${one}_` : one)).replaceAll('_ ', '_')

/** What a pattern finds in a marked text, without the marks. Null when it does not fit. */
export function found(pattern: RegExp, text: string): Record<string, string | undefined> | null {
  const match = pattern.exec(text)
  if (!match) return null
  const groups = Object.entries(match.groups ?? {})
  return Object.fromEntries(groups.map(([name, value]) => [name, value?.replaceAll('_', ' ').trimEnd()]))
}

const irregular = new Map(
  'child kid|children kid|people person|men man|women woman|mice mouse|geese goose|feet foot|teeth tooth'
    .split('|')
    .map((pair) => pair.split(' '))
    .map(([many = '', one = '']) => [many, one] as const),
)

/** The same stem for one and for many. */
export const stem = (name: string) =>
  (irregular.get(name) ?? name)
    .replace(/ies?$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es?$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
    .replace(/(?<=[a-z]{2})[vf]e$/, 'f')
    .replace(/oe$/, 'o')

export type Thing = { head: string; extra: string[] }

/** 'red apples' as a thing; null where nothing is named: '5 more'. */
export function thingOf(text: string | undefined): Thing | null {
  const words = (text ?? '')
    .replace(/^(?:of )?(?:the|his|her|my|their|our|these|those) /, '')
    .trim()
    .split(' ')
  // Cups of milk are cups, and other ones than cups of juice.
  const of = words.indexOf('of')
  const named = of < 0 ? words : words.slice(0, of)
  const head = named.at(-1)
  if (head === undefined || head === '' || head === 'them') return null
  return { head: stem(head), extra: [...named.slice(0, -1), ...(of < 0 ? [] : [words.slice(of).join(' ')])] }
}

/** A place without its small words: 'tree' of 'in the big tree'. */
export const placeOf = (text: string | undefined) =>
  text === undefined ? null : stem(text.trim().split(' ').at(-1) ?? '')

/** Somebody without small words; 'mia and leo' and 'they' are more than one. */
export const whoOf = (text: string | undefined) => (text ?? '').replace(/^(?:the|a|an) /, '').trim()
