import { isInDictionary } from '#server/safety/usual-words.ts'
import { bareWords, englishWord, inSpanish, lineTried } from '../../know/words/newcomer.ts'
import type { Decision, Line } from '../../move.ts'
import { isHeavyInSpanish, isPlainInSpanish } from '../../read/heavy-spanish.ts'
import { englishAsked } from '../../read/spanish.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// What a child tells in Spanish, or tries in English, is taken up in Spanish: letters and colors, what tastes good, a word that is the
// same in both languages, a line that was tried.

const colors: Readonly<Record<string, string>> = {
  rojo: 'red',
  roja: 'red',
  azul: 'blue',
  verde: 'green',
  amarillo: 'yellow',
  amarilla: 'yellow',
  negro: 'black',
  blanco: 'white',
  morado: 'purple',
  rosa: 'pink',
  rosado: 'pink',
  cafe: 'brown',
  anaranjado: 'orange',
  naranja: 'orange',
  gris: 'gray',
}
const spokenColors: Readonly<Record<string, string>> = {
  blu: 'blue',
  bluu: 'blue',
  blue: 'blue',
  grin: 'green',
  green: 'green',
  yelow: 'yellow',
  yelou: 'yellow',
  yellow: 'yellow',
  rred: 'red',
  red: 'red',
  guait: 'white',
  white: 'white',
  blac: 'black',
  black: 'black',
  pinc: 'pink',
  pink: 'pink',
  braun: 'brown',
  brown: 'brown',
  orench: 'orange',
}
const letterSays = /^(?:(?:y|la letra|la|letra|el) )*([a-z]) (?:hace|suena|dice|se oye|es) (?:como )?([a-z]+)$/
const startsWith =
  /^(?:(?:y|creo que|pero) )*(?:(?:el|la|los|las|un|una) )?([a-z]{2,14}) (?:empieza|comienza|va|inicia|es) con (?:la )?(?:letra )?([a-z])(?: (?:porque|por que|pq|como|de) (?:es |se dice |en ingles es |en ingles )*([a-z]+))?$/
const repeated = /^([a-z])(?:[ -]\1)+[ -]+([a-z]{2,14})$/
const alsoColor = /^(?:(?:y|tambien|pues|el) )*([a-z]+)(?: (?:como|tambien|en ingles|es (?!mi\b))\b.*)?$/
const sameWord = /^(?:(?:y|hola|oye|pero) )*como se dice (?:(?:el|la|un|una) )?([a-z]{3,}) en ingles$/
const isSame = /\b(?:es igual|es lo mismo|son iguales|suena igual|igualito|se dice igual)\b/
const bothTongues = /\bespanol\b.*\bingles\b|\bingles\b.*\bespanol\b/
const grownUps =
  /\b(?:mama|mami|papa|papi|maestra|maestro|profe|abuela|abuelo|abuelita|teacher)\b.*\b(?:dice|dicen|quiere|quieren|habla|hable)\b/
const tastes =
  /\b(?:no (?:son? (?:ricas?|ricos?|buen[ao]s?)|saben? (?:rico|bien))|(?:son?|estan?|estaban?|saben?) (?:muy )?(?:ricas?|ricos?|agrias?|agrios?|dulces?|amargas?|deliciosas?|deliciosos?))\b/
const notNice = /\bno\b|\b(?:agri|amarg)[ao]s?\b/
const ownThing =
  /^(?:(?:y|este|esta|es|mira|hola) )*(mi|mis|tengo una?) ((?:perr|gat|conej|perrit|gatit|pajar|pececit)(?:o|a|os|as|ito|ita)?|pez|peces|tortuga|caballo|vaca|gallina|bici|bicicleta|pelota|mochila|muneca|carro|cama|casa|escuela|osito|juguete|lapiz|libro)\b/
/** It has it, or tells what it does or how it is. */
const tellsGlad =
  /^(?:(?:y|mira|hola) )*tengo una? [a-z]+(?: (?:muy )?(?:bonit|chiquit|grande|nuev|suave|gord|pequen)[a-z]*)?$|\b(?:duerme|juega|corre|salta|brinca|canta|ladra|nada|vuela|se llama|se llaman) [a-z]+|\b(?:es|son) (?:muy )?(?:bonit|chiquit|grande|nuev|suave|gord|pequen|lind)[a-z]*/
const accents: Readonly<Record<string, string>> = { muneca: 'muñeca', bebe: 'bebé', lapiz: 'lápiz', pajaro: 'pájaro' }
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export function spanishTold(heard: Heard): Decision | null {
  const { lesson, written } = heard
  const alike = sameWord.exec(bareWords(written))?.[1]
  const already = alike === undefined ? null : inSpanish(alike)
  if (
    alike !== undefined &&
    already !== null &&
    bareWords(already) !== alike &&
    englishWord(alike) === null &&
    lesson.asked?.kind !== 'play'
  )
    return said(heard, { key: 'told.es.already', values: { word: alike, Word: capital(alike), spanish: already } })
  if (alike !== undefined && isInDictionary(alike) && englishAsked(written) === null && lesson.asked?.kind !== 'play')
    return said(heard, { key: 'told.es.sameWord', values: { word: alike } })
  if (
    openProblem(lesson) ||
    /^(?:play|sentence|story|relation)$/.test(lesson.asked?.kind ?? '') ||
    /[?\d]/.test(written)
  )
    return null
  const bare = bareWords(written)
  const tried = englishTried(heard, bare)
  if (tried) return tried
  if (!lesson.spanish && !repeated.test(bare)) return null
  const line = lesson.spanish || wasSpanish(heard) ? lineFor(bare) : null
  return line && said(heard, line)
}

const wasSpanish = ({ lesson }: Heard) =>
  lesson.lines.some((one) => /\b(?:la|el|los|las|como|y|mi|es|yo|hola|con)\b/i.test(one) && /[a-z]/i.test(one)) &&
  lesson.said.slice(-8).some((one) => one.startsWith('es.'))

const said = (heard: Heard, line: Line): Decision => {
  const lesson = { ...heard.lesson, aside: heard.lesson.aside + 1, spanish: true }
  return reply([line], { ...askChat(lesson, { key: 'chat.more' }), lines: [] }, { kind: 'translate', mood: 'happy' })
}

function lineFor(bare: string): Line | null {
  const letter = ofLetters(bare)
  if (letter) return letter
  const color = alsoColor.exec(bare)?.[1] ?? ''
  const english = colors[color]
  if (english !== undefined) return { key: 'told.es.color', values: { Color: capital(color), english } }
  const spoken = spokenColors[bare.split(' ')[0] ?? '']
  if (spoken !== undefined) return { key: 'told.es.colorTried', values: { english: spoken } }
  if (bothTongues.test(bare) && grownUps.test(bare)) return { key: 'told.es.both' }
  return isSame.test(bare) ? { key: 'told.es.same' } : null
}

/** What tastes good, and a pet or a thing of its own. */
export function spanishThings(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (!lesson.spanish || openProblem(lesson) || /[?\d]/.test(written)) return null
  if (/^(?:play|sentence|story|relation|feeling)$/.test(lesson.asked?.kind ?? '')) return null
  const line = plainLine(bareWords(written))
  return line && said(heard, line)
}

function plainLine(bare: string): Line | null {
  if (tastes.test(bare) && !isHeavyInSpanish(bare))
    return { key: notNice.test(bare) ? 'told.es.notTasty' : 'told.es.tasty' }
  const [, whose = '', thing = ''] = ownThing.exec(bare) ?? []
  if (thing !== '' && tellsGlad.test(bare) && isPlainInSpanish(bare)) {
    const named = `${whose === 'mis' ? 'tus' : 'tu'} ${accents[thing] ?? thing}`
    return { key: whose === 'mis' ? 'told.es.things' : 'told.es.thing', values: { Thing: capital(named) } }
  }
  return null
}

function ofLetters(bare: string): Line | null {
  const [, letter = '', sound = ''] = letterSays.exec(bare) ?? []
  if (letter !== '' && sound.startsWith(letter))
    return { key: 'told.es.sound', values: { letter: letter.toUpperCase(), sound } }
  const [, again = '', after = ''] = repeated.exec(bare) ?? []
  if (again !== '' && after.startsWith(again))
    return { key: 'told.es.starts', values: { word: after, Word: capital(after), letter: again.toUpperCase() } }
  const [, word = '', first = '', other] = startsWith.exec(bare) ?? []
  if (word === '') return null
  if (word.startsWith(first))
    return { key: 'told.es.starts', values: { word, Word: capital(word), letter: first.toUpperCase() } }
  const english = other ?? englishWord(word) ?? ''
  return english.startsWith(first) && isInDictionary(english)
    ? {
        key: 'told.es.startsEnglish',
        values: { English: capital(english), first: first.toUpperCase(), word, letter: (word[0] ?? '').toUpperCase() },
      }
    : { key: 'told.es.listen', values: { word, Word: capital(word) } }
}

const heardAs: Readonly<Record<string, string>> = {
  plis: 'please',
  plees: 'please',
  pliz: 'please',
  tank: 'thank',
  tenkiu: 'thank you',
  yu: 'you',
  ai: 'I',
  jelp: 'help',
  jelo: 'hello',
  mai: 'my',
  guat: 'what',
  wat: 'what',
  guer: 'where',
  gud: 'good',
  morni: 'morning',
  estop: 'stop',
  plei: 'play',
  uit: 'with',
  wit: 'with',
  sorri: 'sorry',
  ticher: 'teacher',
  frend: 'friend',
  cam: 'come',
  rait: 'right',
  laik: 'like',
  du: 'do',
  japi: 'happy',
  nou: 'know',
  ken: 'can',
  beri: 'very',
}
const spelledRight = (word: string) =>
  heardAs[word] ?? (/^es[bcdfgklmnpqtw]/.test(word) && isInDictionary(word.slice(1)) ? word.slice(1) : word)

const asksWord = /\b(?:in english|en ingles|in spanish|en espanol)$|^(?:how|como|what|whats|que)\b/
/** 'Eslower plis': English as a Spanish ear writes it, right after a line of it was shown. */
function englishTried(heard: Heard, bare: string): Decision | null {
  const words = bare.split(' ')
  if (
    words.length > 7 ||
    (!heard.lesson.said.slice(-8).some((one) => /^(?:es\.|learner|translate)/.test(one)) && !heard.lesson.spanish)
  )
    return null
  const near = lineTried(bare)
  // 'How do you say hojas in english' asks for a word, and is none of the lines that were shown.
  if (asksWord.test(bare) && (near === null || bareWords(near.english) !== bare)) return null
  const exact = near
  const meant = words.map(spelledRight)
  const isTried =
    meant.some((word, at) => word !== words[at]) &&
    meant.every((word) => word.split(' ').every((one) => isInDictionary(one.toLowerCase())))
  const english = exact?.english ?? (isTried ? `${capital(meant.join(' ')).replace(/ please$/, ', please')}.` : null)
  return english === null ? null : said(heard, { key: 'told.es.tried', values: { english } })
}
