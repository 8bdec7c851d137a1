import type { Line } from '../../move.ts'

// What went wrong, by its kind: each is met with what a grown-up would say to just that.

const who = '(?:i|we|me|my (?:brother|sister|baby|dog|cat|friend|mom|dad)|he|she)'
const kinds: readonly (readonly [string, RegExp])[] = [
  ['sick', /\b(?:threw up|throwed up|barfed|puked)\b/i],
  [
    'spill',
    /\b(?:(?<!\b(?:a|the|like a) )spill(?:ed|t)?|knocked over (?:my|the|a) (?:\w+ )?(?:cup|glass|milk|juice|water|paint|drink|bowl)|poured (?:it )?(?:all )?(?:over|on))\b/i,
  ],
  ['hurtFall', /\b(?:i|me) (?:just )?(?:fell|falled|tripped|slipped) ?(?:off|down|over|out|on|from|in)?\b/i],
  [
    'gotAway',
    /\b(?:my|the|our) (?:\w+ )?(?:dog|doggy|cat|puppy|kitten|hamster|bunny|rabbit|bird|turtle|lizard|snake|gerbil|guinea pig|frog) (?:got out|got away|ran away|runned away|escaped|flew away|is missing)\b|\bmy (?:balloon|kite) (?:flew away|got away|went up)\b/i,
  ],
  [
    'lost',
    new RegExp(
      `\\b${who} (?:just |always |really )?(?:lost|cant find|can't find) (?:my|our|his|her|the|a) (?!tooth|teeth|game|match|race|turn|bet|place|grandma|grandpa|dog|cat|mom|dad|mind)`,
      'i',
    ),
  ],
  ['forgot', new RegExp(`\\b${who} (?:just |always )?(?:forgot|forgotted|left) (?:my|the|our|to bring)\\b`, 'i')],
  [
    'broke',
    /\b(?:broke|broked|breaked|broken|cracked|snapped|smashed|ripped|tore|torn|(?:balloon|bubble|tire|ball|floaty) (?:\w+ )?popped)\b/i,
  ],
  [
    'fellOver',
    /\b(?:tower|blocks|castle|fort|legos?|card house|it|they) (?:all )?(?:fell|falled|fall|crashed|tipped) (?:down|over|apart)\b/i,
  ],
  ['dropped', new RegExp(`\\b${who} (?:just )?dropped\\b`, 'i')],
  ['melted', /\b(?:melted|melting|dripping)\b/i],
]
/** A part of somebody broke, or a heart did: no thing to mend. */
const ofSomebody =
  /\b(?:ears?|toast|elevator|bus|train|plane|boat|bike|tv|wifi|internet|power|heater|furnace|washer|dryer|oven|fridge|toilet|sink|crayon|marker|pencil|wall|day|dawn|out|free|even|laughing|orange|arm|leg|bone|wrist|finger|heart|voice|promise|record|friendship|family|records?|up|skull|head|jaw|rib|nose|back|car|truck|baby|house|home|job|in love|asleep|corn)\b|\b(?:mom|mommy|dad|daddy|he|she) (?:broke|smashed|crashed|ripped|threw)\b/i

/** The kind of mishap; null where only that something went wrong is plain. */
export function mishapOf(text: string): Line | null {
  if (ofSomebody.test(text) || /\?|\bis it ruined\b/i.test(text)) return null
  const kind = kinds.find(([, pattern]) => pattern.test(text))?.[0]
  return kind === undefined ? null : { key: `mishap.${kind}` }
}
