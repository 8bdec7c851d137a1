import type { Told } from '../plain.ts'
import { people, stem } from '../words.ts'

// What is left over when all of them are shared out or packed, so many in each.

const asksRest =
  /\b(?:left ?over|leftover|remainder|extra)\b|\bnot (?:be )?(?:full|in a (?:full|group|box|bag|team)|used|make|fit)\b|\bin the (?:last|one that is not full)\b|\bwithout a (?:group|team|partner)\b|\b(?:is|are|will be|was|were) left\b|\b(?:will not|not) be (?:on|in) a\b|\bdo not fit\b|\bdoes not fill\b|\bpartly full\b|\bgo into the\b|\bhow (?:much|many) [a-z ]{0,30}left\b/
const groups =
  /\b(?:each|every|equal(?:ly)?|evenly|same (?:amount|number|size)|groups?|teams?|boxes|bags|packs?|cartons?|rows?|shared?|shares|split|divided?|dealt?|pieces|gets the same|per|apiece)\b/
const size =
  /\b(?:boxes|bags|packs|packages|cartons|rows|groups|teams|stacks|piles|bundles|bunches|jars|trays|pieces|sets|bouquets|vans|tables|baskets|pages|strips|tents) of (?:exactly )?(\d+)\b|\b(\d+) (?:[a-z]+ )?(?:in|on|at|into|to|per|for|from) (?:each|every|a|an|one|1)\b|\b(\d+) (?:[a-z]+ )?(?:long )?(?:each|apiece)\b|\b(?:each|every|a|an|one|1) (?:[a-z]+ ){1,3}?(?:takes?|uses?|needs?|holds?|is|are|has|gets|fits) (\d+)\b|\bpieces (?:that are )?(?:each )?(\d+)\b|\binto (\d+)[- ](?:inch|foot|cm|centimeter|meter|yard|ounce|pound) (?:long )?pieces\b/g

/** 'What is left over when 29 is shared by 4'. */
export function leftOverStory({ text, asked, numbers }: Told): string | null {
  const [one, other, ...more] = numbers
  if (!one || !other || more.length > 0 || !asksRest.test(asked) || !groups.test(text)) return null
  if (!/^\d+$/.test(one + other) || /\bmore than\b|\bfewer\b|\beach (?:cost|costs)\b|\$/.test(text)) return null
  if (
    /\b(?:how many|what) (?:full |whole |complete )?(?:boxes|bags|packs|groups|teams|rows|cartons|pieces|vans|jars)\b/.test(
      asked,
    )
  )
    return null
  const [whole, by] = Number(one) >= Number(other) ? [one, other] : [other, one]
  const isSize = [...text.matchAll(size)].some((found) => found.slice(1).includes(by))
  const sharer = new RegExp(`(?<![\\d/.])${by} ((?:[a-z]+ ){0,1}[a-z]+)`).exec(text)?.[1]?.split(' ').map(stem) ?? []
  const isShared =
    (sharer.some((word) => people.has(word) || holders.has(word)) || /\bof us\b/.test(text)) &&
    /\b(?:equal(?:ly)?|evenly|same|fairly|shared?|shares|split|splits|divided?|divides|dealt?|deals?)\b/.test(text)
  // Where some are only taken away, what is left is no remainder.
  const isTaken = /\b(?:ate|gave away|sold|lost|broke|used up|threw)\b/.test(text)
  const left = Number(whole) % Number(by)
  if ((!isSize && !isShared) || isTaken || Number(by) < 2) return null
  if (!/\b(?:left ?over|leftover|remainder|extra|last|not)\b/.test(asked) && left === 0) return null
  return `what is left over when ${whole} is shared by ${by}`
}
const holders = new Set(
  'table box bag plate basket jar shelf team group page row vase bowl cage class room family van car tray'.split(' '),
)
