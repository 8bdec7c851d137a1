import { type Num, numSaid, numsIn } from './plain.ts'

// More forms in which children tell a sum: piles and what is over, each of us, and what comes on top of the number before.

const groups =
  /\b(\d+) (?:piles?|bags?|stacks?|groups?|rows?|boxes|packs?|bundles?|sticks?|bunches|towers|lines|cups|jars) of (\d+)(?: [a-z]+)? and (?:then )?(\d+)(?: [a-z]+){0,3} ?,? ?(?:so |and )?(?:thats|its|so|is|makes?|=) (?:[a-z]+ )?(\d+)\b/

/** 'Six piles of ten and four left over so thats sixty four'. */
export function groupsAndRestWay(plain: string): string | null {
  const [many = 0, each = 0, rest = 0, said = 0] = groups.exec(plain)?.slice(1).map(Number) ?? []
  return many > 0 && many * each + rest === said ? `${many} × ${each} + ${rest} = ${said}` : null
}

const kin =
  /\b(?:me|i|mom|mommy|mama|mami|dad|daddy|papa|papi|papaw|mamaw|memaw|nana|grandma|grandpa|sister|sissy|brother|bro|cousin|aunt|auntie|uncle|stepmom|stepdad|stepbrother|stepsister|friend)\b/g

/** 'Me and mommy and my sister and papaw so thats 234 each' of 936 that was told. */
export function eachOfUsWay(plain: string, earlier: readonly string[]): string | null {
  const nums = numsIn(plain)
  const said = nums.at(-1)
  if (!said || !/^ ?[a-z ]{0,12}\beach\b/.test(plain.slice(said.to)) || said.value.lt(2)) return null
  const lead = plain.slice(0, said.from)
  const people = new Set((lead.match(kin) ?? []).map((one) => (one === 'i' ? 'me' : one))).size
  if (
    people < 2 ||
    !/\bme\b|\bi\b/.test(lead) ||
    nums.slice(0, -1).some(({ behind }) => /^(?:people|kids|of us|cousins|sisters|brothers|friends)/.test(behind))
  )
    return null
  const own = nums.slice(0, -1)
  const whole = [...own, ...earlier.flatMap(numsIn)].find(({ value }) => value.equals(said.value.mul(people)))
  return whole ? `${whole.written} ÷ ${people} = ${numSaid(said)}` : null
}

const onTop = /^(?:(?:so|and|then|now) )*(?:(?:the|my|our) [a-z ]{2,40} )?(?:so )?(plus|add|minus|take away|subtract) $/
/** 'Plus 10 is 109' of 99 just before. */
export function plusOnWay(plain: string, earlier: readonly string[]): string | null {
  const [one, said, third] = numsIn(plain)
  if (!one || !said || third) return null
  const deed = onTop.exec(plain.slice(0, one.from))?.[1]
  if (deed === undefined || !/\b(?:is|so|thats|makes|its|=|equals)\b[a-z ]{0,12}$/.test(plain.slice(one.to, said.from)))
    return null
  const isMore = /^(?:plus|add)$/.test(deed)
  const comes = ({ value }: Num) => (isMore ? value.add(one.value) : value.sub(one.value)).equals(said.value)
  const start = earlier.slice(0, 2).flatMap(numsIn).find(comes)
  return start ? `${start.written} ${isMore ? '+' : '−'} ${one.written} = ${numSaid(said)}` : null
}
