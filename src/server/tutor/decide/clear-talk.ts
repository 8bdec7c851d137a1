import { exactEntry } from '../know/book/book.ts'
import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { hasWording } from '../say/wordings.ts'
import { openProblem } from '../state.ts'
import { ownLife, tells, work } from './act-kinds.ts'
import type { Heard } from './hear.ts'
import { leastFor } from './least-for.ts'
import { reflected } from './reflected.ts'
import { talk } from './talk.ts'
import { onAct } from './wishes.ts'

// What the reader of talk makes of a message, where it is sure, and where nobody else knows.

/** Talk that the reader is sure of comes before its numbers are taken for a try. */
export function clearTalk(heard: Heard): Decision | null {
  const [first] = heard.acts
  if (!first || first.share < Math.max(sureTalk(heard), leastFor(first.act, heard)) || work.has(first.act)) return null
  if (isOtherAsk(heard, first.act) || isUnnamedLoss(heard, first.act)) return null
  // 'Where do you go when you die' asks nothing of the tutor.
  if (isQuestion(heard.text) && exactEntry(heard.text)?.kind === 'family') return null
  return told(heard, first.act) ?? onAct(heard, first.act)
}

const gives = new Set(['another', 'skip', 'harder', 'easier', 'quiz_me', 'choose_for_me'])
const wishes = /\b(?:can|could|may|do|have|give|got) (?:i|we|you|u|me|another|one)\b/i

/** A question is nothing told, and wishes for an exercise only where it says so. */
const isOtherAsk = ({ text }: Heard, act: string) =>
  (isQuestion(text) && tells.has(act)) || (gives.has(act) && /\?\s*$/.test(text) && !wishes.test(text))

const loss =
  /\b(?:die|died|dies|dying|dyed|dide|dyd|dead|ded|lost|lose|loss|miss\w*|gone|(?:ran|run|runned|went|gave|give|given|flew|took|taken|moved) (?:\w+ )?away|(?:put|puts|had to put) \w+(?: \w+)? (?:down|to sleep)|heaven|bridge|find|found|buried|bury|passed|killed|hit|got hit|good ?bye|never c[ao]me|came back|escaped|got out|left|leave|flushed|sold|sad|cry|cried|crying|not here|any ?more|used to have|sick|vet|hurts?)\b/i

/** 'Why wont my hamster come out' speaks of no loss: a pet is mourned only where it is said that it is gone. */
const isUnnamedLoss = ({ text }: Heard, act: string) => act === 'pet_lost' && !loss.test(text)

/** Something told of the child's own life is said back to it before it is met by its kind. */
const told = (heard: Heard, act: string): Decision | null =>
  ownLife.has(act) && !isQuestion(heard.text) ? reflected(heard, act) : null

const sureTalk = ({ text, lesson }: Heard) => (/\d/.test(text) && openProblem(lesson) ? 0.75 : 0.6)

/** Less sure, and words that are meant for one kind of talk would not fit. */
const leastMet = ({ text }: Heard) => (text.trim().split(/\s+/).length <= 3 ? 0.33 : 0.5)

/** What a line must name, so that it may be taken for that kind of talk on a guess: 'seben wocks' is not silly, nor a pig in mud a made story. */
const names: Readonly<Record<string, RegExp>> = {
  // 'We said bye to grandpa' tells of a goodbye.
  bye: /^(?!.*\b(?:said|says?|saying|told|waved?)\b)/is,
  counts_things: /\bcount\w*/i,
  silly: /\b(?:silly|lol|haha\w*|poop\w*|goofy|hehe|booger\w*|bleh|wee+|blah)\b/i,
  nonsense: /^(?:\W*[a-z]*[^aeiouy\W\d]{4,}[a-z]*\W*)+$|([a-z])\1\1/i,
  wrong_on_purpose: /\b(?:on purpose|jk|kidding|trick\w*|wrong|fooled|prank\w*)\b/i,
  story_told: /\b(?:story|once upon|the end)\b/i,
  reads_book: /\b(?:i|we|im|i'm) (?:\w+ )?(?:read|reading|finished)\b/i,
  ask_spelling: /^$/,
  ask_meaning: /^$/,
  read_word: /\b(?:word|read)\b/i,
  homework: /\b(?:have|got|help|my)\b.*\bhomework\W*(?:please|pls)?\W*$/i,
  has_feelings: /\b(?:you|u|ur|bolt|robots?|computers?)\b/i,
  has_body: /\b(?:you|u|ur|your|bolt)\b/i,
  where_live: /\b(?:you|u|ur)\b/i,
  ask_favorite: /\b(?:you|u|ur|your)\b/i,
  can_lie: /\b(?:you|u|lie|lying|lied)\b/i,
  copied: /\b(?:cop(?:y|ied)|cheat\w*|looked at|answer key|calculator)\b/i,
  spanish: /\b(?:you|u) (?:speak|talk|know|understand)\b|\bhablas\b/i,
  step: /\b(?:step|first|then|next)\b/i,
  method: /\b(?:i|we)\b/i,
  guessed: /\bi (?:just |kinda |totally )?guess/i,
  how: /\bhow\b/i,
  ask_how_start: /\bstart|begin\b/i,
  family: /\bmy\b/i,
  secret: /\bsecret\b/i,
  sings: /\b(?:sing\w*|song|la+ la+)\b/i,
  dream: /\bdream\w*/i,
  pet_story:
    /\b(?:my|our|the) (?:\w+ )?(?:dog|cat|puppy|kitten|kitty|hamster|bunny|rabbit|fish|bird|parrot|turtle|lizard|pig|horse|gecko|snake)\b/i,
}
const saysSo = (act: string, text: string) => names[act]?.test(text) ?? true

/** The likeliest talk, where the reader is not sure of one. */
export function likelyTalk(heard: Heard): Decision | null {
  const [first] = heard.acts
  if (!first || first.share < leastFor(first.act, heard)) return null
  if (isOtherAsk(heard, first.act) || isUnnamedLoss(heard, first.act)) return null
  const said = told(heard, first.act)
  if (said || first.share < leastMet(heard) || !saysSo(first.act, heard.text)) return said
  return onAct(heard, first.act) ?? (hasWording(`act.${first.act}.say`) ? talk(heard, first.act) : null)
}
