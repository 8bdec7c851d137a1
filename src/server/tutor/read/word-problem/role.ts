import type { Role } from './amounts.ts'
import { verbKind, type Word } from './words.ts'

/** The words of the clause before the number, without those of an amount that is told before it. */
const sinceLast = (before: readonly Word[]) =>
  before.slice(
    before.findLastIndex(
      ({ number, text }, at) =>
        number !== null ||
        (/^(?:and|then|but|,)$/.test(text) && before.slice(0, at).some((word) => word.number !== null)),
    ) + 1,
  )

const nounToo =
  /^(?:paint|board|park|plant|ride|play|walk|run|swim|drink|cut|drop|trade|practice|score|bike|drive|string|fold)$/
/** 'A can of paint', 'from a board' are no deeds. */
const isVerb = (words: readonly Word[], at: number) => {
  const [word, lead] = [words[at]?.text ?? '', words[at - 1]?.text ?? '']
  const isNoun =
    nounToo.test(word) &&
    (/^(?:a|an|the|of|some|his|her|my|their|each|white|gray|red|blue|green|black|yellow)$/.test(lead) || at === 0)
  return verbKind(word) !== null && !isNoun
}

/** The verb before the number, else the one behind it. */
export function verbOf(before: readonly Word[], behind: readonly Word[]): string {
  const led = before.findLast((_, at) => isVerb(before, at))
  const ends = behind.findIndex(({ text }) => /^(?:,|then|but)$/.test(text))
  const follows = behind.slice(0, ends < 0 ? behind.length : ends).find(({ text }) => verbKind(text) !== null)?.text
  const lead = led?.text ?? ''
  const since = sinceLast(before)
  // 'There are 18 kids, 7 go inside', 'made 48 muffins, and 29 of them were eaten': what follows is what they do.
  const isNew = since.length < before.length && !since.some(({ text }) => verbKind(text) !== null)
  // 'The whistle blew and 26 people got out.'
  const isStart = /^(?:and|then|,|so|but|when|while|after)$/.test(before.at(-1)?.text ?? '')
  if (isStart && follows && behind[0]?.text === follows && !/^(?:has|have|had)$/.test(follows)) return follows
  if (isNew && follows && behind.findIndex(({ text }) => text === follows) < 5) return follows
  if (
    lead === '' ||
    (/^(?:there|here)$/.test(before[0]?.text ?? '') &&
      /^(?:was|were|is|are)$/.test(lead) &&
      follows &&
      verbKind(follows) === 'loss' &&
      !behind.some(({ text }) => text === 'left'))
  )
    return follows ?? lead
  return lead
}

/** 'Two frogs hopped into the water': whether they come or go depends on where one looks. */
export const moves =
  /^(?:hop|hops|hopped|swim|swims|swam|walk|walks|walked|run|runs|ran|fly|flies|flew|jump|jumps|jumped|climb|climbs|climbed|drive|drove|move|moved|go|goes|went|rolled)$/

const toProtagonist = /^(?:him|her|me|us|them)$/

const up = String.raw`^(?:[a-z'-]+ ){0,3}?`
const inAll = new RegExp(`${up}(?:in all|altogether|in total|total|together|combined)\\b`)
const sumOf =
  /\b(?:total of|sum of)(?: the| her| his)?$|(?:^|[a-z]+ing |, )of (?:the|its|her|his|our|my|their|those|these)$/
const ofThose = /^of (?:the|its|her|his|our|my|their|those|these|them)\b/
const isLeft = new RegExp(`${up}(?:left|remain|remained|remaining|still|stayed)\\b`)
const thereIs = /\b(?:has|have|had|got|is|are|were|was|only|with|there|still|then|now)\b/
const stays = /\b(?:were|are|was|is) (?:still|left)\b|\bstayed\b|\bremain/
const notDone = new RegExp(
  `${up}(?:has |have |had |were |was |are |is )?not (?:been |yet )?(?:sold|eaten|used|taken|picked|opened|given)`,
)
const thenHas = /\bthen (?:he|she|it|there|they|i|we) (?:has|have|had|was|were|is|are)(?: only)?$/
const nowHas = /\b(?:now|still|ends? up)\b[^,]*\b(?:has|have|had|are|is|were|was|with|got)\b[a-z ]*$/
const hasNow = new RegExp(`${up}now\\b`)

/** It is told as what there is in all, or in the end; null where it is neither. */
function wholeOrEnd(lead: string, rest: string): Role | null {
  if (inAll.test(rest) || sumOf.test(lead)) return 'whole'
  if (isLeft.test(rest) && (thereIs.test(lead) || stays.test(rest))) return 'end'
  if (thenHas.test(lead) || notDone.test(rest) || nowHas.test(lead)) return 'end'
  if (/^(?:so )?now\b[^,]*$/.test(lead) && /^(?:[a-z'-]+ ){0,4}?(?:are|is|has|have|were|was)\b/.test(rest)) return 'end'
  return hasNow.test(rest) && /\b(?:has|have|are|is|there)\b/.test(lead) ? 'end' : null
}

const toOther = /^(?:give|gives|gave|giving|hand|handed|lend|lent|bring|brought|sells?|sold|feeds?|fed)$/
const intoIt = /^(?:drop|dropped|put|puts|toss|tossed|throw|threw)$/
const goes = /^(?:go|goes|went|hop|hopped|swam|ran|run|walk|walked|fly|flew|jump|jumped|drove|climbed|get|gets|got)$/
const gone =
  /^(?:[a-z'-]+ ){0,4}?(?:away|checked out|borrowed|used up|thrown out|broken|sold|eaten|gone|absent|taken|sick|missing|rotten|spoiled|pumped out)\b/
const gonePart =
  /^(?:lost|stolen|broken|eaten|thrown|squashed|cracked|cooked|used|sold|popped|taken|given|torn|melted|drained|spilled|removed|donated|destroyed|returned|damaged|bruised|spoiled|burned|dropped|cut)$/
const customers = /^(?:people|customers?|shoppers?|visitors)$/

/** It comes or goes, by the words beside its verb; null where they do not say. */
function comesOrGoes(verb: string, before: readonly Word[], rest: string, afterVerb: string): Role | null {
  if (/^(?:buy|buys|bought|order|ordered|take|took)$/.test(verb) && before.some(({ text }) => customers.test(text)))
    return 'loss'
  const isWay = /^(?:miles?|kilometers?|meters?|feet|yards?|blocks?|laps?|steps?)\b/.test(rest)
  if (
    goes.test(verb) &&
    !isWay &&
    /\bto (?:another|a different|the other|school|bed|lunch|class|their|his|her)\b/.test(rest)
  )
    return 'loss'
  if (/^(?:set|put|puts|lay|laid)$/.test(verb) && /\b(?:aside|away)\b/.test(rest)) return 'loss'
  if (toOther.test(verb) && toProtagonist.test(before.at(-1)?.text ?? '')) return 'gain'
  if (/^(?:get|gets|got)$/.test(verb) && /^(?:on|in)$/.test(afterVerb)) return 'gain'
  if (/^(?:get|gets|got|were|was|are|is)$/.test(verb) && gonePart.test(afterVerb)) return 'loss'
  if (/^in(?:to)?$/.test(afterVerb) && intoIt.test(verb)) return 'gain'
  if (goes.test(verb) && /^(?:off|away|out|home|inside|outside|down|back)$/.test(afterVerb)) return 'loss'
  if (/^more\b/.test(rest) && /^(?:took|take|put|were|was|are|is|has|had|have|needs?)$/.test(verb))
    return /^(?:took|take)$/.test(verb) ? 'loss' : 'gain'
  return gone.test(rest) && verbKind(verb) !== 'gain' ? 'loss' : null
}

/** What an amount does, by its verb and the words around it. */
export function roleOf(verb: string, before: readonly Word[], behind: readonly Word[], isMoney: boolean): Role {
  const text = (words: readonly Word[]) => words.map((word) => word.text).join(' ')
  const [lead, rest] = [text(before), text(behind)]
  const since = sinceLast(before)
  const led = since.findLastIndex((word) => word.text === verb)
  const follows = behind.findIndex((word) => word.text === verb)
  const afterVerb = (led >= 0 ? since[led + 1] : behind[follows + 1])?.text ?? ''
  if (verb === 'cut' && /^in(?:to)?$/.test(before.at(-1)?.text ?? '')) return 'has'
  const told = wholeOrEnd(lead, rest)
  if (told !== null) return told
  // '3 of the 31 students'
  if (ofThose.test(rest)) return 'loss'
  if (/\b(?:left|leaves|started|starts|began|begins|begin|start)\b.* with$/.test(lead)) return 'has'
  if (/^(?:sells?|sold|selling)$/.test(verb) && isMoney) return 'gain'
  return comesOrGoes(verb, before, rest, afterVerb) ?? verbKind(verb) ?? 'has'
}
