import type { Decision, Line } from '../move.ts'
import { storySum } from '../read/story-sums.ts'
import { tryAt } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import { askAgain } from './ask.ts'
import { credit } from './credit.ts'
import { type Heard, isRetold } from './hear.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'
import { stepValue } from './step-value.ts'
import { wrong } from './wrong.ts'

const said = String.raw`((?:[-−]|\$)?\d[\d,]*(?:\.\d+)?(?:/\d+)?%?)`
/** The question, the end of its sentence, and a number alone: '… how many vans? 7'. */
const behindMark = new RegExp(
  String.raw`^(.{12,}?)(?:\?+ *|[.!:]+\s+|\s*\n\s*)(?:(?:so|ok|um+|and|then|is it|its|it's|it is|i [a-z]+ [^.?!\n]{0,40}?\b(?:so|and got|is|=)|i (?:got|get|think|said|say|put|did|guess)(?: it'?s| its| it is)?|my answer is|answer:?|that'?s|=) )*${said}(?: (?!of\b)[a-z]+){0,3}[?.! ]*(?:(?:is that|right|correct|ok|yes)[a-z ]*)?(?: (?:cuz|because|bc|since) .*)?\W*$`,
  'i',
)
/** The same without a mark: '… how many vans i got 7'. */
const behindGot = new RegExp(
  String.raw`^(.{12,}?),? (?:i (?:got|get|think|said|say|put|guess)(?: it'?s| its| it is| it was)?|is it|my answer is) ${said}(?: (?!of\b|cuz\b|because\b|bc\b)[a-z]+){0,2}[?.! ]*((?:cuz|because|bc|since) .*)?$`,
  'i',
)
/** An expression behind what is to be written: 'write 5 less than x. 5-x'. */
const behindWords =
  /^(.*\b(?:write|expression|simplify|distribute|expand|combine)\b.{4,}?)(?:[.?!:'"]+|,| =| i (?:got|get|think|put|said)(?: it'?s| its)?| is it| its| it's) *((?:\d{0,3}[a-z]|\d{1,3})(?: ?[-−+*/x] ?(?:\d{0,3}[a-z]|\d{1,3})){0,3})\W*$/i
/** A row in its order: 'put in order -2, 5, 0. i got -2 0 5'. */
const behindRow =
  /^(.{8,}?)[?.!:,]* (?:i (?:got|get|think|said|say|put|did)(?: it'?s| its)?|its|it's|is it|my answer is|answer:?) ((?:[-−]?\d+(?:\.\d+|\/\d+)?,? +(?:then |and |< )?){2,8}[-−]?\d+(?:\.\d+|\/\d+)?)\W*$/i
/** 'x < -4' behind an inequality. */
const behindUnequal = /^(.*?[<>≤≥].*?),? (?:so|then|i got|and got|=>|means|that means) ([a-z] ?[<>≤≥]=? ?[-−]?\d+)\W*$/i
/** 'Went from $20 to $25, that's 20% up'. */
const behindChange =
  /^(.*\bfrom \$?\d[\d.]* (?:dollars )?to \$?\d[\d.]*)\b.*?\b(?:that'?s|is|so|its|it's|i got|=) (?:a |an |about )?(\d{1,3}%)(?: (?:up|down|more|less|off|increase|decrease|change|drop|raise))?(?: right)?\b/i
const asks =
  /\d ?(?:%|percent) off\b|\b(?:how (?:many|much|far|long|old|tall|fast)|what(?:'?s| is| are)?|which|find|solve|ratio|probability|area|perimeter|volume)\b/i

/** The problem and what is said of it; without either where none is asked. */
function partsOf(text: string): readonly (string | undefined)[] {
  const row = behindRow.exec(text)
  if (row && /\border\b|\bleast to\b|\bgreatest to\b/i.test(row[1] ?? '')) return row
  const unequal = behindUnequal.exec(text)
  if (unequal) return unequal
  const [whole, task = '', percent] = behindChange.exec(text) ?? []
  if (percent !== undefined) return [whole, task.replace(/^.*\bfrom\b/i, 'percent change from'), percent]
  const words = behindWords.exec(text)
  if (words) return words
  const found = behindMark.exec(text) ?? behindGot.exec(text)
  return found && asks.test(found[1] ?? '') ? found : []
}

/** A problem that comes with the child's answer behind it: it is taken up, and the answer looked at. */
export function askedWithAnswer(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, problem = '', answer = ''] = partsOf(text)
  if (answer === '' || !/\d/.test(problem)) return null
  const sum = storySum(problem.trim())
  const taken = ownProblem({ ...heard, text: sum })
  const open = taken && openProblem(taken.lesson)
  // Only what is new and solved here has an answer to be looked at.
  if (!taken || !open || lesson.problems.some(({ item }) => item.id === open.item.id)) return null
  const here = { ...heard, lesson: taken.lesson, text: answer }
  const tried = tryAt(answer, open.item)
  if (tried.kind === 'right') return credit(here, open, { said: tried.said })
  if (tried.kind !== 'wrong') return null
  const readAs: Line[] = isRetold(problem, sum) ? [{ key: 'own.readAs', values: { what: open.item.name } }] : []
  // What one step comes to is right so far.
  if (stepValue(open, tried.said) !== null && tried.mistake === null)
    return reply(
      [...readAs, { key: 'step.value', values: { said: tried.said } }],
      askAgain(here, { ...taken.lesson, asked: null }),
      { kind: 'step', mood: 'happy' },
    )
  return wrong(here, open, tried, readAs)
}
