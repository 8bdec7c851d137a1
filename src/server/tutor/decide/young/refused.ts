import { plainWords } from '#shared/answers/near-words.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat, choices } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { feeling } from '../talk.ts'

const refuses =
  /^ (?:(?:no|but|and|ugh|i said|please) )*(?:i )?(?:dont|do not|not|never|wont|aint|hate) (?:really )?(?:wanna|want to|want|like|like to|feel like|gonna|going to|have to)? ?(?:do|doing|to do|practice|learn)? ?(?:any |any more |my |more |the |stupid |dumb )*(letters|letter|math|reading|numbers|counting|homework|work|spelling|writing|shapes|school|worksheets?|learning|abcs|science)(?: today| now| right now| anymore| no more| again| ever)* $/

/** 'I don't want to do letters' is no wish for letters. */
const tiredOf =
  / (?:bored|sick|tired) of (?:this|these|math|fractions|reading|writing|letters|numbers|counting|school|homework|spelling|multiplication|division|decimals|work|learning|adding) /

export function refused(whole: Heard): Decision | null {
  const { lesson, text } = whole
  const plain = plainWords(text)
  const what = refuses.exec(plain)?.[1]
  if (tiredOf.test(plain) && !lesson.spanish) return feeling(whole, 'bored')
  if (what === undefined || lesson.spanish || / hate /.test(plain)) return null
  const open = openProblem(lesson)
  const kept = { ...lesson, aside: lesson.aside + 1 }
  return reply(
    [{ key: 'young.refuse', values: { what } }],
    askChat(
      kept,
      { key: 'young.refuse.ask' },
      'chat',
      choices(open ? ['story', 'game', 'break'] : ['story', 'joke', 'game']),
    ),
    { kind: 'refused' },
  )
}
