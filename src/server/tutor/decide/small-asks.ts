import { answerTo } from '../know/know.ts'
import { isNameOfTheme, themesIn } from '../know/themes.ts'
import { inSpanish } from '../know/words/newcomer.ts'
import { capital } from '../know/words/question-words.ts'
import { isSpelledRight } from '../know/words/spelled-words.ts'
import type { Decision, Line } from '../move.ts'
import { startPlay } from '../play/play.ts'
import type { Lesson } from '../state.ts'
import { openProblem } from '../state.ts'
import { askChat, choices } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { onAct } from './wishes.ts'

// Small things that are asked or said in so many words: what to talk about, a riddle in return, which way west is, whether a word may be
// used, a plural in fun, a Spanish word for an English one.

const inGame: ReadonlySet<string> = new Set(['play', 'story'])

export function smallAsks(heard: Heard): Decision | null {
  const { lesson } = heard
  if (lesson.spanish || inGame.has(lesson.asked?.kind ?? '')) return null
  return (
    talkWished(heard) ??
    riddleInReturn(heard) ??
    compass(heard) ??
    pluralInFun(heard) ??
    wordUsed(heard) ??
    colorSaid(heard) ??
    opinionBegun(heard) ??
    crossWithIt(heard) ??
    ofSpanish(heard)
  )
}

function said(
  { lesson }: Heard,
  line: Line,
  kind: string,
  mood: 'happy' | 'thinking' = 'happy',
  told = lesson.told,
): Decision {
  const open = openProblem(lesson)
  const after: Lesson = { ...lesson, aside: lesson.aside + 1, told }
  const closing = askChat(after, { key: 'chat.more' }, 'chat', open ? choices(['goBack']) : [])
  const asked = lesson.asked?.kind === 'sentence' ? lesson.asked : closing.asked
  return reply([line], { ...closing, asked, lines: [] }, { kind, mood })
}

const wishes =
  /^\W*((?:[a-z']+[ ,.!]+){0,5}?)(?:(?:can|could) we|lets|let'?s|i(?:'?d rather| would rather| want to| wanna| just want to| just wanna)) (?:please |just )*talk about (?:the |a |an )?([a-z][a-z' ]{1,28}?)(?: instead| now| please| for a bit| first| okay| ok)*\W*$/i
const beforeWish =
  /^(?:this|is|its|it's|so|too|boring|bored|im|i'm|ok|okay|um+|hey|bolt|math|no|hi|and|but|wait|ugh|please|hmm+|reading|done|tired|of|sick|dont|want|to|do|i|like|love|really|now|yes|yay)$/i
const mine: Readonly<Record<string, string>> = { my: 'your', our: 'your' }
const beside =
  /^(?:my|our|your|new|favorite|favourite|pet|baby|little|big|cool|funny|fun|and|or|the|some|more|different)$/
/** What children do and love beside the themes. */
const pastimes =
  /^(?:hockey|tennis|golf|volleyball|lacrosse|karate|rugby|surfing|skiing|snowboarding|sports?|toys?|games?|movies?|cartoons?|anime|youtube|holidays?|christmas|halloween|easter|summer|winter|weekend|vacation|pets?|animals?|science|inventions?|clothes|shoes|nature|lunch|dinner|breakfast|snacks?|colors?|fashion|magic|jokes?)$/
/** Themes and words of them that frighten some, or that are people. */
const notSurelyLight =
  /\b(?:storms?|tornado(?:es|s)?|hurricanes?|earthquakes?|lightning|thunder|fire|sirens?|ambulances?|drivers?|recess|bus)\b/

/** Each of its words is known to be light: a topic that is not may be heavy, and is left to those that hear feelings. */
function isLight(topic: string): boolean {
  const plain = topic.toLowerCase()
  if (notSurelyLight.test(plain)) return false
  const words = plain.split(/\s+/).filter((word) => !beside.test(word))
  const isNamed = (name: string) => themesIn(name).length > 0 || pastimes.test(name)
  if (words.length === 0) return false
  return words.every(isNamed) || isNameOfTheme(words.join(' '))
}

/** 'This is boring can we talk about hockey'. */
function talkWished(heard: Heard): Decision | null {
  const [, before = '', found] = wishes.exec(heard.written) ?? []
  const isPlain = (before.match(/[a-z']+/gi) ?? []).every((word) => beforeWish.test(word))
  if (found === undefined || !isPlain || !isLight(found.trim()) || heard.lesson.asked?.kind === 'feeling') return null
  const thing = found.trim().replace(/\b(?:my|our)\b/gi, (word) => mine[word.toLowerCase()] ?? word)
  return said(heard, { key: 'wish.talk', values: { thing } }, 'talk')
}

const oneMore =
  /^\W*(?:(?:ok|okay|now|lol|haha|yay|yes|and) )*(?:give me one|tell me one|do one|ask me one|(?:now )?(?:can )?(?:you|u) (?:do|tell|give|ask)(?: me)? (?:one|a joke|a riddle)|your turn|now you|another riddle|give me a riddle)(?: now| too| please|,? but (?:not|make it|an?) [a-z ]{2,24})?\W*$/i
const riddles = /^(?:act\.joke_told|play\.riddle|riddle|knock)/

/** A riddle in return for the child's own. */
function riddleInReturn(heard: Heard): Decision | null {
  const isPlayed = heard.lesson.said.slice(-6).some((one) => riddles.test(one))
  return isPlayed && oneMore.test(heard.written) ? startPlay(heard, 'riddle', null) : null
}

const northUp = /\bnorth is (?:up|at the top|on top|the top)\b/i
const side =
  /\b(west|east|south)\b (?:is|goes|must be|would be)(?: on| to| at)?(?: the| my)? ?(left|right|down|bottom|up|top)?/i
const sides: Readonly<Record<string, readonly string[]>> = {
  west: ['left'],
  east: ['right'],
  south: ['down', 'bottom'],
}

/** 'If north is up then west is... right?', 'N E S W. so west is left'. */
function compass(heard: Heard): Decision | null {
  const { written } = heard
  const rest = written.replace(northUp, ' ')
  const [, way = '', where = ''] = side.exec(rest.replace(/[.…]{2,}/g, '')) ?? []
  const isMap = northUp.test(written) || heard.lesson.told === 'compass' || /\bmap\b|\bn\W*e\W*s\W*w\b/i.test(written)
  if (way === '' || where === '' || !isMap) return null
  const isRight = sides[way.toLowerCase()]?.includes(where.toLowerCase()) === true
  const values = { way: way.toLowerCase(), Way: capital(way.toLowerCase()), where: where.toLowerCase() }
  return said(
    heard,
    { key: isRight ? 'compass.right' : 'compass.look', values },
    'words',
    isRight ? 'happy' : 'thinking',
    'compass',
  )
}

const funny =
  /\b(?:so |then |is )?(?:two|2|many|three) ([a-z]{3,12}s) (?:is|are|would be|becomes?|=) ([a-z]{3,10})\W*$/i

/** 'Mice. so two houses is hice'. */
function pluralInFun(heard: Heard): Decision | null {
  const [, many = '', made = ''] = funny.exec(heard.written) ?? []
  if (many === '' || isSpelledRight(made.toLowerCase()) || many.slice(-3) === made.slice(-3)) return null
  return said(heard, { key: 'plural.funny', values: { many: many.toLowerCase(), made: made.toLowerCase() } }, 'words')
}

const uses =
  /^\W*(?:(?:so|and|ok|but|oh) )*(?:can|could|should|may) i (?:say|use|write|put) ["“]?([a-z]{5,16})["”]?(?: instead(?: of \w+)?| there| for that| it sounds .{2,30}| because it sounds .{2,30}| cuz it sounds .{2,30})?\W*$/i

const ofSound = /\b(?:instead of|sounds?)\b/i
/** Tools, times and ways to say goodbye: leave is asked for, and no word is looked for. */
const noWordMeant =
  /^(?:calculators?|paper|pencils?|fingers?|blocks|cubes|counters|google|phone|computer|chart|notes|music|internet|siri|alexa|tomorrow|later|today|tonight|goodbye|hello|something|anything|everything|nothing|things?|sorry|thanks|please|numbers?|words?|letters?|stories|story|about|again|outside)$/
const unkind =
  /^(?:stupid|idiots?|dummy|loser|shut|ugly|hate|moron|butt|poopy|crappy?|damn|freaking|retard(?:ed)?|lame|fatty?|kills?)$/

/** 'Can i say courageous it sounds smarter', or a word alone while a text or words are worked on. */
function wordUsed(heard: Heard): Decision | null {
  const { asked, told } = heard.lesson
  const isOpen = asked?.kind === 'sentence' || told === 'words' || told?.startsWith('lang:') === true
  const word = uses.exec(heard.written)?.[1]?.toLowerCase()
  if (word === undefined || noWordMeant.test(word) || unkind.test(word)) return null
  if (!isOpen && !ofSound.test(heard.written)) return null
  if (!isSpelledRight(word)) return null
  const known = answerTo(`what does ${word} mean`, heard.grade)
  const says = known?.says.match(/^[^.!?]+[.!?]/)?.[0] ?? ''
  const isKnown = says.toLowerCase().includes(word)
  return said(heard, { key: isKnown ? 'word.use' : 'word.use.try', values: { word, says } }, 'words')
}

const oneColor = /^\W*(red|green|orange|purple|brown|pink|gray|grey|blue|yellow)\W*$/i

/** 'GREEN', after it was told what yellow and blue make. */
function colorSaid(heard: Heard): Decision | null {
  const color = oneColor.exec(heard.written)?.[1]?.toLowerCase()
  return color !== undefined && heard.lesson.told === 'look:mix' && !openProblem(heard.lesson)
    ? said(heard, { key: 'color.said', values: { color, Color: capital(color) } }, 'looks', 'happy', null)
    : null
}

const stemOnly =
  /^\W*(?:(?:my |the )?(?:opinion|topic|prompt|sentence|starter)(?: is)?)\W+((?:the|my|i|kids|dogs|cats|school|every)\b.{3,40}\b(?:is|are|because|should|would be))[\s.…_]*$/i
const because = /\b(?:because|cuz|bc|cause|since)\b/i
/** What is told or said to the tutor, and finishes no sentence. */
const noOpinion =
  /\d|\b(?:i|im|me|you|your|he|she|they|we|us|is|are|am|was|were|isnt|its|it'?s|this|that|bye+|goodbye|hi|hello|hey|wait|stop|ok|okay|lol|haha|hehe|yes|yea|yeah|yep|no|nope|nah|dunno|done|bored|boring|thanks|thank|sorry|hm+|um+|calling|gotta|skip|next|mom|dad|mommy|daddy)\b/i
const mark = 'stem:'

/** 'Opinion: the best pet is', then 'a turtle', then its reason: the child finishes it. */
function opinionBegun(heard: Heard): Decision | null {
  const { written, lesson } = heard
  const stem = stemOnly.exec(written)?.[1]
  if (stem !== undefined)
    return said(heard, { key: 'opinion.finish', values: { stem } }, 'writing', 'thinking', `${mark}1`)
  const isFirst = lesson.told === `${mark}1`
  const words = written.trim().split(/\s+/)
  if ((!isFirst && lesson.told !== `${mark}2`) || /\?\s*$|\b(?:what|how|why|idk|help|can)\b/i.test(written)) return null
  if (because.test(written)) return said(heard, { key: 'opinion.reason' }, 'writing', 'happy', null)
  if (!isFirst || words.length > 5 || noOpinion.test(written)) return null
  const own = written.trim().replace(/[.!]+$/, '')
  return said(heard, { key: 'opinion.taken', values: { own, Own: capital(own) } }, 'writing', 'happy', `${mark}2`)
}

const cross =
  /^\W*(?:(?:ugh+|but|wait|omg) )*(?:i (?:dont|don'?t|do not) (?:get|understand) (?:it|this)\W+(?:and |cuz |because )?(?:its|it'?s|this is|thats) (?:so |just |really )?(?:dumb|stupid|hard|confusing|annoying|impossible)|(?:its|it'?s|this is|thats) (?:so |just |really )?(?:dumb|stupid|confusing|annoying)\W+(?:and )?i (?:dont|don'?t) (?:get|understand) (?:it|this))\W*$/i

/** 'I dont get it its dumb': help, and a word for the mood. */
function crossWithIt(heard: Heard): Decision | null {
  if (!cross.test(heard.written) || !openProblem(heard.lesson)) return null
  const helped = onAct({ ...heard, text: 'i dont get it' }, 'too_hard')
  return helped && { ...helped, move: { ...helped.move, lines: [{ key: 'cross.ok' }, ...helped.move.lines.slice(1)] } }
}

const means =
  /\bwhat does ([a-z]{3,14}) mean\W+(?:is it|it'?s|is that|like|its|o sea|es) (?:el |la |un |una )?([\p{L}]{3,16})\W*$/iu
const bare = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** 'What does fence mean is it cerca'. */
function ofSpanish(heard: Heard): Decision | null {
  const [, english = '', guess = ''] = means.exec(heard.written) ?? []
  const spanish = english === '' ? null : inSpanish(english.toLowerCase())
  if (spanish === null) return null
  const isRight = bare(spanish).includes(bare(guess))
  const values = { english: english.toLowerCase(), spanish, Spanish: capital(spanish) }
  return said(
    heard,
    { key: isRight ? 'spanish.right' : 'spanish.other', values },
    'words',
    isRight ? 'happy' : 'thinking',
  )
}
