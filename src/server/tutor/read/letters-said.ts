import { distance } from 'fastest-levenshtein'

/** A word, letter by letter. */
const run = '((?:[a-z][ ,.-]+){1,11}[a-z])'
const lead = '(?:(?:um|ok|okay|so|and|now|next|then|but|hey) )*'
const asked = new RegExp(
  `^\\W*${lead}(?:(?:the|my|this|that|next|another) (?:next |hard )?(?:word|one) is|it says|(?:what|how) about|what is|what'?s|what does|i (?:see|have|got)|theres|there is) ${run}(?:[ .,!?]+(?:what (?:does|is|do) (?:it|that)|what word|how do (?:you|i|u) (?:say|read)|i (?:always|never|dont|don't|cant|can't)|is that|(?:spell|say|mean|make)s?\\b).*)?\\W*$`,
  'i',
)
const own = new RegExp(
  `^\\W*${lead}(?:(?:i can spell|i know|how about|what about) )?([a-z]{2,12})(?: is)?[ .,!:]+${run}\\W*$`,
  'i',
)

/** 'Chin is s h i n': another first letter, and still that word. */
const mostApart = 1
/** Below it two letters may as well be words: 'i a'. */
const fewest = 3

const lettersIn = (text: string) => text.toLowerCase().match(/[a-z]/g) ?? []

/** 'The word is s h i p, what does it say', 'now dog. d o j': what it asks, in the words in which it is read. */
export function lettersSaid(text: string): string {
  const letters = lettersIn(asked.exec(text)?.[1] ?? '')
  if (letters.length >= fewest) return `what does ${letters.join(' ')} say`
  const [, word = '', tried = ''] = own.exec(text) ?? []
  const spelling = lettersIn(tried)
  const isLike =
    spelling[0] === word[0]?.toLowerCase()
      ? Math.abs(spelling.length - word.length) <= 2
      : distance(spelling.join(''), word.toLowerCase()) <= mostApart
  const isTry = spelling.length >= fewest && isLike
  return isTry ? `i can spell ${word.toLowerCase()} ${spelling.join(' ')}` : text
}
