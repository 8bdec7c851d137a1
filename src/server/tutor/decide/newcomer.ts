import { isFirstName, isInDictionary } from '#server/safety/usual-words.ts'
import { answerTo } from '../know/know.ts'
import {
  bareWords,
  englishWord,
  falseFriend,
  inSpanish,
  isSameWord,
  lineFromSpanish,
  lineTried,
} from '../know/words/newcomer.ts'
import type { Decision, Line } from '../move.ts'
import { englishAsked } from '../read/spanish.ts'
import { openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { spanishNews } from './spanish-news.ts'
import { spanishThings } from './take-up/spanish-told.ts'
import { spanishSaying } from './young/said.ts'

// A child who is new to English: it greets in Spanish, asks for a word either way, tries a line of its own, or asks about two words.

const ages = 'cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|\\d{1,2}'
const hello = new RegExp(
  `^\\W*(?:(?:hola|buenas|hi|hello|y|pues|yo)[\\s,]+)*(?:(?:me llamo|mi nombre es|soy) ([\\p{L}]{2,14})\\b[\\s,.]*)?(?:(?:y )?tengo (${ages}) a[nñ](?:os|itos)[\\s,.]*)?(?:(?:y )?(?:soy|vengo|vine|llegu[eé]) (?:de|desde) ([\\p{L}]+(?: (?:rico|salvador|republica|república|dominicana|rica|verde|juan))*))?\\W*$`,
  'iu',
)
const both =
  /\b(?:en|in) (?:espa[nñ]ol|spanish)(?: (?:and|y|or|o|e) (?:in |en )?(?:english|ingl[eé]s))|\b(?:english|ingl[eé]s) (?:and|y|or|o) (?:in |en )?(?:spanish|espa[nñ]ol)\b|\b(?:puedo|can i|may i|is it ok if i) (?:escribir|hablar|write|talk|speak|type|answer|use)(?: to you)?(?: in| en)? (?:spanish|espa[nñ]ol)\b|\bno (?:hablo|se|s[eé]|entiendo) (?:mucho |casi |nada de |bien el |el )?ingl[eé]s\b|\b(?:i (?:don'?t|do not|dont|no) (?:speak|know|understand)(?: much| good| a lot of)? english|i(?:'?m| am) learning english|i speak (?:only )?spanish)\b/i
const saysSo = /\b(?:how|como|cómo|word|dice|say|means?|homework|tarea|class|clase|song|book)\b/i

const title = (word: string) =>
  word
    .split(' ')
    .map((one) => one.charAt(0).toUpperCase() + one.slice(1))
    .join(' ')

function greeted(heard: Heard): Decision | null {
  const [, name, age, place] = hello.exec(heard.written.normalize('NFC')) ?? []
  const isName =
    name !== undefined && (isFirstName(bareWords(name)) || /\b(?:me llamo|mi nombre)\b/i.test(heard.written))
  if ((name !== undefined && !isName) || (name === undefined && age === undefined && place === undefined)) return null
  const lines: Line[] = [
    name === undefined ? { key: 'learner.hello' } : { key: 'learner.hello.name', values: { name: title(name) } },
    ...(age === undefined ? [] : [{ key: 'learner.hello.age', values: { age } }]),
    ...(place === undefined ? [] : [{ key: 'learner.hello.place', values: { place: title(place) } }]),
  ]
  return said(heard, lines, place === undefined ? { key: 'learner.hello.ask' } : null)
}

/** Behind what was told nothing more is asked; it is told in Spanish where the child writes in Spanish. */
function said(heard: Heard, lines: Line[], ask: Line | null = null, spanish = true): Decision {
  const lesson = { ...heard.lesson, aside: heard.lesson.aside + 1, spanish: spanish || heard.lesson.spanish }
  const asked =
    /^(?:sentence|relation|story|play)$/.test(lesson.asked?.kind ?? '') || openProblem(lesson) ? lesson.asked : null
  const closing = askChat(lesson, ask ?? { key: 'chat.more' })
  return reply(
    lines,
    { ...closing, lines: ask === null || asked ? [] : closing.lines, ...(asked && { asked }) },
    { kind: 'translate', mood: 'happy' },
  )
}

const spelledHow =
  /^(?:(?:y|hola|oye|bolt|perdon|pero) )*como (?:se )?(?:lo |la )?(?:escribe|deletrea|escriben|escribo|deletreo)(?: la palabra)? (?:(?:el|la|los|las|un|una) )?([a-z]+(?: [a-z]+)?)( en ingles)?$/
const spelledMixed = /^how (?:do|would) (?:you|u|i) (?:spell|write) ([a-z]+) in (english)$/
const letters = (word: string) =>
  word
    .split(' ')
    .map((one) => [...one].join('-'))
    .join(' ')

/** 'Como se escribe perro en ingles': the word and its letters. */
function spelledFor(heard: Heard): Decision | null {
  const bare = bareWords(heard.written)
  const [, word = '', isIn] = spelledHow.exec(bare) ?? spelledMixed.exec(bare) ?? []
  if (word === '') return null
  const english = englishWord(word) ?? englishAsked(`como se dice ${word} en ingles`)?.english ?? null
  const fits = english !== null && /^[a-z]+(?: [a-z]+)?$/.test(english)
  if (fits)
    return said(heard, [
      { key: 'learner.word', values: { spanish: word, Spanish: title(word), english, letters: letters(english) } },
    ])
  return isIn === undefined ? null : spelledAsIs(heard, word)
}

/** It is an English word already. */
const spelledAsIs = (heard: Heard, word: string): Decision | null =>
  inSpanish(word) === null
    ? null
    : said(heard, [{ key: 'learner.spelled', values: { Word: title(word), letters: letters(word) } }])

const meant = [
  /^(?:(?:y|hola|oye|pero|bolt) )*(?:que (?:es|significa|quiere decir|son)|no (?:entiendo|se) (?:que (?:es|significa|quiere decir) )?)(?: eso de| la palabra)? ?([a-z ]{2,30}?)(?: en (?:ingles|espanol))?$/,
  /^(?:(?:la|el|mi|mis|the|my) )?(?:maestra|maestro|profe|profesora|profesor|teacher|miss|mister|ella|el|un nino|una nina|los ninos|mi amigo|mi amiga|they|she|he) (?:dice|dijo|me dice|me dijo|nos dice|dicen|escribio|puso|says|said|say)(?: que)? ([a-z ]{2,30}?) (?:y )?(?:que (?:es|significa|quiere decir)(?: eso| esto)?|no entiendo|what (?:is|does) (?:it|that)(?: mean)?|what means)$/,
  /^([a-z ]{2,30}?) (?:que (?:es|significa|quiere decir)(?: eso| en espanol)?)$/,
  /^what (?:means|mean) ([a-z ]{2,30})$/,
  /^what (?:is|does) ([a-z ]{2,30}?)(?: mean)? (?:in spanish|en espanol)$/,
]

/** 'La maestra dice line up. que es': the English in Spanish. */
function meaningFor(heard: Heard): Decision | null {
  const bare = bareWords(heard.written)
  for (const pattern of meant) {
    const english = pattern
      .exec(bare)?.[1]
      ?.trim()
      .replace(/^(?:the|a|la palabra) /, '')
    const spanish = english === undefined ? null : inSpanish(english)
    if (english !== undefined && spanish !== null && englishWord(english) === null)
      return said(heard, [{ key: 'learner.means', values: { english, spanish } }])
  }
  return null
}

const wantsToSay =
  /^(?:(?:y|hola|oye|pero|en ingles|bolt) )*(?:quiero (?:decir|preguntar|decirles?)|como (?:digo|pregunto|se dice|le digo|les digo)|i (?:want|wanna|want to|try to) say|how (?:do|can) i say|ya se decir|puedo decir|yo digo|yo dije|le dije|les dije|i say|i said)(?: en ingles)?(?: que)? ([\p{L}\p{N} ]{4,50}?)(?: en (?:ingles|english)| in english)?$/u

/** 'Quiero decir can i plei': praised and shown, or told from its Spanish. */
function lineFor(heard: Heard): Decision | null {
  const own = wantsToSay.exec(bareWords(heard.written))?.[1]
  if (own === undefined) return null
  const wanted = lineFromSpanish(own)
  if (wanted) return said(heard, [{ key: 'learner.say', values: { english: wanted.english, spanish: wanted.spanish } }])
  const tried = lineTried(own)
  return (
    tried &&
    said(heard, [{ key: tried.isExact ? 'learner.exact' : 'learner.tried', values: { english: tried.english } }])
  )
}

const twoWords = [
  /^(?:(?:so|y|and|pero|ok|in (?:science|math|english|class)|en (?:ciencias|ingles|matematicas)|oye|(?:my teacher|mi maestra|my mom|mi mama) (?:says|said|dice)(?: that| que)?) )*(?:does |is |do )?([a-z]+) (?:means?|is|es|significa|quiere decir|como|like|the same as|is the same as|is like|es como|es igual que|es lo mismo que|same as) (?:the same as |como |like |lo mismo que )?([a-z]+)(?: right| verdad| no| o no| in (?:spanish|english)| en (?:espanol|ingles))*$/,
]

const sameMeaning =
  /(?:^| )(?:says?|said|dice|dijo|is|word) ([a-z]+(?: [a-z]+)?) (?:y eso )?(?:es igual que|es igual a|es lo mismo que|es como|es|significa|quiere decir|is it|is that|is that like|is it like|is that the same as|is it the same as|means|the same as|like) ([a-z]+)$/

/** 'The teacher say take away. es igual que quitar?': it is what the list says. */
function meansThat(heard: Heard): Decision | null {
  const [, english = '', other = ''] = sameMeaning.exec(bareWords(heard.written)) ?? []
  const spanish = english === '' ? null : inSpanish(english)
  const isMeant = spanish !== null && bareWords(spanish).split(' ').includes(other)
  return isMeant ? said(heard, [{ key: 'learner.means', values: { english, spanish } }], null, false) : null
}

/** 'Embarrassed means embarazada?', 'is evaporation como evaporacion': two words that are one, or only look alike. */
function wordsAlike(heard: Heard): Decision | null {
  for (const pattern of twoWords) {
    const [, one = '', other = ''] = pattern.exec(bareWords(heard.written)) ?? []
    if (one === '' || one === other) continue
    const tricky = falseFriend(one, other)
    if (tricky) {
      const { english, spanish, means, other: meansOther } = tricky
      const values = { english, spanish, Spanish: title(spanish), means, other: meansOther }
      return said(heard, [{ key: 'learner.false', values }], null, false)
    }
    const [english, spanish] = isSameWord(one, other) ? [one, other] : isSameWord(other, one) ? [other, one] : []
    if (english === undefined || spanish === undefined || isInDictionary(spanish)) continue
    const told = answerTo(`what is ${english}`, heard.grade)
    const more: Line[] = told && !told.isFamily ? [{ text: told.says, fact: true }] : []
    return said(
      heard,
      [{ key: 'learner.same', values: { english, spanish: withAccent(spanish) } }, ...more],
      null,
      false,
    )
  }
  return null
}

const withAccent = (word: string) => word.replace(/cion$/, 'ción').replace(/sion$/, 'sión')

/** What a newcomer says or asks, in Spanish, in English, or in both. */
export function ofNewcomer(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.asked?.kind === 'play' || lesson.passage !== null || written.length > 160) return null
  if (both.test(written) && !saysSo.test(written)) return said(heard, [{ key: 'learner.both' }], null, false)
  return (
    greeted(heard) ??
    spelledFor(heard) ??
    meaningFor(heard) ??
    lineFor(heard) ??
    wordsAlike(heard) ??
    meansThat(heard) ??
    spanishSaying(heard) ??
    spanishThings(heard) ??
    spanishNews(heard)
  )
}
