import { reply } from '../decide/reply.ts'
import { answerTo } from '../know/know.ts'
import { schoolAnswer } from '../know/school.ts'
import type { Decision, Situation } from '../move.ts'
import { doesOf } from '../read/line-does.ts'
import type { Play } from '../state-parts.ts'
import { type Heard, isElsewhere, wordsIn } from './hearing.ts'
import { another, playOn } from './ways.ts'
import { wishIn } from './wished-play.ts'

/** Who tells is the child: it knocks, it is asked who is there, and who that is; or it asks and the tutor gives up. */
type Stage = 'ready' | 'there' | 'who' | 'end'

const at = (secret: Stage, who: string[] = []): Omit<Play, 'away'> => ({
  game: 'knock',
  id: 'told',
  secret,
  turns: 0,
  used: who,
})

/** 'Knock knock' in the spelling of any child: nok nok, knoc knock, nawk nawk. */
const knocks = /^\W*(?:ok(?:ay)? |hey |um |and )*(?:(?:k?n(?:o|aw)(?:c?k|c)|toc)[\s,.!-]*){2}/i
export const isKnock = (text: string) => knocks.test(text)

/** 'Knock knock' and what may come in the same message. */
export function hearKnock({ lesson, text }: Situation): Decision {
  const marks = { kind: 'play.joke', mood: 'happy' } as const
  const rest = text.replace(knocks, '')
  const [, who = ''] = /who'?s there\W+(.+)/i.exec(rest) ?? []
  const name = nameOf(who.split(/[?.!]/)[0] ?? '')
  if (/\bwho\b/i.test(who.slice(name.length)) && wordsIn(who).length > 3)
    return reply([{ key: 'knock.laugh' }], another(lesson, 'joke'), marks)
  if (name !== '')
    return reply([], playOn(lesson, at('who', [name]), [{ key: 'knock.who', values: { who: name } }]), marks)
  return reply([], playOn(lesson, at('there'), [{ key: 'knock.there' }]), marks)
}

/** The child has a joke of its own: 'can I tell you a joke', 'why did the chicken cross the road'. */
export function hearOwnJoke({ lesson, text, grade }: Situation, isToldNow: boolean): Decision {
  const marks = { kind: 'play.joke', mood: 'happy' } as const
  const riddle = isToldNow ? schoolAnswer(text, grade) : null
  if (riddle?.id.startsWith('school-riddle-'))
    return reply([{ key: 'knock.guess' }, { text: riddle.says, fact: true }], another(lesson, 'joke'), marks)
  const key = isToldNow ? (/^\W*why\b/i.test(text) ? 'knock.why' : 'knock.tell') : 'knock.ready'
  return reply([], playOn(lesson, at(isToldNow ? 'end' : 'ready'), [{ key }]), marks)
}

const tellsOne =
  /^\W*(?:(?:ok|okay|now|so|wait|oh|um|hey|no|lol|haha|and|guess what)[\s,.!]+)*(?:(?:i|ive|i've|we) ?(?:hav|have|got|know|kno|no|made up|made|thought of|heard|learned)?(?: got)? (?:one|another|mine|a (?:(?:good|funny|new|silly|really funny|really good) )?(?:one|joke))(?: one)?(?: too| also| for (?:you|u)| now)*|(?:here'?s|here is|hears) (?:one|mine|a joke|my joke|another)(?: one)?|(?:now )?(?:its |it's )?my turn(?: now)?|(?:wanna|want to|do (?:you|u) want to|can i) (?:hear|tell (?:you|u)|tell) (?:one|a joke|mine|my joke|another)(?: one)?)\W+(?:(?:ok|so|its|it's|here goes|ready)\W+)*((?:why|wy|what|wat|how|who|where|when|which)\b.{8,})$/i
const crossesRoad =
  /^\W*(?:(?:ok|now|so|hey|um) )*((?:why|wy) (?:did|does|dos|do|dud) (?:the |a |an )?(?:[a-z]+ ){1,4}(?:cros+|crosed|crossed|kros|walk across) (?:the |a )?(?:road|rode|street|playground)\b.{0,30})$/i

/** The question of a joke that the child tells at once: 'I hav one. Why did the cow cros the road'. */
export function jokeToldIn(text: string): string | null {
  const question = tellsOne.exec(text)?.[1] ?? crossesRoad.exec(text)?.[1] ?? null
  return question === null || /\d\s*[-+x×*÷/=]\s*\d/.test(question) ? null : question
}

const adjective =
  '(?:big|small|little|tiny|huge|tall|long|short|round|fat|thin|red|green|blue|yellow|orange|purple|pink|brown|black|white|gray|sticky|hairy|fuzzy|furry|wet|slimy|smelly|stinky|soft|hard|hot|cold|sweet|shiny|bumpy|invisible)'
const looksLike = new RegExp(
  `^\\W*(?:(?:ok|so|now|hey|then|and) )*(?:what'?s|what is|wats|wat is) ${adjective}(?:,? and|,) ${adjective}(?:(?:,? and|,) ${adjective})?(?:,| and| but)? (?:goes|go|says|hangs|flies|jumps|hops|sits|lives|smells|rolls|bounces|swims|sings|all over|comes|has (?:no|a|an)|is (?:not|always)|can'?t|cannot|never)\\b`,
  'i',
)
/** What such a one likes best, or a number fears, nobody asks to learn it. */
const ofFun =
  /^\W*(?:(?:ok|so|now|hey|then|and) )*(?:(?:what'?s|what is|wats) (?:a|an|the) (?:pirate|ghost|vampire|monster|skeleton|snowman|witch|mummy|zombie|alien|robot|werewolf|ninja)(?:'?s)? fav\w+ [a-z]+|why (?:is|was|are|were) (?:six|6|ten|10|the \w+|number \w+) (?:so )?(?:afraid|scared|mad|sad|tired) (?:of|at|by) (?:seven|7|nine|9|the \w+|number \w+)|(?:why|y) did (?:the number )?(?:six|6|seven|7) (?:eat|hate|run (?:away )?from|hit) (?:the number )?(?:six|6|seven|7|nine|9|eight|8))\W*(?:(?:cuz|because|bc)\b.{1,60})?$/i

/** The question of a riddle or a joke, plain by its form: 'what's big and green and goes up and down', 'why is 6 afraid of 7'. */
export const isRiddle = (text: string): boolean => looksLike.test(text) || ofFun.test(text)

/** A problem with its numbers ends no joke. */
const isSum = /\d.*\bhow (?:many|much)\b|\d ?[-+x×*÷/=] ?\d/i
const riddleIn =
  /\b(?:riddle|joke|one for (?:you|u)|one|this|mine|my turn)\b\W+(?:(?:ok|so|ready|here) )*((?:what|why|how|who|where|which)\b.{8,})$/i

/** 'I have a riddle what has a pouch': its question is answered where it can be known, else given up on. */
export function hearOwnRiddle(situation: Situation): Decision | null {
  const [, question] = riddleIn.exec(situation.text) ?? []
  if (question === undefined) return null
  const known = schoolAnswer(question, situation.grade) ?? answerTo(question, situation.grade)
  if (known && !known.isFamily && known.id !== 'glossary')
    return reply([{ key: 'knock.guess' }, { text: known.says, fact: true }], another(situation.lesson, 'joke'), {
      kind: 'play.joke',
      mood: 'happy',
    })
  return hearOwnJoke({ ...situation, text: question }, true)
}

export function askKnockAgain({ lesson }: Situation, play: Play) {
  const [who] = play.used
  if (play.secret === 'who' && who) return playOn(lesson, play, [{ key: 'knock.who', values: { who } }])
  return playOn(lesson, play, [
    { key: play.secret === 'there' ? 'knock.there' : play.secret === 'ready' ? 'knock.ready' : 'knock.tell' },
  ])
}

const wishesTurn =
  /^\W*(?:no\W+)?(?:wait\W+)?(?:i'?m|im|i am|i|let me|i'll|ill)\b.*\b(?:tell(?:ing)?|do(?:ing)?|say(?:ing)?|my turn)\b/i
const longestJoke = 40
const interrupts =
  /\binterrupting \w+\W+(?:m+o{2,}|b+a{2,}|r+o+a+r|w+o+f|q+u+a+c+k|m+e+o+w|o+i+n+k|[a-z]*([a-z])\1{2,})/i

export function hearKnockOn(heard: Heard, play: Play): Decision | null {
  const { lesson, text } = heard
  if (isKnock(text)) return hearKnock(heard)
  if (wordsIn(text).length > longestJoke) return null
  const marks = { kind: 'play.joke', mood: 'happy' } as const
  if (play.secret !== 'end' && wishesTurn.test(text))
    return reply([], playOn(lesson, at('ready'), [{ key: 'knock.ready' }]), marks)
  if (play.secret === 'there') {
    const who = nameOf(text)
    if (who === '') return null
    // It interrupts, as that joke wants it.
    if (interrupts.test(text)) return reply([{ key: 'knock.laugh' }], another(lesson, 'joke'), marks)
    return reply([], playOn(lesson, at('who', [who]), [{ key: 'knock.who', values: { who } }]), marks)
  }
  if (play.secret === 'ready') {
    if (isElsewhere(heard)) return null
    // The question of a joke, or all of it at once.
    const isQuestion = /\?\s*$|^\W*(?:why|what|how|where|who|when)\b/i.test(text) && !/\bbecause\b|\bcuz\b/i.test(text)
    if (isQuestion || wordsIn(text).length < 3) return hearOwnJoke(heard, isQuestion)
  }
  // It has gone on to something else, and that is no end of a joke.
  const does = doesOf(text)
  if (
    play.secret === 'end' &&
    ((does !== null && does !== 'because') ||
      wishIn(text) ||
      isSum.test(text) ||
      /\b(?:quiz|test) me\b|^\W*can we do\b/i.test(text))
  )
    return null
  return reply([{ key: 'knock.laugh' }], another(lesson, 'joke'), marks)
}

const longestName = 5

/** 'its banana' is Banana. */
function nameOf(text: string): string {
  const words = text
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  const own = /^(?:it'?s|its|um|uh)$/i.test(words[0] ?? '') ? words.slice(1) : words
  const name = own.slice(0, longestName).join(' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
