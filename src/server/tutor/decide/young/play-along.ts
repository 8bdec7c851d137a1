import type { Decision, Line } from '../../move.ts'
import { needsCare } from '../../read/felt.ts'
import { noiseIn } from '../../read/odd-words.ts'
import { openProblem } from '../../state.ts'
import { noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// The child plays and speaks to the tutor inside of it: a role, an order, a welcome, a trick. It is played along in a few forms that fit
// whatever the play is: do it, do it not, be quiet, greet who is there, take one of two.

const lead = '^\\W*(?:(?:ok|okay|no|now|and|then|so|but|hey|quick|hurry|uh oh|oh no|hello|hi|yes|alright|fine) )*'
const at = (form: string) => new RegExp(`${lead}(?:${form})`, 'i')

/** Work, writing and what is told of others is no play with the tutor. */
const ofWork =
  /\d ?[-+x×*÷/=]|\b(?:math|problems?|homework|answers?|sums?|spell\w*|words?|letters?|read|write|writing|numbers?|questions?|add|plus|minus|times|divide\w*|multiply|paragraph|sentence|essay|comma|capital|period|hint|explain|teach|test|quiz|joke|fraction\w*|denominator|decimal|recipe|rule of|because you|means?|significa|que|quiere decir)\b/i
const ofOthers =
  /\b(?:i|we|he|she|they|mom|mommy|dad|daddy|teacher|coach|brother|sister|grandma|grandpa|somebody|people|kids) (?:\w+ )?(?:said|says|told|goes|was|were|did|made|let|lets|always|got|had|has|is|are)\b/i
const grave =
  /\b(?:guns?|knife|kill\w*|blood|real fire|touch (?:my|your)|private|pants|secret|hurt\w*|hate|dead|die)\b/i
const spoken =
  /\b(?:dont|don't|do not) (?:tell|say)\b|\btell (?:my|mom|dad|anyone|anybody|nobody|her|him|them)\b|\bnobody knows\b/i

const fight = at(
  "you (?:have to|gotta|must|need to) (?:\\w+ )?(?:fight|battle|beat|defeat) me\\b|(?:prepare to (?:fight|battle)|fight me|i challenge you|en garde|on guard)\\b|you (?:cant|can't|cannot) (?:give up|beat me|defeat me|escape|get away|catch me)\\b",
)
const hits =
  /^\W*(?:pow|pew|zap|bam|splat|kapow|whack)\b(?:.{0,40}\b(?:you|your|ya)\b|(?:[\s!,]+(?:pow|pew|zap|bam|splat|kapow|whack))+)/i
const asksWho = at(
  '(?:halt|stop|freeze)?\\W*who (?:goes there|dares|comes there|is at my (?:door|gate|castle))\\b|(?:halt|stop)\\W+(?:who|password)\\b',
)
const hush =
  /^\W*(?:sh+h+|ssh+)\b|^\W*(?:\w+ ){0,3}(?:dont|don't|nobody|do not) (?:anyone |anybody |you |even )*(?:breathe?|make (?:a|any) (?:sound|noise|peep)|wake (?:him|her|them|it|up)|move|walk hard)\b(?!.*\b(?:i|we|he|she) )|^\W*(?:be|stay) (?:very |super |so |really )?(?:quiet|still)\b/i
const notTo = at(
  "(?:you )?(?:better )?(?:dont|don't|do not) (?:you )?(?:open|touch (?:it|that|the)|wake|eat (?:it|that|him|her|them|the|all|my)|step|peek|look (?:at|in|down|there|yet)|drop|fall|push|press|blink|sneeze|let go|squish|pop|lick|cheat|run|go in|come in|get out|stand up|spill|drink)\\b",
)
const doThis = at(
  '(?:push|press|pull) the \\w+|(?:sit|stand|get|lay|lie|line|buckle|hop|climb) (?:down|up|on|in|still|over|here|back)\\b(?! (?:to|the morning))|hold (?:still|tight|your|my|the \\w+)|close your \\w+|open (?:your|the (?:door|box|gate|hatch|flap|present|chest))|brush your|raise your|clap your|flap your|wiggle your|put your (?!name|answer)\\w+|hide\\b(?! and seek)|duck\\W*$|jump\\W*(?:$|in|on|over)|follow me\\b|come (?:in|here|with me|inside|aboard)\\b|go to (?:the thinking|time ?out|jail|sleep|the corner|your (?:room|seat|bed|cave|cage))|give me your (?:hand|ticket|paw|money)|look out\\b|drink (?:it|this|your|up)\\b|eat (?:it|this|your|up)\\b|say (?:cheese|ahh+|aaa+h*)\\b|take (?:this|my hand|a seat|your (?:seat|medicine))|hands up\\b|freeze\\W*$|wake up\\b|run for',
)
const mustDo = at(
  'you (?:have to|gotta|need to|better|must|got to|hafta) (?:sit|stand|hide|pay|jump|hop|run|get (?:in|on|up|out|down|back|off)|come|hold (?:still|on|my)|close your|open your|stay|lay down|lie down|be (?:quiet|the|still|good|my)|follow|freeze|wear|drink|eat (?:it|this|your)|wait (?:here|in))\\b',
)
const welcomes =
  /\bwelcome to (?:my|the|our|cafe|[a-z]+'?s)\b(?! (?:school|class) (?:is|was))|^\W*lad(?:ies|ys|y's) and gentlem[ae]n|^\W*(?:hello|hi|good (?:morning|evening|afternoon)) (?:class|passengers|students|ladies|folks|everybody|everyone|this is (?:the|your|channel))\b|\bthis is your (?:captain|pilot)\b|\b(?:fasten your seat ?belts?|all aboard|tickets?,? please|here(?:'s| is) your menu|may i take your order)\b/i
const floor = /\b(?:what|which) floor(?: please| would you| do you|\W*$)/i

const titles =
  'doctor|dr|captain|sir|king|queen|princess|prince|chef|officer|sheriff|agent|nurse|professor|lord|lady|general|commander|detective|coach|mister'
const named = [
  at(`(?:i am|im|i'm) ((?:${titles}) [a-z]+)\\b`),
  at(`((?:${titles}) [a-z]+) here\\b`),
  new RegExp(
    `\\bthis is ((?:${titles}) [a-z]+)(?= (?:can you hear me|speaking|here|reporting|do you copy|calling)\\b|\\W*$)`,
    'i',
  ),
  /^\W*((?:super )?[a-z]+ (?:girl|boy|man|woman|dog|cat)) to the rescue\b/i,
  at("good morning class (?:i am|im|i'm) ((?:mrs?|ms|miss) [a-z]+)\\b"),
]
const parts =
  'bus driver|doctor|teacher|chef|pilot|waiter|waitress|princess|prince|dragon|queen|king|vet|dentist|conductor|principal|pirate|firefighter|ninja|zombie|mermaid|unicorn|knight|witch|wizard|robot|superhero|fairy|vampire|dinosaur|alien|astronaut|detective|monster|mailman|mail carrier|police officer|cook|magician|lion|tiger|bear|kitty|puppy|wolf|spy|ghost|cowboy|baker|queen bee|bunny'
const part = at(
  `(?:i am|im|i'm|ill be|i'll be) (?:the|a|an) (${parts})(?= (?:and (?:you|these|this|the|my)|today|now|so)\\b|\\W*$)`,
)

const offers =
  /\b(?:would|do|did) (?:you|u) (?:like|want|prefer) (?:some |to (?:have|eat|drink|be|ride) )?((?:an? |the |one |some )?[a-z]+(?: [a-z]+)?) or (?:(?:an? |the |some )?[a-z]+(?: [a-z]+)?)\W*$/i
/** It offers, and the tutor is to choose. */
const wantsWhat = at(
  '(?:what|wat|which|wich) (?:[a-z]+ )?(?:do|would|can|will) (?:you|u) (?:want|wanna (?:buy|eat|drink|order)|like to (?:buy|eat|have|drink|order)|order)\\b',
)
const countsDown = /^\W*(?:5 4 )?(?:3 2 1|three two one|1 2 3|one two three)\W+[a-z]/i
const trick = at('(?:pick|choose|take) (?:a|any|one|another) (?:card|hand|cup|shell|straw|finger)\\b')
const tells =
  /^\W*(?:(?:ok|so|hmm+|is|dont tell me|wait|and|now)\W+)*(?:is|was) (?:it|this|that) (?:the |a |an |your )?\w+|\byou have to say yes\b/i
const lets = at(
  'guess (?:what (?:word|animal|color|number|game|movie|book|song|day)|how (?:long|many|much|old|far|big|fast|tall)|who|where|which)\\b',
)
/** 'Another one. why did 6 hate 7': the child's next joke begins. */
const nextJoke = at(
  "(?:wait )?(?:(?:i )?(?:have|got|know) )?(?:another one|one more|(?:this|heres|here's) (?:is )?(?:a good |another )?(?:one|joke)|next (?:one|joke)|my turn)[\\s.,!:]+(?:why|what|how|where|who) (?:did|do|does|is|are|was|kind|happens|happened|has|have|can|cant|would) .{4,60}",
)
const jokes = /\b(?:math|homework|question|problem|spell|mean|answer)\b|\d ?[-+x×÷=]/i
const guessing = 12
const oldest = 5

/** Which of the forms it is, with what is said to it. */
type Said = { key: string; values?: Record<string, string> }
function playedWith(text: string): Said | null {
  const sound = countsDown.test(text) ? noiseIn(text) : null
  if (sound !== null) return { key: 'tone.sound', values: { Sound: sound, sound: sound.toLowerCase() } }
  if (trick.test(text)) return { key: 'play.pick' }
  if (fight.test(text)) return { key: 'play.fight' }
  if (hits.test(text)) return { key: 'play.hit' }
  if (asksWho.test(text)) return { key: 'play.who' }
  const name = nameIn(text)
  if (name !== null) return { key: 'play.name', values: { name } }
  if (floor.test(text)) return choosing('the top floor')
  if (/\bwhat (?:do|would) (?:you|u) (?:want|wanna|like)\b/i.test(text) && welcomes.test(text))
    return { key: 'play.best' }
  if (welcomes.test(text)) return { key: 'play.welcome' }
  if (spoken.test(text)) return null
  if (hush.test(text)) return { key: 'play.hush' }
  if (notTo.test(text)) return { key: 'play.not' }
  if (wantsWhat.test(text)) return { key: 'play.best' }
  const one = offers.exec(text)?.[1]
  if (one !== undefined && !/^(?:to|a hint|easy|hard|me|math|more|it|this|that)\b/i.test(one))
    return choosing(one.toLowerCase())
  return doThis.test(text) || mustDo.test(text) ? { key: 'play.do' } : null
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const choosing = (one: string): Said => ({ key: 'play.choose', values: { one, One: capital(one) } })

const titled = (name: string | undefined): string | null =>
  name === undefined
    ? null
    : name
        .toLowerCase()
        .replace(/^(mrs|mr|ms|dr)(?= )/, '$1.')
        .split(' ')
        .map(capital)
        .join(' ')

function nameIn(text: string): string | null {
  for (const form of named) {
    const found = form.exec(text)?.[1]
    if (found !== undefined) return titled(found)
  }
  return titled(part.exec(text)?.[1])
}

/** Played along at once; null where it is no play with the tutor. */
export function playedAlong(heard: Heard): Decision | null {
  const { lesson, written: text, grade } = heard
  if (lesson.spanish || grade > oldest || openProblem(lesson) !== null || lesson.passage !== null) return null
  if (/^(?:sentence|answer|how|relation|play|story|feeling)$/.test(lesson.asked?.kind ?? '') && !isInPlay(heard))
    return null
  if (lesson.asked?.about?.startsWith('pretend:')) return null
  if (isInPlay(heard, /^play\.pick/) && tells.test(text)) return along(heard, { key: 'play.picked' })
  if (
    lets.test(text) &&
    text.split(/\s+/).length <= guessing &&
    !/\?\s*$/.test(text) &&
    !ofWork.test(text.replace(/what (?:word|number)/i, ''))
  )
    return along(heard, { key: 'tone.guess' })
  if (nextJoke.test(text) && !jokes.test(text)) return along(heard, { key: 'tone.guess' })
  if (ofWork.test(text) || grave.test(text) || isTold(text)) return null
  const line = playedWith(text)
  return line === null || (needsCare(text) && !/^play\.(?:fight|hush|not|hit|do|name)$/.test(line.key))
    ? null
    : along(heard, line)
}

const isTold = (text: string) => ofOthers.test(text) && !/^\W*(?:sh+h+)\b/i.test(text)
const ownForms = /^play\.(?:fight|hit|who|hush|not|do|name|welcome|choose|best|pick|picked)#/
const isInPlay = ({ lesson }: Heard, form = ownForms) => lesson.said.slice(-mostBack).some((one) => form.test(one))
const mostBack = 4

function along(heard: Heard, line: Line): Decision {
  const lesson = { ...heard.lesson, aside: heard.lesson.aside + 1 }
  return reply(
    [line],
    { ...noQuestion(lesson), asked: { ...nothing, problem: null } },
    { kind: 'play.along', mood: 'happy' },
  )
}
const nothing = { kind: 'chat', expects: null, yes: null, no: null, about: null, times: 1 } as const
