import { findExpressions } from '#shared/answers/expressions.ts'
import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { tryAt } from '../read/tries.ts'
import { list } from '../say/list.ts'
import { isOwn, openProblem } from '../state.ts'
import { askChat, askOffer, askProblem, askTopic } from './ask.ts'
import { giveNext } from './give.ts'
import type { Heard } from './hear.ts'
import { why } from './help.ts'
import { reply } from './reply.ts'
import { goodbye } from './shape.ts'
import { wrong } from './wrong.ts'

// What its own words make plain, wherever the talk stands: the child goes, wants its work back, or asks how one knows.

const mostWords = 14

const byes =
  /\b(?:(?:good ?)?bye+(?:[- ]bye)?|byebye|cya|see (?:ya|you|u) (?:later|tomorrow|soon|next time)|later alligator|nite[- ]nite|night[- ]night|g2g|gtg|ttyl|adios|hasta (?:luego|mañana|manana)|me voy|ya me voy)\b|^\W*(?:(?:ok(?:ay)?|well|so|thanks?|thank you) )*(?:good ?night|see (?:ya|you|u))\b(?! (?:at|in|on|with|a|the)\b)/i
const leaves = [
  /^\W*(?:(?:ok(?:ay)?|well|so|but|sorry|oh) )*(?:i )?(?:gotta|got to|have to|need to|hafta|must) (?:go|leave|run|sleep|clean(?: up| my room)?|eat(?: dinner| lunch| breakfast)?|go (?:to|eat|home|feed)[a-z ]*|go [a-z]+(?: (?:it|them|him|her|(?:my|the) [a-z]+))?)(?: now| soon)?\W*$/i,
  /^\W*(?:ok(?:ay)? |well |so )*(?:i'?m |im |i am |i'?ll |ill |i |imma )(?:gonna |going to |wanna )?(?:go|going)(?: and)?(?: to)? (?:draw(?! (?:me|it|a|an|my|him|her|the|them|some)\b)|play|eat|sleep|bed|outside|home|dinner|lunch|read|swim|school|gymnastics|practice|soccer|ballet|dance)\b(?!.*\b(?:at \d|every|always|usually|sometimes|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|after school|when|a lot)\b)/i,
  /^\W*(?:ok(?:ay)? |but )*i (?:have|got|hav) (?:to go|chess|soccer|football|practice|gymnastics|piano|ballet|dance|swimming|karate|school|dinner|baseball|basketball)(?: (?:now|practice|class|lesson|soon|today))?\W*$/i,
  /\bmy (?:(?:mom|dad|mommy|daddy|mama|ride|bus)(?:'s| is)? here|(?:mom|dad|mommy|daddy|mama|grandma|grandpa|nana)(?:'s| is)? (?:calling me|picking me up|says (?:stop|its time to (?:stop|go))))\W*$/i,
  /\b(?:screen|tablet|computer) time is (?:over|up|done)\b/i,
  /\b(?:done|finished|that'?s (?:all|it|enough)) for (?:today|now|tonight)\b/i,
  /\bi'?m leaving\b/i,
  /^\W*(?:(?:ok(?:ay)?|k|well|alright|oh) )+(?:i )?(?:gotta|got to|have to|need to|hafta) (?:feed|walk|eat|help|clean|take|do|set|brush|get)\b[a-z' ]{0,30}\bnow\W*$/i,
  /^\W*(?:\w+ ){0,2}(?:my )?(?:mom|dad|mommy|daddy|mama|grandma|grandpa|nana) (?:says|said|sez) (?:its |it'?s |to )?(?:bed ?time|time for (?:bed|dinner|lunch)|dinner(?: is ready)?|i (?:have to|gotta|need to) (?:go|stop|get off)|get off|time to (?:go|eat|stop|sleep))(?: now)?\W*$/i,
  /^\W*(?:(?:ok(?:ay)?|well|so|but|and|nah|alright|now) )*(?:i'?m|i am|im|imma|i'?ll|ill) (?:gonna |going to |about to )?(?:go |just )?(?:play|draw|eat|sleep|rest|watch tv|ride my bike|take a bath|brush my teeth)(?: now| outside| with my \w+| then| for a while)*\W*$/i,
  /^\W*(?:(?:ok(?:ay)?|k|nah|well|alright|thats it|that's it|chomp|haha|i changed my mind) )*(?:i'?m|im|i am) (?:out|free|done here|off)\W*$/i,
  /^\W*(?:\w+ ){0,3}(?:my (?:mom|dad|mommy|daddy|mama|grandma) (?:says|said) )?(?:lights (?:off|out)|(?:it'?s|its) (?:bed ?time|time for bed))(?: now)?\W*$/i,
  /^\W*(?:ok(?:ay)? )?\w{3,12}bye\W*$/i,
  /\b(?:tomorrow|mañana|manana) (?:i (?:will )?come (?:again|back)|i'?ll be back|vengo)\b|\bi(?:'?ll| will)? come (?:back )?(?:again )?tomorrow\W*$/i,
  /^\W*(?:(?:ok|please|now|so) )*(?:can|may|could) (?:i|we) (?:please )?(?:stop|be done|quit|go|leave|be finished)(?: now| please| for today)*\W*$/i,
]
const tellsOfBye = /\b(?:said|say|says|saying|why|how|story|wrote|spell|word|mean|before)\b/i

/** A goodbye is met with a goodbye, whatever stands before it. */
export function leaving(heard: Heard): Decision | null {
  const { text, lesson } = heard
  if (text.split(/\s+/).length > mostWords || findExpressions(text).length > 0) return null
  const isBye = byes.test(text) && !isQuestion(text) && (!tellsOfBye.test(text) || /(?:bye+|cya)\W*$/i.test(text))
  if (!isBye && !leaves.some((pattern) => pattern.test(text))) return null
  return goodbye({ ...lesson, problems: lesson.problems.filter(isOwn) }, [], false)
}

/** 'Fine, do one': one exercise, as it was offered or as it comes. */
const wantsOne =
  /^\W*(?:(?:fine|ok(?:ay)?|alright|sure|yeah|well)\W+)*(?:just )?(?:do|give me|gimme|ask me|i'?ll do|ill do|i do|lets do|let'?s do) (?:just )?(?:one|1)(?: more| of them| problem| question)?\W*$/i

export function oneWished(heard: Heard): Decision | null {
  if (!wantsOne.test(heard.text)) return null
  return reply(
    [{ key: 'give.go' }],
    giveNext(heard, { ...heard.lesson, problems: heard.lesson.problems.filter(isOwn) }),
    { kind: 'give', mood: 'happy' },
  )
}

/** Work is wished for. */
export const wantsWork =
  /\b(?:want|wanna|lets|let'?s|can we|could we|back to|ready)\b.*\b(?:math|problems?|fractions?|homework|work|the sums?|division|times tables?|questions?)\b/i

/** From a feeling back to the work that waits, when the child wants it. */
export function backToWork(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.asked?.kind !== 'feeling' || !wantsWork.test(text)) return null
  const open = openProblem(lesson)
  return open
    ? reply([{ key: 'back', values: { what: open.item.name } }], askProblem(lesson, open, heard.grade), {
        kind: 'give',
      })
    : null
}

const howKnown =
  /^\W*(?:but |ok |so |and )*(?:how (?:do|did|can|would) (?:you|u|ya|we) know|prove it|says who|are you sure|r u sure|show me why|(?:how come|why is that|how is that)\W*$)/i
const howChecked =
  /\b(?:can|could|should) (?:i|we|you) (?:check|double check|test) (?:it|that|this|my answer)\b|\bhow (?:can|do|could|would|should) (?:i|you|we) (?:check|know (?:if |that )?(?:its|it is|it's|im|i'm|i am))\b/i

const whyDone =
  /^\W*(?:(?:but|so|and|wait|ok|oh) )*(?:why|how come) (?:(?:do|did|would|should|is it|can|cant|can't|dont|don't) (?:(?:you|we|i|u|not|have to|need to|just) ?)*)?(?:times|plus|minus|add|take away|subtract|multiply|divide|carry|borrow|regroup|flip|double|count)\b/i

/** 'Why times 2', 'why do you add them' of what is worked on, or was solved just now. */
export const asksWhyDone = (heard: Heard): Decision | null =>
  whyDone.test(heard.text) && heard.text.split(/\s+/).length <= 12 ? why(heard, openProblem(heard.lesson)) : null

const saysOther =
  /\b(?:my|the|a|our) (?:\w+ )?(?:teacher|mom|dad|mommy|daddy|brother|sister|friend|partner|grandma|grandpa|cousin|tutor|book|calculator)(?: \w+)? (?:says?|said|sez|told me|thinks?|thought|got|gets)\b/i

/** Another's answer to the open problem, which is not right, is looked at like a try; nobody is said to be wrong. */
export function saidByOther(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const [claim = '', reason] = heard.text.split(/\b(?:because|cause|cuz|bc|since)\b/i)
  if (!open || !saysOther.test(heard.text) || (reason === undefined && !/\bfor the \w+/i.test(claim))) return null
  const tried = tryAt(claim, open.item)
  return tried.kind === 'wrong' && open.item.answer.form === 'number' ? wrong(heard, open, tried) : null
}

/** 'How do you know?', 'prove it', 'how can I check?' of what was worked on. */
export function asksProof(heard: Heard): Decision | null {
  const { text, lesson } = heard
  if (howChecked.test(text)) {
    const open = openProblem(lesson)
    return reply(
      [{ key: 'check.how' }],
      open
        ? askProblem(lesson, open, heard.grade)
        : lesson.last
          ? askChat(lesson, { key: 'check.try' })
          : askTopic(heard, lesson),
      { kind: 'why', mood: 'thinking' },
    )
  }
  if (!howKnown.test(text) || text.split(/\s+/).length > 9) return null
  const proof = why(heard, openProblem(lesson))
  if (proof || !lesson.said.slice(-4).some((one) => one.startsWith('sight.'))) return proof
  return reply([{ key: 'sight.proof' }], askChat(lesson, { key: 'sight.next' }), { kind: 'sight', mood: 'happy' })
}

const soFar =
  /\b(?:did i (?:get|do) (?:them|it|those|these)? ?(?:all )?(?:right|good|correct)|which (?:ones? )?(?:did|have) i (?:get|got|do|done|have)|how many (?:did|have) i (?:get|got|do|done|solve)|how (?:am i|did i) do(?:ing)?|check (?:all|them|it all|my answers|everything)|are (?:they|these|those) all (?:right|correct|good)|all (?:right|correct)\?|what(?:'s| is|s) left|am i done)\b/i

/** What of the pasted homework is done, and what is left. */
export function homeworkSoFar(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (!soFar.test(text) || (lesson.handled.length === 0 && lesson.homework.length === 0)) return null
  const done = list.format(lesson.handled.map(({ label }) => label))
  const left = [...lesson.problems.flatMap(({ label }) => label ?? []), ...lesson.homework.map(({ label }) => label)]
  const lines = [
    lesson.handled.length === 0
      ? ({ key: 'homework.noneYet' } as const)
      : ({ key: 'homework.solved', values: { labels: done, count: lesson.handled.length } } as const),
  ]
  if (left.length === 0)
    return reply(lines, askTopic(heard, { ...lesson, handled: [] }), { kind: 'homework', mood: 'happy' })
  return reply(
    lines,
    askOffer(
      lesson,
      { key: 'homework.left', values: { labels: list.format(left), count: left.length } },
      { yes: lesson.homework.length > 0 ? 'next' : 'goBack' },
    ),
    { kind: 'homework', mood: 'happy' },
  )
}
