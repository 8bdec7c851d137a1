import { isNoun } from './forms.ts'
import { homophoneSets } from './homophones.ts'
import { capital } from './question-words.ts'
import type { WordVerdict } from './word-verdict.ts'

const short: Record<string, string> = Object.fromEntries(
  "don't:do not|doesn't:does not|didn't:did not|can't:cannot|won't:will not|isn't:is not|aren't:are not|wasn't:was not|weren't:were not|couldn't:could not|wouldn't:would not|shouldn't:should not|haven't:have not|hasn't:has not|hadn't:had not|i'm:i am|i've:i have|i'll:i will|you're:you are|you'll:you will|you've:you have|he's:he is|she's:she is|it's:it is|we're:we are|we'll:we will|we've:we have|they're:they are|they'll:they will|they've:they have|that's:that is|there's:there is|what's:what is|who's:who is|let's:let us"
    .split('|')
    .map((pair) => pair.split(':')),
)
const withMark = (word: string) =>
  short[word] ? word : Object.keys(short).find((each) => each.replace("'", '') === word && !isWord.has(word))
/** Words of their own without the mark. */
const isWord = new Set(
  ['wont', 'cant', 'were', 'well', 'ill', 'hell', 'shell', 'its', 'lets', 'whos', 'id', 'wed'].filter(
    (one) => one !== 'cant' && one !== 'wont',
  ),
)

const asksLong =
  /^(?:what (?:is|does|do|words are in|two words (?:make|are in))|what's|whats|which (?:two )?words (?:are in|make)) (?:the (?:two )?words? (?:in|for) )?([a-z']{3,9})(?: (?:short for|stand for|mean|made of|come from|short from))?$/
const asksShort =
  /^(?:what is |what's |whats |how (?:do|would) (?:you|i|we) (?:make|write|say) |make )?(?:the |a )?(?:contraction (?:for|of) |short (?:form |way )?(?:for|of|to (?:say|write)) )([a-z]{1,6} [a-z]{2,5}|cannot)(?: a contraction| short)?$/
const claim =
  /^(?:(?:so|and|oh|i think|because) )*([a-z']{3,9}) (?:is|means|stands for|is short for|is the same as|comes from) ([a-z]{1,6} (?:not|am|is|are|will|have|us)|cannot)$/
/** 'Do not makes dont': the long way first. */
const claimFromLong =
  /^(?:(?:so|and|oh|i think|because) )*([a-z]{1,6} (?:not|am|is|are|will|have|us)|cannot|can not) (?:is|makes?|becomes?|turns into|goes to|in short is|shortens to) ([a-z']{3,9})$/
const asksOfLong =
  /^(?:what (?:does|do|is|are)|how do i shorten|how do you shorten) ([a-z]{1,6} (?:not|am|is|are|will|have)|cannot|can not) (?:make|become|turn into|short|together|as one word|as a contraction|put together)$/
const asksWhy =
  /^why (?:does|is|do|did) .{0,40}(?:apostrophe|'s)\b.{0,30}$|^(?:what is|what's|whats|what does) an? apostrophe(?: do| for| mean)?$|^when (?:do|should) (?:i|you|we) (?:use|put|need) (?:an )?apostrophes?$|^what is the (?:little )?(?:comma|mark) (?:up high|in the air|on top|before the s) (?:for|called)$/
const owns =
  /^(?:(?:so|and|then) )*(?:([a-z]{3,12})s|([a-z]{3,12})'s) ([a-z]{3,12}) (?:needs?|has|gets?|should have) (?:an? )?(?:one(?: too)?|apostrophe)$/

const itsRule =
  "It's is short for it is. Its, without the mark, shows that something belongs to it. Try saying it is: if that fits, write it's."

const capitalI = (word: string) => word.replace(/^i(?=')/, 'I')
const shortOf = (long: string) =>
  Object.keys(short).find((each) => short[each] === long || (long === 'can not' && each === "can't"))

/** Contractions, and the mark that shows whose something is. */
export function apostropheAnswer(question: string): WordVerdict | null {
  if (asksWhy.test(question))
    return {
      verdict: 'tell',
      says: "An apostrophe does two jobs. It shows that something belongs to someone, as in Mia's bike. It also stands where letters are left out, as in can't.",
    }
  const both = bothRight(question)
  if (both) return both
  const [, name = '', marked = '', thing = ''] = owns.exec(question) ?? []
  if (thing)
    return {
      verdict: 'right',
      says: `${capital(name || marked)}'s ${thing} has an apostrophe before the s, because the ${thing} belongs to ${capital(name || marked)}.`,
    }
  const [, wholly = '', shortly = ''] = claimFromLong.exec(question) ?? []
  const own = wholly === '' ? undefined : shortOf(wholly)
  if (own !== undefined)
    return own.replace("'", '') === shortly.replace("'", '')
      ? {
          verdict: 'right',
          says: `${capital(wholly)} makes ${capitalI(own)}. The apostrophe stands where letters are left out.`,
        }
      : { verdict: 'look', says: `Say ${wholly} fast. Which letters go away?`, next: `form:${own}` }
  const longAsked = asksOfLong.exec(question)?.[1]
  const madeOf = longAsked === undefined ? undefined : shortOf(longAsked)
  if (madeOf !== undefined)
    return {
      verdict: 'tell',
      says: `${capital(longAsked ?? '')} makes ${capitalI(madeOf)}. The apostrophe stands for the letters left out.`,
    }
  const [, said = '', long = ''] = claim.exec(question) ?? []
  const key = withMark(said)
  if (key && long) {
    const full = short[key] ?? ''
    return full === long || (full === 'cannot' && long === 'can not')
      ? {
          verdict: 'right',
          says: `${capital(key)} is short for ${full}. The apostrophe stands where letters are left out.`,
        }
      : { verdict: 'look', says: `Say ${key} slowly. Which two words do you hear in it?` }
  }
  const asked = asksLong.exec(question)?.[1] ?? ''
  const word = withMark(asked)
  if (word && (/short|stand|words|made|come|'/.test(question) || word !== asked)) {
    const example = homophoneSets().flatMap(({ words }) => words.filter((one) => one.word === word))[0]?.example
    return { verdict: 'tell', says: [`${capital(word)} is short for ${short[word]}.`, example ?? ''].join(' ').trim() }
  }
  const two = asksShort.exec(question)?.[1]
  const made = two
    ? Object.keys(short).find((each) => short[each] === two || (two === 'can not' && each === "can't"))
    : null
  return made
    ? { verdict: 'tell', says: `${capital(made)} is short for ${two}. The apostrophe stands for the letters left out.` }
    : null
}

const mixesUp =
  /\b(?:hate|kill|confus\w*|mix\w*|hard|tricky|annoying|forget|cant tell|can't tell|dont get|don't get|the worst|so dumb)\b/

/** 'It's raining and its tail': both used as they should be. */
function bothRight(question: string): WordVerdict | null {
  const longs = [...question.matchAll(/\bit's ([a-z]+)/g)].map(([, next = '']) => next)
  const shorts = [...question.matchAll(/\bits ([a-z]+)/g)].map(([, next = '']) => next)
  const isLong = (word: string) =>
    /^(?:a|an|the|my|so|too|not|very|really|been|time|just|hot|cold|fun|ok)$|ing$/.test(word)
  if (longs.length !== 1 || shorts.length !== 1 || question.split(' ').length > 8) return null
  return longs.every(isLong) && shorts.every((word) => isNoun(word) && !isLong(word))
    ? {
        verdict: 'right',
        says: `It's ${longs[0]} means it is ${longs[0]}, and its ${shorts[0]} shows whose ${shorts[0]} it is.`,
      }
    : null
}

/** 'its and it's kill me': the two are told apart. */
export function mixedUp(question: string): WordVerdict | null {
  if (!mixesUp.test(question) || question.length > 70) return null
  const words = question.split(' ')
  if (words.includes("it's") && words.includes('its'))
    return { verdict: 'tell', says: `Many people mix those up. ${itsRule}` }
  for (const { words: set } of homophoneSets()) {
    const named = set.filter(({ word }) => words.includes(word))
    if (
      named.length >= 2 &&
      !named.some(({ word }) => /^(?:to|i|in|for|be|no|so|one|me|by)$/.test(word) && named.length < 3)
    )
      return {
        verdict: 'tell',
        says: `Many people mix those up. ${named.map(({ word, example }) => `${capital(word)}: ${example}`).join(' ')}`,
      }
  }
  return null
}
