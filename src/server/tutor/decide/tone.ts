import { isQuestion } from '../know/book/stems.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { hurtsNow, isLightlyTold, isOverNow } from '../read/hurts-now.ts'
import { greatNumber, likeness, noiseIn } from '../read/odd-words.ts'
import { isTenderTelling, tellingIn, tellsOfDeath } from '../read/tellings.ts'
import { openProblem } from '../state.ts'
import { askAgain, askTopic, isStrict, noQuestion } from './ask.ts'
import { reply } from './reply.ts'

// A line that no reader understood still has a tone: it is funny, glad, a small hurt, uneasy, a letdown, sleepy. It is met in that tone,
// by its plainest sign alone, and where it is like a picture the picture is said back.

/** What must never be laughed at, cheered or made a picture of. */
const heavy =
  /\b(?:died?|dead|dying|killed|hospital|blood|bloody|bleed\w*|cancer|police|jail|guns?|knife|drunk|beer|fire|burn\w*|sad|cry|cries|cried|crying|scared|afraid|hate|hates|hated|mean|bull(?:y|ied)|alone|nobody|no one|at me|touch\w*|private|secrets?|divorce\w*|sick|threw up|throw up|fever|accident|wet my|in trouble|yelled|worried|nervous|miss|stole|lost|ruined|my (?:\w+ )?pants|hurts?|fight|hit (?:me|with|by)|hits me|pushed me|called me|calls me)\b/i
const silly =
  /\b(?:poop\w*|poo|poos|pood|pooed|pee|pees|peed|peeing|farts?|farted|farting|burp\w*|tushie|heinie|toots?|tooted|boogers?|snot|stink(?:y|s|foot)?|underwear|underpants|whoopie|diapers?|wedgie)\b/i
const ownMishap =
  /\b(?:i|we) (?:\w+ )?(?:peed|pooped|pooed|wet|farted)\b|\b(?:to|for|go|gotta|had to) (?:pee|poop)\b|\byou (?:be|are)\b/i
const laughs =
  /\b(?:funny|funniest|hilarious|(?:i|we|she|he|mom|dad|mommy|daddy|grandma|grandpa|everybody|everyone|they|baby) (?:all |both |just |even |was |were |is |started )*(?:laugh(?:ed|ing)?|laffed|cracked up|crack up|giggl(?:ed|ing))(?! (?:at (?:me|us)|so (?:they|he|she|nobody|no one))\b)|laughed so (?:hard|much|loud)|so hard (?:i|he|she|we|milk))\b/i

const pun = /(?:^|[.!?,] ?)(?:do you |you )?get it\b\W*(?:[a-z]+\W*)?$/i
const sleepy =
  /\bmy eyes (?:are|r|keep|is) (?:closing|shutting|so heavy|heavy)\b|\b(?:i'?m|im|i am) (?:\w+ )?(?:going|gonna go|off) (?:to (?:bed|sleep) now|goodnight|good night|night night)\b|\b(?:i|im|i'm) (?:keep |am )?falling asleep (?:here|now|on)\b/i
const glad =
  /\b(?:i|we) (?:finally |actually |just )*(?:did it|made it|did the whole|did all(?: of it| of them)?|finished the whole|got (?:him|her|them)(?: back| out)?(?=\W*!|\W*$| he | she | it )|won)\b|\b(?:it|she|he|they|mom|dad|my (?:mom|dad|teacher)) (?:finally |actually )?(?:worked|works|said yes|came out|came back|opened)\b.*!|\b(?:it worked|said yes)\b|^\W*(?:yay+|woo+ ?hoo+|hooray|yes+ finally|finally)\b|\bits? (?:staying|working)\b/i
const smallHurt =
  /\b(?:i|we) (?:\w+ )?(?:got|get) (?:a (?:\w+ )?(?:nosebleed|bloody nose|paper cut|scrape|scratch|cut|splinter|bruise|bump|blister|burn)|hit (?:right )?(?:in|on|by)|smashed|smacked|bonked|stung|bitten|bit by|pinched|poked|scratched|\d+ \w+ bites)\b|\b(?:stung|stings) me\b|\bi (?:\w+ ){1,8}(?:and it )?(?:stung|stings)\b|\bi bit my (?:tongue|lip|cheek)\b|\b(?:bump|bumped|bonked|stubbed|banged) (?:on )?my (?:shin|toe|head|knee|elbow|chin|nose)\b|\bi (?:itch|am itchy|had a bruise|have a bruise)\b|\b(?:ball|snowball|door|swing) (?:\w+ ){0,4}(?:hit me|bop)\b/i
const byPerson =
  /\bby (?:my|a|this|some|the) (?:\w+ )?(?:mom|dad|brother|sister|kid|boy|girl|teacher|man|uncle|cousin|stepdad)\b|\b(?:he|she|they|mom|dad|brother|sister|kid|boy|girl) (?:hit|hits|pushed|kicked|punched|threw|slapped)\b/i
const uneasy =
  /\b(?:i'?m|im|i am|i get|i feel|i was|i'?ll be) (?:kinda |kind of |a little |a bit |so |really |still |sorta |just )*(?:nervous|worried|shy|jealous|embarrassed|frustrated|homesick|scared|disappointed|sad|mad)\b|\bmy (?:tummy|stomach) (?:feels|is doing)\b|\bmy hands (?:are |were )?(?:gonna |going to )?shak\w+/i
const wanted =
  /\bi (?:really )?want(?:ed)? (?:to be|to get|to have|the|a) .{2,40}\bbut (?:i|they|he|she|it|my|[a-z]+) (?:got|get|gave|picked|said|chose|only)\b|\bi (?:wish|wisht|wished) i (?:can|could|get|got)\b.*\bbut\b/i
const end = /(?:[.!,;] ?|\b(?:friends|home|happy|after|asleep) )the end\W*$/i
const fewestOfStory = 8
const oldestStory = 4

const line = (key: string, values?: Record<string, string>): Line => (values ? { key, values } : { key })
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The plainest sign of how something was told. */
function toneOf({ text, grade }: Situation): { line: Line; mood: 'happy' | 'calm' } | null {
  if (pun.test(text)) return { line: line('tone.pun'), mood: 'happy' }
  if (sleepy.test(text)) return { line: line('tone.bed'), mood: 'calm' }
  if (end.test(text) && grade <= oldestStory && text.split(/\s+/).length >= fewestOfStory)
    return { line: line('tone.end'), mood: 'happy' }
  if (hurtsNow(text) || tellsOfDeath(text)) return null
  if (wanted.test(text)) return { line: line('tone.wanted'), mood: 'calm' }
  if (smallHurt.test(text) && !byPerson.test(text) && !isLightlyTold(text) && !isOverNow(text))
    return { line: line('tone.ouch'), mood: 'calm' }
  return heavy.test(text) ? grave(text) : merry(text)
}

const grave = (text: string) =>
  uneasy.test(text) && !isLightlyTold(text) && !isOverNow(text)
    ? { line: line('tone.uneasy'), mood: 'calm' as const }
    : null

function merry(text: string): { line: Line; mood: 'happy' } | null {
  const telling = tellingIn(text)
  if (telling !== null && isTenderTelling(telling)) return null
  const like = likeness(text)
  if (like !== null) return { line: line('tone.like', { like, Like: capital(like) }), mood: 'happy' }
  if (silly.test(text) ? !ownMishap.test(text) : laughs.test(text)) return { line: line('tone.laugh'), mood: 'happy' }
  if (
    glad.test(text) &&
    !/\b(?:not|didn'?t|but (?:then|it|he|she|they|i)|never|no|if|like i|on purpose|nah)\b/i.test(text)
  )
    return { line: line('tone.hooray'), mood: 'happy' }
  const sound = noiseIn(text)
  if (sound !== null) return { line: line('tone.sound', { Sound: sound, sound: sound.toLowerCase() }), mood: 'happy' }
  return null
}

/** What was told, met in its tone; null where no sign of one is plain. */
export function inItsTone(situation: Situation): Decision | null {
  const { lesson, text } = situation
  if (lesson.spanish || isQuestion(text) || ofWork.test(text) || (text.match(/\d+/g)?.length ?? 0) >= mostNumbers)
    return null
  const tone = toneOf(situation)
  return tone && said(situation, tone.line, tone.mood)
}
const mostNumbers = 3
const ofWork =
  /\b(?:fractions?|percent|divided|times \d|plus|minus|equals?|answer|homework|essay|paragraph|sentence|spell\w*|decimal|perimeter|area|multipl\w+|word problem)\b|[=+×÷]/i

/** How many there were, where nothing else is known of the line. */
export function amazedAt(situation: Situation): Decision | null {
  const { lesson, text } = situation
  const many =
    lesson.spanish || openProblem(lesson) || isQuestion(text) || ofWork.test(text) || heavy.test(text)
      ? null
      : greatNumber(text)
  return many === null ? null : said(situation, line('tone.many', { many, Many: capital(many) }), 'happy')
}

function said(situation: Situation, what: Line, mood: 'happy' | 'calm'): Decision {
  const lesson = { ...situation.lesson, aside: situation.lesson.aside + 1 }
  const open = openProblem(lesson)
  const closing = isStrict(situation)
    ? open
      ? askAgain(situation, lesson)
      : askTopic(situation, lesson)
    : { ...noQuestion(lesson), asked: { ...nothing, problem: open?.item.id ?? null } }
  return reply([what], closing, { kind: 'heard', mood })
}
const nothing = { kind: 'chat', expects: null, yes: null, no: null, about: null, times: 1 } as const
