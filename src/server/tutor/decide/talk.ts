import { isQuestion } from '../know/book/stems.ts'
import { type Theme, themesIn } from '../know/themes.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { isGrave, isTender } from '../read/felt.ts'
import { hasWording } from '../say/wordings.ts'
import { type Lesson, openProblem } from '../state.ts'
import {
  askAgain,
  askChat,
  askOffer,
  askTopic,
  type Closing,
  choices,
  isStrict,
  noQuestion,
  patienceOf,
} from './ask.ts'
import { keepLiked, mayLike } from './likes.ts'
import { reflected } from './reflected.ts'
import { reply } from './reply.ts'

/** What was said by the child about itself, its day, its things, the tutor: met first, then led on. */
export function talk(situation: Situation, act: string): Decision {
  const { lesson, text } = situation
  const [theme = null] = themesIn(text)
  const { lesson: after, likes } = keepLiked({ ...lesson, aside: lesson.aside + 1 }, text, act)
  return reply(reaction(act, theme, lesson), leadOn(situation, after, act, theme), {
    kind: `talk.${act}`,
    mood: moods[act] ?? 'calm',
    likes,
  })
}

const moods: Record<string, 'happy' | 'thinking'> = {
  proud: 'happy',
  excited: 'happy',
  joke_told: 'happy',
  laugh: 'happy',
  hello: 'happy',
  thanks: 'happy',
  birthday: 'happy',
  lost_tooth: 'happy',
  can_do: 'happy',
  likes: 'happy',
}

/** The reaction: about the thing itself where the tutor knows it, else of the kind of talk. */
export function reaction(act: string, named: Theme | null, { seed, aside }: Lesson): Line[] {
  // What happened is met as told, and not as a thing that stories or parties have.
  const theme = act === 'story_told' || act === 'birthday' ? null : named
  if (theme) {
    const own = `act.${act}.thing`
    const isAboutThing =
      mayLike.has(act) || act === 'opinion' || act === 'sees' || act === 'fact_told' || act === 'story_told'
    if (isAboutThing && (seed + aside) % 2 === 0) return [{ key: `theme.${theme.id}.react` }]
    if (hasWording(own)) return [{ key: own, values: { thing: theme.thing, Thing: capital(theme.thing) } }]
    if (isAboutThing) return [{ key: `theme.${theme.id}.react` }]
  }
  return [{ key: hasWording(`act.${act}.say`) ? `act.${act}.say` : 'act.unsure.say' }]
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** First the child's own talk goes on; then the open problem, or something to choose. */
function leadOn(situation: Situation, lesson: Lesson, act: string, theme: Theme | null): Closing {
  const open = openProblem(lesson)
  const asksOwn = hasWording(`act.${act}.ask`)
  const key =
    theme && mayLike.has(act) && !(lesson.aside % 2 === 0 && asksOwn) ? `theme.${theme.id}.ask` : `act.${act}.ask`
  const mayAsk = hasWording(key)
  if (open) {
    if (backAtOnce.has(act) || isStrict(situation)) return askAgain(situation, lesson)
    if (lesson.aside <= patienceOf(situation).before && mayAsk) return askChat(lesson, { key })
    return askAgain(situation, lesson)
  }
  if (isStrict(situation)) return askTopic(situation, lesson)
  if (mayAsk && (lesson.aside % 3 !== 0 || lesson.asked?.kind === 'topic')) return askChat(lesson, { key })
  if (theme && mayLike.has(act) && lesson.aside <= 4)
    return askOffer(
      lesson,
      { key: 'offer.problemAbout', values: { thing: theme.thing } },
      { yes: 'problemAbout', about: theme.id },
    )
  return topicOrMore(situation, lesson)
}

/** What to do next is asked once; a child that goes on talking is listened to. */
const topicOrMore = (situation: Situation, lesson: Lesson): Closing =>
  (lesson.asked?.kind === 'topic' || lesson.aside % mostTalk !== 0) && !isStrict(situation)
    ? askChat(lesson, { key: 'chat.more' })
    : askTopic(situation, lesson)

/** Replies of talk, after which it is asked what to do. */
const mostTalk = 4

/** Talk after which the open question may come at once: small words between two tries. */
const backAtOnce = new Set([
  'thanks',
  'sorry',
  'compliment',
  'ask_name',
  'ask_age',
  'is_robot',
  'has_feelings',
  'has_body',
  'where_live',
  'ask_favorite',
  'knows_me',
  'who_made',
  'smarter',
  'can_lie',
  'secret',
  'watches',
  'laugh',
  'nonsense',
  'teased',
  'sings',
  'dares',
  'other_tutor',
  'app_help',
  'ready',
  'back',
  'thinking',
])

/** A feeling is named and stays for a turn or two; no exercise comes in the same reply. */
export function feeling(situation: Situation, act: string): Decision {
  const { lesson } = situation
  const after = { ...lesson, aside: lesson.aside + 1 }
  const isSecond = lesson.asked?.kind === 'feeling'
  // Joy needs no comfort that stays open.
  const isGlad = act === 'proud' || act === 'excited'
  const key = hasWording(`act.${act}.ask`) ? `act.${act}.ask` : 'feeling.choice'
  const press = openProblem(lesson)
    ? choices(['talk', 'break', 'easier', 'goBack'])
    : choices(['talk', 'story', 'game', 'topic'])
  return reply(
    [{ key: hasWording(`act.${act}.say`) ? `act.${act}.say` : 'act.sad.say' }],
    askChat(
      after,
      { key: isSecond && !isGlad ? 'feeling.choice' : key },
      isGlad ? 'chat' : 'feeling',
      isGlad ? [] : press,
    ),
    { kind: `feeling.${act}`, mood: isGlad ? 'happy' : 'calm' },
  )
}

/** Replies running that only listen; then what is said is talk again. */
const mostListened = 2
const mostHeardLines = 8

/** The tutor has listened for a while: what is said now need not be about the feeling. */
export const hasListened = ({ said }: Lesson): boolean =>
  said.slice(-mostHeardLines).filter((one) => /^(?:feeling\.(?:listen|cannotKnow)|reflect\.felt)#/.test(one)).length >=
  mostListened

export const ofChild =
  /\b(?:me|i|im|i'm|my|mine|we|us|our|he|she|him|her|they|them|mom|dad|you|u|nobody|everybody|everyone|someone|friends?|god|heaven|die|dies|died|dead|dying|sad|mad|cry|mean|hurt|hurts)\b/i

/** Numbers to work with, or a question of the world: no feeling is told of in it. */
export const isOfWork = (text: string): boolean =>
  /\bwhich (?:one )?is (?:bigger|smaller|more|less|greater|larger)\b.*\d|\b(?:decimal|fraction|percent|zero|denominator|numerator|digit|graph|experiment|hypothesis|paragraph|essay|sentence|median|mean of|average|science fair|cell|nucleus|mitochondria)s?\b/i.test(
    text,
  ) ||
  /\d+\/\d+|\d.*\b(?:and|plus|minus|times|makes?|thats|that's|is)\b.*\d|\d\s*[-+×x*÷=]\s*\d/i.test(text) ||
  (isQuestion(text) && !ofChild.test(text))

/** It may still be about what was felt: somebody is spoken of, it hurts, or too little is said to know. */
export const mayBeFelt = (text: string): boolean =>
  isTender(text) || isGrave(text) || isOfOthers.test(text) || text.trim().split(/\s+/).length <= mostUnsaid
const isOfOthers =
  /\b(?:he|she|they|hes|shes|theyre|him|her|them|his|it|its|it's|nobody|everybody|everyone|mom|mommy|mama|dad|daddy|papa|coach|maybe|idk|wish|fine|pretend|missed|quit|cant|can't|dont|don't|didnt|didn't|never|not|no)\b/i
const mostUnsaid = 3

/** What no program can know: what somebody feels, whether it gets better, whether one who is gone comes back. */
const ofHearts =
  /\b(?:mad|angry|upset|sad|loves?|likes? me|hates?|ok|okay|alright|better|come (?:back|home)|gone|die[sd]?|dying|dead|alive|heaven|god|miss(?:es)?|forgive\w*|sorry|fault|why did|why (?:does|do|is|are|would) (?:he|she|they|my|everyone|everybody|nobody|no one)|friends?|mean|happen(?:s|ed)?|leave|left|hurts?|scared|afraid|sick|live with|back|home|when (?:do|does|did|will|is|are) (?:he|she|they|my|mom|dad|we|i)|where (?:will|do|am|would) (?:i|we))\b/i
/** A question beside an open feeling that asks of something else: 'how do you spell that', 'what time do we eat'. */
export const asksElsewhere = (text: string): boolean => isQuestion(text) && !ofHearts.test(text)

/** A feeling that was told of stays open: what is said next is listened to, and nothing is taught. */
export function listen(situation: Situation): Decision {
  const { lesson, text } = situation
  const told = isQuestion(text) ? null : reflected(situation)
  if (told) return told
  const after = { ...lesson, aside: lesson.aside + 1 }
  if (asksElsewhere(text))
    return reply([{ key: 'caught.ask.plain' }], { ...noQuestion(after), asked: lesson.asked }, { kind: 'unsure' })
  const press = openProblem(lesson) ? choices(['break', 'easier', 'goBack']) : choices(['story', 'game', 'topic'])
  return reply(
    [{ key: isQuestion(text) ? 'feeling.cannotKnow' : 'feeling.listen' }],
    askChat(after, { key: hasListened(lesson) || isQuestion(text) ? 'feeling.more' : 'felt.stay' }, 'feeling', press),
    {
      kind: 'feeling.listen',
    },
  )
}
