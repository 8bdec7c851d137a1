import { capital } from '../know/words/question-words.ts'
import type { Decision } from '../move.ts'
import { sharedWith } from '../read/goes-on.ts'
import { openProblem } from '../state.ts'
import { askWriting, genreNow } from './check-writing.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { isWriting } from './text-question.ts'

// Questions of a child about what goes into its own text, that only it can answer: which of two, what could come, whether it may.

const lead = '^\\W*(?:(?:ok|okay|so|but|and|wait|um+|hmm+|oh|the story|for the story|idk) ?[,.]? )*'
const one = "((?:a |an |the )?[a-z'-]{2,14})"
const eitherOf = new RegExp(
  `${lead}should (?:i|he|she|it|they|(?:the|my) \\w+|[A-Z]\\w+)(?: (?!a\\b|an\\b|the\\b)[a-z']+){0,4} ${one} or (?:(?:draw|make|call|name|paint|color) (?:him|her|it|them) )?${one}\\W*$`,
  'i',
)
const ofCraft =
  /\b(?:comma|period|capital|quotes?|quotation|colon|dash|apostrophe|question mark|paragraphs?|spell\w*|past|present|add|subtract|multiply|divide|plus|minus|stop|go|sentences?)\b/i
const invents = new RegExp(
  `${lead}(?:what|who|where|how) (?:could|should|can|might|would|else could) (?!i\\b|you\\b|we\\b)(?:come|be|happen|go|live|help|he|she|it|they|(?:the|my|his|her) \\w+|[A-Z]\\w+)\\b.{0,60}$`,
  'i',
)
const ofHero = /\b(?:he|she|him|her|they|them|inst?e?a?d|insted)\b/i
const tongues =
  /\b(?:can|could|may|should|is it ok(?:ay)? if|do) (?:i|my|the|a|an|he|she|they|someone|one|[a-z]+)\b.{0,30}\b(?:talk|talks|speak|speaks|say|says|use|write|have|put)\b.{0,20}\b(?:spanish|french|chinese|mandarin|arabic|vietnamese|korean|portuguese|russian|german|italian|another language|two languages)\b/i
const inStory = /\bin (?:it|there|my (?:\w+ )?(?:story|essay|text|narrative|book|poem|writing))\b/i
const closing =
  /\b(?:start|begin|open)(?: it| off| my \w+)? with\W+(?:this is why|that is why|that'?s why|so that is|in conclusion|to (?:sum up|conclude)|all in all|in the end|the end|for these reasons|as you can see)\b/i
const ofCard =
  /^\W*(?:(?:ok|so|and|now) )*what (?:else |more )?(?:goes|do i (?:put|write|say)|should i (?:put|write|say|draw)|can i (?:put|write|say|draw)|to (?:put|write)) (?:on|in|inside|for) (?:the|my|her|his|their|this|moms?|dads?) ?(?:\w+ )?card\W*$/i
const noSide =
  /^\W*(?:(?:ok|so|it'?s|the question is|topic is) )*should [a-z' ]{6,60}[.?!,;]? (?:i )?(?:honestly |really |kinda |literally )?(?:dont care|don'?t care|idc|have no opinion|dont have (?:a|an) (?:side|opinion)|no opinion|could go either way|dont mind)\b/i

export function textChoice(heard: Heard): Decision | null {
  const { lesson, written, grade } = heard
  if (lesson.spanish || openProblem(lesson) || lesson.asked?.kind === 'play' || lesson.asked?.kind === 'feeling')
    return null
  if (ofCard.test(written)) return chat(heard, 'write.card')
  if (noSide.test(written) && grade >= 2)
    return reply([{ key: 'write.noSide' }], askWriting(lesson, [{ key: 'write.noSide.ask' }], 'help:opinion:idea'), {
      kind: 'writing',
      mood: 'thinking',
    })
  const isOpen = isWriting(lesson)
  if (tongues.test(written) && (isOpen || inStory.test(written)) && !/\byou\b/i.test(written))
    return inText(heard, 'write.otherTongue')
  if (!isOpen) return null
  if (closing.test(written)) return inText(heard, 'write.closes')
  const [, first = '', second = ''] = ofCraft.test(written) ? [] : (eitherOf.exec(written) ?? [])
  if (first !== '' && second !== '')
    return inText(heard, 'write.choose', { one: first, One: capital(first), two: second })
  const isOwn = sharedWith(written, lesson.thread) > 0 || ofHero.test(written)
  return invents.test(written) && isOwn && genreNow(lesson) === 'story' ? inText(heard, 'write.invent') : null
}

/** The text stays open as it was. */
function inText({ lesson }: Heard, key: string, values: Record<string, string> = {}): Decision {
  const { asked, below } = lesson
  const open = asked?.kind === 'sentence' || asked?.about?.startsWith('tale') === true ? asked : below
  const line = { key: `${key}.ask`, values }
  const next = askWriting(lesson, [line], open?.about?.startsWith('mend') ? 'wait' : (open?.about ?? 'wait'))
  const isTale = open?.about?.startsWith('tale') === true
  return reply([{ key, values }], isTale ? { ...next, asked: open } : next, {
    kind: 'talk',
    mood: 'thinking',
  })
}

const chat = ({ lesson }: Heard, key: string): Decision =>
  reply(
    [{ key }],
    {
      lines: [{ key: `${key}.ask` }],
      asked: lesson.asked?.kind === 'sentence' ? lesson.asked : null,
      press: [],
      picture: null,
      lesson,
    },
    { kind: 'talk', mood: 'happy' },
  )
