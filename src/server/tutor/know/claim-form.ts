import { plainWords } from '#shared/answers/near-words.ts'

const small: Readonly<Record<string, string>> = {
  are: 'is',
  was: 'is',
  were: 'is',
  r: 'is',
  be: 'is',
  being: 'is',
  am: 'is',
  has: 'have',
  had: 'have',
  got: 'have',
  haves: 'have',
  isnt: 'is not',
  arent: 'is not',
  wasnt: 'is not',
  werent: 'is not',
  aint: 'is not',
  hasnt: 'not have',
  havent: 'not have',
  cant: 'can not',
  cannot: 'can not',
  couldnt: 'can not',
  could: 'can',
  dont: 'not',
  doesnt: 'not',
  didnt: 'not',
  wont: 'not',
  theres: 'there is',
  its: 'it is',
  thats: 'that is',
  paws: 'leg',
  humans: 'people',
  human: 'people',
  trex: 't rex',
  tyrannosaurus: 't',
  men: 'man',
  mice: 'mouse',
  feet: 'foot',
  ate: 'eat',
  made: 'make',
  went: 'go',
  goes: 'go',
  bigest: 'biggest',
  largest: 'biggest',
  colour: 'color',
  grey: 'gray',
  ppl: 'people',
  persons: 'people',
  gave: 'give',
}
const dropped = new Set(
  'a an the do does did really actually just like um uh very super literally basically also kinda'.split(' '),
)
const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Words in small letters, in one form: no 'the', one 'is' and 'have', no plural. */
export function inOneForm(text: string): string {
  return (
    plainWords(text)
      .trim()
      // As a gloss of Spanish has it.
      .replace(/\bno (?=(?:can|is|are|have|has|eat|lay|make|live|drink)\b)/g, 'not ')
      .replace(/\bnot (can|is|are|have|has)\b/g, '$1 not')
      .replace(/\baround of\b/g, 'around')
      .split(' ')
      .flatMap((word) => (small[word] ?? word).split(' '))
      .filter((word) => word !== '' && !dropped.has(word))
      .map((word) => (/^\d{1,2}$/.test(word) ? (numberWords[Number(word)] ?? word) : single(word)))
      .join(' ')
  )
}

const single = (word: string): string => {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=x|ch|sh|ss)es$/, '').replace(/s$/, '')
}
