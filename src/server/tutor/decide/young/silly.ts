import { z } from 'zod'
import file from '#content/en/tutor/songs.json'
import { isFirstName, isInDictionary, isUsualWord } from '#server/safety/usual-words.ts'
import { isNoun, isVerb } from '../../know/words/forms.ts'
import { capital } from '../../know/words/question-words.ts'
import { soundOfSilly } from '../../know/words/sounded-out.ts'
import type { Decision } from '../../move.ts'
import { isGrave } from '../../read/felt.ts'
import { openProblem } from '../../state.ts'
import { askChat, noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Songs about what the child names, and words that nobody knows: asked for, or made up by the child.

const verses = z.array(z.array(z.string())).min(3)
const { things: ofThings, words: ofWords } = z.strictObject({ things: verses, words: verses }).parse(file)

const wishesSong =
  /\b(?:sing|make|write|tell|say|do|want|need|hear)\b(?: (?:me|us|up|to|a|an|the|one|another|little|short|silly|funny|hear|for)){0,5} (?:songs?|rhymes?|sing along|rap|chant)(?: \w+){0,1} (?:about|abt|bout|for|of|with) ((?:[a-z']{1,14} ){0,5}[a-z]{2,14})\W*$|\bsing (?:to me |me |us )?(?:about|abt) ((?:[a-z']{1,14} ){0,5}[a-z]{2,14})\W*$/i
/** 'Sing a stomp song': to be sung here, and not what somebody else sings. */
const wishesKind =
  /^\W*(?:(?:ok|now|please|can you|could you|will you|can u|lets|let's|let us|bolt|hey|i want you to|and) )*(?:sing|do|play|i want|i wanna hear|i want to hear)(?: (?:me|us|a|an|the|that|another|with me))* (?:(?:silly|funny|little|big|short) )?([a-z]{3,14}) song(?: (?:please|pls|now|for me|to me|with me))*\W*$/i
const never =
  /^(?:me|you|us|it|that|this|him|her|them|something|anything|math|school|butt|poop|pee|fart|potty|one|new|another|good|nice|short|long|funny|different|real|whole|favorite|little|other|same|abc|alphabet|birthday|theme|your|my|his|her|own)$/i
const single = (word: string) =>
  !isNoun(word) && word.endsWith('s') && isNoun(word.slice(0, -1)) ? word.slice(0, -1) : word

/** What it is about: the last word of it, and whether that is a thing. */
function themeOf({ text, lesson }: Heard): { word: string; isThing: boolean } | null {
  const about = wishesSong.exec(text)
  const kind = wishesKind.exec(text)?.[1]?.toLowerCase()
  const words = (about?.[1] ?? about?.[2] ?? kind ?? '')
    .toLowerCase()
    .replace(/ (?:please|pls|now|too)$/, '')
    .split(' ')
  const word = single(words.at(-1) ?? '')
  if (word.length < 2 || isGrave(text) || words.some((one) => rude.test(one)) || never.test(word)) return null
  const isName = (one: string) => isFirstName(one) || lesson.named.called.some((own) => own.toLowerCase() === one)
  // 'A stomp song' is of what is done; 'a dinosaur song' of the thing.
  const isDone = kind !== undefined && (isVerb(word) || !isNoun(word))
  if (!isDone && (isNoun(word) || isName(word)) && !word.endsWith('ing')) return { word, isThing: true }
  return isInDictionary(word) || isUsualWord(word) || isVerb(word) ? { word, isThing: false } : null
}
const rude = /^(?:butts?|poops?|pee|farts?|potty|stupid|dumb|mean|ugly|fat|kill\w*|dead|die|dying|blood|guns?)$/i

/** A verse of our own: of the thing, or built of the child's own word. */
function songAsked(heard: Heard): Decision | null {
  const { lesson } = heard
  const theme = themeOf(heard)
  if (theme === null) return null
  const { word, isThing } = theme
  const all = isThing ? ofThings : ofWords
  const lines = all[(lesson.seed + lesson.aside) % all.length] ?? []
  const name = isThing && !isNoun(word) ? capital(word) : word
  const sung = lines.map((line) => line.replaceAll('{thing}', name).replaceAll('{Thing}', capital(word)))
  return reply(
    [{ key: 'song.begin' }, { text: sung.join(' '), fact: true }],
    askChat({ ...lesson, aside: lesson.aside + 1 }, { key: 'song.ask' }),
    { kind: 'play.song', mood: 'happy' },
  )
}

const wishesWord =
  /^\W*(?:(?:ok|now|please|can you|could you|lets|let's|bolt|hey) )*(?:make|give|tell|say|invent|think of|do|know)(?: (?:me|us|up|a|an|some|another|one|more|really|very))* (?:silly|funny|made ?up|nonsense|pretend|crazy|goofy|weird|fake|new)(?: (?:silly|funny|little|long))? (?:words?|names?)(?: please| now)?\W*$/i
const hasOne =
  /^\W*(?:(?:ok|oh|hey|wait|look|and|now) )*(?:(?:i|we) (?:got|have|made|know|thought of|made up|invented|think of) (?:one|a (?:new |silly |funny )*word|another(?: one)?)|(?:my|here is my|heres my) (?:silly |new |funny |made up )*word is|mine is)\W+(?:it is |its |it's )?["“]?([a-z]{3,16})["”]?\W*$/i
const mark = 'lang:silly:'

/** No word of any dictionary, and no name. */
const isMadeUp = (word: string) =>
  !isInDictionary(word) && !isInDictionary(word.replace(/s$/, '')) && !isFirstName(word) && soundOfSilly(word)

function sillyWord({ lesson, text, grade }: Heard): Decision | null {
  const after = { ...lesson, aside: lesson.aside + 1 }
  if (wishesWord.test(text))
    return reply([{ key: 'silly.word' }], askChat(after, { key: 'silly.ask' }), { kind: 'play.silly', mood: 'happy' })
  const own = hasOne.exec(text)?.[1]?.toLowerCase()
  if (own !== undefined && isMadeUp(own))
    return reply(
      [{ key: 'silly.met', values: { word: own, Word: capital(own) } }],
      askChat({ ...after, told: `${mark}${own}` }, { key: 'silly.means', values: { word: own } }),
      { kind: 'play.silly', mood: 'happy' },
    )
  const kept = lesson.told?.startsWith(mark) ? lesson.told.slice(mark.length) : null
  const meaning =
    /^\W*(?:a |the )?([a-z]{3,16}) (?:is|means?|are) (?:when |if |like |a |an |the |what )?.{3,60}$/i.exec(text)?.[1]
  if (kept !== null && meaning?.toLowerCase() === kept && grade <= oldest)
    return reply([{ key: 'silly.told', values: { word: kept, Word: capital(kept) } }], noQuestion(after), {
      kind: 'play.silly',
      mood: 'happy',
    })
  return null
}
const oldest = 5

/** What is sung or made up with the child. */
export function sillyTalk(heard: Heard): Decision | null {
  const { lesson } = heard
  if (lesson.spanish || openProblem(lesson) || /^(?:play|story|sentence|feeling)$/.test(lesson.asked?.kind ?? ''))
    return null
  return songAsked(heard) ?? sillyWord(heard)
}
