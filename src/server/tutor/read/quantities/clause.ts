import { isFirstName, isInDictionary } from '#server/safety/usual-words.ts'
import { smallFigures } from '../small-numbers.ts'

// The small change of a child's own story: its clauses in plain words with figures, who does something, and the thing that is counted.

const set = (words: string) => new Set(words.split(/\s+/))

/** Somebody's clause with its numbers in figures: ['my', 'cousin', 'lost', '7', 'teeth']. */
export type Words = readonly string[]

const both =
  /\b(?:me|i) and (?:my )?[a-z]+\b|(?<=^|[.!?,] |\b(?:then|so|when) )(?:my )?[a-z]+ and (?:me|i)\b|\bboth of us\b|\bthe two of us\b/g
const short: readonly (readonly [RegExp, string])[] = [
  [/[’`]/g, "'"],
  [/\b(there|that|it|he|she|what|here)'?s\b(?! got)/g, '$1 is'],
  [/\b(he|she|it)'?s got\b/g, '$1 has'],
  [/\b(i|we|they|you)'ve\b/g, '$1 have'],
  [/\bi'm\b|\bim\b/g, 'i am'],
  [/\banother(?: one)?\b/g, '1 more'],
  [/\ban? (?:few|bunch|lot|ton|couple)\b/g, 'some'],
  [both, 'we'],
]

export const plainly = (text: string): string =>
  smallFigures(short.reduce((said, [from, to]) => said.replace(from, to), text.toLowerCase().replaceAll('’', "'")))
    .replace(/\s+/g, ' ')
    .trim()

/** Where one clause ends and the next begins: marks, and the words that join. */
const between =
  /[,.;:!?…]+\s*|\s(?:and then|and|then|but|so|because|cause|cuz|bc|while|plus)\s|\snow (?=(?:how|there|i|he|she|we|they|it)\b)|\s(?=(?:how (?:many|much)|so how)\b)|\s(?=(?:i|he|she|we|they|my [a-z]+) (?:only |just |still )?(?:ha(?:ve|s|d)|got|gets?|gave|gives?|ate|eat|lost|lose|found|took|bought|need)\b)/

const lead = set(
  'and then so now oh but ok okay um uh well like yes yeah no wait also first later today yesterday look hey hi hello guess because cuz next finally once',
)

const wordsOf = (clause: string): Words => {
  const words = clause.match(/[a-z']+|\d+/g) ?? []
  const from = words.findIndex((word) => !lead.has(word))
  return from < 0 ? [] : words.slice(from)
}

/** The clauses of a line. A decimal, a fraction, a time of day or written arithmetic is nothing that is told by things. */
export function clausesOf(text: string): Words[] | null {
  const plain = plainly(text)
  if (/\d[.:/]\d|[+×÷*=%$]|\d ?[-−] ?\d|\d ?x ?\d/.test(plain)) return null
  return plain
    .split(between)
    .map(wordsOf)
    .filter((words) => words.length > 0)
}

export const isNumber = (word: string | undefined) => word !== undefined && /^\d{1,4}$/.test(word)

const kin = set(
  'mom mommy mama mami mum dad daddy papa papi nana grandma gramma grandpa grampa abuela abuelo sister sissy brother bro sis aunt auntie uncle cousin teacher friend',
)
const behindSubject = set('just only already also still all both even really now then always only')
const pronouns = set('he she they him her them')
const asPronoun: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they' }
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** Nobody who can have something: 'it', 'what', 'time'. */
const nobody = undefined

/** A name, or the family word that stands for one. */
const named = (word: string): string | undefined => {
  if (kin.has(word)) return `your ${word}`
  const isName = /^[a-z]{3,12}$/.test(word) && (isFirstName(word) || !isInDictionary(word))
  return isName ? capital(word) : nobody
}

/** Who it is, as it is said to the child: 'me', 'we', 'he', 'your cousin', 'Mateo'. Null where no one is named, undefined where it is no one. */
export function whoIn(words: Words): string | null | undefined {
  const plain = words.filter((word) => !behindSubject.has(word) && !lead.has(word))
  const [first, ...rest] = plain
  if (first === undefined) return null
  if (rest.length === 0) {
    if (/^(?:i|me|mine)$/.test(first)) return 'me'
    if (/^(?:we|us|ours?)$/.test(first)) return 'we'
    if (pronouns.has(first)) return asPronoun[first] ?? first
    return named(first)
  }
  if (first === 'me' && rest.length <= 1) return whoIn(rest) === null ? 'me' : nobody
  const last = rest.at(-1) ?? ''
  if (rest.length > 2 || !/^[a-z']{2,14}$/.test(last) || set('other one thing').has(last)) return nobody
  if (first === 'my') return `your ${rest.join(' ')}`
  return /^(?:the|his|her|our)$/.test(first) && rest.length <= 2 ? plain.join(' ') : nobody
}

const hers = /\b(?:she|mom|mommy|mama|mami|mum|nana|grandma|gramma|abuela|sister|sissy|sis|aunt|auntie)\b/
const his = /\b(?:he|dad|daddy|papa|papi|grandpa|grampa|abuelo|brother|bro|uncle)\b/
/** 'he' and 'your mom' are never one; null where it may be either. */
const sexOf = (who: string) => (hers.test(who) ? 'her' : his.test(who) ? 'him' : who === 'they' ? 'them' : null)

/** Two names for one person, as far as that is sure: 'he' is whoever is no 'me'. */
export function isSamePerson(one: string, other: string): boolean {
  if (one === other) return true
  const isOther = (who: string) => !/^(?:me|we|there|need)$/.test(who)
  if (!isOther(one) || !isOther(other) || (!pronouns.has(one) && !pronouns.has(other))) return false
  const [first, second] = [sexOf(one), sexOf(other)]
  return first === null || second === null || first === second
}

export const doing = {
  has: set('have has had got gots hav haves own owns see saw counted count start started'),
  need: set('need needs needed want wants'),
  plus: set(
    'found find finds get gets bought buy buys made make makes picked pick picks caught catch won win collected earned drew baked planted scored',
  ),
  puts: set('add adds added put puts'),
  minus: set(
    'ate eat eats eated lost lose loses broke break breaks dropped drop drops popped pop pops sold sell sells used use uses spent spend threw throw took take takes ripped smashed squished stepped',
  ),
  gives: set('gave give gives gived share shared lent handed'),
  away: set(
    'fell fall falls fallen left leave leaves popped pop died die broke break melted melt melts disappeared escaped crashed lost quit',
  ),
  /** Only with a word that says where to: 'swam away', 'got off'. */
  off: set(
    'ran run runs flew flied fly flies swam swim swims swimmed rolled roll hopped hop jumped jump drove drive went go goes walked walk crawled slid got get gets moved blew',
  ),
  comes: set('came come comes joined join joins hatched arrived landed appeared'),
} as const

const particles = set('away off out home lost stolen eaten missing gone')
export const goesOff = (word: string, next: string | undefined) =>
  doing.away.has(word) || (doing.off.has(word) && next !== undefined && particles.has(next))

const verbs = [
  doing.has,
  doing.need,
  doing.plus,
  doing.puts,
  doing.minus,
  doing.gives,
  doing.away,
  doing.off,
  doing.comes,
]
export const isVerb = (word: string) => verbs.some((some) => some.has(word))

const ends = set(
  'in on at to from for of with by and or so but then than that who which together left gone before after now less fewer today yesterday tomorrow each long tall high old wide deep all is are was were too also already still only just because if when this these those yum lol haha total altogether away back off out up down me him her them us you my his our their the some do does did can will i he she we they it how what am be not no a an theirs mine his hers there here how inside outside',
)
const noThing = set(
  'year years yrs hour hours minute minutes min mins day days week weeks month months second seconds times percent cents cent dollars dollar bucks buck grade oclock clock am pm st nd rd th half halves third thirds fourth fourths quarter tens ten ones hundred hundreds thousand time point problem problems question questions number numbers more less way ways x s sides side corner corners',
)

export const colors = set('red blue green yellow big little small pink purple orange white black brown')

/** What is counted: the words right behind a number. Null where none is named, undefined where it is nothing that is counted. */
export function thingBehind(words: Words, at: number): string | null | undefined {
  const rest = words.slice(at + 1)
  const from = rest[0] === 'more' ? 1 : 0
  const ofThem =
    rest[from] === 'of' ? (/^(?:the|my|his|her|our|their|those|these)$/.test(rest[from + 1] ?? '') ? 2 : 1) : 0
  const named: string[] = []
  for (const word of rest.slice(from + ofThem)) {
    if (ends.has(word) || isVerb(word) || isNumber(word) || named.length === 3) break
    named.push(word)
  }
  if (named.length === 0 || named.length === 3) return null
  // 'Strawberries red', as it is said in Spanish.
  if (named.length === 2 && colors.has(named[1] ?? '')) named.reverse()
  const head = named.at(-1) ?? ''
  return noThing.has(head) || noThing.has(named[0] ?? '') ? undefined : named.join(' ')
}

export const saysMore = (words: Words, at: number) => words[at + 1] === 'more'
const others = /^(?:his|hers?|theirs?)$/
/** '2 of hers': what somebody else has. */
export const saysOfOthers = (words: Words, at: number) =>
  words.some((word, place) => place > at && word === 'of' && others.test(words[place + 1] ?? ''))
export const saysOfThem = (words: Words, at: number) => words[at + 1] === 'of' && !saysOfOthers(words, at)

/** What somebody does to the things that are there; what others sell, lose, find or win is theirs. */
const reaching =
  /^(?:ate|eats?|eated|took|takes?|broke|breaks?|dropped|drops?|popped|pop|ripped|smashed|squished|stepped|threw|throw|adds?|added|puts?|bought|buys?|made|makes?|baked|planted|gave|gives?|given|shared|lent|handed)$/
export const reachesOthers = (deed: string) => reaching.test(deed)
