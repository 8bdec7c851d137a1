import { isVerb, pastOf, presentOf } from '../../know/words/forms.ts'

// How small children build sentences, set right so that it can be said back: 'doggy drinked it', 'he goed'.

const bases = (word: string): string[] => [
  word.replace(/ed$/, ''),
  word.replace(/d$/, ''),
  word.replace(/(.)\1ed$/, '$1'),
  word.replace(/ied$/, 'y'),
]

/** 'drinked' as 'drank'; any other word as it is. */
function inPast(word: string): string {
  if (!/^[a-z]{2,9}ed$/.test(word)) return word
  const twice = [word.replace(/ed$/, ''), word.replace(/d$/, ''), word.replace(/(.)\1ed$/, '$1')].find(
    (one) => presentOf(one) !== null,
  )
  if (twice !== undefined && !isVerb(word.replace(/ed$/, ''))) return twice
  const base = bases(word).find((one) => isVerb(one) && pastOf(one) !== word && !pastOf(one).endsWith('ed'))
  return base === undefined ? word : (pastOf(base).split(' or ')[0] ?? word)
}

/** A pet or toy that is called by its kind. */
const petAlone =
  /(^|[.!?,;] ?|\b(?:and|but|so|then) )(doggy|doggie|kitty|kittycat|puppy|bunny|birdy|birdie|teddy|dolly|horsey|froggy|fishy|duckie|ducky)(?= [a-z])/gi
const spelledSo: Readonly<Record<string, string>> = {
  doggie: 'doggy',
  birdie: 'birdy',
  duckie: 'ducky',
  kittycat: 'kitty',
}

/** A line of a small child as a grown-up would say it back. */
export const inGrownWords = (text: string): string =>
  text
    .replace(
      petAlone,
      (_, before: string, pet: string) => `${before}the ${spelledSo[pet.toLowerCase()] ?? pet.toLowerCase()}`,
    )
    .replace(/[a-z]+ed\b/gi, (word) => inPast(word.toLowerCase()))
    .replace(
      /^(\W*)me (?=(?:want|like|love|see|have|had|got|go|went|can|do|did|make|made|eat|ate|play|saw|found|need)\b)/i,
      '$1i ',
    )
