import content from '#content/en/tutor/reflect.json'
import { type Reflection, reflectionOf } from './reflect.ts'

// A line of several clauses, of which not every word is known: one whole clause of it can still be said back.

const never = new Set(content.never.split(' '))
const starts =
  /[.,;:!?…\n]+|\s(?=(?:and|but|so|because|cause|cuz|becuz|bc|then|cus)\s)|(?<=\S\s\S+)(?<!\b(?:the|a|an|if|when|that|know|think|thinks|thought|hope|and|but|so|because|cuz|who|which|than|like|say|says|said|wish|wisht|wished|hoped|bet|guess|guessed|feel|felt|dreamed|pretend|imagine|since|after|before|whenever|time|way|how|what|why|till|until|where|while))\s(?=(?:i|we|he|she|they|it's|that's|there's|it was) )/i
const joins = /^\W*(?:and|but|so|because|cause|cuz|becuz|bc|then|cus|or)\s+/i
/** What hangs on another clause says little by itself. */
const hangs = /^(?:if|when|while|where|until|unless|than|like|to|that|which|who|whose|as|even)\b/i
const own = /^(?:i|we|my|our|me)\b/i
const fewestWords = 3
const mostWords = 12

/** A question, or numbers to work with: none of it is told to be said back. */
const asksOrCounts =
  /\?|\b(?:what|whats|how|why|which|who|where|whose|if|should)\b|\d\S*\d|\d\D+\d|\b(?:did|do|does|can|could|is|am|are|was|will|would) (?:i|we|he|she|they|it|you)\b/i

/** The clause that says most of the child itself, else the last one; null where no clause is plain, or a word of it weighs too much. */
export function reflectionWithin(text: string): Reflection | null {
  if (
    asksOrCounts.test(text) ||
    text
      .toLowerCase()
      .split(/[^\p{L}']+/u)
      .some((word) => never.has(word))
  )
    return null
  const clauses = text
    .split(starts)
    .map((one) => one.replace(joins, '').trim())
    .filter((one) => {
      const count = one.split(/\s+/).length
      return count >= fewestWords && count <= mostWords && !hangs.test(one)
    })
  if (clauses.length < 2) return null
  const said = clauses.flatMap((one) => {
    const reflection = reflectionOf(one)
    return reflection && reflection.told !== 'claim' ? [{ isOwn: own.test(one), reflection }] : []
  })
  return (said.findLast(({ isOwn }) => isOwn) ?? said.at(-1))?.reflection ?? null
}
