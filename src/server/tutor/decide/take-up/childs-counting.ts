import { inWords } from '#shared/answers/number-words.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Counting words of the youngest: 'one two free four', and the ones they make up: 'nine ten ten-teen', 'twenty nine twenty ten'.

const oldest = 1
const heardAs: Readonly<Record<string, string>> = {
  won: 'one',
  wun: 'one',
  tu: 'two',
  too: 'two',
  free: 'three',
  fwee: 'three',
  tree: 'three',
  fee: 'three',
  thwee: 'three',
  foe: 'four',
  fo: 'four',
  for: 'four',
  fife: 'five',
  fibe: 'five',
  fiv: 'five',
  sik: 'six',
  sicks: 'six',
  seben: 'seven',
  sebben: 'seven',
  sevn: 'seven',
  ate: 'eight',
  eigt: 'eight',
  nin: 'nine',
  nein: 'nine',
  tin: 'ten',
  tenn: 'ten',
}
const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const madeUp =
  /^(?:(?:ten|eleven|twelve|teen|one|two|three|five|eight)teen|onety|onetee|twoty|threety|fivety|tenty|teenteen|eleventy)$/
const talk = new Set('and um uh then i can count to look is say'.split(' '))

type Counted = { numbers: number[]; made: string | null }

function countedIn(text: string): Counted | null {
  const tokens =
    text
      .toLowerCase()
      .replace(/[- ]?teen\b/g, 'teen')
      .match(/[a-z]+|\d+/g) ?? []
  const numbers: number[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    const word = heardAs[token] ?? token
    const ten = tens[word]
    const next = tokens[at + 1] ?? ''
    const one = ones.indexOf(heardAs[next] ?? next)
    if (madeUp.test(word) && numbers.length > 0) return at === tokens.length - 1 ? { numbers, made: token } : null
    if (ten !== undefined && one >= 10 && one <= 12 && numbers.at(-1) === ten + 9)
      return { numbers, made: `${word}-${ones[one]}` }
    if (ten !== undefined && one > 0 && one < 10) {
      numbers.push(ten + one)
      at++
    } else if (ten !== undefined) numbers.push(ten)
    else if (ones.includes(word)) numbers.push(ones.indexOf(word))
    else if (/^\d{1,2}$/.test(word)) numbers.push(Number(word))
    else if (!talk.has(word)) return null
  }
  return { numbers, made: null }
}

const runsOn = (numbers: readonly number[]) =>
  numbers.every((one, at) => at === 0 || one === (numbers[at - 1] ?? 0) + 1)

export function childsCounting(heard: Heard): Decision | null {
  const { lesson, written, grade } = heard
  if (grade > oldest || lesson.spanish || openProblem(lesson) || /\?/.test(written)) return null
  const counted = countedIn(written)
  if (!counted || !runsOn(counted.numbers)) return null
  const { numbers, made } = counted
  const last = numbers.at(-1) ?? 0
  const after = { ...lesson, aside: lesson.aside + 1 }
  if (made !== null)
    return reply(
      [{ key: 'counts.madeUp', values: { before: inWords(last), next: inWords(last + 1) } }],
      askStep(after, { key: 'count.next', values: { before: last + 1 } }, { form: 'number', answer: String(last + 2) }),
      { kind: 'count', mood: 'happy' },
    )
  const isByEar = (written.toLowerCase().match(/[a-z]+/g) ?? []).some((token) => heardAs[token] !== undefined)
  return isByEar && numbers.length >= 3
    ? reply(
        [{ key: 'counts.byEar', values: { all: numbers.map((one) => inWords(one)).join(', '), last: inWords(last) } }],
        askChat(after, { key: 'counts.next' }),
        {
          kind: 'count',
          mood: 'happy',
        },
      )
    : null
}
