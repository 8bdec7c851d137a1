import type { Heard } from './hear.ts'
import { isFeeling, isWish } from './wishes.ts'

const sizes = new Set(['easier', 'harder', 'another', 'skip'])
const namesSize = /\b(?:easier|easy|harder|hard|another|more|next|skip|different|new|other)\b/i

/** 'My sister only likes cheese' is no trouble with her. */
const ofOthers = new Set(['sibling', 'friend_trouble', 'family_worry', 'lonely', 'wants_quit'])
const trouble =
  /\b(?:mean|hit\w*|kick\w*|push\w*|annoy\w*|bug\w*|bother\w*|tak(?:e|es|ing)|took|brok?en?|broke|break\w*|fight\w*|fought|mad|angry|hat\w+|fair|unfair|won'?t|wouldn'?t|doesn'?t|don'?t|didn'?t|not|isn'?t|can'?t|cant|wont|dont|didnt|doesnt|never|always|cop(?:y|ies|ied|ying)|teas\w*|cr(?:y|ies|ied|ying)|yell\w*|scream\w*|ignor\w*|left|leav\w*|alone|lonely|sad|miss\w*|sick|hospital|hurt\w*|no ?(?:body|one)|without|quit|stop|done|laugh\w*|stole|ruin\w*|mess\w*|worr\w*|scar\w*|trouble|argu\w*|blam\w*|lie[sd]?|lying|bad|worst|surgery|cancer|die\w*|dying|moved?|moving|jail|lost|jealous|share|bossy|hog\w*|nothing|everyone)\b/i

/** A yes is short; a feeling is not guessed at, and a long line is not met for one word in it. */
export function leastFor(act: string, { text, lesson }: Heard): number {
  const count = text.split(/\s+/).length
  if (act === 'yes' || act === 'no' || act === 'ready' || act === 'bye') return count > 5 ? 0.8 : 0.3
  if (act === 'counts_things') return 0.6
  if (isFeeling.has(act)) return ofOthers.has(act) && !trouble.test(text) ? 0.85 : 0.42
  // 'Big ones' answers what was asked about trucks, and wishes for nothing harder.
  if (sizes.has(act) && lesson.asked?.kind === 'chat' && !namesSize.test(text)) return 0.8
  return isWish(act) || count <= 3 ? 0.25 : 0.36
}
