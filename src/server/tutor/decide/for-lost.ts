import type { Decision } from '../move.ts'
import type { Heard } from './hear.ts'
import { wishedWriting as wished } from './writing.ts'

/** Somebody of the child's own has died, and something is to be written for them. */
const ofLost =
  /\b(?:my|our) (?:\w+ ){0,2}(?:grandpa|grandma|nana|papa|abuela|abuelo|mom|dad|brother|sister|aunt|uncle|cousin|friend|dog|cat|hamster|fish|bunny|pet|puppy|kitten|bird)\b.{0,30}\b(?:died|passed away|is in heaven)\b/i

/** Help with a text is wished for; sympathy goes before it where the text is for somebody who has died. */
export function wishedWriting(heard: Heard): Decision | null {
  const decision = wished(heard)
  if (decision === null || !ofLost.test(heard.text)) return decision
  const lines = [{ key: 'write.forLost' }, ...decision.move.lines]
  return { ...decision, move: { ...decision.move, lines, mood: 'calm' } }
}
