import { isSpelledRight } from './spelled-words.ts'
import type { WordVerdict } from './word-verdict.ts'

// Ways to say things in pictures: simile, metaphor, personification, hyperbole, alliteration, onomatopoeia. What the child asks of a line is looked at.

const kinds = ['simile', 'metaphor', 'personification', 'hyperbole', 'alliteration', 'onomatopoeia', 'idiom'] as const
type Kind = (typeof kinds)[number]

const spelled: readonly (readonly [RegExp, Kind])[] = [
  [/^simil(?:e|ies|y|es)$/, 'simile'],
  [/^meta(?:ph|f)or?s?$/, 'metaphor'],
  [/^person(?:ification|afication|ifacation|ifcation)$/, 'personification'],
  [/^h[iy]perbol(?:e|y|ee|a)$/, 'hyperbole'],
  [/^all?iterations?$/, 'alliteration'],
  [/^onomato?p(?:oe|e|o)ias?$/, 'onomatopoeia'],
  [/^idioms?$/, 'idiom'],
]
export const kindOfFigure = (word: string): Kind | null =>
  spelled.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? null

const likes = /\b(?:like (?:a|an|the|my|two|\w+s)\b|as \w+ as)\b/i
const huge =
  /\b(?:a million|a billion|a thousand|a trillion|forever|a hundred times|tons of|weighs? a ton|to death|starving|die of|died laughing|could eat a horse|in the whole (?:world|universe)|older than (?:dirt|the dinosaurs)|took (?:a )?(?:hundred|thousand|million)? ?years)\b/i
const sounds =
  /\b(?:buzz\w*|bang|boom\w*|splash\w*|hiss\w*|pop|crash\w*|meow\w*|woof|moo|oink|sizzl\w*|clang|tick|tock|drip|zoom\w*|whoosh|crackl\w*|beep\w*|ding|thud|snap|quack|ribbit|vroom|zap|click)\b/i
const things =
  /\b(?:the|a|an|my) (?:wind|sun|moon|star|stars|sky|clouds?|rain|snow|storm|thunder|lightning|trees?|leaves|leaf|flowers?|river|ocean|sea|waves?|fire|flames?|night|morning|winter|summer|spring|fall|house|door|car|alarm clock|clock|book|pencil|stairs|floor|wall|light|fog|mountains?|road|chair|bed|homework|cake|cookie|pizza|phone|computer|boat|train|bell|grass|shadow|darkness|city|world|earth)\b/i
const deeds =
  /\b(?:scream\w*|whisper\w*|dance\w*|danc\w*|sang|sing\w*|smil\w*|laugh\w*|cr(?:y|ied|ying)|yell\w*|shout\w*|wav\w*|wink\w*|hug\w*|kiss\w*|talk\w*|told|said|ask\w*|beg\w*|sigh\w*|groan\w*|complain\w*|howl\w*|grab\w*|swallow\w*|tiptoe\w*|sleep\w*|slept|w(?:a|o)ke|yawn\w*|stretch\w*|hid|play\w*|tickl\w*|stare\w*|watch\w*|angry|sad|happy|tired|hungry|lonely|jealous|mad|refus\w*|call\w*|invit\w*|bit|bites)\b/i
const isA = /\b(?:is|are|was|were) (?:a|an|the|my) (?:\w+ )?([a-z]{3,})\b/i
const plainKinds =
  /^(?:boy|girl|teacher|student|doctor|nurse|kid|person|man|woman|dog|cat|animal|food|fruit|game|book|color|day|month|city|state|country|place|thing|word|noun|verb|friend|sister|brother|player|planet|mammal|bird|fish|insect|reptile|number|shape|way|lot|bit)$/i

function alliterates(line: string): boolean {
  const starts = (line.toLowerCase().match(/[a-z']+/g) ?? [])
    .filter((word) => !/^(?:a|an|the|and|of|on|in|to|at|is|was|by|for|his|her|my)$/.test(word))
    .map((word) => word[0])
  return starts.some((letter, at) => letter === starts[at + 1] && letter === starts[at + 2])
}

/** What a line plainly is; nothing where that is not sure. */
export function kindsInLine(line: string): Kind[] {
  const thing = isA.exec(line)?.[1]
  return [
    ...(likes.test(line) ? (['simile'] as const) : []),
    ...(things.test(line) && deeds.test(line) ? (['personification'] as const) : []),
    ...(huge.test(line) ? (['hyperbole'] as const) : []),
    ...(sounds.test(line) ? (['onomatopoeia'] as const) : []),
    ...(alliterates(line) ? (['alliteration'] as const) : []),
    ...(!likes.test(line) && thing !== undefined && !plainKinds.test(thing) ? (['metaphor'] as const) : []),
  ]
}

const because: Readonly<Record<Kind, string>> = {
  simile: 'It compares two things with like or as.',
  metaphor: 'It says that one thing is another, without like or as.',
  personification: 'It lets a thing act or feel as a person does.',
  hyperbole: 'It stretches the truth so far that nobody takes it as real.',
  alliteration: 'Several words in a row start with the same sound.',
  onomatopoeia: 'It has a word that sounds like the noise it names.',
  idiom: 'It means something else than its words say.',
}
const named = (kind: Kind) =>
  kind === 'personification' || kind === 'alliteration' || kind === 'onomatopoeia'
    ? kind
    : `${/^[aeiou]|^hyper/.test(kind) && kind !== 'hyperbole' ? 'an' : 'a'} ${kind}`

const word = '([a-z]{5,16})'
const asks = [
  new RegExp(
    `^\\W*(?:(?:so|and|ok|but|wait|oh) )*(?:is|was|would|are) ["'“‘]?(.{8,90}?)["'”’]? (?:be )?(?:a |an |considered )?${word}(?: or (?:a |an )?${word})?\\W*$`,
    'i',
  ),
  new RegExp(
    `^\\W*(?:(?:so|and|ok|but|wait|oh) )*(?:is|was) (?:it|that|this) (?:a |an )?${word}(?: or (?:a |an )?${word})? (?:if|when) (?:i|you|we|it) (?:say|says|write|writes|put|puts)\\W+(.{8,90}?)["'”’]?\\W*$`,
    'i',
  ),
]
const shows =
  /^\W*(?:(?:so|and|ok|but|wait|oh) )*(?:what about|how about|and|is|what is|whats|then)?:?,? ?["'“‘](.{8,90})["'”’]\W*$/i
const wrote =
  /^\W*(?:(?:ok|so|oh|and) )*(?:i (?:wrote|made|got|have|did) (?:one|a (?:simile|metaphor|\w+ification|hyperbole)|it)|here'?s (?:one|mine|my (?:simile|metaphor))|my (?:simile|metaphor|sentence) is|how about|what about)[.:,!]? +(.{8,90})$/i

const opens = (line: string) =>
  line.split(/\s+/).length >= 3 && isSpelledRight((line.match(/[a-z']+/i) ?? [''])[0].toLowerCase())

/** `kept`: 'figure:simile' while they are spoken of. */
export function figureAnswer(text: string, kept: string | null): WordVerdict | null {
  for (const [at, pattern] of asks.entries()) {
    const found = pattern.exec(text)
    if (!found) continue
    const [line = '', one = '', two] = at === 0 ? [found[1], found[2], found[3]] : [found[3], found[1], found[2]]
    const wanted = [one, two ?? ''].flatMap((name) => kindOfFigure(name) ?? [])
    if (wanted.length === 0 || !opens(line)) continue
    const verdict = looked(line, wanted)
    if (verdict) return verdict
  }
  const isKept = kept?.startsWith('figure:') === true
  const line = isKept ? (shows.exec(text)?.[1] ?? wrote.exec(text)?.[1]) : undefined
  const [first] = line === undefined ? [] : kindsInLine(line)
  return first
    ? { verdict: 'right', says: `That is ${named(first)}. ${because[first]}`, next: `figure:${first}` }
    : null
}

function looked(line: string, wanted: readonly Kind[]): WordVerdict | null {
  const found = kindsInLine(line)
  const fits = wanted.find((one) => found.includes(one))
  if (fits) return { verdict: 'right', says: `That is ${named(fits)}. ${because[fits]}`, next: `figure:${fits}` }
  const [first] = found
  const [asked] = wanted
  // Only what can be told apart for sure: a simile has its word, a metaphor has none.
  if (first === undefined || asked === undefined || asked === 'idiom' || first === 'alliteration') return null
  return {
    verdict: 'look',
    isTold: true,
    says: `That one is ${named(first)}. ${because[first]}`,
    next: `figure:${first}`,
  }
}

/** Figures were asked about: the child's next lines may be some. */
export const asksFigures = (text: string): boolean =>
  (text.toLowerCase().match(/[a-z]{5,16}/g) ?? []).some((one) => kindOfFigure(one) !== null)
