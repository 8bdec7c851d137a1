import { z } from 'zod'
import content from '#content/en/tutor/deeds.json'

/** What is done, by the word for it: 'built' as something made, 'spilled' as a mishap. */
const deedOf = new Map(
  Object.entries(z.record(z.string(), z.string()).parse(content)).flatMap(([deed, words]) =>
    words.split(' ').map((word) => [word, deed] as const),
  ),
)

const lead =
  /^\W*(?:(?:and|but|so|then|guess what|today|yesterday|well|oh+|ooh+|wow|um+|look|hey|ok|okay|k|yeah|no|yes|cuz|because),? )*/i
const ofSelf = /^(?:i|we|me and \w+|(?:my )?\w+ and (?:i|me))\b/i
const ofPerson =
  /^(?:he|she|they|(?:my|the|our) (?:\w+ )?(?:brother|sister|bro|sis|mom|mommy|mama|mami|dad|daddy|papa|papi|cousin|friend|teacher|grandma|grandpa|nana|abuela|abuelo|baby|uncle|aunt|neighbor|classmate)s?)\b/i
const ofThing = /^(?:its?|it's|this|that|there|the|a|an|some|one|(?:my|our|his|her) \w+)\b/i
const naming = /\b(?:is|was|are|s) (?:named|called)\b|\b(?:named|called) (?:him|her|it|them)\b|\bname(?: i|')?s\b/i
/** What is got or made only in a manner of speaking. */
const noThing =
  /\b(?:got|had) \d+(?=\W*$|,? but\b)|\b(?:got|gotten|get) (?!(?:a|an|the|my|some|this|that|these|two|three|four|five|new|it|one|another|\d+)\b)|\b(?:made|found|earned|got) (?:like |about |only )?\$?\d+(?:\.\d\d)? ?(?:dollars?|bucks?|cents?|points?|\$)|\b(?:made|found|caught) (?:it|up|out|sure|\w+ mad|(?:a |an |\w+ )?(?:friends?|mistakes?|goals?|baskets?|team|cold|mess|fun))\b|\bwent (?:to (?:sleep|bed|the (?:bathroom|potty|nurse|dentist|doctor))|home|away|back|on|up|down|out|off)\b/i

/** The question that goes with what was told, by who did what; null where nothing closer than the usual one is known. */
export function askOfDeed(text: string, kind: string): string | null {
  const line = text.replace(lead, '')
  const who = ofSelf.test(line) ? 'self' : ofPerson.test(line) ? 'person' : ofThing.test(line) ? 'thing' : 'somebody'
  if (naming.test(line)) return 'deed.named.ask'
  if (kind === 'reflect.now') {
    if (who === 'person') return 'deed.person.ask'
    if (who === 'thing') return 'deed.looks.ask'
    if (who === 'somebody') return null
    if (/^(?:i|we) can\b(?!'?t)/i.test(line)) return 'deed.can.ask'
    return /^(?:i|we) (?:have|got|ve got) (?:a|an|the|some|two|three|my)\b(?! lot\b)/i.test(line)
      ? 'deed.have.ask'
      : null
  }
  const deed = line
    .toLowerCase()
    .match(/[a-z']+/g)
    ?.slice(1)
    .map((word) => deedOf.get(word))
    .find((one) => one !== undefined)
  if (deed === 'mishap') return 'deed.mishap.ask'
  if (who === 'thing') return 'deed.thing.ask'
  if (who !== 'self') return 'reflect.other.ask'
  // What came out wrong is not asked for its best part.
  if (deed === 'made' && /\b(?:but|wrong|ugly|bad|not fair|unfair|broke|ruined)\b/i.test(line)) return null
  return deed === undefined || noThing.test(line) ? null : `deed.${deed}.ask`
}
