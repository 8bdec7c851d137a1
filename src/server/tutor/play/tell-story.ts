import { reply } from '../decide/reply.ts'
import { isQuestion } from '../know/book/stems.ts'
import { themeOf } from '../know/themes.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { reflectionOf } from '../read/reflect.ts'
import type { Lesson } from '../state.ts'
import type { Play } from '../state-parts.ts'
import { type Heard, isAboutTutor, isElsewhere, says, saysOne, wordsIn } from './hearing.ts'
import { heroWished, madeStory, otherHero, storyOf, type Wished, withArticle } from './made-story.ts'
import { given, pickFresh } from './pick-fresh.ts'
import { type Story, stories } from './play-content.ts'
import { presses } from './presses.ts'
import { another, playOn, stopped } from './ways.ts'

const isAway = (heard: Heard) => isElsewhere(heard) || isAboutTutor(heard)

/** A longer story is told in two parts. */
const mostAtOnce = 10

/** How far a story is: its second half is to come, its question is asked, asked once more, or the open one is; or the child tells on. */
type Stage = 'rest' | 'question' | 'again' | 'back' | 'together'

const at = (story: Story, secret: Stage, used: string[]): Omit<Play, 'away'> => ({
  game: 'story',
  id: story.id,
  secret,
  turns: 0,
  used,
})

const storyCalled = (id: string): Story | null => stories().find((one) => one.id === id) ?? madeStory(id)

/** A story, about what the child likes where there is one. */
export function tellStory(situation: Situation, theme: string | null): Decision | null {
  const hero = heroWished(situation.text, situation.lesson)
  const picked = pickFresh(stories(), situation, theme)
  const isOfTheme = hero !== null && theme !== null && (themeOf(theme)?.thing.includes(hero.hero) ?? false)
  const isOwn = hero !== null && (hero.other !== null || hero.deed !== null || !isOfTheme)
  if (hero !== null && (isOwn || picked?.isThemed !== true)) return tellMade(situation, hero)
  if (!picked) return null
  const { one: story, isThemed } = picked
  const lesson = given({ ...situation.lesson }, story.id)
  const thing = theme === null ? undefined : themeOf(theme)?.thing
  const values = { title: story.title, thing: thing ?? '' }
  const lead: Line = { key: thing === undefined ? 'story.begin' : isThemed ? 'story.about' : 'story.other', values }
  const marks = { kind: 'play.story', mood: 'happy', ...(theme !== null && thing && { likes: theme }) } as const
  if (story.text.length <= mostAtOnce)
    return reply([lead, ...told(story.text)], asksAbout(lesson, story, 'question'), marks)
  const half = Math.ceil(story.text.length / 2)
  const closing = playOn(lesson, at(story, 'rest', [String(half)]), [{ key: 'story.ask.rest' }], {
    kind: 'story',
    press: presses('rest', 'stop'),
  })
  return reply([lead, ...told(story.text.slice(0, half))], closing, marks)
}

/** A story whose hero the child names. */
function tellMade(situation: Situation, wished: Wished): Decision | null {
  const story = storyOf(situation, wished)
  if (!story) return null
  const lead: Line = { key: 'story.about', values: { title: story.title, thing: withArticle(wished.hero) } }
  const lesson = given({ ...situation.lesson }, story.id)
  return reply([lead, ...told(story.text)], asksAbout(lesson, story, 'question'), { kind: 'play.story', mood: 'happy' })
}

const told = (sentences: readonly string[]): Line[] => sentences.map((text) => ({ text, fact: true }))

const asksAbout = (lesson: Lesson, story: Story, stage: 'question' | 'again') =>
  playOn(lesson, at(story, stage, []), [{ text: story.question, fact: true }], {
    kind: 'story',
    press: presses('dontKnow'),
  })

const asksOpenly = (lesson: Lesson, story: Story) =>
  playOn(lesson, at(story, 'back', []), [{ text: story.back, fact: true }], { kind: 'story' })

/** What is asked about the story now, for a child that was away. */
export function askStoryAgain({ lesson }: Situation, play: Play) {
  const story = storyCalled(play.id)
  if (!story) return null
  if (play.secret === 'rest')
    return playOn(lesson, play, [{ key: 'story.ask.rest' }], { kind: 'story', press: presses('rest', 'stop') })
  return play.secret === 'back'
    ? asksOpenly(lesson, story)
    : asksAbout(lesson, story, play.secret === 'again' ? 'again' : 'question')
}

/** A longer message than this is no comment on half a story. */
const shortComment = 8

export function hearStory(heard: Heard, play: Play): Decision | null {
  const story = storyCalled(play.id)
  if (!story) return null
  const { lesson, text } = heard
  if (play.secret === 'rest') {
    if (says.no(text)) return stopped(heard)
    const goesOn = says.yes(text) || says.keepOn(text)
    if (!goesOn && (isAway(heard) || wordsIn(text).length > shortComment)) return null
    const rest = story.text.slice(Number(play.used[0] ?? 0))
    return reply([{ key: 'story.rest' }, ...told(rest)], asksAbout(lesson, story, 'question'), {
      kind: 'play.story',
      mood: 'happy',
    })
  }
  if (play.secret === 'together') return toldTogether(heard, play)
  const hero = otherHero(text)
  if (hero !== null && wordsIn(text).length <= mostSteering) return tellMade(heard, { hero, other: null, deed: null })
  if (steers.test(text) && !saysOne(text, story.accepts) && wordsIn(text).length <= mostSteering)
    return together(heard, play, nameIn.test(text) ? 'together.named' : 'together.start', valuesOf(text))
  if (play.secret === 'back') {
    if (isAway(heard)) return null
    return reply([{ key: says.no(text) || says.givesUp(text) ? 'fine' : 'story.thanks' }], another(lesson, 'story'), {
      kind: 'play.story',
      mood: 'happy',
    })
  }
  return answered(heard, story, play.secret === 'again')
}

/** The child wants it otherwise: from here on the story is the child's own, and the tutor asks how it goes. */
const steers =
  /^\W*(?:(?:no|again|one more time|tell it again),? )?(?:(?:but |and |ok )?(?:with|make (?:it|the|her|him|them)|put|add|can (?:it|there|the|she|he|they) (?:be|have)|i want(?: it)?(?: to be)?(?: with| about)?|what if (?:it|there|she|he|they)) |no,? (?:a|an|its|it's|her|his|she|he|they|the \w+ (?:is|was|has|had|can))\b|(?:she|he|they|it) (?:should|could|needs?) |(?:and |but )?(?:his|her|its|their|the \w+'?s) name is\b|(?:but |and |make |where )*the \w+ (?:is|be|was|has|gets) |(?:and |but )?(?:then|so) (?:a|an|the|he|she|they|it)\b|the \w+ (?:is|was|has|lives|comes|goes|went|says|said|ate|eats)\b)/i
const mostSteering = 14

function together({ lesson }: Heard, play: Play, key: string, values: Record<string, string> = {}): Decision {
  return reply(
    [{ key, values }],
    playOn(lesson, { ...play, secret: 'together', turns: play.turns + 1 }, [{ key: 'together.next' }], {
      kind: 'story',
    }),
    {
      kind: 'play.story',
      mood: 'happy',
    },
  )
}

const ends = /\bthe end\b|^\W*(?:thats|that's|that is) (?:it|all|the end)\W*$/i
const tooScary = /\b(?:scary|scared|skary|dont like it|don't like it|too sad|stop)\b/i

const harms = /\b(?:eats?|ate|kills?|killed|dies|died|dead|bites?|bit|gets? (?:him|her|it|them)|catch(?:es)?|caught)\b/i
const saves =
  /\b(?:tricks?|tricked|runs? away|ran away|hops? away|hides?|hid|saves?|saved|escapes?|escaped|gets? away|got away|friends?)\b/i
const nameIn = /\b(?:name is|named|called) ([a-z]{2,12})\W*$/i

/** What the child adds is said back, until it says that it is the end. */
function toldTogether(heard: Heard, play: Play): Decision | null {
  const { text, lesson } = heard
  if (ends.test(text))
    return reply([{ key: 'together.end' }], another(lesson, 'story'), { kind: 'play.story', mood: 'happy' })
  if (tooScary.test(text)) return together(heard, play, 'together.safe')
  if (isQuestion(text)) return null
  if (saysMore.test(text)) return together(heard, play, keyOf(text), valuesOf(text))
  if (isAway(heard) || says.givesUp(text)) return null
  return together(heard, play, keyOf(text), valuesOf(text))
}

/** It goes on with the story, whatever else its words could mean. */
const saysMore =
  /^\W*(?:no |and |but |then |so |ok )*(?:he|she|they|it|his|her|their|its|the \w+|an? \w+|then|\w+ (?:lives|goes|went|comes|came|runs|ran|says|eats|finds|found|gets|got|has|sees|flies|jumps|wants|makes)) .{2,}/i

function keyOf(text: string): string {
  if (nameIn.test(text)) return 'together.named'
  if (harms.test(text) && !saves.test(text)) return 'together.danger'
  if (saves.test(text)) return 'together.saved'
  return reflectionOf(text) ? 'together.said' : 'together.more'
}

function valuesOf(text: string): Record<string, string> {
  const name = nameIn.exec(text)?.[1] ?? ''
  const said = reflectionOf(text)
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(),
    said: said?.said ?? '',
    Said: said?.Said ?? '',
  }
}

const fewestOwn = 4
const answers = /^\W*(?:because|cause|cuz|bc|so|to|he|she|they|it|its|it's|the|a|an|for|in|on|at|with|maybe|i think)\b/i

/** A longer line that shares no word with the story is about something else. */
function isOwnTalk(text: string, { text: told, question, accepts }: Story): boolean {
  const own = wordsIn(text)
  if (own.length < fewestOwn || answers.test(text)) return false
  const story = new Set(wordsIn([...told, question, ...accepts].join(' ')).filter((word) => word.length > 3))
  return !own.some((word) => story.has(word))
}

/** What the story does not tell: its color, a name. */
const asksDetail =
  /^\W*(?:(?:but|and|so|ok|wait) )*(?:what (?:color|kind|was|is|were)|whats|what's|how (?:old|big|many)|where (?:does|did|do|is|was)|does|did|is|was|do)\b.*\b(?:it|he|she|they|his|her|its|their|hero|animal|name|color)\b/i

/** The answer is read kindly: the place in the story first, what we were thinking of after that; never that it was wrong. */
function answered(heard: Heard, story: Story, isSecond: boolean): Decision | null {
  const { lesson, text } = heard
  if (saysOne(text, story.accepts))
    return reply([{ key: 'story.right' }, { text: story.key, fact: true }], asksOpenly(lesson, story), {
      kind: 'play.story',
      mood: 'happy',
    })
  const isDetail = asksDetail.test(text) && !asksWhat.test(text)
  if (!isDetail && (isAway(heard) || isOwnTalk(text, story))) return null
  if (!isDetail && isQuestion(text) && !asksNext.test(text) && !asksWhat.test(text)) return null
  const stage = isSecond ? 'again' : 'question'
  const hasDecided =
    lesson.said.slice(-4).some((one) => one.startsWith('story.youSay#')) && wordsIn(text).length <= shortComment
  if (says.reacts(text) || hasDecided)
    return reply([{ key: 'story.glad' }], asksAbout(lesson, story, stage), { kind: 'play.story', mood: 'happy' })
  if (isDetail)
    return reply([{ key: 'story.youSay' }], asksAbout(lesson, story, stage), { kind: 'play.story', mood: 'happy' })
  if (asksNext.test(text)) return reply([{ key: 'story.end' }], asksAbout(lesson, story, stage), { kind: 'play.story' })
  if (asksWhat.test(text))
    return reply([{ key: 'again.same' }], asksAbout(lesson, story, stage), {
      kind: 'play.story',
    })
  if (!isSecond)
    return reply(
      [{ key: says.givesUp(text) ? 'story.look.together' : 'story.look' }, { text: story.found, fact: true }],
      asksAbout(lesson, story, 'again'),
      {
        kind: 'play.story',
        mood: 'thinking',
      },
    )
  return reply([{ key: 'story.told' }, { text: story.key, fact: true }], asksOpenly(lesson, story), {
    kind: 'play.story',
  })
}

const asksNext =
  /\bwhat happen(?:s|ed) (?:next|then|after)\b|^\W*(?:and then|then what|what next|is (?:that|this) (?:the end|it|all)|more)\W*$/i
const asksWhat = /^\W*(?:what|huh|what was the question|say (?:it|that) again|repeat(?: it| that)?)\W*$/i
