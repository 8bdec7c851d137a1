import { distance } from 'fastest-levenshtein'
import { rngOf } from '#server/curriculum/rng.ts'
import { soundOf } from '../know/book/spelling.ts'
import { nearestWord } from '../know/words/nearest-word.ts'
import { capital } from '../know/words/question-words.ts'
import { isSpelledRight } from '../know/words/spelled-words.ts'
import { spellingWords } from '../know/words/spelling-list.ts'
import { themedWords } from '../know/words/spelling-themes.ts'
import { spellingHint } from '../know/words/word-claims.ts'
import type { Decision, Line } from '../move.ts'
import type { Lesson } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

const most = 20
const named =
  /\b(?:(?:my|the) (?:spell?ing )?words|spell?ing (?:words|list|test)|these (?:spell?ing )?words|vocab(?:ulary)? words|word list)\b(?: (?:this week|(?:(?:for|on|is) )*(?:friday|monday|tuesday|wednesday|thursday|tomm?orr?ow|tom+or+ow|today|school|the test)))?(?: (?:are|is|r)|\s*[:=.-])\s*(.+)$/is
const wished =
  /\b(?:quiz|test|practice|practise|help|ask)\b.{0,20}\bmy (?:spelling (?:words|list|test)|words)\b|\b(?:i|we) (?:have|got|hav|have got) (?:a|our|my) (?:big )?spell?ing (?:test|quiz)\b|\bmy spelling test is\b|\b(?:study|learn|practice|practise|do) (?:for )?my spelling(?: words| list| test)?\b/i
const anotherWord =
  /^\W*(?:(?:ok|yes|yeah|yea|sure|please|can (?:you|we|i)|lets|let's|i want|give me|gimme|do|have|try|ask me|now) )*(?:another|a new|one more|the next|next|more|a different|a harder|harder|an easier|easier)(?: hard| easy)?(?: one| words?| spelling words?| to spell)*(?: please| pls)?\W*$/i
const wishesWord =
  /^\W*(?:(?:ok|can (?:you|we)|could you|please|lets|let's|i want to|i wanna|now) )*(?:give me|ask me|quiz me (?:on|with)|test me (?:on|with)|do|practice|have) (?:(?:a|an|some|another|hard|easy|new|more|one) )*(?:spelling words?|words? to spell|spelling(?! words| list| test))(?: please| now)?\W*$/i
/** 'Quiz me on spelling. not hard ones': the words are the tutor's. */
const wishesSpelling =
  /^\W*(?:(?:ok|okay|now|so|please|pls|hey|lets|let's|can (?:you|u|we)|could you|i want(?: you)? to|i wanna|i want(?: a)?) )*(?:(?:quiz|test|drill|ask|give|practice|do|try|play|have|be) )?(?:(?:me|us|a|an|some|my|on|in|with|over|about|more|easy|hard|easier|harder|quick|little) ){0,5}spell?ing(?: quiz| test| words?| game| practice| bee| stuff)?(?: please| pls| now| today)*\W*(?:(?:but |and |just )?(?:not |no |dont do |nothing )?(?:too |so |the |super |really |any )?(?:hard|easy|easier|harder|tricky|long|short)(?: ones?| words?)?(?: please| pls)?)?\W*$/i
const ownWords = /\bmy (?:spell?ing )?(?:words|list|test)\b|\bspell?ing (?:test|bee) (?:is|on|tomorrow)\b/i
const isEasy = /\beas(?:y|ier)\b|\b(?:not|no|nothing)\b.{0,12}\b(?:hard|tricky|long)|\bshort\b/i
const mostOfWish = 14
const wishesTheme =
  /^\W*(?:(?:ok|okay|now|so|please|pls|and|then|can (?:you|u|we)|could you|lets|let's|i want|i wanna|do|try) )*(?:quiz|test|ask|give|spell|try|do|another|have|a|an|one)\b(?: (?:me|us|on|with|about|an?|some|one|another|to|spell|spelling|more|the|easy|hard|fun)){0,6} ([a-z]+?)s?(?: (?:spelling )?(?:words?|ones?))(?: to spell| for me| please| now| next)*\W*$/i

/** 'Now quiz me on a food word', while words are spelled. */
function ofTheme(heard: Heard, kept: string | null): string[] {
  const isSpelling = kept !== null && /^(?:list|spell)\b/.test(kept)
  if (!isSpelling && !/\bspell/i.test(heard.written)) return []
  const name = wishesTheme.exec(heard.written)?.[1]
  const words = name === undefined ? [] : themedWords(name.toLowerCase(), heard.grade)
  const fresh = words.filter((one) => !heard.lesson.told?.includes(one))
  return rngOf(heard.lesson.seed + heard.lesson.said.length).some(fresh, Math.min(fewWords, fresh.length))
}

/** 'Can you quiz me on could': a word that is spelled, no topic. */
const quizzesWord =
  /^\W*(?:(?:ok|now|and|so|hey|please|pls|can (?:you|u)|could (?:you|u)|will (?:you|u)) )*(?:quiz|test|ask|drill) me (?:on |with )(?:the (?:spelling )?word |spelling |how to spell )?["“]?([a-z]{3,14})["”]?(?: again| please| pls| now| next| spelling)*\W*$/i
const leaves = /\b(?:stop|done|quit|no more|dont want|don't want|something else|bye)\b/i
const skips = /^\W*(?:next|skip|pass|idk|i don'?t know|i do not know|no idea|tell me|dunno|what is it|i give up)\W*$/i

/** A list of spelling words that the child brings is asked one word after the other; `kept` is 'list:0:0:because,friend'. */
export function listTalk(heard: Heard, kept: string | null): Decision | null {
  const { written, lesson } = heard
  const rest = named.exec(written)?.[1]
  const words = rest ? wordsOf(rest) : []
  if (words.length > 1) return ask(lesson, words, 0, 0, [])
  if (kept === 'list:ask') {
    const listed = written.replace(beforeList, '')
    const typed = wordsOf(listed)
    if (typed.length > 1 && typed.length === (listed.match(/[a-z']+/gi) ?? []).filter((one) => one !== 'and').length)
      return ask(lesson, typed, 0, 0, [])
  }
  // Another list than the tutor's own, typed while it asks.
  const typedList =
    kept?.startsWith('list:') && /^\W*[a-z']+(?:, ?(?:and )?[a-z']+){2,}\W*$/i.test(written) ? wordsOf(written) : []
  if (typedList.length > 2) return ask(lesson, typedList, 0, 0, [])
  const single = quizzesWord.exec(written)?.[1]?.toLowerCase()
  const isListed = single !== undefined && spellingWords().some(({ word }) => word === single)
  if (
    single !== undefined &&
    (isListed || kept !== null) &&
    heard.items.named(single, heard.grade, lesson.seed) === null
  )
    return ask(lesson, [single], 0, 0, [])
  const isSpelling = kept?.startsWith('spell:') || kept === 'list:over'
  if ((isSpelling && anotherWord.test(written)) || wishesWord.test(written))
    return ask(lesson, wordsFor(heard), 0, 0, [])
  const themed = ofTheme(heard, kept)
  if (themed.length > 0) return ask(lesson, themed, 0, 0, [])
  if (wishesSpelling.test(written) && !ownWords.test(written) && written.split(/\s+/).length <= mostOfWish)
    return ask(lesson, wordsFor(heard, isEasy.test(written) ? -1 : 0), 0, 0, [])
  if (wished.test(written) && written.split(/\s+/).length <= 14)
    return reply([], askChat({ ...lesson, told: 'lang:list:ask' }, { key: 'lang.list.ask' }), { kind: 'words' })
  return (kept?.startsWith('list:') ? tried(heard, kept) : null) ?? soundsListed(heard)
}

/** Letters one by one are a try at the word of the list that is open. */
export const listedLetters = (heard: Heard, kept: string | null): Decision | null =>
  kept?.startsWith('list:') && /^\W*(?:[a-z][\s,.-]+){2,14}[a-z]\W*$/i.test(heard.written)
    ? listTalk(heard, kept)
    : null

/** 'Nite', also where something else was said since the list: it is a word of the list by its sound, and no goodbye. */
function soundsListed({ written, lesson }: Heard): Decision | null {
  const list = lesson.told?.startsWith('lang:list:') ? (lesson.told.split(':')[4] ?? '').split(',') : []
  const said = /^\W*([a-z]{4,12})\W*$/i.exec(written)?.[1]?.toLowerCase()
  const isLate = lesson.said.slice(-farBack).some((one) => one.startsWith('lang.list.word'))
  if (said === undefined || !isLate || (isSpelledRight(said) && !asSpoken.test(said)) || talkWord.test(said))
    return null
  const word = list.find((one) => heardAs(one) === heardAs(said))
  const isOther = word === undefined && spellingWords().some((one) => heardAs(one.word) === heardAs(said))
  if (word === undefined && !isOther) return null
  const told = word === undefined ? lesson.told : `lang:list:${list.indexOf(word)}:1:${list.join(',')}`
  return reply([{ key: 'lang.sounds' }], askChat({ ...lesson, told }, { key: 'lang.try' }), {
    kind: 'words',
    mood: 'happy',
  })
}
const heardAs = (word: string) => soundOf(word.replace(/igh(?=t?$)/, 'ie'))
const asSpoken = /^(?:nite|rite|lite|brite|tite|mite|site|fite)$/
const farBack = 12
const talkWord =
  /^(?:yeah|yess+|nope|okay|okey|haha\w*|hehe\w*|dunno|bye+|hello+|hmm+|idkk*|stop|done|thx|thanx|nvm|pleez|plez|gtg|brb|omg|wow+)$/

const beforeList =
  /^\W*(?:(?:ok|okay|yes|yeah|um+|so|they|these|my|the|it|its|it's|are|is|r|words?|spelling|list|this week|we have|i have|i got|theres|there is)\b\W*)+/i
const fewWords = 3

/** Words of the child's grade that were not asked yet. */
function wordsFor({ lesson, grade: own }: Heard, easier = 0): string[] {
  const grade = own + easier
  const fits = spellingWords().filter((one) => Math.abs(one.grade - Math.max(1, grade)) <= (grade <= 1 ? 0 : 1))
  const plain = fits.map((one) => one.word.toLowerCase()).filter((one) => /^[a-z]{3,}$/.test(one))
  const fresh = plain.filter((one) => !lesson.told?.includes(one))
  return rngOf(lesson.seed + lesson.said.length).some(fresh, fewWords)
}

const wordsOf = (text: string): string[] =>
  [
    ...new Set(
      (text.toLowerCase().match(/[a-z']+/g) ?? [])
        .filter((word) => word.length > 1 && word !== 'and')
        .flatMap((word) => nearestWord(word) ?? []),
    ),
  ].slice(0, most)

function tried({ written, lesson }: Heard, kept: string): Decision | null {
  const [, atText = '', missesText = '', list = ''] = kept.split(':')
  const words = list.split(',')
  const at = Number(atText)
  const word = words[at]
  if (!word || leaves.test(written)) return null
  const shown: Line = { text: `${capital(word)} is spelled ${[...word].join('-')}.`, fact: true }
  if (skips.test(written)) return ask(lesson, words, at + 1, 0, [shown])
  const plain = written
    .toLowerCase()
    .replace(/[^a-z' -]/g, '')
    .trim()
  const said = /^(?:[a-z'][ -]){1,15}[a-z]$/.test(plain) ? plain.replace(/[ -]/g, '') : plain
  if (said === word)
    return ask(lesson, words, at + 1, 0, [
      { key: 'lang.yes' },
      { text: `${capital([...word].join('-'))}.`, fact: true },
    ])
  if (words.includes(said))
    return ask(lesson, words, at, Number(missesText), [
      { text: `${capital([...said].join('-'))} is right, too.`, fact: true },
    ])
  const other = words.findIndex((one) => one !== word && distance(said, one) <= (one.length > 5 ? 2 : 1))
  // It goes on to another word of its list.
  if (other >= 0 && distance(said, word) > 2 && /^[a-z']+$/.test(said))
    return reply(
      [{ key: 'lang.look' }, { text: spellingHint(said, words[other] ?? word), fact: true }],
      askChat({ ...lesson, told: `lang:list:${other}:1:${list}` }, { key: 'lang.try' }),
      { kind: 'words', mood: 'thinking' },
    )
  if (!/^[a-z']+$/.test(said) || distance(said, word) > Math.max(2, word.length / 2)) return null
  if (Number(missesText) > 0) return ask(lesson, words, at + 1, 0, [shown])
  return reply(
    [{ key: 'lang.look' }, { text: spellingHint(said, word), fact: true }],
    askChat({ ...lesson, told: `lang:list:${at}:1:${list}` }, { key: 'lang.try' }),
    { kind: 'words', mood: 'thinking' },
  )
}

function ask(lesson: Lesson, words: readonly string[], at: number, misses: number, lines: Line[]): Decision {
  const word = words[at]
  const closing = word
    ? askChat(
        { ...lesson, told: `lang:list:${at}:${misses}:${words.join(',')}` },
        { key: 'lang.list.word', values: { holes: holesIn(word) } },
      )
    : askChat({ ...lesson, told: 'lang:list:over' }, { key: 'lang.list.done' })
  return reply(lines, closing, { kind: 'words', mood: 'happy' })
}

/** 'f r _ _ n d': the vowels behind the first letter are left out. */
const holesIn = (word: string) =>
  [...word].map((letter, at) => (at > 0 && /[aeiouy]/.test(letter) ? '_' : letter)).join(' ')
