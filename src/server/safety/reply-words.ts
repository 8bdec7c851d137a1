import { plainLetters } from './fold.ts'

/** Words one after the other, with '.', '?' and ',' as words of their own. */
export type Words = readonly string[]

/** A sentence as words: lower case, contractions written out. */
export function wordsOf(text: string): Words {
  const plain = plainLetters(text.replace(named, 'I am Fern'))
    .replace(/\blet's\b/g, 'let us')
    .replace(contraction, (_, who: string, end: string) => `${who} ${longForm[end] ?? ''}`)
    .replace(/\b(ca|wo|sha)n't\b/g, (_, stem: string) => `${modal[stem] ?? ''} not`)
    .replace(/n't\b/g, ' not')
    .replace(/(?<![a-z])[a-z](?:-[a-z](?![a-z]))+/g, 'letters')
    .replace(/(?<=[a-z])'(?=[a-z])/g, '')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/(?<=\d)[.,](?=\d)/g, '')
  const words = plain.match(/[a-z]+|\d+|_{2,}|[.!?,;:…]/g) ?? []
  return words.flatMap((word) => known.get(word)?.split(' ') ?? [word])
}

// 'I am Ms. Ray': whatever a tutor is called.
const named =
  /\bI(?:[’']m| am)(?: (?:Ms|Mr|Mrs|Dr|Prof)\.)?(?: (?!I\b|Your\b|A\b|An\b|The\b|Not\b)\p{Lu}[\p{L}\p{N}'’-]{0,20}){1,3}(?=[.,!?]| and (?:I|we|you|this|today|here)\b| your | the | an? |$)/gu
const contraction = /\b(i|you|he|she|it|we|they|that|who|what|there|here|where|how)'(m|re|s|ll|ve|d)\b/g
const longForm: Record<string, string> = { m: 'am', re: 'are', s: 'is', ll: 'will', ve: 'have', d: 'would' }
const modal: Record<string, string> = { ca: 'can', wo: 'will', sha: 'shall' }

const known: ReadonlyMap<string, string> = new Map(
  `cannot=can not;gonna=going to;wanna=want to;gotta=have to;lets=let us;im=i am;youre=you are;dont=do not;cant=can not
someone=somebody;anyone=anybody;everybody=everyone;mother=mom;mommy=mom;mum=mom;mama=mom;moms=mom;mothers=mom;father=dad
daddy=dad;papa=dad;dads=dad;fathers=dad;grownups=grownup;adult=grownup;adults=grownup;u=you;ur=your
!=.;:=,;…=.`
    .split(/[;\n]/)
    .map((pair): [string, string] => {
      const [word = '', as = ''] = pair.split('=')
      return [word, as]
    })
    .concat([[';', '.']]),
)

/** The words as one line for rules, one space around each, without commas. */
export const lineOfWords = (words: Words) =>
  ` ${words.filter((word) => word !== ',').join(' ')} . `.replace(/no one/g, 'nobody').replace(/grown ups?/g, 'grownup')

// Who speaks in a story or stands in a grammar book is not the tutor.
const quoted = /[“"«][^“”"«»]{0,380}[”"»]|(?<!\p{L})[‘'][^‘’']{2,380}[’'](?!\p{L})/gu
const opened = /[“"«][^“”"«»]{0,380}$/u
const closed = /^[^“”"«»]{0,380}[”"»](?= \p{Ll})/u
const teller =
  /\b(?:said|says?|asked|asks|cried|cries|shouted|shouts|whisper(?:ed|s)|replied|called|calls|yelled|answered|thought|sang|wrote|writes|told|means?|sentence|word|words|phrase|verb|noun|subject|quote|line|title|rhymes?|spells?|poem|story|book|question|example|speaker|character|hyperbole|begged|begs|roared|growled|sighed|laughed|exclaimed|person|pronoun|comma|speech)\b/i
const ourOwn = /\b(?:i|me|my|tutor|you|your)\b/i

/** The text without what others say in it; all of it when nobody else is named who says it. */
export function withoutSpeech(text: string): string {
  if (!/["“”«»‘’']/.test(text)) return text
  const rest = text.replace(quoted, ' , ').replace(opened, ' , ').replace(closed, ' , ')
  if (rest === text) return text
  const isStory = teller.test(rest) && !ourOwn.test(rest.replace(/\b(?:can|do|did|would) you\b/gi, ''))
  return isStory ? rest : text.replace(/["“”«»]/g, ' ')
}
