import { isFirstName, isInDictionary } from '#server/safety/usual-words.ts'
import { isNoun, kindsOf } from '../know/words/forms.ts'
import { capital } from '../know/words/question-words.ts'
import { wordsOf } from './written.ts'

const called = /\b(?:named|called|name is|name was|names) ([a-z]{2,14})\b/i
const noName =
  /^(?:i|im|i'm|my|the|a|an|mom|dad|god|english|america|american|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|halloween|easter|dear|love|earth|once|then|and|but|so|mr|mrs|ms|he|she|they|we|it|it's|its|you|your|his|her|their|our|did|do|how|what|why|when|where|who|is|are|was|were|there|this|that|one|if|in|on|at|for|to|as|ok|okay|yes|no|first|finally|suddenly|not)$/

/** Names of those who act in a text: what is called so, a capital within a sentence, a first name. */
export function namesIn(text: string): string[] {
  const [, own] = called.exec(text) ?? []
  const words = wordsOf(text)
  const found = words.filter((one, at) => {
    if (!/^[A-Z][a-z]+$/.test(one.as) || noName.test(one.word)) return false
    const before = text.slice(Math.max(0, one.from - 3), one.from)
    const begins = at === 0 || /[.!?\n"“:]\s*$/.test(before)
    const isTitle = /^[A-Z]/.test(words[at - 1]?.as ?? '') && !begins && !isFirstName(one.word)
    return begins ? !isInDictionary(one.word) : !isTitle
  })
  const small = words.filter(
    ({ word, as }) => as === word && word.length > 2 && isFirstName(word) && !isInDictionary(word),
  )
  return [
    ...new Set([...(own && !noName.test(own.toLowerCase()) ? [own] : []), ...[...found, ...small].map(({ as }) => as)]),
  ].map(capital)
}

const noOne =
  /^(?:day|time|night|morning|lot|bit|way|thing|story|stories|tale|book|question|reason|place|part|start|end|hook|title|year|week|house|room|door|tree|forest|world|wood|woods|kitchen|street|name|light|sound|morning|evening|idea|town|castle|cave|lake|school|park|zoo|beach|rest|top|bottom|side|locker|text|food|lunch|hallway|ground|clock|clocks|staircase|library|snow|sea|pond|sky)$/
const person =
  /^(?:girl|boy|man|woman|king|queen|prince|princess|kid|knight|witch|wizard|dragon|bunny|rabbit|fox|dog|cat|puppy|kitten|hamster|mouse|bear|wolf|lion|tiger|bird|owl|fish|shark|turtle|frog|horse|pony|unicorn|robot|alien|monster|ghost|fairy|mermaid|pirate|lady|teacher|baby|dinosaur|pig|cow|duck|penguin|monkey|elephant|hero|detective|ninja|superhero|brother|sister|grandma|grandpa|uncle|aunt|friend|snake|spider|worm|bug|bee|butterfly|ant|squirrel|deer|goat|sheep|chicken|vampire|zombie|troll|giant|elf|astronaut)$/

/** Who a story is about: a name, or 'the bunny', as the tutor would say it; null where nobody is to be seen. */
export function heroOf(text: string): string | null {
  const [name] = namesIn(text)
  if (name !== undefined) return name
  for (const match of text.toLowerCase().matchAll(/\b(a|an|the|my|one|this|our)\s+((?:[a-z]+\s+){0,2}?)([a-z]+)\b/g)) {
    const [, led = 'the', , noun = ''] = match
    const at = match.index + match[0].length - noun.length
    const word = personAt(text.toLowerCase(), at)
    if (word !== null) return `${led === 'my' || led === 'our' ? 'your' : 'the'} ${word}`
  }
  return null
}

/** The person or animal that a phrase comes to within two words. */
function personAt(text: string, at: number): string | null {
  const next = wordsOf(text.slice(at, at + 40)).slice(0, 2)
  const found = next.find(({ word }) => person.test(word))
  if (!found || noOne.test(found.word)) return null
  const isAfterAdjective = found === next[0] || (kindsOf(next[0]?.word ?? '')?.includes('adjective') ?? false)
  return isAfterAdjective ? found.word : null
}

const claimLead =
  /^\W*(?:(?:my (?:essay|thesis|topic|opinion|paragraph|claim|hook) (?:is |says )?(?:that |about )?|(?:here'?s?|this) (?:is )?my (?:\w+ )?(?:essay|paragraph|story|thesis|report|letter|draft|poem|intro|introduction|summary|text|writing)\b[\s:,.]*|i (?:think|believe|feel)(?: that)? |in my opinion,? |is my \w+ (?:ok|good|strong)[\s:?]*|so |ok |well |did you know (?:that )?))*/i

/** The text without what the child says of it: 'my thesis is that', 'here is my paragraph'. */
export const withoutLabel = (text: string): string =>
  text.replace(
    /^\W*(?:(?:ok|so|well|fine),? )*(?:(?:my|the) (?:essay|thesis|topic|claim|hook|paragraph|topic sentence)(?: statement)? (?:is|could be|will be|says)(?: that)? |(?:here'?s?|this) (?:is )?my (?:\w+ )?(?:essay|paragraph|story|thesis|report|letter|draft|poem|intro|introduction|summary|text|writing)\b[\s:,.]*|i (?:changed|fixed|rewrote|made) (?:it|that|this)(?: to| so it says| into| say| now)?[\s:,]+|is (?:this|it|that|my \w+) (?:right|ok|good|correct)\?\s*)/i,
    '',
  )

const verbs =
  /\b(?:should(?:n'?t)?|must|need|needs|can(?:'?t|not)?|could|is|are|isn'?t|aren'?t|was|were|has|have|does|do|harms?|erupts?|helps?|makes?|will|would|deserves?|pollinates?|live|lives|eat|eats)\b/i
const anyone =
  /^(?:kids?|students?|people|we|schools?|children|everyone|everybody|you|they|it|he|she|i|teachers?|there|this|that)$/
const mostTopic = 3

/** What an essay is about, in its own words: 'school uniforms', 'more recess'. */
export function topicIn(text: string): string | null {
  const own = text.replace(claimLead, '')
  const at = own.search(verbs)
  if (at < 1) return null
  const subject = wordsOf(own.slice(0, at)).map(({ word }) => word)
  const bare = subject.filter((word) => !/^(?:the|a|an|all|most|many|some)$/.test(word))
  const last = bare.at(-1) ?? ''
  const isThing = (word: string) =>
    (word.endsWith('s') && isInDictionary(word)) ||
    isNoun(word) ||
    isNoun(word.replace(/s$/, '')) ||
    isNoun(word.replace(/es$/, ''))
  if (bare.length > 0 && bare.length <= mostTopic && !anyone.test(last) && isThing(last)) return bare.join(' ')
  if (!anyone.test(last)) return null
  const behind = own.slice(at).replace(/\b(?:because|cuz|so|and|but|when|if|in|at|for|to)\b.*$|[.,!?].*$/is, '')
  const things = wordsOf(behind).map(({ word }) => word)
  const end = things.findLastIndex((word) => isThing(word) && !verbs.test(word))
  if (end < 1) return null
  const before = things[end - 1] ?? ''
  return (kindsOf(before)?.includes('adjective') || isNoun(before) ? [before, things[end]] : [things[end]]).join(' ')
}

/** Who a text is about, for a question of it: 'self' where the child tells of itself, 'none' where nobody is to be seen. */
export const whoIn = (text: string): string =>
  /\b(?:I|i|we|We)\b(?! (?:think|believe))/.test(text.replace(/["“][^"“”]*["”]/g, ' '))
    ? 'self'
    : (heroOf(text) ?? 'none')
