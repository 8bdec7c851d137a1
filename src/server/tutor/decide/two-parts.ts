import type { Decision, Situation } from '../move.ts'
import { comesToAnother } from '../read/stories/events.ts'
import { tryAt } from '../read/tries.ts'
import { isOwn, openProblem } from '../state.ts'
import { credit } from './credit.ts'
import { wrong } from './wrong.ts'

/** An answer, and behind it a wish or a question: '24 lol. can you tell me a joke', '85! why do we carry'. */
const parts =
  /^(\W*(?:(?:oh|ok|okay|fine|ugh|duh|yeah|um+|so|then|hm+|wait|is it|its|it's|i think|i got|i say|maybe|yay|the answer is)\s+)*(?:[-−]?\$?\d[\d.,/]*|[a-z]{1,12})(?: [a-z]+)?(?: again)?(?: (?:lol|haha|i think|right|got it))?)[.!?,;]+\s+((?:(?:now|and|but|ok|okay|so|also) )?(?:can|could|will|what|whats|what's|why|how|tell|do|lets|let's|i want|i wanna|who|give|where|when|is|are)\b.{6,})$/i
/** Behind the number something is told, or another problem begins: '26. fence is 3 dollars a foot', '11/12 got it. 5/6 - 1/2 = 4/4', '8!!! ok bye'. */
const toldBehind =
  /^(\W*(?:(?:oh|ok|okay|fine|ugh|duh|yeah|um+|so|then|wait|its|it's|i think|i got|the answer is)\s+)*[-−]?\$?\d[\d.,/]*(?: (?:[a-z]+ )?(?:got it|done|easy|lol|haha|right))?)[.!]+\s+((?!(?:no|wait|i mean|actually|because|cuz|bc|or|its|it's|oops|nvm|and then|then|so)\b).*[a-z].{3,}|\d[\d./]* ?[-−+x×*÷/] ?\d.*)$/i

const goesOn =
  /^(?:play|book|capitals?|words|own|give|topic|wonder|why|school|break|bye|close|sight|wrong|credit|claim|telling|feeling|moment|saying|honest|care|talk|translate)/

/** The right answer is credited in a sentence, and what stands behind it is taken up in the same reply. */
export function twoParts(whole: Situation, decideOne: (one: Situation) => Decision): Decision | null {
  const [, first = '', rest = ''] = parts.exec(whole.text) ?? toldBehind.exec(whole.text) ?? []
  if (rest === '' || !openProblem(whole.lesson)) return null
  const answered = decideOne({ ...whole, text: first })
  if (answered.judged?.was_correct !== true) return null
  const next = decideOne({ ...whole, lesson: { ...answered.lesson, asked: null }, text: rest })
  // Only a remark stands behind it: the answer is what is met.
  if (!goesOn.test(next.move.kind))
    return /[?\d]/.test(rest) || decideOne(whole).judged?.was_correct === true ? null : answered
  const [credit] = answered.move.lines
  if (credit === undefined) return null
  const move = { ...next.move, lines: [credit, ...next.move.lines], found: 'right' as const }
  return { ...next, move, judged: answered.judged }
}

const withAnswer =
  /^(.*\d.*?|(?:so |ok )?(?:how|what|whats)\b.{6,60}?)[,.:;?]?\s+(?:(?:and|but|so|then|cuz) )?(?:(?:(?:i|we|they|she|he) (?:just |only )?(?:put|got|get|think|thought|said|wrote|say|answered|have)|and (?:i )?gets?|and (?:i )?got)(?: down)?(?: (?:it is|its|it's|it was|that it is|the answer is|for it))?|is it|my answer(?: is| was|:)?|the answer is|is that)\s+([-−]?\$?\.?\d[\d.,/]*)(?:,? (?:right|correct|for it|is (?:it|that) right|inches|feet|cents|dollars|i think|but .{3,40}|(?:because|cuz|bc|cause|since) .{3,60}))?\W*$/i

const didSum =
  /^\W*(?:(?:ok|okay|so|well|but|um+|oh|no|wait) )*(?:i|we) (?:just )?(?:did|do|put|tried|used|added|plussed|took|subtracted|minused|multiplied|timesed|divided) (?:away )?\$?\d/i

/** A problem comes with the child's own answer to it: 'the next is 38 + 24, I think it is 62'. It is taken up, and the answer is looked at. */
export function broughtAnswer(whole: Situation, decideOne: (one: Situation) => Decision): Decision | null {
  const [, task = '', said = ''] = withAnswer.exec(whole.text) ?? []
  if (said === '' || /\n/.test(whole.text) || comesToAnother(whole.text.toLowerCase())) return null
  const before = openProblem(whole.lesson)
  // 'I did 14 + 6 and got 20' tells how the open one was tried.
  if (before && isOwn(before) && didSum.test(task)) return null
  const taken = decideOne({ ...whole, text: task })
  const open = openProblem(taken.lesson)
  if (taken.move.kind !== 'own' || !open || !isOwn(open) || open.item.id === before?.item.id) return null
  const answered = decideOne({ ...whole, lesson: taken.lesson, text: said, whole: whole.text })
  return answered.move.kind === 'credit' || answered.move.kind === 'wrong' ? answered : null
}

const concludes =
  /^(.*\d.*?)[,;]?\s+(?:so(?: its| it's| thats| that's)?|is|=|equals|makes|thats|that's|its|it's)\s+([-−]?\$?\.?\d[\d.,/]*)\W*$/i

/** Kinds of replies that may have passed over an answer. */
const mayHold = new Set(['own', 'unsure', 'heard'])

/** '3 rows of 4 so 12': the problem that is taken up is solved in the same line, and that is credited. */
export function solvedAtOnce(whole: Situation, taken: Decision, decideOne: (one: Situation) => Decision): Decision {
  if (comesToAnother(whole.text.toLowerCase())) return taken
  const [, task = '', said = ''] = concludes.exec(whole.text) ?? []
  if (said === '' || /\n/.test(whole.text) || !mayHold.has(taken.move.kind)) return taken
  const opened = decideOne({ ...whole, text: task })
  const open = openProblem(opened.lesson)
  if (opened.move.kind !== 'own' || !open || open.item.id === openProblem(whole.lesson)?.item.id) return taken
  const answered = decideOne({ ...whole, lesson: opened.lesson, text: said, whole: whole.text })
  return answered.move.kind === 'credit' ? withoutOffer(answered) : taken
}

/** A sum that was told with its answer is credited, and no other one is offered: the child goes on telling. */
const withoutOffer = (decision: Decision): Decision => {
  const lines = decision.move.lines.filter((line) => !('key' in line && line.key.startsWith('offer.')))
  return lines.length === decision.move.lines.length
    ? decision
    : { ...decision, move: { ...decision.move, lines, press: [] } }
}

/** Kinds of replies to a message of which only the problem, or nothing, was heard. */
const mayHide = new Set([
  'own',
  'unsure',
  'heard',
  'how',
  'passage',
  'sight',
  'reflect.claim',
  'story',
  'wonder',
  'which',
])
/** Something was said of the work already, before the problem was taken up. */
const saysMore = ({ move: { kind, lines } }: Decision): boolean => {
  const [first] = lines
  return kind === 'own' && first !== undefined && !('key' in first && /^(?:own|story)\./.test(first.key))
}
/** Where the problem ends and the child's own work at it begins. */
const worksFrom =
  /(?:["”]\s+|\.{2,}\s*|[.!?:]+\s+)(?=(?:(?:hm+|um+|so|ok|and|then|well|is it|is that|it'?s|that'?s|that|has to be|it must be|must be|would be|do i get|i (?:just )?(?:got|get|put|did|think|said|say|wrote|have|made|guess|went))\b[\s,:]*)*(?:like |maybe )*[-−]?\$?\.?\d)|,? +(?=(?:(?:hm+|um+|ok|and|then|well) )*(?:so|is it|is that|it'?s|that'?s|that has to be|has to be|that must be|must be|it must be|would be|do i get|i (?:just )?(?:got|get|put|did|think|said|say|wrote|guess|went))\b[\s,:]*(?:like |maybe )*[-−]?\$?\.?\d)/gi
const mostSplits = 4
/** What stands around a number alone. */
const answerOnly =
  /^\W*(?:(?:hm+|um+|so|ok|and|then|well|is it|is that|it'?s|that'?s|that|has to be|it must be|must be|would be|do i get|i (?:just )?(?:got|get|put|think|said|say|wrote|have|guess)|like|maybe)\b[\s,:]*)*([-−]?\$?\.?\d[\d.,]*(?: \d+\/\d+|\/\d+|:\d+| ?r(?:emainder)? ?\d+|%)?)(?: (?!and\b|or\b|plus\b|minus\b|times\b|is\b|of\b)[a-z]{1,12}){0,2}\W*$/i

/**
 * A problem and the child's work at it in one message, wherever it is cut: '3 1/2 − 1 3/4. I got 2 1/4', '30% of 80. I did 10% is 8
 * times 3 is 24'. The problem is taken up, and the work is looked at as the answer to it.
 */
export function taskThenWork(whole: Situation, taken: Decision, decideOne: (one: Situation) => Decision): Decision {
  if (comesToAnother(whole.text.toLowerCase())) return taken
  const { text, lesson } = whole
  if (!mayHide.has(taken.move.kind) || saysMore(taken) || /\n/.test(text) || text.length > mostCut) return taken
  const before = openProblem(lesson)
  for (const cut of [...text.matchAll(worksFrom)].slice(0, mostSplits)) {
    const task = text
      .slice(0, cut.index + cut[0].length)
      .trim()
      .replace(/^["“]|["”]$/g, '')
    const work = text.slice(cut.index + cut[0].length)
    if (!/\d/.test(task)) continue
    const opened = decideOne({ ...whole, lesson: { ...lesson, asked: null }, text: task })
    const open = openProblem(opened.lesson)
    if (opened.move.kind !== 'own' || !open || !isOwn(open) || open.item.id === before?.item.id) continue
    const said = answerOnly.exec(work)?.[1]
    const answered = decideOne({ ...whole, lesson: opened.lesson, text: said ?? work, whole: whole.text })
    // What is given as the answer is no step of it, where one step is all there is.
    const tried = said !== undefined && answered.move.kind === 'step' ? tryAt(said, open.item) : null
    if (tried?.kind === 'wrong' && !/[+−×÷].*[+−×÷]/.test(open.item.name))
      return wrong({ ...whole, lesson: opened.lesson, text: said ?? work }, open, tried)
    if (looksAtWork.has(answered.move.kind)) return withoutOffer(answered)
  }
  return measureLooked(whole, taken)
}
const measureSaid =
  /\b(\d{1,6})(?: [a-z]+)? (?:is|for|as) (?:the |my |its )?(area|perimeter|volume)\b|\b(area|perimeter|volume)(?: of (?:it|that|mine))? (?:is|=|equals|would be|i got|was) (\d{1,6})\b(?! ?(?:by|x))/i

/** 'My garden is 7 by 3, I got 10 for the perimeter': the measure is taken up, and the number looked at. */
function measureLooked(whole: Situation, taken: Decision): Decision {
  const [, before, one, other, behind] = measureSaid.exec(whole.text) ?? []
  const open = openProblem(taken.lesson)
  const said = before ?? behind
  const what = (one ?? other)?.toLowerCase()
  if (taken.move.kind !== 'own' || !open || said === undefined || what === undefined) return taken
  if (!open.item.name.startsWith(`the ${what} of `) || open.item.id === openProblem(whole.lesson)?.item.id) return taken
  const here = { ...whole, lesson: taken.lesson, text: said }
  const tried = tryAt(said, open.item)
  if (tried.kind === 'right') return credit(here, open, { said: tried.said })
  return tried.kind === 'wrong' ? wrong(here, open, tried) : taken
}

const looksAtWork = new Set(['credit', 'wrong', 'almost', 'step'])
const mostCut = 400

const hintWish =
  /^\W*(?:(?:can|could|may) (?:i|you|u) (?:please )?(?:get|have|give me|gimme)|i (?:need|want)|give me|gimme|how about|just) (?:just )?(?:a|one|another|some|a little) (?:hint|help|clue|tip)s? (?:for|on|with|about) (.*\d.*?)[,.]?(?: (?:but |and |pls |please )*(?:dont|don't|do not|without|no) (?:tell|tells|give|giving|say|saying|telling|spoil)\b.*)?\W*$/i

/** 'Can I get a hint for 1.5 × 2.4, don't tell me the answer': the sum is taken up, and its hint is what is said. */
export function hintWished(whole: Situation, decideOne: (one: Situation) => Decision): Decision | null {
  const task = hintWish.exec(whole.text)?.[1]
  if (task === undefined) return null
  const taken = decideOne({ ...whole, text: task })
  const open = openProblem(taken.lesson)
  if (taken.move.kind !== 'own' || !open || !isOwn(open)) return null
  const hinted = decideOne({ ...whole, lesson: taken.lesson, text: 'a hint please' })
  return hinted.move.kind === 'hint' ? hinted : null
}
