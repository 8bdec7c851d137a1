import type { Decision } from '../move.ts'
import { numbersIn, writtenAs } from '../read/sight.ts'
import { keyValue } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { few, seenIn, worths } from './keep-sight.ts'
import { ownProblem } from './own.ts'
import { inSight } from './sight.ts'

const write = writtenAs('')

const whatIf =
  /^\W*(?:(?:ok|so|and|but|yes|yay) )*(?:what if|if|now|then|and then|what happens if) (?:i|we|you|he|she|they|my (?:mom|dad|friend|brother|sister|grandma)) (add|get|got|gets|find|found|have|buy|bought|gave me|gives me|take away|lose|lost|eat|ate|spend|give away|gave away) (?:\$)?(\d{1,4}|an?|one|two|three|four|five)(?: more)?(?! \d| more| th[ae]n)(?: (quarter|dime|nickel|nickle|penny|pennie)s?)?\b/i

/** 'What if I add a nickel' to what came out last. */
function whatIfMore(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, deed = '', count = '', coin] = whatIf.exec(text) ?? []
  const seen = seenIn(lesson)[0] ?? null
  const isSeen = lesson.said.slice(-3).some((one) => one.startsWith('sight.'))
  const last = (isSeen ? seen : null) ?? (lesson.last && keyValue(lesson.last.item)) ?? seen
  if (count === '' || !last || openProblem(lesson) || numbersIn(text).length > 1) return null
  // 'If I get a bad grade' speaks of nothing that is counted.
  if (/^(?:an?|one)$/i.test(count) && coin === undefined && !/\b(?:more|another)\b|\?|\bone\W*$/i.test(text))
    return null
  const many = few[count.toLowerCase()] ?? Number(count)
  const by = coin === undefined ? many : many * (worths[coin.charAt(0).toLowerCase()] ?? 1)
  const sign = /add|get|got|find|found|have|buy|bought|gave me|gives me/i.test(deed) ? '+' : '-'
  return ownProblem({ ...heard, text: `${write(last)} ${sign} ${by}` })
}

const twoAlone =
  /^\W*(?:(?:so|ok|and|then|now|what about|how about) )*(\d{1,3}|[a-z]{3,9}) and (\d{1,3}|[a-z]{3,9})\W*$/i

/** '6 and 6', alone: the sum of them. */
function twoNumbers(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const [one, other, ...more] = twoAlone.test(text) ? numbersIn(text) : []
  if (!one || !other || more.length > 0 || openProblem(lesson) || grade > 3) return null
  return ownProblem({ ...heard, text: `${write(one.value)} + ${write(other.value)}` })
}

/** What comes of the child's own numbers. */
export const ofNumbersTold = (heard: Heard): Decision | null => whatIfMore(heard) ?? twoNumbers(heard) ?? inSight(heard)
