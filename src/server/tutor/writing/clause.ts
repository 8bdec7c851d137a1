import { hanging } from './good-in.ts'
import { wordsOf } from './written.ts'

const borders = /[.!?;,:"“”\n/()]+|\s(?=(?:and|but|then|so|because|cuz|until|when|while|who) )/gi
const mostWords = 9

/** The clause of a text in which a place lies, in the child's words; shortened around it, and cut at its end where it would hang. */
export function clauseAt(text: string, at: number, most = mostWords): string {
  let from = 0
  let to = text.length
  for (const border of text.matchAll(borders)) {
    if (border.index + border[0].length <= at) from = border.index + border[0].length
    else if (border.index >= at && border.index > from) {
      to = Math.min(to, border.index)
    }
  }
  const part = text.slice(from, to)
  const words = wordsOf(part).filter((one, index) => index > 0 || !/^(?:and|but|then|so)$/.test(one.word))
  const place = Math.max(
    0,
    words.findIndex((one) => one.to > at - from),
  )
  const first = words.length <= most ? 0 : Math.max(0, Math.min(place - 3, words.length - most))
  const cut = words.slice(first, first + most)
  while (cut.length > 2 && first + cut.length < words.length && hanging.test(cut.at(-1)?.word ?? '')) cut.pop()
  return part.slice(cut[0]?.from ?? 0, cut.at(-1)?.to ?? 0)
}
