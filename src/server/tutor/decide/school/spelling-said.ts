import { homophoneSets, toldOf } from '../../know/words/homophones.ts'
import { nearestWord } from '../../know/words/nearest-word.ts'
import { capital, listed, letters as spread } from '../../know/words/question-words.ts'
import { judged, spelledRuns } from '../../know/words/spelled-tries.ts'
import { isSpelledRight } from '../../know/words/spelled-words.ts'
import { endedIn } from '../../know/words/with-ending.ts'
import type { Decision, Line } from '../../move.ts'
import type { Heard } from '../hear.ts'
import { listTalk } from '../spelling-list.ts'
import { said, triesWord } from './beside.ts'

// What a child says or asks of how a word is spelled: it mends its own letters, holds a guess, lists words to be looked at.

const run = "(?<![\\w'])[a-z](?:[ .-]{1,2}[a-z](?![\\w'])){2,13}"
const turns = '(?:(?:no|wait|oops|i mean|actually|nvm|ugh|um|uh|oh|hold on|not that|whoops|argh)[\\s.,!]{1,4}){1,4}'
const mendedRun = new RegExp(`(${run})[\\s.,!?-]{1,6}${turns}(?:its |it is |is it )?(${run})(.{0,40})$`, 'i')
const joined = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
const isWord = (word: string) =>
  isSpelledRight(word) || (/^.{3,}y$/.test(word) && isSpelledRight(word.slice(0, -1))) || nearestWord(word) === word

/** 'K n o k. no wait. k n o c k': only the last counts. */
export function mendsLetters(heard: Heard, kept: string | null): Decision | null {
  const [, before = '', after = ''] = mendedRun.exec(heard.written) ?? []
  const [first, word] = [joined(before), joined(after)]
  if (word === '' || first === word) return null
  if (kept?.startsWith('list:')) return listTalk({ ...heard, written: after, text: after }, kept)
  const found = judged(word, kept?.startsWith('spell:') ? [kept.split(':')[1] ?? ''] : [])
  if (found === null) return null
  return found.isRight
    ? said(heard, [{ key: 'school.mended', values: { letters: spread(word), Letters: capital(spread(word)), word } }], {
        told: `lang:spell:${word}`,
      })
    : null
}

const asksLetters = /\b(?:how|what|whats|which|does|do|can|rhymes?)\b/

/** 'Its called a gavel?? g-a-v-e-l': the word and its letters stand side by side. */
export function lettersBesideWord(heard: Heard, kept: string | null): Decision | null {
  const { written } = heard
  if (kept !== null && /^(?:list|spell):/.test(kept)) return null
  const found = spelledRuns(written)
  const [letters] = found?.runs ?? []
  if (!found || letters === undefined || found.runs.length > 1 || letters.length < fewest) return null
  const isNamed = found.rest.split(' ').includes(letters)
  if (!isNamed)
    return asksOfLetters.test(found.rest) && isSpelledRight(letters) && !found.rest.startsWith('is ')
      ? tellsSpelling(heard, letters, true)
      : readsLetters(heard, letters, found.rest)
  if (asksLetters.test(found.rest) || !isWord(letters)) return null
  const isBehind = new RegExp(`\\b${letters}\\W*$`, 'i').test(written)
  const values = { word: letters, Word: capital(letters), letters: spread(letters), Letters: capital(spread(letters)) }
  return said(heard, [{ key: isBehind ? 'school.sounded' : 'school.spelled', values }], {
    told: `lang:spell:${letters}`,
  })
}
const fewest = 3
/** 'N-i-n-t-h-s? no e?' */
const asksOfLetters = /(?:^| )(?:no|just one|only one|one|two|double|with an?|without an?|silent) [a-z]s?(?: right)?$/

const asksWord =
  /^(?:(?:ok|um|so|and|now) )*(?:what(?:'?s| is)|whats) (?:this|that|the) (?:(?:next|hard|long|big) )*word$/

/** 'What is this word. v e n o m'. */
function readsLetters(heard: Heard, letters: string, rest: string): Decision | null {
  return asksWord.test(rest) && isSpelledRight(letters)
    ? said(heard, [{ key: 'school.reads', values: { word: letters, Word: capital(letters) } }], {
        told: `lang:reading:${letters}`,
      })
    : null
}

const count = '(?:(?:a|an|the|silent|one|1|two|2|double|no|any) )*'
const asksWith = [
  new RegExp(`\\bis (?:it |the word )?([a-z]{3,14}) (?:spelled )?(?:with|w) (${count})([a-z])('?s|es)?\\b(?! or\\b)`),
  new RegExp(
    `\\b(?:does|do) (?:the word )?([a-z]{3,14}) (?:really )?(?:have|has|got|get|need) (${count})([a-z])('?s)?\\b(?! or\\b)`,
  ),
]
const asksIn = new RegExp(
  `\\b(?:is|are) there (${count})([a-z])(?:'?s)? (?:in|at the end of) (?:the word )?([a-z]{3,14})`,
)
const likeOther =
  /\bis (?:the word )?([a-z]{3,14}) (?:spelled |just |spelled just )?like ([a-z]{3,14}) (?:but )?(?:with|plus|and) (?:a |an |the )?([a-z])\b/
const pointing = /^(?:it|that|this|the|he|she|they|you|there|what|who|one|your|his|her|our|word|name)$/

/** 'Is heron spelled like hero with n', 'is it dyeing with an e', 'does balloon have two ls'. */
export function letterGuessed(heard: Heard): Decision | null {
  const line = heard.written
    .toLowerCase()
    .replace(/[^a-z0-9' ]/g, ' ')
    .replace(/ +/g, ' ')
  // Why it is so is told elsewhere.
  if (/\b(?:why|how come|what)\b/.test(line)) return null
  const [, whole = '', part = '', end = ''] = likeOther.exec(line) ?? []
  if (whole !== '' && isSpelledRight(whole) && part !== 'it' && part !== 'spelled' && isSpelledRight(part))
    return tellsSpelling(heard, whole, `${part}${end}` === whole || whole.startsWith(part + end))
  const [, word = '', how = '', letter = '', many = ''] =
    asksWith.map((ask) => ask.exec(line)).find((one) => one !== null) ?? []
  const [, howIn = '', letterIn = '', wordIn = ''] = asksIn.exec(line) ?? []
  const asked = word || wordIn
  const base = asked === '' || pointing.test(asked) ? null : nearestWord(asked)
  if (base === null || !isSpelledRight(base)) return null
  const sought = letter || letterIn
  const often = base.split(sought).length - 1
  const size = how || howIn
  // 'He is sitting with us', 'does mommy have a dog'.
  if (/^e?s$/.test(many) && !/two|2|double/.test(size)) return null
  if (/[ai]/.test(sought) && !/\b(?:an|two|2|double|silent|any)\b/.test(size)) return null
  const holds = /two|2|double/.test(size) ? often > 1 : /\bno\b/.test(size) ? often === 0 : often > 0
  return tellsSpelling(heard, base, holds)
}

function tellsSpelling(heard: Heard, word: string, isSo: boolean): Decision {
  const values = { word, Word: capital(word), letters: spread(word), Letters: capital(spread(word)) }
  const twins = homophoneSets().find(({ words }) => words.some((one) => one.word === word))
  const told = (twins?.words ?? []).map((one): Line => ({ text: `${toldOf(one)}.`, fact: true }))
  return said(heard, [{ key: isSo ? 'school.spelled' : 'school.spelledSo', values }, ...told], {
    told: `lang:spell:${word}`,
    mood: isSo ? 'happy' : 'thinking',
  })
}

/** 'Verbs with ing. hop hopping', 'lie lying. ie turns in y?'. */
export function endingAdded(heard: Heard): Decision | null {
  const found = endedIn(heard.written)
  if (!found) return null
  const { base, form, typed, rule, isRight, letter } = found
  const values = { base, Base: capital(base), form, Form: capital(form), typed, letter }
  return isRight
    ? said(heard, [
        { key: 'school.ended', values },
        { key: `school.ended.${rule}`, values },
      ])
    : said(
        heard,
        [
          { key: 'school.ended.look', values },
          { key: `school.ended.hint.${rule}`, values },
        ],
        {
          told: `lang:spell:${form}:1`,
          mood: 'thinking',
        },
      )
}

const checks =
  /(?:^\W*|\b(?:can|could|will|would) (?:you|u) |\b(?:please|pls) )check (?:my|the|these|this|if)(?: \w+){0,3} ?(?:spelling|spelled|words)(?: words| right| please| for me)*|\b(?:did i|are (?:these|they|those)|is (?:this|that|it)|have i) (?:all )?(?:spell|spelled|spelt)(?: (?:it|them|these|those|this|that|all|everything))* (?:right|correct|correctly|ok|okay|good)\b/i
const mostWords = 10

/** The words that stand behind the wish, or right before it. */
function listIn(written: string): string {
  const at = checks.exec(written)
  if (!at) return ''
  const behind = written.slice(at.index + at[0].length)
  return /[a-z]{2}/i.test(behind)
    ? behind
    : (written
        .slice(0, at.index)
        .split(/[.!?]+/)
        .findLast((one) => /[a-z]/i.test(one)) ?? '')
}

/** 'Can you check my spelling. Amazon, habitat, tadpoal': what is right is said, the first that is not gets a clue. */
export function spellingChecked(heard: Heard): Decision | null {
  const { written } = heard
  if (!checks.test(written)) return null
  const words: readonly string[] = listIn(written).match(/[a-z']{2,}/gi) ?? []
  if (words.length === 0 || words.length > mostWords || (words.length > 4 && !/,/.test(written))) return null
  const plain = words
    // A name is not looked at.
    .filter((one) => !/^[A-Z]/.test(one) || isSpelledRight(one.toLowerCase()))
    .map((one) => one.toLowerCase())
    .filter((one) => !/^(?:and|please|ok|here|is|are|my|of|for|the|a|this|that|word|words|it|them)$/.test(one))
  // One word alone is looked at elsewhere.
  if (plain.length < 2) return null
  const rights = plain.filter(isSpelledRight)
  const wrong = plain.find((one) => !isSpelledRight(one))
  const near = wrong === undefined ? null : nearestWord(wrong)
  const lines: Line[] =
    rights.length === 0
      ? []
      : [{ key: 'school.listRight', values: { words: listed(rights), Words: capital(listed(rights)) } }]
  if (wrong === undefined) return rights.length === 0 ? null : said(heard, lines)
  if (near === null || near === wrong)
    return said(heard, [...lines, { key: 'school.listUnsure', values: { word: wrong } }])
  const values = { letters: spread(wrong), Letters: capital(spread(wrong)), word: near }
  return triesWord(heard, [...lines, { key: 'spell.lookAt', values }], near)
}
