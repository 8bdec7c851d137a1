import { isQuestion } from '../../know/book/stems.ts'
import type { Decision, Line } from '../../move.ts'
import { isTender, needsCare } from '../../read/felt.ts'
import { reflectionOf } from '../../read/reflect.ts'
import { type Lesson, openProblem } from '../../state.ts'
import { noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// 'Dont tell me what to do', 'just listen': for the next lines the tutor only listens, and steers nothing by a question.

const lead =
  "^\\W*(?:(?:ok|okay|please|pls|no|ugh|hey|bolt|so|and|can (?:you|u)|could you|i (?:just )?(?:want|need) (?:you|u) to|no questions|dont talk|don'?t talk|stop talking|shh+|be quiet)[\\s,.!]+)*"
const end =
  '(?:[\\s,.!]+(?:ok|okay|please|pls|to me|for once|now|for a (?:sec|minute|bit|second)|anymore|any more|all the time|so much|bolt|and (?:just )?listen|just listen))*\\W*$'
const wishes = new RegExp(
  `${lead}(?:(?:just )?listen|(?:dont|don'?t|do not|stop) (?:tell(?:ing)? me (?:what to do|how to do it|what i should do)|ask(?:ing)? me (?:(?:so many|any|all these) )?(?:questions?|stuff|things)|ask(?:ing)? (?:so many |any )?questions|giv(?:e|ing) me advice|boss(?:ing)? me(?: around)?)|no (?:more )?(?:questions|advice)|i (?:dont|don'?t) (?:want|need) (?:any |your )?(?:advice|help|questions)|i just (?:want|need|wanna)(?: to)? (?:talk|vent|tell you|tell u|say it)|(?:just )?let me (?:talk|finish|say it|tell you|tell u))${end}`,
  'i',
)
/** 'Ok listen': something follows. */
const calls = /^\W*(?:(?:ok|okay|so|hey|and|now|wait)\W+)*listen\W*$/i
const mark = 'listen'
const mostLines = 5
/** A wish, a question, a sum, a good-bye: it wants more than an ear. */
const wantsMore =
  /\?|\d\s*[-+x×*÷/=]\s*\d|^\W*(?:(?:ok|okay|so|now|hey|can|could|will|please) )*(?:help|tell|give|show|play|do|can|could|will|lets|let'?s|read|make|sing|explain|spell|teach|bye|goodbye|gtg|i (?:want|wanna|need) (?:to|a|some|help))\b|\b(?:what (?:do|should|can|would) (?:you|i|u)|help me|you can talk|your turn|bye)\b/i

const goesOn = (lesson: Lesson, line: Line, times: number): Decision =>
  reply(
    [line],
    {
      ...noQuestion({ ...lesson, aside: lesson.aside + 1 }),
      asked: { kind: 'chat', problem: null, expects: null, yes: null, no: null, about: mark, times },
    },
    { kind: 'listen' },
  )

/** What somebody should look after, or needs more than an ear. */
const heavier =
  /\b(?:bull(?:y|ies|ied|ying)|hospital|cancer|divorc\w*|foster|fight\w*|fought|scream\w*|yell\w*|sick|tumou?rs?|no friends|nobody|no one|lonely|blood|accidents?|ow(?:ie|wie)s?|boo ?boos?|bruis\w*|heaven|flushed|stole|on purpose|left me|went away)\b/i

/** Every other line is said back, where it is plain; what is felt is met, and not asked about. */
function lineFor(written: string, times: number): Line {
  if (isTender(written)) return { key: 'listen.felt' }
  const told = times % 2 === 1 ? reflectionOf(written) : null
  return told && !told.isJoke ? { key: 'listen.said', values: { said: told.said } } : { key: 'listen.on' }
}

export function listening({ lesson, written }: Heard): Decision | null {
  if (lesson.spanish || lesson.passage !== null) return null
  const { asked } = lesson
  const open = openProblem(lesson)
  if (wishes.test(written) && !calls.test(written)) {
    if (/^(?:play|story|sentence)$/.test(asked?.kind ?? '')) return null
    // Beside work the child leads, and its work stays as it was.
    return open
      ? reply(
          [{ key: 'listen.lead' }],
          { ...noQuestion({ ...lesson, aside: lesson.aside + 1 }), asked },
          { kind: 'listen' },
        )
      : goesOn(lesson, { key: 'listen.yes' }, 1)
  }
  if (open || asked?.kind !== 'chat' || asked.about !== mark || asked.times > mostLines) return null
  if (
    needsCare(written) ||
    heavier.test(written) ||
    isQuestion(written) ||
    wantsMore.test(written) ||
    written.length > 300
  )
    return null
  return goesOn(lesson, lineFor(written, asked.times), asked.times + 1)
}
