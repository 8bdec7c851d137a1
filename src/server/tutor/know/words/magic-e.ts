import { capital } from './question-words.ts'
import type { WordVerdict } from './word-verdict.ts'
import { knownWord } from './words.ts'

const short = /^[a-z]{0,3}[aiou][bcdfgklmnprstvz]$/
const own: Record<string, string> = { a: 'a', e: 'e', i: 'i', o: 'o', u: 'u' }

/** 'cap' and 'cape': the vowel says its own name before the silent e. */
export function withMagicE(word: string): string | null {
  const made = `${word}e`
  return short.test(word) && knownWord(word) && knownWord(made) && !irregular.has(made) ? made : null
}

/** The e does not change their vowel. */
const irregular = new Set('come some done gone none love give live have one are were there where'.split(' '))

const becomes =
  /^(?:(?:and|so|then|ok|oh|now|if you add e|with an? (?:silent |magic )?e) )*([a-z]{2,5}) (?:(?:with|and|plus) (?:an? |the )?(?:silent |magic |quiet )?e )?(?:becomes|is|turns? (?:in ?to|to)|makes|changes? (?:in ?to|to)|goes to|says|would be|it is) ([a-z]{3,6})(?: now)?$/
const asks =
  /^(?:(?:and|so|ok|now) )*(?:(?:can|could) (?:you|u|we|i) )?(?:(?:do|try) (?:it|that|the e|magic e|one) (?:to|with|on|for)|(?:what is|what's|whats|what about|how about|what does|what happens to)) (?:the word )?([a-z]{2,5})(?: (?:with|and|plus|if (?:you|i|we) add) (?:an? |the )?(?:silent |magic |quiet )?e(?: (?:on|at) the end)?(?: become| make| say)?)?$/
const rule =
  /^(?:(?:and|so|ok|oh|then|i think|because|cuz) )*(?:does |is )?(?:the |that |magic |silent )?(?:last )?e (?:(?:at|on) the end )?(?:is (?:so )?|doesnt |does not |doesn't |don't |dont |makes? |be )?(?:just )?(quiet|silent|qwiet|quite|magic|say anything|say nothing|talk|make a sound|(?:it|the|that) ?[aiou]? ?(?:vowel |letter )?(?:say|says) (?:its|it's|his|her|it is) (?:own )?name|the? ?[aiou] (?:say|says) (?:its|it's|his|her|it is) (?:own )?name|[aiou] (?:say|says) (?:its|it's|his) name)$/
const askRule =
  /^(?:what is|what's|whats|what does|what do|tell me about|how does)(?: a| an| the)? (?:silent|magic|quiet|bossy) e(?: do| work| mean)?$/

const told = 'A silent e at the end has no sound of its own. It lets the vowel before it say its name: cap, cape.'

/** 'If you put e on hop its hope'. */
const puts =
  /^(?:(?:and|so|but|oh|ok|then|cuz|because) )*(?:if|when) (?:you|u|i|we) (?:put|add|stick|write|give) (?:an? |the |it an? )?(?:silent |magic )?e (?:on|to|at the end of|after|behind|on the end of) (?:the word )?([a-z]{2,5})(?: then)? (?:(?:it|you|that) )?(?:its|it's|is|it is|says|it says|makes|it makes|becomes|turns into|you get|get|gets|you have) ([a-z]{3,6})$/

/** What a silent e does to a word: asked, or said by the child. */
export function magicE(question: string, isOpen: boolean): WordVerdict | null {
  const [, bare, made] = puts.exec(question) ?? []
  if (bare !== undefined) return magicE(`${bare} with e makes ${made}`, isOpen)
  const both = question.split(/ and (?=[a-z]{2,5} (?:is|makes|becomes) )/)
  if (both.length === 2) {
    const [one, two] = both.map((part) => magicE(part, isOpen))
    if (one?.verdict === 'right' && two?.verdict === 'right') return { ...one, says: `${one.says} ${two.says}` }
  }
  if (askRule.test(question)) return { verdict: 'tell', says: told, next: 'magic' }
  if (rule.test(question) && (isOpen || /silent|magic|qwiet|quiet|name/.test(question)))
    return {
      verdict: 'right',
      says: 'The e at the end is silent, and the vowel before it says its own name.',
      next: 'magic',
    }
  const [, from = '', to = ''] = becomes.exec(question) ?? []
  if (from && to === `${from}e`) {
    if (withMagicE(from)) return { verdict: 'right', says: changed(from), next: 'magic' }
    if (short.test(from) && knownWord(from) && !knownWord(to))
      return {
        verdict: 'tell',
        says: `${capital(from)} with an e makes ${to}, and that is no usual word. A silent e works with some words only.`,
        next: 'magic',
      }
  }
  const [, one = '', two = ''] = differs.exec(question) ?? []
  const shorter = two === `${one}e` ? one : one === `${two}e` ? two : ''
  if (shorter !== '' && withMagicE(shorter) !== null)
    return { verdict: /same/.test(question) ? 'tell' : 'right', says: changed(shorter), next: 'magic' }
  const paired = isOpen ? pairOf(question) : null
  if (paired) return paired
  const breaks = exceptionIn(question, isOpen)
  if (breaks) return breaks
  const word = asks.exec(question)?.[1]
  const names = / e\b/.test(question) || isOpen
  if (!word || !names) return null
  if (withMagicE(word)) return { verdict: 'tell', says: changed(word), next: 'magic' }
  return knownWord(word) && short.test(word) && / e\b/.test(question)
    ? {
        verdict: 'tell',
        says: `${capital(word)} with an e at the end is no usual word. It works with some words only.`,
        next: 'magic',
      }
    : null
}

const twoWords =
  /^(?:(?:and|so|like|as in|ok|oh|yes|um|maybe|also|in|is it|with) )*([a-z]{2,5}) (?:and|to|then|or|plus|n|with) ([a-z]{3,6})(?: too| right| is one)?$/

/** 'Like kit and kite', after the silent e was spoken of. */
function pairOf(question: string): WordVerdict | null {
  const [, one = '', two = ''] = twoWords.exec(question) ?? []
  const [from, to] = two === `${one}e` ? [one, two] : one === `${two}e` ? [two, one] : []
  if (from === undefined || to === undefined) return null
  return short.test(from) && knownWord(to) && !irregular.has(to)
    ? { verdict: 'right', says: changed(from), next: 'magic' }
    : null
}

const differs =
  /^(?:(?:and|so|but|oh|ok|is|are) )*([a-z]{2,5}) (?:and|or) ([a-z]{3,6}) (?:(?:is|are) )?(?:the |a )?(?:(?:two |both )?(?:not the )?(?:different|diffrent|diferent|differnt|same)(?: words?| thing)?)$/

const asksOne =
  /^(?:(?:and|but|so|ok|oh|what about|how about|is|does|then|why (?:does not|is not|doesn't|isn't|dont)) )+([a-z]{3,5})(?: (?:too|work|one|have (?:a )?(?:silent|magic) e|has (?:a )?(?:silent|magic) e|say its name|(?:it |but |and )*(?:has|have|got) an? e(?: at the end)?(?: (?:but|and) .{4,40})?))*$/
/** Those that mean nothing else by themselves: 'done' may be the child. */
const bareOnes = new Set(['love', 'come', 'some', 'give', 'live', 'have', 'none'])
const saysO = new Set(['love', 'come', 'some', 'done', 'none', 'one', 'gone'])

/** 'And love?': its e is silent, and the vowel keeps another sound. */
function exceptionIn(question: string, isOpen: boolean): WordVerdict | null {
  const alone = isOpen && bareOnes.has(question) ? question : undefined
  const word = alone ?? (isOpen || /\b(?:silent|magic) e\b/.test(question) ? asksOne.exec(question)?.[1] : undefined)
  if (word === undefined || !irregular.has(word)) return null
  const vowel = saysO.has(word)
    ? 'o'
    : word === 'give' || word === 'live'
      ? 'i'
      : word === 'have' || word === 'are'
        ? 'a'
        : null
  const rest = vowel === null ? 'the vowel before it does not say its name' : `the ${vowel} does not say its name`
  return {
    verdict: 'tell',
    says: `${capital(word)} breaks the rule! The e at the end is silent, but ${rest}. A few words do that, like ${word === 'come' ? 'some' : 'come'} and ${word === 'give' ? 'have' : 'give'}.`,
    next: 'magic',
  }
}

const changed = (word: string) => {
  const vowel = word.at(-2) ?? ''
  return `${capital(word)} with a silent e is ${word}e. The ${own[vowel] ?? vowel} says its own name.`
}
