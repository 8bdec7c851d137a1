import type { Compared } from './amounts.ts'
import { stem, type Word } from './words.ts'

const bigger = 'more|older|taller|longer|heavier|higher|farther|further|greater|faster|wider|deeper|bigger|extra'
const smaller = 'fewer|less|younger|shorter|lighter|lower|smaller|slower|cheaper'
const fromOther = new RegExp(`^(?:[a-z]+ ){0,3}?(${bigger}|${smaller})\\b(?: [a-z'-]+){0,5}? than ((?:[a-z'-]+ ?)+)`)
const asOther =
  /^times a[s] (?:many|much|old|long|tall|far|heavy|big|high|fast)\b(?: [a-z'-]+){0,7}? a[s] ((?:[a-z'-]+ ?)+)|^times (?:more|the number|the amount|what|the)\b(?: [a-z'-]+){0,4}? (?:than|of|as|what) ((?:[a-z'-]+ ?)+)/

/** '5 more than Ana', '3 times as many as Ben'. */
export function comparedAt(words: readonly Word[], at: number): Compared | null {
  const { sentence = 0, number } = words[at] ?? {}
  const behind: string[] = []
  for (const word of words.slice(at + 1)) {
    if (word.sentence !== sentence || word.number !== null || word.text === ',') break
    behind.push(word.text)
  }
  const rest = behind.join(' ')
  const than = (said: string) => (said.trim().split(/ (?:and|if|when|but|so|how)\b/)[0] ?? '').split(' ').map(stem)
  // 'Zoe read 3 times as many', 'a second tank has 27 fewer fish'.
  const [isTimes, isLess] = [
    /^times a[s] (?:many|much|long|far|old|tall|heavy|big)\b(?!.* a[s] )/.test(rest),
    /^(?:[a-z]+ )?(?:fewer|less|older|younger|taller|shorter|longer|heavier|lighter)\b(?! than)(?!.* than )/.test(rest),
  ]
  if ((isTimes || isLess) && number)
    return {
      by: number,
      sign: isTimes ? '×' : /^(?:[a-z]+ )?(?:fewer|less|younger|shorter|lighter)\b/.test(rest) ? '-' : '+',
      than: [],
    }
  const [, way = '', other] = fromOther.exec(rest) ?? []
  if (other !== undefined && number)
    return { by: number, sign: new RegExp(`^(?:${smaller})$`).test(way) ? '-' : '+', than: than(other) }
  const [, one, two] = asOther.exec(rest) ?? []
  const said = one ?? two
  return said !== undefined && number ? { by: number, sign: '×', than: than(said) } : null
}
