import { isFirstName, isInDictionary } from '#server/safety/usual-words.ts'
import { placeNamed } from '../../know/places.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Somebody by name moved away, a rule is hard to keep, and what others say of the tooth fairy: no cheerful echo.

const moved =
  /^\W*(?:(?:and|but|so|guess what|today|yesterday|ugh|um+) )*(?:my (?:best )?friend )?([a-z]{3,12}) (?:(?:is |was |has to |is gonna |is going to |just |already |had to )*)(?:moved?|moving|moves|move)(?: away)?(?: (?:to|back to) ([a-z]+(?: [a-z]+)?)| far(?: away)?)?(?: (?:today|yesterday|last (?:week|month|year)|now|next week))?\W*$/i
const magic = /\b(?:tooth ?fairy|santa(?: ?claus)?|easter bunny|leprechauns?|elf on the shelf|reindeer)\b/i
const doubts =
  /\b(?:not real|fake|made up|isnt real|isn't real|aren'?t real|doesnt exist|doesn't exist|is (?:just|really|only|actually) (?:your|ur|my|the|a|our)|are (?:just|really|only|actually) (?:your|ur|my|the|our)|for babies|is a lie|are a lie)\b/i
const apart =
  /\b(?:my|our) (?:parents|mom and dad|dad and mom|mommy and daddy) (?:just |are |have |is |got |all )*(?:broke up|broken up|breaking up|split up|splitting up|separated|separating)\b(?! the| a| our| my)/i
/** 'Mommy says lights off but i dont want lights off': a rule that is hard to keep. */
const ruleDisliked =
  /\b(?:mom|mommy|mama|mum|dad|daddy|papa|grandma|grandpa|nana|teacher|she|he|they) (?:says?|said|told me|makes? me|wants? me|tells? me)\b.{2,60}\bbut i (?:(?:really|just|still) )?(?:(?:dont|don'?t|do not|didn'?t|didnt) (?:want|wanna|like|feel like)|hate)\b/i
const ofMore =
  /\b(?:hit|hits|hurt|hurts|yell|yells|touch|secret|scared|school|medicine|pills?|shot|doctor|kiss|hug|bed|shirt|pants|clothes|eat|starve|uncle|him|between us)\b/i
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

export function movedAway(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (
    lesson.spanish ||
    openProblem(lesson) ||
    /^(?:play|story|sentence)$/.test(lesson.asked?.kind ?? '') ||
    /\?/.test(written)
  )
    return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  if (magic.test(written) && doubts.test(written))
    return reply([{ key: 'told.magic' }], { ...askChat(after, { key: 'chat.more' }), lines: [] }, { kind: 'talk' })
  if (apart.test(written))
    return reply(
      [{ key: 'told.apart' }],
      { ...askChat(after, { key: 'feeling.more' }, 'feeling'), lines: [] },
      { kind: 'feeling.told' },
    )
  if (ruleDisliked.test(written) && !ofMore.test(written))
    return reply([{ key: 'caught.rule' }], { ...askChat(after, { key: 'chat.more' }), lines: [] }, { kind: 'heard' })
  const [, name = '', place] = moved.exec(written) ?? []
  if (name === '' || !isFirstName(name.toLowerCase()) || isInDictionary(name.toLowerCase())) return null
  const to = place === undefined ? null : placeNamed(place)?.name
  const values = { name: capital(name), place: to ?? '' }
  return reply(
    [{ key: to ? 'told.movedTo' : 'told.moved', values }],
    { ...askChat(after, { key: 'feeling.more' }, 'feeling'), lines: [] },
    { kind: 'feeling.told', mood: 'calm' },
  )
}
