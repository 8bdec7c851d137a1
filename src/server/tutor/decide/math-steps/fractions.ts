import { bottomWord, placeNames, placeWord } from '#shared/answers/number-words.ts'
import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../../move.ts'
import { askedIn } from '../../read/asked.ts'
import { tryAt } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import { brought } from '../brought.ts'
import { aboutIn } from '../early-math/memory.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { ownProblem, takeUp } from '../own.ts'
import { reply } from '../reply.ts'
import { wrong } from '../wrong.ts'

// Fractions as a child works with them: two that are compared, one with a gap, a try that it doubts itself, equal parts of a real thing.

const part = String.raw`(\d{1,2}\/\d{1,3})(?![\d/])`
const versus = new RegExp(
  String.raw`^\W*(?:(?:ok|so|now|next|what about|how about|which is (?:bigger|more|greater)|is it|compare)\W+)*${part} ?(?:vs\.?|versus|or|compared to) ?${part}(.*)$`,
  'is',
)
const crossed = /\bcross(?:ed)?[- ]?(?:multipl\w*|times\w*)\b[^\d]*(\d{1,4})\b[^\d]*(\d{1,4})\b/i

/** '3/8 vs 2/5, I cross multiplied and got 15 and 16, but idk what that means'. */
export function comparedAcross(heard: Heard): Decision | null {
  const [, left = '', other = '', rest = ''] = versus.exec(heard.text) ?? []
  if (left === '' || left === other || /\d\/\d/.test(rest)) return null
  const item = askedIn(`which is bigger ${left} or ${other}`)
  if (!item) return null
  const [, one, two] = crossed.exec(rest) ?? []
  if (one === undefined || two === undefined)
    return /\d/.test(rest) || rest.split(/\s+/).length > 6
      ? null
      : ownProblem({ ...heard, text: `which is bigger ${left} or ${other}` })
  const [a = 0, b = 1] = left.split('/').map(Number)
  const [c = 0, d = 1] = other.split('/').map(Number)
  const taken = takeUp({ ...heard, text: item.name }, heard.items.placed(item))
  const values = { one, two, left, other, b, d }
  const isRight = [a * d, c * b].every((each) => [Number(one), Number(two)].includes(each))
  const line: Line = { key: isRight ? 'cross.right' : 'cross.look', values }
  return reply([line], askStep(taken.lesson, { key: isRight ? 'cross.ask' : 'cross.again', values }, item.answer), {
    kind: 'step',
    mood: isRight ? 'happy' : 'thinking',
  })
}

const wins = new RegExp(
  String.raw`^\W*(?:(?:so|oh|ok|then|its|it's|it is)\W+)*${part}(?: (?:wins|won|is the winner|takes it))?\W*$`,
  'i',
)

/** 'So 5/6', '2/5 wins' behind both in parts of one size. */
export function comparedWon(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const said = wins.exec(heard.text)?.[1]
  if (!open?.item.name.startsWith('comparing ') || said === undefined) return null
  const named = open.item.name.replace('comparing ', '').split(' and ')
  const pick = named.find((one) => readNumber(one)?.equals(readNumber(said) ?? NaN))
  if (pick === undefined || /less|smaller/i.test(open.item.question)) return null
  return brought(
    { ...heard, lesson: { ...heard.lesson, problems: heard.lesson.problems.slice(0, -1) } },
    open.item,
    pick,
    open.item.name,
  )
}

const gap = new RegExp(
  String.raw`^\W*(?:(?:ok|so|now|next|and|number \d+|\d+\))\W+)*${part} ?= ?(?:\?|_+|x|blank|what) ?\/ ?(\d{1,3})\b[.,;!?]*\s+(.*\d.*)$`,
  'is',
)

/** '6/8 = ?/4. I did 8 − 4 so 6 − 4 = 2/4': the same amount was taken from both. */
export function gapWithWork(heard: Heard): Decision | null {
  const [, from = '', under = '', work = ''] = gap.exec(heard.text) ?? []
  const item = from === '' ? null : askedIn(`${from} = ?/${under}`)
  const top =
    new RegExp(String.raw`(\d{1,3})\/${under}(?!\d)(?!.*\d\/\d)`).exec(work)?.[1] ?? /(\d{1,3})\W*$/.exec(work)?.[1]
  if (!item || top === undefined) return null
  const taken = takeUp({ ...heard, text: item.name }, heard.items.placed(item))
  const open = openProblem(taken.lesson)
  const tried = open && tryAt(top, open.item)
  if (!open || tried?.kind !== 'wrong') return brought(heard, item, top, item.name)
  const [a = 0, b = 1] = from.split('/').map(Number)
  const isTaken = Number(top) === a - (b - Number(under))
  const values = { from, under, bottom: b, said: `${top}/${under}` }
  if (!isTaken) return wrong({ ...heard, lesson: taken.lesson, text: top }, open, tried)
  const judged = wrong({ ...heard, lesson: taken.lesson, text: top }, open, tried)
  return {
    ...judged,
    move: {
      ...judged.move,
      lines: [
        { key: 'gap.taken', values },
        { key: b > Number(under) ? 'gap.divide' : 'gap.times', values },
      ],
    },
  }
}

const ownDoubt =
  /^\W*(?:(?:ok|so|now|next|and|then)\W+)*((?:\d+ )?\d+\/\d+) ?([-−+]) ?((?:\d+ )?\d+\/\d+) ?(?:=|is) ?((?:\d+ )?\d+(?:\/\d+)?)((?: ?= ?\d+(?:\/\d+)?)?)\b(.*)$/is
const doubts =
  /\b(?:can'?t be|cant|no sense|wait|weird|wrong|no way|doesn'?t|too (?:big|small|much)|more than|less than|that'?s not|hm+|huh|impossible)\b/i

/** '5/6 − 1/2 = 4/4 = 1, lol, that can't be': it doubts its own answer, and it is right to. */
export function doubtsOwn(heard: Heard): Decision | null {
  const [, one = '', sign = '', other = '', said = '', , rest = ''] = ownDoubt.exec(heard.text) ?? []
  if (one === '' || !doubts.test(rest)) return null
  const taken = ownProblem({ ...heard, text: `${one} ${sign} ${other}` })
  const open = taken && openProblem(taken.lesson)
  const tried = open && tryAt(said, open.item)
  if (!taken || !open || tried?.kind !== 'wrong') return null
  const looked = wrong({ ...heard, lesson: taken.lesson, text: said }, open, tried)
  const key = sign === '+' ? 'doubt.good' : 'doubt.minus'
  return { ...looked, move: { ...looked.move, lines: [{ key, values: { one, said } }, ...looked.move.lines] } }
}

const whichMark = new RegExp(
  String.raw`^\W*(?:(?:so|ok|oh|its|it's|it is|on|at|is it|then|um+|the|maybe) )*(${placeNames.join('|')}|[1-9](?:st|nd|rd|th))(?: (?:one|line|mark|tick|spot|jump|hop|place))?\W*(?:i think|right)?\W*$`,
  'i',
)

/** 'The third one', when 3/4 was to be put on a line of four parts. */
export function markOnLine(heard: Heard): Decision | null {
  const line = /^line:(\d+)\/(\d+)$/.exec(aboutIn(heard.lesson, 'unit') ?? '')
  const said = whichMark.exec(heard.written)?.[1]?.toLowerCase()
  const [, top = '', bottom = ''] = line ?? []
  const at = placeWord(said ?? '')
  if (at === null || top === '' || openProblem(heard.lesson)) return null
  const values = { part: `${top}/${bottom}`, top, bottom, at }
  if (at === Number(top)) return right(heard, { key: 'line.mark', values })
  return reply([{ key: 'line.markLook', values }], askChat(heard.lesson, { key: 'line.markAsk', values }), {
    kind: 'claim',
    mood: 'thinking',
  })
}

const wholeAsked = new RegExp(
  String.raw`^\W*(?:(?:so|and|wait|ok|then|but) )*(?:is|does|are|would) ${part}(?: (?:be|equal|make|mean|the same as))? (?:like )?(?:just )?(?:the|a|one|1|all(?: of)? the|all of|an?)? ?(?:whole|entire|full|all of)\b.*$`,
  'i',
)

/** 'Is 4/4 the whole brownie'. */
export function wholeAskedOf(heard: Heard): Decision | null {
  const [, said] = wholeAsked.exec(heard.text) ?? []
  const [top = 0, bottom = 1] = (said ?? '').split('/').map(Number)
  if (said === undefined || bottom === 0) return null
  const values = { part: said, top, bottom }
  return right(heard, { key: top === bottom ? 'whole.yes' : top > bottom ? 'whole.more' : 'whole.less', values })
}

const partName = /\b(halves|half|thirds?|fourths?|quarters?|sixths|eighths)\b/i
const unequal =
  /\b(?:cut|made|split|fold|folded|drew|divided)\b.*\b(?:one|1|a)(?: (?:piece|part|side|of them))?(?: is| was|'s)? (?:\w+ )?(?:big|bigger|small|smaller|huge|tiny|larger|littler)\b/i
/** The parts themselves, or the pieces of what is cut, have to be fair: no teams, and no coins beside other coins. */
const mustBeSame =
  /\b(?:halves|halfs|thirds|fourths|quarters|sixths|eighths|parts|pieces|sides|slices|they)(?: (?:all|both|always|just|in it))* (?:have to|has to|need to|needs to|must|gotta|should|supposed to|are)(?: all)?(?: be)? (?:the )?(?:fair|equal|even|same(?: size)?)\b(?! (?:size )?as\b)/i
const otherParts =
  /\b(?:nick(?:el|le)s?|dimes?|penn(?:y|ies)|cents?|coins?|dollars?|bucks?|money|teams?|games?|o'?clock|past|basketball|football|soccer)\b/i
const folds = /\b(?:fold|cut|split)\b.*\b(?:again|twice|two times|one more time|in half and)\b/i

/** 'I cut it in 4 but one piece is big', 'fourths have to be fair', 'fold it and fold it again'. */
export function fairParts(heard: Heard): Decision | null {
  const { lesson, grade, written: text } = heard
  if (grade > 4 || openProblem(lesson) || text.length > 140) return null
  const name = otherParts.test(text) ? undefined : partName.exec(text)?.[1]?.toLowerCase()
  const isNear = lesson.said.slice(-8).some((one) => one.startsWith('fair.'))
  const values = {
    parts: name === undefined ? 'those parts' : name.replace(/^half$/, 'halves').replace(/([^s])$/, '$1s'),
    many: bottomWord(name ?? '')?.value ?? 0,
  }
  if (name !== undefined && mustBeSame.test(text) && !/\?|\bnot\b|n't\b/.test(text))
    return right(heard, { key: 'fair.yes', values })
  if (name !== undefined && unequal.test(text))
    return reply([{ key: 'fair.look', values }], askChat(lesson, { key: 'fair.ask', values }), {
      kind: 'why',
      mood: 'thinking',
    })
  if (isNear && folds.test(text)) return right(heard, { key: 'fair.fold' })
  return null
}

const ofClaim = new RegExp(
  String.raw`^\W*(?:(?:ok|so|now|next|and|then|i think|is)\W+)*${part} of (\d{1,4}) ?(?:=|is|equals) (\d{1,4}(?:\.\d+)?)\b(?!\/)(.+)$`,
  'is',
)

/** '2/5 of 30 = 12 right? 30/5 is 6 x 2': the claim first, and the way behind it. */
export function partOfClaimed(heard: Heard): Decision | null {
  const [, of = '', whole = '', said, rest = ''] = ofClaim.exec(heard.text) ?? []
  if (said === undefined || !/\d/.test(rest)) return null
  const item = askedIn(`what is ${of} of ${whole}`)
  return item ? brought({ ...heard, whole: heard.text }, item, said, item.name) : null
}
