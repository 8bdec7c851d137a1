import type { Fault } from './fault.ts'
import type { WrittenSentence } from './written.ts'

/** How a sentence begins. */
export function capitalFault({ words, text }: WrittenSentence): Fault | null {
  const [first] = words
  return first && /^["“'(]*\p{Ll}/u.test(text)
    ? { kind: 'capital', word: first.word, values: { word: first.as }, fixes: [] }
    : null
}

const asks =
  /^(?:who|what|where|when|why|how|which|whose|can|could|do|does|did|is|are|am|was|were|will|would|should|have|has)$/
const asker = /^(?:i|you|he|she|it|we|they|the|a|my|your|his|her|our|their|this|that|there|anyone|somebody|someone)$/

/** How a sentence ends. */
export function endFault({ words, text }: WrittenSentence): Fault | null {
  if (/[.!?]["”’)]*\s*$/.test(text)) return null
  const [first, second, third] = words.map(({ word }) => word)
  const isWord = /^(?:who|what|where|when|why|how|which|whose)$/.test(first ?? '')
  const isQuestion =
    asks.test(first ?? '') && (isWord ? asks.test(second ?? '') && asker.test(third ?? '') : asker.test(second ?? ''))
  return {
    kind: isQuestion ? 'endQuestion' : 'end',
    word: words.at(-1)?.word ?? '',
    values: { word: words.at(-1)?.as ?? '' },
    fixes: [],
  }
}

/** A small i that means the child itself. */
export function selfFault({ words }: WrittenSentence): Fault | null {
  const found = words.slice(1).find(({ as }) => /^i(?:['’](?:m|ll|d|ve))?$/.test(as))
  return found ? { kind: 'i', word: 'i', values: { word: found.as }, fixes: [] } : null
}

const longest = 15
const mostJoins = 3

/** One thing after the other, all joined: and, and then, and. */
export function runOnFault({ words }: WrittenSentence): Fault | null {
  const joins = words.filter(
    ({ word }, at) => word === 'and' || (word === 'then' && words[at - 1]?.word !== 'and'),
  ).length
  return joins >= mostJoins && words.length > longest
    ? { kind: 'runOn', word: 'and', values: { count: String(joins) }, fixes: [] }
    : null
}

const goesBefore =
  /^(?:and|but|so|or|because|cuz|cause|when|if|that|then|what|how|why|where|who|which|while|after|before|until|till|since|than|as|like|think|thinks|thought|know|knows|knew|say|says|said|hope|guess|see|saw|wish|bet|every|time|thing|way|day|all|one|did|do|does|can|will|was|were|is|are|could|would|should|the|a|my|to|with|of|for|from|in|on|at)$/
const isPerson = /^(?:i|he|she|we|they)$/
const doing =
  /^(?:am|is|are|was|were|has|have|had|can|will|likes?|loves?|sleeps?|eats?|plays?|runs?|goes|go|went|wants?|lives?|barks?|looks?|jumps?|makes?|helps?|hates?|got|gets?|ate|ran|saw|said|did|does|\w{3,}ed)$/
const fewestJoined = 2

/** Sentences that run together with nothing between: 'my cat is fluffy she likes tuna she sleeps on my bed'. */
export function joinedFault({ words, text }: WrittenSentence): Fault | null {
  const joints = words.flatMap(({ word, from }, at) => {
    const before = words[at - 1]
    const isJoint =
      at >= 3 &&
      before !== undefined &&
      isPerson.test(word) &&
      !goesBefore.test(before.word) &&
      doing.test(words[at + 1]?.word ?? '') &&
      text.slice(before.to, from).trim() === ''
    return isJoint ? [at] : []
  })
  const [at] = joints
  const [first, last] = [words[0], words[(at ?? 0) - 1]]
  if (joints.length < fewestJoined || !first || !last) return null
  return { kind: 'joined', word: last.word, values: { part: text.slice(first.from, last.to) }, fixes: [] }
}
