import type { Decision } from '../../move.ts'
import { smallValue } from '../../read/small-numbers.ts'
import type { Heard } from '../hear.ts'
import { looked } from '../last-answer.ts'
import { ownProblem } from '../own.ts'

// A length that is cut into equal pieces, with the child's own answer or without.

const length = '(?:inches|inch|in|feet|foot|ft|meters?|m|centimeters?|cm|yards?|yd|miles?|km|kilometers?)'
const cut = new RegExp(
  String.raw`^\W*(?:(?:ok|so|next|now|number \d+|\d+\))\W+)*(?:an?|the|my|i (?:have|got) an?) [a-z]+(?: of [a-z]+)? (?:that )?(?:is|of|was) (\d{1,4}(?:\.\d{1,3})?) ?${length}(?: long)?,?(?: and| it)?(?: is| was| gets| got)? (?:cut|split|divided|sawed|broken)(?: up)? (?:into|in|to) (\d{1,2}|two|three|four|five|six|eight|ten) (?:(?:same|equal|even)(?:[- ](?:size|sized|long))? )?(?:pieces|parts|strips|sections)(.*)$`,
  'is',
)
const answer =
  /(?:^|\s)(?:i (?:say|think|got|get|put)|so|its|it's|is it|that'?s|each(?: one| piece)? is|=)[\s,:]*(?:its |it's |each is |each one is |like )*(\d*\.?\d+)(?: ?[a-z]+)?(?: each| long)?\W*(?:right)?\W*$/i
const asks = /\bhow (?:long|much|many|big)\b/i

/** 'A ribbon is 3.6 meters cut into 4 same pieces. I say .9 m each'. */
export function cutInPieces(heard: Heard): Decision | null {
  const [, all, count = '', rest = ''] = cut.exec(heard.text) ?? []
  const many = smallValue(count)
  if (all === undefined || !(many > 1)) return null
  const said = answer.exec(rest)?.[1]
  const sum = `${all} ÷ ${many}`
  if (said !== undefined) return looked({ ...heard, whole: heard.text }, sum, said.startsWith('.') ? `0${said}` : said)
  return asks.test(rest) ? ownProblem({ ...heard, text: sum, retold: true }) : null
}
