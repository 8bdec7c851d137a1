import { answerTo } from '../../know/know.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// What sounds like a joke or a telling of every day, and is about danger or death: it is no game, no estimate, no moving house.

const ifIt =
  /\bwhat (?:do|are|would|should|r|if|happens?|will)\b.{0,30}\b(?:do )?(?:if|when)\b|\bwhat if\b|\bimagine if\b/i
const danger =
  /\b(?:(?:school )?shooters?|shooting|gun ?man|guns?|kni(?:fe|ves)|stab(?:s|bed)?|bombs?|poison(?:ed)?|bleach|overdos\w*|on fire|catch(?:es)? fire|kidnap\w*|bad guys?|robbers?|burglars?|intruders?|stranger (?:grabs|takes)|breaks? in(?:to)?|electrocut\w*|matches|lighter)\b|\b(?:i|you|u|we|he|she|they|someone|somebody|baby|kid|my \w+) (?:(?:is |are |was |were |am |'?m |gets? |got )burn(?:ed|t|ing)|(?:is |are |starts? )?drown(?:s|ing|ed)?)\b/i
const inFun =
  /\b(?:video ?game|minecraft|fortnite|roblox|movie|zombies?|lego|nerf|water guns?|story|book|cookies?|toast|pizza|food|popcorn|calories)\b/i
const burned =
  /\b(?:what if|if) (?:i|you|u|my \w+) burn(?:s|ed|t)? (?:my|your|his|her|a)\b|\bwhat (?:do|should|would) (?:i|you|u|we) do (?:if|when) (?:i|you|u|someone|somebody|he|she|they|my \w+) (?:get|gets|got|is|are)? ?burn(?:s|ed|t)?\b/i
/** Choking, and what was swallowed. */
const body =
  /\b(?:i|you|u|we|he|she|they|someone|somebody|baby|kid|my \w+(?: brother| sister)?) (?:is |are |was |starts? |gets? )?(?:chok(?:e|es|ed|ing)|(?:took|takes?|ate|eats?|swallow\w*|drinks?|drank) (?:\w+ ){0,3}(?:pills?|meds|medicines?|bleach|poison))\b/i
const amount =
  /\bhow (?:many|much|deep|far|hard|sharp|hot|long)\b.{0,40}\b(?:(?:pills?|medicine|meds|tylenol|bleach|poison|drugs?)\b.{0,30}\b(?:too many|too much|take|drink|eat|kill|hurt|die|sleep)|(?:too many|too much)\b.{0,12}\b(?:pills?|medicine|drugs)|(?:kni(?:fe|ves)|needle|scissors|razor)\b.{0,20}\b(?:cut|stab|hurt|in(?:to)?) (?:me|you|someone|somebody|him|her|my|a (?:person|kid)))\b/i

const gone =
  /\b(?:moved|move|went|gone|lives?|living|is|are|goes|flew|moving)(?: (?:away|on|up|in|now))? (?:to|in|with|up to|up in)(?: be| live)?(?: (?:in|with|up in))? (?:heaven|the angels)\b|\b(?:is|are|became) (?:now )?an? angel (?:up )?in heaven\b/i
const noPerson =
  /^\W*(?:god|jesus)\b|\b(?:balloons?|kite|pizza|cake|taste|tastes)\b|\b(?:story|movie|book|halloween|costume|play|song|what|why|where|how|do|does)\b/i

const six =
  /\bwhy (?:is|was|were) (?:6|six|number (?:6|six)) (?:so )?(?:scared|afraid|mad|scarred|scard) (?:of|at) (?:7|seven)\b/i
const ate =
  /^\W*(?:(?:because|cuz|cause|bc|haha|lol|its|it's|ok|so|no) )*(?:7|seven),? (?:ate|8|eight|eated),? (?:9|nine)\b(?!\W*(?:10|ten|11)\b)(?:\W*(?:haha\w*|lol|get it|hehe|ha|it(?:'s|s) a joke|jk))*\W*$/i

const told = ({ lesson }: Heard, key: string, isFelt: boolean): Decision => {
  const after = { ...lesson, aside: lesson.aside + 1 }
  const closing = askChat(after, { key: isFelt ? 'feeling.more' : 'chat.more' }, isFelt ? 'feeling' : 'chat')
  return reply(
    [{ key }],
    { ...closing, lines: [] },
    { kind: isFelt ? 'feeling.tell' : 'talk', mood: isFelt ? 'calm' : 'happy' },
  )
}

const isText = ({ lesson }: Heard) =>
  lesson.asked?.kind === 'sentence' || lesson.asked?.about?.startsWith('tale') === true

/** 'What do you do if someone has a knife haha', 'how many pills is too many', 'my friend Sam moved to heaven'. */
export function nearDanger(heard: Heard): Decision | null {
  const { lesson, written, text, grade } = heard
  if (lesson.spanish || lesson.passage !== null || /^(?:play|story)$/.test(lesson.asked?.kind ?? '') || isText(heard))
    return null
  if (gone.test(written) && !noPerson.test(written)) return told(heard, 'danger.gone', true)
  if (inFun.test(written)) return null
  if (burned.test(written) && answerTo(text, grade) === null) return told(heard, 'danger.burn', true)
  if (body.test(written) && answerTo(text, grade) === null) return told(heard, 'danger.body', true)
  if (amount.test(written)) return told(heard, 'danger.amount', true)
  return ifIt.test(written) && danger.test(written) && answerTo(text, grade) === null
    ? told(heard, 'danger.safe', true)
    : null
}

/** 'Why was 6 scared of 7', 'seven ate nine': the oldest joke with numbers, and no row to go on with. */
export function sevenAte(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || openProblem(lesson) || /^(?:play|story|sentence)$/.test(lesson.asked?.kind ?? '')) return null
  if (six.test(written))
    return told(heard, ate.test(written.replace(/^.*?(?:7|seven)\W+/i, '')) ? 'seven.ate' : 'seven.why', false)
  // '7 8 9' may count on; 'ate' is a joke by itself.
  const isJoke = /\b(?:ate|eated)\b/i.test(written) || lesson.lines.slice(-2).some((line) => six.test(line))
  return isJoke && ate.test(written) ? told(heard, 'seven.ate', false) : null
}
