import type { Decision } from '../../move.ts'
import { needsCare } from '../../read/felt.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// The child made something, and wants to show it at home: that is what it was made for. And medicine, that is nothing to give away.

const wants =
  /^\W*(?:(?:ok|okay|so|now|and|um+|yay|hey|done|then) )*(?:(?:can|could|may|should) (?:i|we)|i (?:wanna|want to)) (?:(?:go|please|pls|now|also|just) )*(read|show|give|sing|hang|put|bring|take|turn|frame|play)\b(.{2,40})$/i
const thing =
  /^ (?:it|this|that|them|my (?:poem|story|card|sign|note|letter|song|picture|drawing|sentence|book))\b|^ my (?:mom|mommy|mama|dad|daddy|papa|parents|grandma|grandpa|nana|brother|sister|teacher|friend|cat|dog|class)\W*$/i
const to =
  /\b(?:to|with|for) ((?:my |our |the )?[a-z]+(?: [a-z]+)?)\W*$|^((?:my|our) (?:mom|mommy|mama|dad|daddy|papa|parents|grandma|grandpa|nana|brother|sister|teacher|friend|cat|dog|class))$/i
const made =
  /\b(?:wrote|write|writing|made|make|making|drew|draw|drawing|poem|story|card|sign|note|letter|song|picture|painted|finished)\b/i
/** Family, class and pets may see it. */
const known =
  /^(?:(?:your|the) (?:\w+ )?)?(?:mom|mommy|mama|mami|dad|daddy|papa|papi|parents|family|grandma|grandpa|nana|abuel[ao]|brother|sister|cousins?|teacher|friends?|best friend|cat|dog|class|her|him|them|fridge|wall|school|home)$/i

export function mayShare(heard: Heard): Decision | null {
  const { lesson, written } = heard
  const [, verb = '', rest = ''] = wants.exec(written) ?? []
  if (verb === '' || !thing.test(rest) || openProblem(lesson) || lesson.spanish) return null
  const isOwn =
    lesson.asked?.kind === 'sentence' ||
    lesson.thread !== '' ||
    lesson.lines.slice(-4).some((line) => made.test(line)) ||
    made.test(rest)
  if (
    !isOwn ||
    /^(?:play|feeling)$/.test(lesson.asked?.kind ?? '') ||
    [written, ...lesson.lines.slice(-3)].some(needsCare)
  )
    return null
  if (/\b(?:you|u|online|internet|youtube|tiktok|everyone|everybody)\b/i.test(rest)) return null
  const found = to.exec(
    rest
      .replace(
        /\b(?:now|please|pls|again|too|first|today|tonight|tomorrow|later|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/gi,
        '',
      )
      .trim(),
  )
  const who = (found?.[1] ?? found?.[2])?.trim().replace(/^(?:my|our)\b/i, 'your')
  // A name is known where the child told of it.
  const isKnown =
    who === undefined ||
    known.test(who) ||
    lesson.lines.some((line) => new RegExp(`\\b${who.replace(/\W/g, '.')}\\b`, 'i').test(line))
  if (!isKnown) return null
  const isPerson = who !== undefined && !/^(?:the |it\b|school\b)/i.test(who)
  const line = isPerson
    ? { key: 'share.who', values: { who: /^(?:her|him|them)$/i.test(who) ? who.toLowerCase() : who } }
    : { key: 'share.yes' }
  const after = { ...lesson, aside: lesson.aside + 1 }
  return reply([line], { ...askChat(after, { key: 'chat.more' }), lines: [] }, { kind: 'talk', mood: 'happy' })
}

const gives =
  /\b(?:can|could|should|may|will) (?:i|we) (?:\w+ )?(?:give|share|sneak|lend)\b|\b(?:i|we)(?:'ll| will| can| could| should| might| gave| shared| am gonna| wanna| want to| give)\b(?: (?:give|share|go|just|maybe))?/i
const medicine =
  /\b(?:give|gave|share|shared|sneak|lend)\b(?: (?:him|her|them|my|the|some|one|of|it|to|a|his|mom|mommy|dad|baby|brother|sister|friend|dog|cat|kitty|puppy|grandma|grandpa|little|big|two|2|(?:mom|mommy|dad|daddy|grandma|grandpa|nana)'?s)){1,8} (?:pills?|medicines?|meds|vitamins?|inhaler|cough syrup|tylenol|gummy vitamins?)\b/i

/** Its own medicine, given to a pet, or to anybody as a grown-up told and showed: nothing was shared. */
const grownUp = '(?:vet|doctor|doc|nurse|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|nana|aunt|uncle|teacher|parents)'
const itsOwn =
  /\b(?:give|gave) (?:(?:my|the|our) (?:\w+ )?)?[a-z]+ (?:his|her|its|their|the) (?:\w+ )?(?:pills?|medicines?|meds|vitamins?|inhaler|cough syrup)\b/i
const toPet =
  /\b(?:give|gave) (?:my|the|our) (?:\w+ )?(?:dog|doggy|puppy|cat|kitty|kitten|bunny|rabbit|hamster|horse|pony|goat|bird|guinea pig|pet) /i
const asTold = new RegExp(
  `\\b(?:(?:like|as|cuz|because|cause|bc|when|what|that) (?:the |my |our )?${grownUp} (?:said|says|told|showed|asked|wanted|wants)|(?:my |the )?${grownUp} and (?:i|me)|(?:i|me) and (?:my )?${grownUp}|with (?:my |the )?${grownUp}|help(?:ed|ing)? (?:my |the )?${grownUp})\\b`,
  'i',
)

/** 'I can give her my pills': it is meant kindly, and must not be done. */
export function medicineGiven({ lesson, written }: Heard): Decision | null {
  if (lesson.spanish || !medicine.test(written) || !gives.test(written)) return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  if (itsOwn.test(written) && (toPet.test(written) || asTold.test(written)))
    return reply(
      [{ key: 'share.itsMedicine' }],
      { ...askChat(after, { key: 'chat.more' }), lines: [] },
      { kind: 'talk' },
    )
  const isDone = /\b(?:i|we) (?:\w+ )?(?:gave|shared)\b/i.test(written)
  return reply(
    [{ key: isDone ? 'share.medicineGiven' : 'share.medicine' }],
    { ...askChat(after, { key: 'feeling.more' }, 'feeling'), lines: [] },
    {
      kind: 'feeling.tell',
    },
  )
}
