import { distance } from 'fastest-levenshtein'
import { exactEntry } from '../know/book/book.ts'
import { answerTo } from '../know/know.ts'
import { exampleAnswer } from '../know/words/ask-examples.ts'
import { describedWord } from '../know/words/described-word.ts'
import { asksFigures, figureAnswer } from '../know/words/figures.ts'
import { withMagicE } from '../know/words/magic-e.ts'
import { asQuestion, capital, listed } from '../know/words/question-words.ts'
import { silentAnswer } from '../know/words/silent-letters.ts'
import { isSpelledRight } from '../know/words/spelled-words.ts'
import { spellingHelp } from '../know/words/spelling-help.ts'
import { voiceAnswer } from '../know/words/voice.ts'
import { spellingHint } from '../know/words/word-claims.ts'
import { wordFamily } from '../know/words/word-family.ts'
import { bedTrick, readingOf, wordTalk } from '../know/words/word-talk.ts'
import type { WordVerdict } from '../know/words/word-verdict.ts'
import { knownWord, rhyme, rhymesOf } from '../know/words/words.ts'
import type { Decision, Line } from '../move.ts'
import { tryAt } from '../read/tries.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat, type Closing, isStrict } from './ask.ts'
import type { Heard } from './hear.ts'
import { ghSaysF, spelledInTalk, wordsInRow, wordsNamed } from './letters-talk.ts'
import { readsAloud } from './reads-aloud.ts'
import { reply } from './reply.ts'
import { listTalk } from './spelling-list.ts'
import { tellKnown } from './tell.ts'
import { vocabulary } from './vocabulary.ts'
import { commasChecked, otherWordAsked, twoMeant } from './words-in-talk.ts'

// Talk about letters, sounds, words and Spanish words. `lesson.told` keeps what the next short message may be a try at: 'lang:spell:ball'.

const ours = /^(?:lang|alike|spell|letters|reads|words|pair)\./

/** What was spoken of just now: 'spell:ball'. */
export const wordKept = ({ told, said }: Lesson): string | null =>
  told?.startsWith('lang:') && said.slice(-3).some((one) => ours.test(one)) ? told.slice('lang:'.length) : null

/** Letters in a line of talk are a word, before its words are looked at: 'i can spell my name s a m'. */
export const spelledBefore = (heard: Heard): Decision | null =>
  heard.lesson.asked?.kind === 'play' ? null : spelledInTalk(heard, wordKept(heard.lesson))

/** 'How do i write neatly' asks of no word. */
const asksHowTo = /^\W*how (?:do|can|should) (?:i|you|we) (?:write|read|sound)\b/i

export function ofWords(heard: Heard): Decision | null {
  if (asksHowTo.test(heard.text) && exactEntry(heard.text)) return null
  const { lesson, written } = heard
  const kind = lesson.asked?.kind
  const open = openProblem(lesson)
  if (
    (kind === 'play' || kind === 'story') &&
    !asksOfWord.test(written) &&
    !(kind === 'story' && claimsOfWord.test(written))
  )
    return null
  if (open && tryAt(heard.text, open.item).kind === 'right') return null
  const kept = wordKept(lesson)
  const inTalk =
    readsAloud(heard) ??
    spelledInTalk(heard, kept) ??
    ghSaysF(heard) ??
    commasChecked(heard) ??
    otherWordAsked(heard) ??
    twoMeant(heard)
  if (inTalk) return inTalk
  const described = lesson.spanish ? null : describedWord(written, lesson.lines.slice(-4))
  if (described && !tellsOpen(described, heard)) return answered(heard, described)
  const listed = listTalk(heard, kept)
  if (listed) return listed
  const row = wordsInRow(heard, kept)
  if (row) return row
  const learned = vocabulary(heard, kept)
  if (learned) return learned
  const helped = !open && readsAlong.test(written)
  if (helped)
    return reply([], askChat({ ...lesson, told: 'lang:reading' }, { key: 'lang.read' }), {
      kind: 'words',
      mood: 'happy',
    })
  const meaning = asksTerm.test(written) ? answerTo(written, heard.grade) : null
  if (meaning) return tellKnown(heard, meaning)
  const example = exampleAnswer(asQuestion(written))
  if (example) return answered(heard, { verdict: 'tell', says: example })
  const spelling = kept?.startsWith('spell:') ? (kept.split(':')[1] ?? null) : null
  const found =
    figureAnswer(written, kept ?? (lesson.told !== null && asksFigures(lesson.told) ? 'figure:' : null)) ??
    silentAnswer(asQuestion(written), kept, wordsNamed(lesson, kept)) ??
    voiceAnswer(written) ??
    (kept ? wordFamily(asQuestion(written), kept) : null) ??
    (kept ? tried(written, kept) : null) ??
    spellingHelp(asQuestion(written), spelling) ??
    rhymesAmong(written) ??
    wordTalk(written, kept === 'magic')
  if (!found || tellsOpen(found, heard)) return null
  return answered(heard, found)
}

/** In a game or a story only a plain question of a word is no move of it. */
const asksOfWord = /^\W*(?:how (?:do|would) (?:you|u|i) (?:spell|say|write)|what does \p{L}+ mean|c[oó]mo se dice)\b/iu
/** 'Unicorn starts with y', beside a story. */
const claimsOfWord = /^\W*\p{L}+ (?:starts?|begins?|rhymes?) with \p{L}+\W*$/iu
/** What a word of grammar means is told, before its name is taken for a topic to practice. */
const asksTerm =
  /^\W*(?:what(?:'?s| is| are)|wats) (?:an? )?(?:synonym|antonym|opposite|plural|contraction|syllable|rhyme|prefix|suffix|noun|verb|adjective|adverb|pronoun|homophone|compound word|apostrophe|comma|main idea|paragraph|fact|opinion)s?\W*$/i
/** A wish for help with a book, and no word of it yet. */
const readsAlong =
  /^\W*(?:(?:hi|hey|ok|um) )*(?:(?:can|could|will) (?:you|u) )?(?:pl(?:ea)?[sz]e? )?(?:help me|i need help|help) (?:to |with )?(?:my )?(?:read(?:ing)?)(?: (?:my|a|this|the)? ?(?:book|story|page|homework))?(?: its? (?:is )?about .{1,30})?\W*$/i

/** The key of an exercise in reading is not told as an answer beside it. */
function tellsOpen({ verdict, says }: WordVerdict, { lesson }: Heard): boolean {
  const open = openProblem(lesson)
  const key = open?.item.answer.answer.toLowerCase()
  return verdict === 'tell' && open?.subject === 'reading' && key !== undefined && says.toLowerCase().includes(key)
}

export function answered(heard: Heard, { verdict, says, isTold, next, ask }: WordVerdict): Decision {
  const lesson: Lesson = { ...heard.lesson, told: next ? `lang:${next}` : 'lang:' }
  const open = openProblem(lesson)
  const lines: Line[] = [{ text: says, fact: true }]
  if (verdict !== 'tell') lines.unshift({ key: verdict === 'right' ? 'lang.yes' : 'lang.look' })
  const mood = verdict === 'look' ? 'thinking' : 'happy'
  return reply(lines, closing(heard, lesson, verdict === 'look' && !isTold, says), {
    kind: 'words',
    mood,
  })

  function closing(of: Heard, kept: Lesson, isOpen: boolean, said: string): Closing {
    // The child's own text goes on after a word was looked at.
    if (kept.asked?.kind === 'sentence')
      return { ...askChat(kept, { key: isOpen ? 'lang.try' : 'lang.write' }), asked: kept.asked }
    if (isOpen) return askChat({ ...kept, aside: kept.aside + 1 }, { key: 'lang.try' })
    if (ask !== undefined) return askChat({ ...kept, aside: kept.aside + 1 }, { key: ask })
    const isAgain = kept.said.slice(-3).some((one) => one.startsWith('lang.more#'))
    if (said.endsWith('?')) return { ...askChat(kept, { key: 'lang.more' }), lines: [] }
    if (open && isStrict(of)) return askAgain(of, { ...kept, asked: null })
    return askChat({ ...kept, aside: kept.aside + 1 }, { key: isAgain ? 'lang.go' : 'lang.more' })
  }
}

/** A short message after a word was spoken of: a try at it, a rhyme, another word with its sound. */
function tried(text: string, kept: string): WordVerdict | null {
  const [kind = '', word = '', misses = '0'] = kept.split(':')
  const letters = text
    .toLowerCase()
    .replace(/[^a-z' ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  const single = /^(?:[a-z] ){1,14}[a-z]$/.test(letters)
    ? letters.replaceAll(' ', '')
    : letters
        .replace(/^(?:and|like|its|it is|oh|ok|so|is it|maybe|also|is|what about|how about|does) /, '')
        .replace(kind === 'start' ? / (?:one|too|right|start with it|is one)$/ : /$^/, '')
  const isOne = /^[a-z']{2,15}$/.test(single)
  // 'Sh i p', as it sounds.
  if (kind === 'spell' && letters.includes(' ') && letters.replaceAll(' ', '') === word)
    return spellingTried(word, word, 0)
  if (kind === 'spell' && isOne) return spellingTried(single, word, Number(misses))
  if (kind === 'read') return readTried(letters, word)
  if (kind === 'reading' && isOne) {
    const says = readingOf(single)
    return says ? { verdict: 'tell', says, next: `read:${single}` } : null
  }
  if (kind === 'form' && isOne) return single === word ? { verdict: 'right', says: `${capital(word)} it is.` } : null
  if (kind === 'rhyme') return isOne ? rhymeTried(single, word) : rhymesTried(letters, word)
  if (kind === 'start' && isOne && !/^\W*(?:what|which|who|how)\b/i.test(text))
    return startTried(single, word, kept, text)
  return kind === 'magic' ? magicTried(letters) : null
}

function spellingTried(tried: string, word: string, misses: number): WordVerdict | null {
  if (tried === word)
    return { verdict: 'right', says: `${capital([...word].join('-'))} is ${word}.`, next: `spell:${word}` }
  const isClose = tried[0] === word[0] && distance(tried, word) <= (word.length > 6 ? 3 : word.length > 3 ? 2 : 1)
  if (!isClose || (knownWord(tried) && distance(tried, word) > 1)) return null
  if (misses > 0) return { verdict: 'look', says: `Here it is: ${[...word].join('-')}.`, next: `spell:${word}:1` }
  return { verdict: 'look', says: spellingHint(tried, word), next: `spell:${word}:1` }
}

function readTried(letters: string, word: string): WordVerdict | null {
  if (/\btrick\b|\bmix(?:ed)?\b/.test(letters) && /[bd]/.test(word))
    return { verdict: 'tell', says: bedTrick, next: `read:${word}` }
  const words = letters.split(' ')
  const known = knownWord(word)
  if (
    known &&
    /\br(?:h)?y?i?mes?\b/.test(letters) &&
    words.length <= 5 &&
    !/^(?:what|which|whats|does|do|can|is)\b/.test(letters)
  ) {
    const [own = word] = words.filter(
      (one) => one.length > 2 && knownWord(one) && !/^(?:it|they|that|rhymes?|rimes?|and|with|too)$/.test(one),
    )
    const about = knownWord(own) ?? known
    const [other] = rhymesOf(about, 1)
    return other
      ? { verdict: 'right', says: `${capital(about.word)} rhymes with ${other}.`, next: `rhyme:${about.word}` }
      : null
  }
  return words[0] === word && words.length <= 5 && known
    ? { verdict: 'right', says: `${capital([...word].join('-'))} is ${word}.`, next: `read:${word}` }
    : null
}

/** Two words that start alike; of a rare one only the letter is sure, and not where it has two sounds. */
function startTried(single: string, word: string, kept: string, text: string): WordVerdict | null {
  const [one, two] = [knownWord(single), knownWord(word)]
  if (single === word)
    return { verdict: 'right', says: `${capital(word)} starts with ${word[0]?.toUpperCase()}.`, next: kept }
  if (single.length < 3) return null
  const isAlike = one && two ? one.sound === two.sound : single[0] === word[0] && /^[^aceiogtuw]/.test(single)
  return isAlike
    ? { verdict: 'right', says: `${capital(single)} and ${word} start with the same sound.`, next: kept }
    : one && two && (/^(?:is|does|what about|how about|and) /.test(text.toLowerCase()) || kept.endsWith(':tried'))
      ? {
          verdict: 'look',
          isTold: true,
          says: `Say them slowly: ${word}, ${single}. They start with different sounds.`,
          next: kept,
        }
      : null
}

function rhymeTried(single: string, word: string): WordVerdict | null {
  const [one, target] = [knownWord(single), knownWord(word)]
  if (!target || single === word) return null
  if (one && talkWords.has(single)) return null
  if (one)
    return rhyme(one, target) === 'yes'
      ? { verdict: 'right', says: `${capital(single)} rhymes with ${word}.`, next: `rhyme:${word}` }
      : rhyme(one, target) === 'no'
        ? {
            verdict: 'look',
            says: `Say ${word}, then ${single}. Listen to how each one ends.`,
            next: `rhyme:${word}`,
          }
        : null
  const end = /[aeiouy][^aeiouy]*$/.exec(word)?.[0] ?? ''
  return end.length > 1 && single.endsWith(end) && /^[^aeiou]{1,3}$/.test(single.slice(0, -end.length))
    ? {
        verdict: 'right',
        says: isSpelledRight(single)
          ? `${capital(single)} rhymes with ${word}.`
          : `${capital(single)} rhymes with ${word}, and it is a made-up word.`,
        next: `rhyme:${word}`,
      }
    : null
}

/** What a child says between two tries. */
const talkWords = new Set(
  'yes no yeah ok okay cool nice thanks more another next stop done bye hi hello why what how fun easy hard good bad idk sure nope yep wow again please'.split(
    ' ',
  ),
)

/** 'Bat and hat and zat': each of them. */
function rhymesTried(letters: string, word: string): WordVerdict | null {
  const words = letters.split(' ').filter((one) => one !== 'and')
  if (words.length < 2 || words.length > 5 || new Set(words).size < words.length) return null
  const told = words.map((one) => rhymeTried(one, word))
  const all = told.flatMap((one) => (one?.verdict === 'right' ? [one.says] : []))
  return all.length === words.length ? { verdict: 'right', says: all.join(' '), next: `rhyme:${word}` } : null
}

/** 'Cat hat poop': some words of a row rhyme, and one does not. */
function rhymesAmong(text: string): WordVerdict | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  if (words.length < 3 || words.length > 5 || /[^a-z\s,.!]/i.test(text.trim()) || new Set(words).size < words.length)
    return null
  const [one, two] = words.map((word) => (word.length > 2 ? knownWord(word) : null))
  if (!one || !two || rhyme(one, two) !== 'yes') return null
  const others = words.slice(2)
  const rhyming = others.filter((word) => {
    const known = knownWord(word)
    return known !== null && rhyme(known, one) === 'yes'
  })
  const odd = others.filter((word) => !rhyming.includes(word))
  if (odd.length !== 1) return null
  const row = [one.word, two.word, ...rhyming]
  const isWord = knownWord(odd[0] ?? '') !== null && others.length > 1
  return {
    verdict: 'tell',
    says: isWord
      ? `${capital(listed(row))} rhyme! Say ${one.word} and ${odd[0]}: do they sound the same at the end?`
      : `${capital(listed(row))} rhyme! And ${odd[0]} is a bit of fun.`,
    next: `rhyme:${one.word}`,
  }
}

/** 'Cape! And hop': what was made is credited, and the next word is left to the child. */
function magicTried(letters: string): WordVerdict | null {
  const words = letters.split(' ')
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  const isMade = first.endsWith('e') && withMagicE(first.slice(0, -1)) === first
  if (!isMade || words.length > 7) return null
  const more = words.length > 1 && withMagicE(last) ? ` Now put an e on ${last}. What does it say?` : ''
  return { verdict: 'right', says: `${capital(first.slice(0, -1))} turns into ${first}.${more}`, next: 'magic' }
}
