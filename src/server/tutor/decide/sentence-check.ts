import type { Decision, Line } from '../move.ts'
import { glossOf } from '../read/spanish.ts'
import { openProblem } from '../state.ts'
import { faultsIn } from '../writing/faults.ts'
import { grammarFault } from '../writing/grammar-faults.ts'
import { learnerFaults } from '../writing/learner-faults.ts'
import { wordsOf } from '../writing/written.ts'
import { askChat } from './ask.ts'
import { checkWriting, homophonesOf } from './check-writing.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// A sentence is shown to have its English looked at: 'I wrote: … check please', 'I have 7 years. esta bien?', 'The group of kids are loud.
// right or wrong'. What is asked about the world ('Austin is the capital. is that right') is for others, unless its grammar is off.

const behind =
  /^\W*(.{8,200}?)[.!?,;:"”]*\s+(?:(?:can (?:you|u) |could you |please |pls |plz )*(?:check|fix|correct|look at) ?(?:it|this|that|my (?:sentence|english|grammar|writing))?(?: for me)?(?: please| pls| plz)*|(?:is (?:it|this|that) |did i (?:say|write) (?:it|that) )(?:good |right |correct |ok |proper )(?:english|grammar|sentence)?|(?:whats|what'?s|what is|wats) wrong (?:w|with|here|in)(?: that| this| it| my sentence)?|(?:is that|is this) a (?:good|correct|right|real|run.?on) sentence|est[aá] bien|(?:esta |se dice )?(?:asi|así)|es correcto|how do i fix (?:it|that|this)|fix (?:it|this|that))\W*$/i
const orWrong =
  /^\W*(.{8,200}?)[.!?,;:"”]*\s+(?:(?:is (?:it|this|that) )?(?:right or wrong|correct or (?:not|incorrect|wrong)|right or not)|is (?:it|this|that) (?:right|correct|ok|okay))\W*$/i
const before =
  /^\W*(?:(?:ok|so|hi|hey|can (?:you|u)|please|pls) )*(?:check|fix|correct|is (?:this|it) (?:right|correct|good english)|est[aá] bien)(?: (?:this|my|the)(?: (?:sentence|english|grammar))?)?(?: please)?\s*[:?,-]\s*["“]?(.{8,200}?)["”]?\W*$/i
const marked =
  /^\W*["“]?(.{8,140}?)["”]?[.!?]+\s+(?:my |the )?(?:teacher|mom|dad|miss|mr\.? \w+|mrs\.? \w+|ms\.? \w+|she|he) (?:circled|marked|crossed out|underlined|corrected|put a (?:red )?(?:circle|x) (?:on|around))\b/i
const label =
  /^\W*(?:(?:ok|so|hi|hey|and|now) )*(?:i (?:wrote|put|said|typed)|my sentence(?: is)?|escrib[ií]|puse|here is my sentence|this is my sentence|i say)\s*[:,-]?\s*/i
const iOrMe =
  /\b(?:\w+ and (?:i|me)|(?:me|i) and \w+)\b.{0,30}\b(?:or|not|never|always|vs)\b.{0,20}\b(?:\w+ and (?:me|i)|(?:me|i) and \w+)\b|\bwhen (?:do|should|to) (?:i |you |we )?(?:use|say|write) (?:i|me) (?:or|and|vs) (?:me|i)\b/i
const ofSums = /\d ?[-−+x×*÷/=<>] ?\d|=/
const lately = 8
const longestKept = 160
/** A sentence and what is asked about it; in a longer text there is more than one. */
const longestShown = 300

type Asked = { own: string; isOfEnglish: boolean }

/** The sentence, and whether it is plainly its English that is asked about. */
function askedIn(text: string): Asked | null {
  if (text.length > longestShown || ofSums.test(text)) return null
  // Runs of marks and of gaps say no more than one of them, and take long to read.
  const written = text
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}"“¿¡]+/u, '')
    .replace(/([.!?,;:"”-])[.!?,;:"”-]+/g, '$1')
  const marks = marked.exec(written)?.[1]
  const said = behind.exec(written)?.[1] ?? before.exec(written)?.[1] ?? orWrong.exec(written)?.[1] ?? marks
  if (said === undefined || glossOf(said) !== null) return null
  const mark = /^[.!?]/.exec(written.slice(written.indexOf(said) + said.length))?.[0] ?? ''
  const own = `${said.replace(label, '').trim()}${mark}`
  const rest = written.replace(said, '')
  const isShown = /^[A-Z]/.test(own) && /\bcheck\b|what'?s? (?:is )?wrong/i.test(rest)
  return { own, isOfEnglish: label.test(said) || namesEnglish.test(rest) || isShown || marks !== undefined }
}
const namesEnglish = /\b(?:english|grammar|sentence|est[aá] bien|correcto|as[ií])\b/i

/** The sentence that was looked at a moment ago, as long as that is near. */
const keptOf = ({ told, said }: Heard['lesson']): string | null =>
  told?.startsWith('mend:') && said.slice(-lately).some((one) => /^(?:es\.)?(?:grammar|learner)\./.test(one))
    ? told.slice('mend:'.length)
    : null

const mostShort = 0.5
/** The same sentence once more: most of its words come again. */
function isAgain(text: string, kept: string): boolean {
  const own = new Set(wordsOf(kept).map(({ word }) => word))
  const now = wordsOf(text).map(({ word }) => word)
  const shared = now.filter((word) => own.has(word)).length
  return now.length >= 3 && shared / Math.max(now.length, own.size) >= mostShort
}

function end(heard: Heard, lines: Line[], own: string | null, ask: Line | null, mood: 'happy' | 'thinking'): Decision {
  const lesson = {
    ...heard.lesson,
    aside: heard.lesson.aside + 1,
    told: own === null ? 'lang:' : `mend:${own.slice(0, longestKept)}`,
  }
  const closing = askChat(lesson, ask ?? { key: 'chat.more' })
  const text = lesson.asked?.kind === 'sentence' ? lesson.asked : null
  return reply(
    lines,
    { ...closing, lines: ask === null ? [] : closing.lines, ...(text && { asked: text }) },
    { kind: 'words', mood },
  )
}

/** What learners say, and what a grammar lesson is about; the rest is looked at as any text of the child's. */
function looked(heard: Heard, own: string): Decision | null {
  const spanish = heard.lesson.spanish || saysSpanish.test(heard.written)
  const said: Heard = { ...heard, lesson: { ...heard.lesson, spanish } }
  const learned = learnerFaults(own)
  if (learned.length > 0) {
    const lines = learned.slice(0, 2).map(
      ({ fix, because, porque }, at): Line => ({
        key: at === 0 ? 'learner.fix' : 'learner.fix.more',
        values: { fix, reason: spanish ? porque : because },
      }),
    )
    return end(said, lines, own, { key: 'learner.fix.again' }, 'thinking')
  }
  const grammar = grammarFault(own)
  if (grammar) return end(said, [{ key: `grammar.${grammar.kind}`, values: grammar.values }], own, null, 'thinking')
  const [fault] = faultsIn(own)
  const told =
    fault?.kind === 'homophone' && /\bwhy\b/i.test(heard.written) ? homophonesOf(fault.word, fault.fixes[0] ?? '') : []
  return told.length === 2 ? end(said, [{ key: 'grammar.pair' }, ...told], own, null, 'thinking') : null
}
const saysSpanish = /\b(?:est[aá] bien|correcto|as[ií])\W*$/i
const hasFault = (own: string) => faultsIn(own).some(({ kind }) => kind === 'past' || kind === 'agree')

/** A sentence whose English is asked about, and the same one mended. */
export function sentenceChecked(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (openProblem(lesson) || lesson.passage !== null || /^(?:play|story|relation)$/.test(lesson.asked?.kind ?? ''))
    return null
  if (iOrMe.test(written)) return end(heard, [{ key: 'grammar.iOrMe' }], null, null, 'happy')
  const kept = keptOf(lesson)
  if (kept !== null && isAgain(written.replace(label, ''), kept)) return mended(heard, written.replace(label, ''))
  const asked = askedIn(written)
  if (asked && wordsOf(asked.own).length >= 3) {
    const found = looked(heard, asked.own)
    if (found || lesson.asked?.kind === 'sentence') return found
    return asked.isOfEnglish || hasFault(asked.own) ? checkWriting(heard, asked.own, true) : null
  }
  return inGrammarTalk(heard) ?? toldByLearner(heard)
}

/** It is in order now, said in the language in which it was looked at. */
function mended(heard: Heard, own: string): Decision {
  const spanish = heard.lesson.spanish || heard.lesson.said.slice(-lately).some((one) => one.startsWith('es.learner.'))
  const now = { ...heard, lesson: { ...heard.lesson, spanish } }
  return (
    looked(now, own) ??
    (hasFault(own) ? checkWriting(now, own, true) : null) ??
    end(now, [{ key: spanish ? 'learner.clear' : 'grammar.fixed' }], null, null, 'happy')
  )
}

const heavy = /\b(?:died|dead|die|hurt|hospital|sick|cry|cried|sad|scared|hit|fight|fought|lost|miss|alone|mean)\b/i
/** What only a learner of English says is shown once in passing, where the line tells of something light. */
function toldByLearner(heard: Heard): Decision | null {
  const { lesson, written } = heard
  const isBusy = lesson.asked?.kind === 'sentence' || lesson.asked?.kind === 'feeling' || lesson.spanish
  if (
    isBusy ||
    heavy.test(written) ||
    /[?\d]/.test(written) ||
    lesson.said.slice(-lately).some((one) => /learner\.told/.test(one))
  )
    return null
  const fault = learnerFaults(written).find(({ isTold }) => isTold)
  return fault ? end(heard, [{ key: 'learner.told', values: { fix: fault.fix } }], null, null, 'happy') : null
}

const ofGrammar = /^(?:es\.)?(?:grammar|learner|pair|words|speech|comma)\./
/** Behind talk of grammar, a bare sentence with such a fault is one to look at: 'Me and Jake went to the store'. */
function inGrammarTalk(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (
    !/^[A-Z]/.test(written.trim()) ||
    /\?/.test(written) ||
    !lesson.said.slice(-lately).some((one) => ofGrammar.test(one))
  )
    return null
  const grammar = grammarFault(written)
  return (
    grammar &&
    end(heard, [{ key: `grammar.${grammar.kind}`, values: grammar.values }], written.trim(), null, 'thinking')
  )
}
