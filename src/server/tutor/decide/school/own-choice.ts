import { capital } from '../../know/words/question-words.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import type { Heard } from '../hear.ts'
import { said } from './beside.ts'

// A child asks about its own work: may it, is it this way or that, is its plan good. Where nobody can know, there is a way to find out.

const asksLeave =
  '\\b(?:(?:can|could|may|should) (?:i|we)|am i allowed to|(?:is it|would it be) ok(?:ay)? (?:if (?:i|we)|to)) (?:(?:just|also|maybe|still|please|even|like) )*'
const form =
  '(?:comic|poem|rap|song|letter|list|cartoon|play|diary|story|map|chart|recipe|joke|rhyme|riddle|poster|newspaper)'
const place =
  '(?:back|cover|front|poster|card|page|map|paper|letter|top|bottom|chart|graph|story|poem|title|report|diary|journal|comic|sentence|paragraph|list|picture|worksheet|side|margin|end|beginning)'
const makes = [
  new RegExp(
    `${asksLeave}(?:draw|write|add|put|color|stick|glue|include|make) (?:[\\w']+ ){1,6}?(?:on|in|at|to|into) (?:the |my |our |it'?s? )?(?:\\w+ )?${place}\\b`,
    'i',
  ),
  new RegExp(
    `${asksLeave}(?:draw|write|do|make|tell|turn) (?:[\\w']+ ){1,4}?(?:like|as|into|in) (?:a |an )?(?:\\w+ )?${form}\\b`,
    'i',
  ),
]
const doesPage =
  /\b(?:can|could) (?:i|we) do (?:(?:the|my|a|an) )?(?:(?:next|last|first|other|hard|easy|bonus|reading|math|spelling) )*(?:page|problem|question|number|one|ones|bonus|shading|part|[a-z]+ instead)\b/i
const inText = new RegExp(
  `${asksLeave}(?:say|write|add|put|use|start|begin|end|call|name|title|sign|include|change|rhyme)\\b`,
  'i',
)
const twoOrMore =
  /\b(?:ok|okay|can i|could i|am i allowed)\b.{0,12}\b(?:put|write|use|say|feel) (?:two|2|both|three|3|more than one)\b/i
const ofText =
  /\b(?:story|poem|letter|essay|report|poster|paragraph|diary|journal|narrative|sentence|postcard|card|comic|title|writing|closing|speech|presentation|book report|conclusion|intro\w*|chapter|caption|rhyme|haiku|invitation|thank you note)\b/i
const notHere =
  /\b(?:wall|arm|face|couch|desk|table|fridge|door|skin|brother|sister|phone|ipad|tablet|tv|snack|outside|knife|scissors|calculator|stove|water|milk|salt|sugar|flour|bowl|pan|soup|mom'?s?|dad'?s?|bed|pocket|backpack|oven|sauce|hair|cookies?|answers?|copy|address|phone number|last name|full name|real name|password|email|google|internet|chatgpt|ai)\b/i
const teachers = '(?:(?:my|the|our) teacher|mrs?\\.? \\w+|ms\\.? \\w+|miss \\w+)'
const teacherSays = new RegExp(`\\b${teachers} (?:says?|said|told (?:us|me)|wants|makes us)\\b`, 'i')
const behindTeacher = new RegExp(
  `^(.{6,90}?)[,.?!]* (?:and |but |cuz |because )?${teachers} (?:says?|said|told (?:us|me)|wants|makes us)\\b`,
  'i',
)
const asksEither =
  /\b(?:do|should|can|could|would) (?:i|we|it|they) ((?:[\w'"“”-]+ ){0,6}?[\w'"“”-]+) or ((?!no\b|not\b|nah\b|what\b|something\b|is\b|do\b|if\b)[\w'"“”-]+(?: [\w'"“”-]+){0,6})\W*$/i
const asksOne =
  /(?:^|[.,!?] |\b(?:so|then|ok|wait|but|and|next|ax|tho) )(?:do|should|am|would) (?:i|we) (?:(?:supposed|have|need|just|also|still|like|always|even) (?:to )?)*([a-z]+) ?(.*)$/i
/** Of what kind the doubt is, by the verb. */
const kinds: readonly (readonly [string, RegExp])[] = [
  [
    'math',
    /^(?:add|subtract|multiply|divide|carry|borrow|count|cut|round|flip|line|measure|times|regroup|convert|estimate|simplify|reduce|take|plus|minus|split|double|halve)$/,
  ],
  ['order', /^(?:start|begin|end|finish|open|close|go)$/],
  ['look', /^(?:draw|color|label|circle|underline|glue|title|trace|highlight|shade)$/],
  [
    'words',
    /^(?:write|say|put|use|spell|call|name|include|mention|quote|leave|skip|capitalize|indent|pause|explain|describe|be|tell|cite)$/,
  ],
]
const ofLife =
  /\b(?:sorry|apologize|mom|mommy|dad|daddy|friends?|him|her|them|mad|potty|coat|shoes?|nurse|bed|baby|hair|hug|die|dead|hurt|sick|scared|afraid|fight|bully|secret|lie|lied|cry|hit|food|eat|lunch|dinner|snack|sleep|game|turn|police|911|doctor|medicine|pill|fire)\b/i

const kindOf = (verb: string): string | null => kinds.find(([, is]) => is.test(verb.toLowerCase()))?.[0] ?? null

const isOfText = ({ written, lesson }: Heard) =>
  lesson.asked?.kind === 'sentence' || [written, ...lesson.lines.slice(-4)].some((line) => ofText.test(line))

/** 'Can i draw Pickle on the back', 'can we draw it like a comic': it is the child's own work. */
function mayInOwnWork(heard: Heard): Decision | null {
  const { written } = heard
  if (notHere.test(written) || ofLife.test(written)) return null
  if (![...makes, doesPage].some((one) => one.test(written))) return null
  return /^\W*(?:can|could) (?:you|u)\b/i.test(written) ? null : said(heard, [{ key: 'school.may' }])
}

/** A drawing that has its place on the child's page, and no board. */
export const drawsInOwnWork = (heard: Heard): Decision | null =>
  /\b(?:draw|paint|color|comic|cartoon)\b/i.test(heard.written) ? mayInOwnWork(heard) : null

/** Said where nobody else answers: what the child may do in its text, which of two it takes, whether its plan is good. */
export function ownPlan(heard: Heard): Decision | null {
  const { written, lesson } = heard
  if (lesson.spanish || /^(?:play|story|feeling)$/.test(lesson.asked?.kind ?? '') || ofLife.test(written)) return null
  const may = mayInOwnWork(heard)
  if (may) return may
  const isText = isOfText(heard)
  if (!notHere.test(written) && (twoOrMore.test(written) || (isText && inText.test(written))))
    return said(heard, [{ key: 'school.may' }])
  const either = eitherInWork(heard)
  if (either) return either
  const [, verb = '', rest = ''] = asksOne.exec(written) ?? []
  const kind = rest.trim() === '' ? null : kindOf(verb)
  if (kind === null) return guessOffered(heard)
  if (teacherSays.test(written)) return said(heard, [{ key: 'school.teacherSays' }])
  return said(heard, [{ key: `school.plan.${kind}` }], { mood: 'thinking' })
}

/** Not one word or another, but how the whole is to be. */
const ofWay = /\b(?:it|how|like|as|them|everything|all|who|part)\b/i
const fewWords = 4

/** 'Do i count up or take away', 'do i write enslaved or slave, my teacher says enslaved person'. */
export function eitherInWork(heard: Heard): Decision | null {
  const { written } = heard
  const taught = behindTeacher.exec(written)?.[1]
  const [, one = ''] = asksEither.exec(taught ?? written) ?? []
  const kind = one === '' ? null : kindOf(one.split(' ')[0] ?? '')
  // 'Should i write about my dog or my cat' is a matter of taste.
  if (kind === null || ofLife.test(written) || /\babout\b/i.test(one)) return null
  if (kind === 'words' && /\d/.test(one)) return null
  const isOfWords = kind !== 'words' || (one.split(' ').length <= fewWords && !ofWay.test(one))
  return taught === undefined
    ? said(heard, [{ key: `school.either.${isOfWords ? kind : 'plan'}` }], { mood: 'thinking' })
    : said(heard, [{ key: 'school.teacherSays' }])
}

const asksName =
  /\bhow (?:do|should|would|can) (?:i|we) (?:label|title|name|call|start|begin|end|close|sign|finish) [^.?!]{2,40}[.?!,]+ ((?:[\w']+ ){0,5}[\w']+)\?\W*$/i

/** 'How do i label the side one. number of grandpas?' */
function guessOffered(heard: Heard): Decision | null {
  const guess = openProblem(heard.lesson) ? undefined : asksName.exec(heard.written)?.[1]
  return guess === undefined ? null : said(heard, [{ key: 'school.guess', values: { guess, Guess: capital(guess) } }])
}
