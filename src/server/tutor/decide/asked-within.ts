import { exactEntry } from '../know/book/book.ts'
import { isQuestion } from '../know/book/stems.ts'
import { answerTo, entryAnswer, type Known, nearlyMeant } from '../know/know.ts'
import { schoolAnswer } from '../know/school.ts'
import { thingIn } from '../know/words/thing-in.ts'
import type { Decision } from '../move.ts'
import { questionsIn } from '../read/questions-in.ts'
import { tellsOfDeath } from '../read/tellings.ts'
import { openProblem } from '../state.ts'
import { isShownLine } from '../writing/own-line.ts'
import { capitals } from './capitals.ts'
import type { Heard } from './hear.ts'
import { givesAway } from './plain-question.ts'
import { isAbout } from './spoken-topic.ts'
import { askedOn } from './take-up/asked-on.ts'
import { isOfWork } from './talk.ts'
import { tellKnown } from './tell.ts'
import { inItsPlace } from './world.ts'

// A question in the middle of a longer line, and one that means what was spoken of a while ago.

const own = /\b(?:me|i|im|i'm|my|mine|we|our|us|you|your|yours|u|ur)\b/i
const general = /\bhow (?:do|can|would) (?:you|i|we)\b|\bdo (?:you|we|i) (?:call|say|have to)\b/gi
const points = /\b(?:they|them|their|it|its|he|she|his|her|those|these|that|this|there|one|ones)\b/i
/** With a number beside it, it is worked out and not looked up: 'a cube with side 4 whats the volume'. */
const toWorkOut = /\b(?:area|perimeter|volume|circumference|hypotenuse|average|mean|median|range)\b/i
const asksMeaning = /\bmeans?\b|^\W*(?:whats|what'?s) an? \w+\W*$/i

const isFree = ({ lesson, text }: Heard) =>
  !lesson.spanish &&
  !(lesson.asked?.kind === 'feeling' && !isOfWork(text)) &&
  lesson.asked?.kind !== 'play' &&
  lesson.asked?.kind !== 'story' &&
  lesson.passage === null &&
  !tellsOfDeath(text)

/** 'Wilbur is the runt whats a runt': what a part of the line asks is answered, where that is surely known. */
export function askedWithin(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  if (!isFree(heard) || /\d.*\D\d/.test(text) || (lesson.asked?.kind === 'sentence' && isShownLine(text))) return null
  if (/\d/.test(text) && toWorkOut.test(text)) return null
  for (const ask of questionsIn(text)) {
    const place = capitalHere(heard, ask)
    if (place) return place
    const known = points.test(ask) ? behind(heard, ask) : plainly(ask, grade)
    if (known && !known.isFamily && known.id !== lesson.told && !givesAway(heard, known))
      return tellKnown({ ...heard, text: ask }, known)
  }
  return null
}

/** 'What is the capital is it Houston', of the state that was spoken of. */
function capitalHere(heard: Heard, ask: string): Decision | null {
  if (!/\bthe capital\b(?! of\b)/i.test(ask)) return null
  const { about, named } = heard.lesson
  for (const topic of [about, ...[...named.spoken].reverse()]) {
    const text = `what is the capital of ${topic ?? ''}`
    const found = topic === null ? null : capitals({ ...heard, text, written: text })
    if (found) return found
  }
  return null
}

function plainly(ask: string, grade: number): Known | null {
  const same = exactEntry(ask)
  if (same) return entryAnswer(same.id, grade)
  if (own.test(ask.replace(general, ' '))) return null
  const known = schoolAnswer(ask, grade) ?? answerTo(ask, grade)
  return known?.id === 'glossary' && !asksMeaning.test(ask) ? null : known
}

function behind(heard: Heard, ask: string): Known | null {
  const { about } = heard.lesson
  const same = exactEntry(ask)
  if (same) return entryAnswer(same.id, heard.grade)
  const meant = about === null || own.test(ask) ? null : inItsPlace({ ...heard, text: ask })
  const known = meant === null ? null : (schoolAnswer(meant, heard.grade) ?? answerTo(meant, heard.grade))
  return known && about !== null && isAbout(known, about) ? known : null
}

const pronoun = /\b(?:they|them|those|these|it|he|she|him)\b/i
const thereIn = /\bthere\b(?! (?:a|an|any|is|are|was|were)\b)/i
const mostWords = 14

/** 'Why is it called the Lone Star State', behind the bird of Texas: asked of each thing that was spoken of, the last one first. */
export function ofSpoken(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const on = askedOn(heard)
  if (on) return on
  if (!isFree(heard) || openProblem(lesson) || !isQuestion(text) || text.split(/\s+/).length > mostWords) return null
  const capital = capitalHere(heard, text)
  if (capital) return capital
  const same = exactEntry(text)
  if (same && same.id !== lesson.told && same.kind !== 'family')
    return tellKnown(heard, {
      id: same.id,
      says: grade <= 2 ? same.young : same.older,
      back: same.back,
      isFamily: false,
    })
  if (own.test(text.replace(general, ' ')) || /\d.*\D\d/.test(text)) return null
  const topics = [...new Set([lesson.about, ...[...lesson.named.spoken].reverse()])].filter((one) => one !== null)
  const plain = text.replace(/\W+$/, '')
  const thing = /\bthe (?:war|book|story|game|battle|state|country|experiment|planet|movie|king)\b/i
  for (const topic of topics) {
    const asks = pronoun.test(plain)
      ? [plain.replace(pronoun, topic), plain.replace(pronoun, `the ${topic}`), `${plain} in ${topic}`]
      : thereIn.test(plain)
        ? [plain.replace(thereIn, `in ${topic}`)]
        : thingIn(plain) === null
          ? []
          : [
              ...(thing.test(plain) ? [plain.replace(thing, `the ${topic}`)] : []),
              `${plain} of ${topic}`,
              `${plain} in ${topic}`,
              `${plain} in the ${topic}`,
            ]
    for (const ask of asks) {
      const near = nearlyMeant(ask)
      const known = schoolAnswer(ask, grade) ?? answerTo(ask, grade) ?? (near && entryAnswer(near.id, grade))
      if (known && !known.isFamily && known.id !== lesson.told && isAbout(known, topic))
        return tellKnown({ ...heard, lesson: { ...lesson, about: topic } }, known)
    }
  }
  return null
}
