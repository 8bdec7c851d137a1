import { thingsIn } from '../know/things.ts'
import type { Decision, Situation } from '../move.ts'
import { hurtsNow, isFunnyTold, isOverNow, staysFelt } from '../read/hurts-now.ts'
import { type Reflection, reflectionOf } from '../read/reflect.ts'
import { reflectionWithin } from '../read/reflect-part.ts'
import { wasSaid } from '../say/say.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat, askTopic, type Closing, choices, isStrict, patienceOf } from './ask.ts'
import { askOfDeed } from './deed.ts'
import { keepLiked } from './likes.ts'
import { reply } from './reply.ts'
import { inGrownWords } from './take-up/young-grammar.ts'

/** What the child told, said back to it as a good listener does, and one question that goes with it. `act` is the kind of talk, where it is known. */
export function reflected(situation: Situation, act = ''): Decision | null {
  if (runsDown.test(situation.text)) return null
  const heard = situation.lesson.spanish
    ? null
    : reflectionOf(situation.grade <= oldest ? inGrownWords(situation.text) : situation.text)
  return heard && saidBack(situation, heard, act)
}

/** 'I'm usually not good at writing': it is not said back to a child that it is bad at something. */
export const runsDown =
  /\b(?:i'?m|i am|i was|im)(?: \w+){0,2} (?:not (?:\w+ )?good|bad|no good|terrible|awful|horrible|dumb|the worst) (?:at|in|with)\b(?! (?:all of|home|school|this (?:game|part))\b)/i

/** As `reflected`, where only a part of the line is understood word for word. */
export function reflectedInPart(situation: Situation): Decision | null {
  const heard = situation.lesson.spanish ? null : reflectionWithin(situation.text)
  return heard && saidBack(situation, heard, '')
}

function saidBack(situation: Situation, told: Reflection, act: string): Decision | null {
  const { lesson, text } = situation
  // Heavy words weigh only where this child hurts now.
  const heard = told.told === 'heavy' && !hurtsNow(text) ? { ...told, told: told.lightly } : told
  const isLab = ofLab.test(text)
  if (heard.told === 'claim' && !isLab && !heard.isThought && !isOfWorld(heard.said)) return null
  const isFelt =
    (heard.told === 'heavy' && !heard.isJoke && !isLab) ||
    (lesson.asked?.kind === 'feeling' && staysFelt(text) && !isOfThings(situation))
  const kind = isLab
    ? 'reflect.claim'
    : kindOf(heard, isFelt, isOverNow(text) || (isFunnyTold(text) && !stillSad.test(heard.said)))
  const { lesson: after, likes } = keepLiked({ ...lesson, aside: lesson.aside + 1 }, situation.text, act)
  const ends = closing({ ...situation, lesson: after }, kind, isFelt, likes)
  return reply([{ key: kind, values: { said: heard.said, Said: heard.Said } }], ends, {
    kind,
    likes,
    mood: kind === 'reflect.joke' || kind === 'reflect.plan' ? 'happy' : 'calm',
  })
}

/** How things are, in one plain clause and of nobody's day: 'zero is even'. What happened once is no view that somebody takes. */
const isOfWorld = (said: string) =>
  said.split(' ').length <= mostOfClaim &&
  !/\d/.test(said) &&
  /\b(?:is|are|have|has|can|can't|isn't|aren't|means?|makes?|need|needs|eat|eats|live|lives|like|falls?|goes|moves?|grows?|weighs?|floats?|sinks?|flies|comes?|takes?|costs?|works?|than)\b/.test(
    said,
  ) &&
  !/\b(?:you|your|yours|he|she|his|her|they're|this|these|those|that's|some|nobody|mom|moms|dad|dads|brother|sister|friend|baby|was|were|went|got|came|said|did|had|ate|now|today|tomorrow|friday|right now)\b/i.test(
    said,
  )
const mostOfClaim = 9

/** A guess that was wrong in an experiment is no trouble. */
const ofLab =
  /\b(?:hypothesis|experiment|in (?:the |science )?lab|lab (?:report|partner|coat)|prediction|data|theory|variable)\b/i

const stillSad = /\b(?:sad|died|dead|hurts?|sick|cry|cried|crying|lost)\b/i
const gloomy =
  /\b(?:sad|cry|cryed|cryd|crying|cried|cries|scared|afraid|hurts?|sick|lonely|broken|mad at|upset|died|dead|ruined|spilled|knocked over(?! (?:\d|all|some|the|my) ?(?:\w+ )?(?:pins?|cones?|cans?)\b)|ripped|fever|threw up|throwing up|puked|at the vet|at the bottom|upside down in|without me|made fun|got lost|everyone laughed|everybody laughed|still got a (?:\d|[df]\b)|feels? bad|(?<!you )stole|worried)\b/i

/** While a feeling is open nothing but a plan is cheered. */
function kindOf({ told, isJoke, said }: Reflection, isFelt: boolean, isLight: boolean): string {
  // What is sad is said back without a cheer.
  if (!isJoke && !isLight && /^(?:now|past|claim)$/.test(told) && gloomy.test(said)) return 'reflect.felt'
  if (told === 'heavy' && isJoke) return isFelt ? 'reflect.felt' : 'reflect.joke'
  if (told === 'heavy' || told === 'plan') return `reflect.${told}`
  if (isFelt) return 'reflect.felt'
  return `reflect.${isJoke ? 'joke' : told}`
}

function closing(situation: Situation, kind: string, isFelt: boolean, likes: string | undefined): Closing {
  const { lesson } = situation
  const open = openProblem(lesson)
  if (isFelt)
    return askChat(
      lesson,
      { key: hasOffered(lesson) || !troubled.test(situation.text) ? 'felt.stay' : 'feeling.choice' },
      'feeling',
      !troubled.test(situation.text)
        ? []
        : open
          ? choices(['break', 'easier', 'goBack'])
          : choices(['story', 'game', 'topic']),
    )
  if (
    open &&
    (isStrict(situation) || (lesson.aside > patienceOf(situation).before && !ofSomebody.test(situation.text)))
  )
    return askAgain(situation, lesson)
  if (isStrict(situation)) return askTopic(situation, lesson)
  const isTold = kind === 'reflect.past' || kind === 'reflect.now'
  const deed = isTold ? askOfDeed(situation.text, kind) : null
  const ofDeed =
    deed !== null &&
    ofOwnDeed.test(deed) &&
    !/\bfuneral\b|\bgrave\b/i.test(situation.text) &&
    !stillSad.test(situation.text)
      ? deed
      : null
  const own = deed?.startsWith('deed.') ? null : asksOfThing(situation, kind)
  if (own !== null) return askChat(lesson, { text: own })
  if (likes !== undefined && kind === 'reflect.now') return askChat(lesson, { key: `theme.${likes}.ask` })
  // A child that tells goes on by itself: what would fit anything is not asked, as it may not fit this.
  if (ofDeed === null && !(kind === 'reflect.plan' && lesson.aside % 2 === 1))
    return { ...askChat(lesson, { key: `${kind}.ask` }), lines: [] }
  return askChat(lesson, { key: ofDeed ?? `${kind}.ask` })
}

/** Somebody dear is spoken of: the child is not called back to its work in the same breath. */
const ofSomebody =
  /\b(?:friends?|bff|mom|mommy|mama|dad|daddy|papa|parents|brothers?|sisters?|grand\w+|nana|abuel\w+|cousins?|uncle|aunt|coach|puppy|dog|cat|kitten|hamster|he|she|they)\b|\banymore\b/i

/** What to choose from was named a little while ago. */
const hasOffered = ({ said }: Lesson) =>
  said.slice(-24).some((one) => one.startsWith('feeling.choice#') || /^act\.\w+\.ask#/.test(one))

/** The child itself did it, and what is asked goes with that deed. */
const ofOwnDeed = /^deed\.(?:made|went|ate|played)\.ask$/

/** Somebody else did it: nothing is asked as if it were the child. */
const ofOther =
  /^\W*(?:(?:and|but|so|then|guess what|today|yesterday) )*(?:he|she|they|(?:my|the|our) (?:\w+ )?(?:brother|sister|bro|sis|mom|mommy|mama|dad|daddy|papa|cousin|friend|teacher|grandma|grandpa|nana|baby|uncle|aunt|neighbor|classmate)s?)\b/i
const own = /\b(?:i|me|my|we|our|us)\b/i
/** Not a moment for an easy question about a thing. */
const troubled =
  /\b(?:lost|broke|broken|hate|hates|scared|hurt|hurts|cry|cried|crying|sad|mad|mean|died|dead|sick|never|not|no|cant|can't|dont|don't|didnt|didn't|wont|won't|took|stole|hit|pushed|fell|ruined|yelled|trouble|bleed|bleeding|alone|nobody)\b/i
const oldest = 3

/** While a feeling is open the child tells of something nice: it is let to. */
const isOfThings = ({ text, grade }: Situation) => grade <= oldest && !troubled.test(text) && thingsIn(text).length > 0

/** An easy question about the very thing that the child tells of. */
function asksOfThing({ lesson, text, grade }: Situation, kind: string): string | null {
  if (grade > oldest || !/^reflect\.(?:past|now|plan)$/.test(kind)) return null
  if (!own.test(text) || ofOther.test(text) || troubled.test(text)) return null
  return thingsIn(text).find(({ ask }) => !wasSaid(lesson, ask))?.ask ?? null
}
