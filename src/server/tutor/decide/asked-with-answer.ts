import type { Decision } from '../move.ts'
import { storySum } from '../read/story-sums.ts'
import { tryAt } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import { credit } from './credit.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { wrong } from './wrong.ts'

const said = String.raw`((?:[-−]|\$)?\d[\d,]*(?:\.\d+)?(?:/\d+)?%?)`
/** The question, the end of its sentence, and a number alone: '… how many vans? 7'. */
const behindMark = new RegExp(
  String.raw`^(.{12,}?)(?:[?.!:]+|\n) *(?:(?:so|ok|um+|and|then|is it|its|it's|it is|i [a-z]+ [^.?!\n]{0,40}?\b(?:so|and got|is|=)|i (?:got|get|think|said|say|put|did|guess)(?: it'?s| its| it is)?|my answer is|answer:?|that'?s|=) )*${said}(?: (?!of\b)[a-z]+){0,3}[?.! ]*(?:(?:is that|right|correct|ok|yes)[a-z ]*)?\W*$`,
  'i',
)
/** The same without a mark: '… how many vans i got 7'. */
const behindGot = new RegExp(
  String.raw`^(.{12,}?),? (?:i (?:got|get|think|said|say|put|guess)(?: it'?s| its| it is| it was)?|is it|my answer is) ${said}(?: (?!of\b|cuz\b|because\b|bc\b)[a-z]+){0,2}[?.! ]*((?:cuz|because|bc|since) .*)?$`,
  'i',
)
const asks =
  /\b(?:how (?:many|much|far|long|old|tall|fast)|what(?:'?s| is| are)?|which|find|solve|ratio|probability|area|perimeter|volume)\b/i

/** A problem that comes with the child's answer behind it: it is taken up, and the answer looked at. */
export function askedWithAnswer(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const found = behindMark.exec(text) ?? behindGot.exec(text)
  const [, problem = '', answer = ''] = found ?? []
  if (answer === '' || !asks.test(problem) || !/\d/.test(problem)) return null
  const taken = ownProblem({ ...heard, text: storySum(problem.trim()) })
  const open = taken && openProblem(taken.lesson)
  // Only what is new and solved here has an answer to be looked at.
  if (!taken || !open || lesson.problems.some(({ item }) => item.id === open.item.id)) return null
  const here = { ...heard, lesson: taken.lesson, text: answer }
  const tried = tryAt(answer, open.item)
  if (tried.kind === 'right') return credit(here, open, { said: tried.said })
  return tried.kind === 'wrong' ? wrong(here, open, tried) : null
}
