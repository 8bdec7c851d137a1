import { findExpressions } from '#shared/answers/expressions.ts'
import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { tellsOfDeath } from '../read/tellings.ts'
import { isPlan } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import { askChat, askStep, noQuestion } from './ask.ts'
import { say } from './flow.ts'
import type { Heard } from './hear.ts'
import { hint, why } from './help.ts'
import { reply } from './reply.ts'

// What a child says while it works: it thinks, it says what it will do, it asks which way to go.

const homeworkWished =
  /^\W*(?:(?:hi+|hey|hello|ok|okay|um+|so|bolt|please|pls|yes|yeah)\W+)*(?:(?:can|could|will) (?:you|u) (?:please |pls )?)?(?:help(?: me| us)?(?: with| on)?(?: my| our| some| the)?(?: math| reading| spelling| science)? (?:homework|hw|worksheet)|i(?:'?m| am) (?:stuck|confused) (?:on|with|about)(?: my| the| this| some| a)?(?: math| reading)? ?(?:math|homework|hw|problem|worksheet|assignment|question)|i (?:need|want) (?:some )?help (?:on|with)(?: my| some| a| this| our)?(?: math)? (?:math|homework|hw|problem|worksheet|assignment))(?: problem)?(?: please| pls)?\W*$/i
const thinks =
  /^\W*(?:(?:oh+|ok|okay|um+|uh+|hm+|no)\W*)*(?:wait+|hold on|hang on|hm+|let me (?:think|see|try|check)|(?:one|just a|gimme a|give me a) (?:sec|second|minute|moment))(?: a (?:sec|second|minute))?(?: wait)?\W*$/i
const remembers =
  /\bhow (?:do|can|should|will) i (?:ever )?remember (?:it|that|this)\b|\bi always (?:mess|mix) (?:it|that|this|them) up\b/i
const whyNot =
  /^\W*(?:(?:but|so|and|wait|ok) )*why (?:can'?t|cannot|don'?t|not|isn'?t it|is it not|couldn'?t|shouldn'?t)\b/i
const whichWay =
  /\b(?:do|should|can|must|would|am) (?:i|we|you)\b.*\b(?:flip|add|subtract|multiply|divide|times|minus|plus|carry|borrow|simplify|count|line up|regroup|round|first|second|top|bottom|numerator|denominator|ones|tens|start)\b/i
const asksHowCan =
  /^\W*(?:(?:but|so|and|wait|ok) )*how (?:can|does|come|do|could) (?:dividing|multiplying|adding|subtracting|timesing|minusing|it|that|you) .*\b(?:bigger|smaller|more|less|same|work|make)\b/i
const much =
  /^\W*(?:(?:wow|whoa|woah|oh|omg|thats|that's|that is|its|it's|so|a|very|really|super|such|lol|haha)\W*)+(?:long|short|big|huge|far|a ?lot|lots|much|tiny|small|old|heavy|fast|high|deep|gigantic|massive|cheap|expensive)(?: number| time| way)?\W*$/i

const mayTell =
  /^\W*(?:(?:ok|so|well) )*(?:can|could|may|do you want me to|want me to|should) ?(?:i )?(?:tell|show|read|say) (?:you|it)(?: it| that| my \w+| about it| one| something| to you)?\W*$/i

/** Help with homework is wished for, and none of it is there yet. */
export function homeworkWish(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || lesson.homework.length > 0 || !homeworkWished.test(text)) return null
  return reply(say('homework'), askChat(lesson, { key: 'homework.ask' }, 'tried'), { kind: 'homework' })
}

const names =
  /^\W*(?:(?:and|oh|um+|so|guess what) )*(?:(?:his|her|it'?s|their|there|(?:the|my|our) (?:\w+ ){0,2}\w+'?s?) names? (?:is|are|was)|(?:he|she|it|they|we|i|(?:the|my|our) (?:\w+ ){1,3}?) ?(?:is |are |was |'s |'re )?(?:named|called|call (?:him|her|it|them))(?: (?:him|her|it|them))?)(?: (?:my|our|the) (?:(?:new|little|big|baby|pet) )?[a-z]+(?= [a-z]))? ((?:(?!and\b)[a-z]+(?:,? and |, ?| )?){1,3}?)(?: (?:hes|he's|he is|shes|she's|she is|its|it's|and (?:he|she|it)|cuz|because|but)\b.*)?\W*$/i

/** Who is missed is spoken of in another way than who is only not well. */
const isOfOneGone = (line: string) =>
  tellsOfDeath(line) ||
  /\b(?:died|dead|miss(?:ed|ing)?|moved|gone|heaven|passed away|ran away|lost|far away)\b/i.test(line)

/** What an animal or a thing is called is a name, and nothing to eat. */
export function namedIt({ lesson, text }: Heard): Decision | null {
  const called = names.exec(text)?.[1]?.trim()
  if (called === undefined || openProblem(lesson)?.origin === 'practice') return null
  const name = called.replace(/\b(?!and\b)[a-z]/g, (letter) => letter.toUpperCase())
  if (lesson.asked?.kind === 'feeling')
    return reply(
      [{ key: lesson.lines.some(isOfOneGone) ? 'named.felt' : 'named.stays', values: { name } }],
      { ...askChat(lesson, { key: 'named.ask' }, 'feeling'), lines: [] },
      { kind: 'talk' },
    )
  return reply([{ key: 'named.it', values: { name } }], askChat(lesson, { key: 'named.ask' }), {
    kind: 'talk.named',
    mood: 'happy',
  })
}

export function atWork(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  if (lesson.asked?.kind === 'feeling' || lesson.asked?.kind === 'play' || lesson.asked?.kind === 'story') return null
  if (!open && mayTell.test(text))
    return reply([{ key: 'please.tell' }], askChat(lesson, { key: 'please.tell.ask' }), {
      kind: 'heard',
      mood: 'happy',
    })
  const stays = { ...noQuestion(lesson), asked: lesson.asked }
  if (much.test(text) && (lesson.last !== null || lesson.told !== null || lesson.sight.length > 0) && !open)
    return reply(
      [{ key: 'react.much' }],
      lesson.asked?.kind === 'how' || lesson.asked?.kind === 'offer'
        ? stays
        : askChat(lesson, { key: 'react.much.ask' }),
      {
        kind: 'heard',
        mood: 'happy',
      },
    )
  if (asksHowCan.test(text)) return why(heard, open)
  if (!open) return null
  if (remembers.test(text)) return hint(heard, open)
  if (thinks.test(text)) return reply(say('thinking'), stays, { kind: 'wait' })
  if (whyNot.test(text) && (findExpressions(text).length > 0 || /\d/.test(text))) return why(heard, open)
  if (isPlan(text))
    return reply([{ key: 'step.plan' }], askStep(lesson, { key: 'step.plan.ask' }, null), { kind: 'step' })
  return isQuestion(text) && whichWay.test(text) && open.subject === 'math' ? hint(heard, open) : null
}
