import type { Decision } from '../../move.ts'
import { askedIn } from '../../read/asked.ts'
import { bracketsIn } from '../../read/own-sum.ts'
import { keyValue } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { brought } from '../brought.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { ownProblem } from '../own.ts'

const lead =
  /^\W*(?:(?:ok|okay|so|and|then|um+|the) )*(?:(?:number|#|question|problem|no\.?) ?\d{1,2}|(?:next|last|first|second|another|other) (?:one|problem|question))(?: (?:is|says|was|asks))?[.:)]? (?=\d|blank|box|something|what)/i
const gap = /\b(?:blank|box|something)\b|_{1,4}|\[ ?\]/i
const claimed =
  /^(.*?)[,.;?]?\s+(?:so |and )?(?:is it|is that|i (?:put|got|wrote|said|think)(?: it'?s| its)?|my answer is|it'?s|its)\s+(\d{1,5})\W*$/i

/** 'Number 3 is 7 plus blank equals 10. i put 17': an equation with a gap, by its number on the page. */
export function numberedBlank(heard: Heard): Decision | null {
  const { text } = heard
  if (!lead.test(text) || !gap.test(text) || heard.lesson.spanish) return null
  const rest = text.replace(lead, '')
  const [, task = rest, said] = claimed.exec(rest) ?? []
  const item = askedIn(task.replace(gap, '___')) ?? askedIn(task.replace(gap, 'what'))
  return item && brought(heard, item, said ?? null, task)
}

const wanted =
  /\b(?:if|to) (?:i|you|we|it)?(?: ?(?:want|wanted|need|get|make))+(?: it)?(?: to)?(?: be| get| make| come out)?(?: as)? (\d{1,5})\b.*?\b(?:parenthes[ei]s|brackets?)\b[^\d(]*(.*\(.*)$/i

/** 'So if I want 14 I put parentheses. (3+4)x2': looked at by what it makes. */
export function bracketsFor(heard: Heard): Decision | null {
  const [, want, written = ''] = wanted.exec(heard.text) ?? []
  const item = want === undefined || heard.lesson.spanish ? null : bracketsIn(written)
  const makes = item && keyValue(item)
  if (!item || !makes || want === undefined) return null
  if (makes.equals(Number(want)))
    return right(heard, { key: 'sight.credit', values: { says: `${item.name} = ${want}` } })
  return ownProblem({ ...heard, text: item.name })
}

const rows =
  /^\W*(?:(?:ok|so|and|its|it's|the first one is|number \d+) )*(?:there (?:are|is)|theres|there's|i (?:have|got|see|drew))? ?(\d{1,2}) (rows?|columns?)[, ](?:and |with |of )*(?:there'?s |there are |they (?:each )?(?:have|got) |each (?:one |row |column )?(?:has|have|got) )?(\d{1,2}) ([a-z]{3,12})(?: (?:are|is))? (?:in|on|for|per) (?:the|each|every|a|all the|all|one) (?:rows?|columns?)\W*(?:(?:is it|i (?:put|got)|so|its)\s+(\d{1,4}))?\W*$/i

/** '4 rows and there's 5 dots in the rows': so many rows of so many. */
export function rowsTold(heard: Heard): Decision | null {
  const [, count, , each, , said] = rows.exec(heard.text) ?? []
  if (count === undefined || each === undefined || heard.lesson.spanish) return null
  const item = askedIn(`what is ${count} x ${each}`)
  if (item) return brought(heard, item, said ?? null, `${count} × ${each}`)
  return openProblem(heard.lesson)?.item.name === `${count} × ${each}`
    ? null
    : ownProblem({ ...heard, text: `${count} × ${each}` })
}
