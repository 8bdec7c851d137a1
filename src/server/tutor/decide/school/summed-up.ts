import { askingOf, isQuestion } from '../../know/book/stems.ts'
import { entryAnswer } from '../../know/know.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import type { Heard } from '../hear.ts'
import { practiceAsked } from '../practice-asked.ts'
import { said } from './beside.ts'

const begins = /^\W*(?:ok |okay |oh |wait |and |ohh+ )*(?:so|oh|ohh+|like|wait)\b/i
const denies =
  /\b(?:not|no|never|n't|dont|doesnt|isnt|cant|wont|but|why|how|who|when|where|what|which|if|if i|my|our)\b|n't\b/i
const fewest = 2
const most = 18

/** 'So rain and snow and hail all is that': what was told just now, in the child's own words. */
export function summedUp(heard: Heard): Decision | null {
  const { lesson, written, grade } = heard
  if (lesson.told === null || openProblem(lesson) || !begins.test(written) || denies.test(written)) return null
  if (written.split(/\s+/).length > most || (isQuestion(written) && !/^\W*(?:\w+ ){0,2}so\b/i.test(written)))
    return null
  const told = entryAnswer(lesson.told, grade)
  if (!told) return null
  const inAnswer = new Set(askingOf(told.says).stems)
  const stems = askingOf(written.replace(begins, ' ')).stems.filter((stem) => stem.length > 2)
  const found = stems.filter((stem) => inAnswer.has(stem))
  return found.length >= fewest && found.length * 4 >= stems.length * 3 ? said(heard, [{ key: 'school.summed' }]) : null
}

const headed = /^([^,.!?]{8,60})[,.!] +\S/
const asksForRow = /\b(?:test|quiz|drill|ask) me\b/i

/** 'Test me on the 12s, i dont care, im getting that dog'. */
export function rowWished(heard: Heard): Decision | null {
  const head = headed.exec(heard.text)?.[1]
  return head !== undefined && asksForRow.test(head) && !/\bspell|\bwords?\b/i.test(head)
    ? practiceAsked({ ...heard, text: head, written: head })
    : null
}
