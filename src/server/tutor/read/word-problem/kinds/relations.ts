import type { Told } from '../plain.ts'
import { stem } from '../words.ts'

// Two amounts of which only their sum and their relation are told: three times as many children as adults, 1284 people in all.

const timesAs =
  /\b(\d+) times a[s] (?:many|much|old|long|tall) ([a-z]+)(?: [a-z]+){0,3}? a[s] (?:there (?:are|were) )?(?:the )?([a-z]+)/
const inAll =
  /\b(?:in all|altogether|total|together|add up to|adds up to|sum|combined|all|attended|(?:people|students|animals) (?:came|were))\b/
const more =
  /\b([a-z]+)(?:'s [a-z]+)? (?:is|was|has|had|have|got|are|were|am) (\d+) (?:[a-z]+ )?(?:(more|older|taller|longer|heavier)|(younger|fewer|less|shorter|lighter))(?: [a-z]+){0,2}? than (?:(?:his|her|my|the|their) )?([a-z]+)/

/** 'What is 1284 ÷ (3 + 1)', 'what is (21 - 3) ÷ 2'. */
export function relationStory({ text, asked, numbers }: Told): string | null {
  if (numbers.length !== 2 || !inAll.test(text)) return null
  const [, times, many = '', few = ''] = timesAs.exec(text) ?? []
  if (times) {
    const total = numbers.find((one) => one !== times)
    const wanted = wantedOf(asked, stem(many), stem(few))
    if (!total || wanted === null || Number(total) % (Number(times) + 1) !== 0) return null
    return wanted === 'few' ? `what is ${total} ÷ (${times} + 1)` : `what is ${total} ÷ (${times} + 1) × ${times}`
  }
  const [, who = '', by, up, down, other = ''] = more.exec(text) ?? []
  const total = numbers.find((one) => one !== by)
  if (!by || !total || Number(total) <= Number(by) || (Number(total) - Number(by)) % 2 !== 0) return null
  // The sum itself has to be told: 'together they have 21'.
  if (
    !new RegExp(
      `\\b(?:in all|altogether|together|total|add up to|adds up to|sum|combined)\\b[^.?!]{0,40}\\b${total}\\b|\\b${total}\\b[^.?!]{0,30}\\b(?:in all|altogether|together|total|combined)\\b`,
    ).test(text)
  )
    return null
  const wanted = wantedOf(asked, stem(who), stem(other))
  if (wanted === null) return null
  const isMore = (up !== undefined) === (wanted === 'many')
  return (up ?? down) === undefined ? null : `what is (${total} ${isMore ? '+' : '-'} ${by}) ÷ 2`
}

function wantedOf(asked: string, many: string, few: string): 'many' | 'few' | null {
  const words = asked.match(/[a-z']+/g)?.map(stem) ?? []
  const [hasMany, hasFew] = [words.includes(many), words.includes(few)]
  return hasMany === hasFew ? null : hasMany ? 'many' : 'few'
}
