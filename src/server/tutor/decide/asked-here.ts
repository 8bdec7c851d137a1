import { isQuestion } from '../know/book/stems.ts'
import { isCovered, nearlyMeant } from '../know/know.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { caughtAs } from './caught.ts'
import type { Heard } from './hear.ts'

// What is put as a question and is none of the world: of the child's own paper, of the tutor itself, a riddle to guess, a thing offered
// in play, surprise with a question mark, a question that wants no answer. Each is met as what it is.

const opens = String.raw`^\W*(?:(?:so|but|and|ok|okay|um+|hey|now|oh|wait|then|like|wow|well|also|haha|lol) )*`

const sheet = new RegExp(
  `${opens}(?:what(?:'?s| is|s)|do|read|give me|can (?:you|we|u) do|whats on) (?:me )?(?:question|number|problem|#) ?#?\\d{1,2}\\W*$|\\bwhat(?:'?s| is|s) (?:question|number|problem|#) ?\\d{1,2}\\W*$|\\bwhat (?:number|question) (?:are we|am i) on\\b`,
  'i',
)
const task = new RegExp(
  `${opens}(?:the )?(?:next|last|first|other) (?:question|one)(?: (?:she|he|they) sent)? (?:says|is|asks)\\b.*\\b(?:why|how|what|who|when|where|which)\\b|^\\W*(?:ok |now )?question #?\\d{1,2}\\b.*\\b(?:why|how|what|who|when|where|which)\\b|${opens}the question is (?:why|how|what|who|when|where|which)\\b`,
  'i',
)
const riddle =
  /\b(?:(?:make up|making up|made up|making) my own(?: (?:riddle|joke|one))?|(?:have|got|heres|here'?s) (?:a|another|my) (?:own )?(?:riddle|joke))\W+(?:ok |it'?s |so )*(?:what|why|who)\b|^\W*(?:ok |now |heres one |here's one )*what (?:has|is|gets|goes|kind of \w+ (?:has|is)) .*\b(?:but|and) (?:\w+ ){0,2}(?:never|cant|can'?t|cannot|doesn'?t|has no|have no|yells|wont|won'?t)\b/i
const bodily =
  'tumm(?:y|ies)|bell(?:y|ies)|stomach|hair|nose|teeth|tooth|feet|foot|hands?|fingers?|arms?|legs?|butt|bottom|eyes?|ears?|skin|bones?|blood|heart|brain|mouth|bed|house|bedroom|mom|mommy|dad|daddy|parents?|family|brother|sister|grandma|grandpa|kids|birthday|dog|cat|pet|lunch|dinner|breakfast|bedtime|clothes|shoes|pajamas|underwear|toys?|wife|husband'
const ofTutor = [
  new RegExp(
    String.raw`^(?!.*\b(?:call|say|spell|in|if|when) your\b).*\b(?:do|does|is|are|was|did|can|has|have|what(?:'?s|s)?|who(?:'?s|s)?|how|where) (?:[a-z']+ )?(?:your|ur) (?:${bodily})\b`,
    'i',
  ),
  /^\W*(?:(?:so|but|and|ok|hey|wait|oh|like) )*(?:would|do|did|can|have|are|were|could|will) (?:you|u) (?:ever |really |even |also |still )?(?:eat|ate|eaten|taste|drink|sleep|dream|poop|pee|fart|toot|burp|bite|smell|cry|laugh|bleed|itch|itchy|breathe|sneeze|die|swim|fly|dance|sweat|ticklish|tired|hungry|thirsty|sleepy|sick|cold|hot|scared|lonely|bored|get (?:tired|hungry|thirsty|sleepy|sick|cold|hot|scared|lonely|bored|mad|sad|hurt|lice|chills))\b/i,
  /\bwhat (?:have (?:you|u) been|did (?:you|u)) (?:eat(?:ing)?|dream(?:ing)?(?: about)?|have for (?:lunch|dinner|breakfast))\b/i,
  /, ?(?:is|are|do|does) (?:yours?|you)\W*$|\b(?:when|if|after) (?:somebody|someone|we|i|they|people) (?:turns?|switch(?:es)?|shuts?) you (?:off|on|down)\b/i,
]
const offered =
  /^\W*(?:(?:so|ok|here|hey|and|now) )*(?:(?:would|wud) (?:you|u) (?:like|care for)|(?:do )?(?:you|u) want|want) (?:a |an |some |one |two |more |another )(?!(?:hint|help|clue|question|problem|story|joke|game|example|guess|turn|word|minute|second)s?\b|(?:game|joke|story)\b)(?:\w+ ){0,3}\w+(?: or \w+(?: \w+)?)?\W*$/i
const wantsToTell =
  /^\W*(?:(?:so|ok|okay|hey|and|now|oh) )*(?:do )?(?:you|u|ya) (?:wanna|want to|want too|wana) (?:hear|see|know|guess|watch|meet)\b(?!.*\b(?:joke|story|riddle)\b)/i
const rhetoric =
  /\b(?:what (?:are|am|is|was|were) (?:you|we|he|she|they|people) (?:supposed|meant) to do\W*$|why (?:didn'?t|couldn'?t|can'?t|don'?t|doesn'?t|won'?t) (?:they|he|she|it|people|everyone|everybody) just\b|why would (?:anyone|anybody|somebody|someone) (?:even |ever )?(?:do|want|say|make|think)|who (?:even )?(?:does|says|thought of|cares about|came up with) (?:that|this)\W*$|what (?:are|were) they (?:even )?thinking|what the heck|how hard (?:is it|can it be))/i
const howPut =
  /\b(?:do|should|could) i (?:just )?(?:write|put|draw|label|cut|use|add|include|start|end|glue|color|leave|skip|round|line)\b|\bhow (?:do|should|would) i (?:write|put|label|draw|start|end|begin|show|finish)\b(?! (?:an?|the) [a-z]+\W*$)|\bwhat (?:\w+ )?(?:do|should) i (?:write|put|draw|label)\b/i
const fewestOfHow = 4

/** What the child says back, before the question mark: no question by its form. */
const asksByForm = new RegExp(
  `${opens}(?:i have a question |question |no |yes )*(?:is|are|do|does|did|can|could|will|would|should|has|have|had|was|were|am|may|isn'?t|aren'?t|don'?t|doesn'?t|can'?t|didn'?t|what|wat|why|y|how|who|where|when|which|whose|whats|whos|wheres|what's|who's|where's|tell|guess|know|want|wanna|ready|u|you (?:want|know|like|ready|think|there|okay|ok))\\b`,
  'i',
)
const wishes =
  /\b(?:hint|help|clue|more|another|again|next|please|right|huh|ok|okay|see|correct|yes|no|really|answer|question|problem|math|story|joke|game|remember|you know)\W*$|\b(?:can|could|may|do|did|should|is|are|does) (?:i|we|you|it|that|this|they|he|she)\b/i
const surprised =
  /\?{2,}|\?!|!\?|^\W*(?:what|wait|whoa|woah|no way|huh|never|even|even though)\b|\b(?!(?:TV|OK|US|USA|DNA|PE|NBA|NFL|AM|PM|UFO|LOL|OMG)\b)[A-Z]{2,}\b/
const shouted = /^(?:WHAT|WAIT|WHOA|NO WAY|HUH)\W+(?:they|it|he|she|there|you|we|people|that|the|a|an) /i
const mostSaidBack = 14

/** 'Some worms are boys AND girls? thats handy': what was said back, and whether in surprise. */
function saidBack(text: string): string | null {
  if (/^(?:WHAT|WAIT|WHOA|NO WAY|HUH) /.test(text) && shouted.test(text)) return 'here.startled'
  const at = text.indexOf('?')
  const before =
    at < 0
      ? ''
      : (text
          .slice(0, at)
          .split(/[.!,;]\s+/)
          .at(-1) ?? '')
  if (before.trim().length < 3 || before.split(/\s+/).length > mostSaidBack) return null
  if (asksByForm.test(before) || wishes.test(before) || /\d ?[-+x×*/÷=] ?\d|\d/.test(before)) return null
  const after = text.slice(at).replace(/^[?!\s]+/, '')
  if (after.split(/[.!?;]\s+/).some((one) => asksByForm.test(one))) return null
  // 'Fourteen?' alone may be anything.
  if (before.trim().split(/\s+/).length < 3 && !surprised.test(text)) return null
  return surprised.test(before) || surprised.test(text) ? 'here.startled' : 'here.checking'
}

function keyOf(text: string): string | null {
  if (sheet.test(text)) return 'here.sheet'
  if (task.test(text)) return 'here.task'
  if (riddle.test(text)) return 'here.riddle'
  if (ofTutor.some((pattern) => pattern.test(text))) return 'here.ofTutor'
  if (wantsToTell.test(text)) return 'here.tellMe'
  if (offered.test(text)) return 'here.offered'
  return rhetoric.test(text) ? 'here.rhetoric' : saidBack(text)
}

const inPlay = /^(?:play|story|sentence|feeling)$/

/** Met as what it is, where it is no question of the world. */
export function askedHere(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || lesson.passage !== null || inPlay.test(lesson.asked?.kind ?? '')) return null
  const key = keyOf(text)
  if (key === null || (openProblem(lesson) && /startled|checking|offered/.test(key))) return null
  if (isQuestion(text) && key !== 'here.sheet' && (nearlyMeant(text) ?? isCovered(text))) return null
  // Behind a fact the talk stays with it.
  const kind = lesson.question !== null && !openProblem(lesson) && /startled|checking/.test(key) ? 'book' : 'heard'
  return caughtAs(heard, { key }, key === 'here.startled' ? 'surprise' : 'ask', kind)
}

/** How to put something in its own work. */
export const asksHowPut = (text: string): boolean => howPut.test(text) && text.split(/\s+/).length >= fewestOfHow
