// The number that one problem of a sheet has: 'number 3: how many inches are in 4 feet', '3) round 347 to the nearest ten'.

const named = String.raw`(?:number|num|no\.?|problem|prob|question|exercise|q|#) ?#? ?\d{1,2}`
const begins = String.raw`(?=\s+(?:how|what|find|round|which|solve|write|if|there|convert|order|compare|name|draw|circle|a|an|the)\s)`
const label = new RegExp(
  String.raw`^\W*(?:${named}(?:\s*[:.)\]-]\s*|${begins}\s*)|\d{1,2}[.)]\s+(?!(?:that'?s|it'?s|it is|because|bc|cuz|and|so|no|yes|yeah|but|i|im)\b))(?=\S+\s+\S+\s+\S+)`,
  'i',
)
/** With a second one it is a list, which is kept by its numbers. */
const another = /(?:^|[\s(])(?:#?\d{1,2}[.)]|(?:number|problem|question|#) ?\d{1,2}[:.)])\s/gi

/** A single problem without the number it has on its sheet; the text as it is where it holds several. */
export function withoutLabel(text: string): string {
  const found = label.exec(text)
  if (!found) return text
  const rest = text.slice(found[0].length)
  return (rest.match(another)?.length ?? 0) > 0 ? text : rest
}
