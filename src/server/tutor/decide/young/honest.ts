import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// What the tutor cannot do is said as it is.

const draws =
  /^\W*(?:(?:ok|hey|please|pls|now|and|bolt)\W+)*(?:can|could|will|would) (?:you|u) (?:please |pls )?(?:draw|paint|color)(?: me)? (?!(?:it|that|this|them|one|a picture of (?:it|that|this)|(?:a|the) (?:number line|problem|ten frame|array|graph|clock|shape|fraction|picture|model|diagram|chart|line|bar))\b)((?:my |the |a |an |his |her )?[a-z]+(?: [a-z]+){0,2}?)(?: for me| please| pls| now)*\W*$/i
const asksTime =
  /^\W*(?:(?:ok|hey|and|um|do you know|tell me|bolt)\W+)*(?:what|wat|wut|whats|what's) (?:the )?time(?: is it| it is)?(?: now| right now| there)?\W*$/i
const asksDay =
  /^\W*(?:(?:ok|hey|and|um|do you know|tell me|bolt)\W+)*(?:what|wat|wut|whats|what's) (?:(?:the )?(?:date|day|month|year)(?: of the week)?|today'?s date)(?: is it| it is| is today| today)?(?: now| right now)?\W*$/i

const makes =
  /^\W*(?:(?:ok|hey|now|and|so|bolt)\W+)*(?:can|could|should|let'?s|lets|will) ?(?:we|i|you and me)? (?:make|build|design|draw|create) ((?:a|an|the|my|some|our) (?:new |big |little |cool |pretty )?[a-z]+)(?: .{0,40})?\W*$/i
const madeOfWork =
  /\b(?:problem|question|story|stories|game|joke|sentence|poem|graph|list|number|sum|plan|word|words|ten|array|chart|line|rhyme|song|quiz|test|deal|letter|essay)\b/i
const mostOfCard = 45

/** What is wished to be made together: the child makes it, the tutor has ideas. */
function made({ lesson, text }: Heard): Decision | null {
  const isCard = /^\W*dear \w+/i.test(text) && /\b(?:love|luv|from|xoxo|get well|happy birthday|miss you)\b/i.test(text)
  if (isCard && text.split(/\s+/).length <= mostOfCard && lesson.asked?.kind !== 'sentence')
    return reply(
      [{ key: 'card.read' }],
      { ...askChat(lesson, { key: 'chat.more' }), lines: [] },
      { kind: 'card', mood: 'happy' },
    )
  const thing = makes.exec(text)?.[1]?.toLowerCase()
  if (thing === undefined || madeOfWork.test(text) || openProblem(lesson)) return null
  const after = { ...lesson, aside: lesson.aside + 1, told: 'look:make' }
  return reply(
    [{ key: 'make.plan', values: { thing: thing.replace(/^(?:my|our) /, 'your ') } }],
    { ...askChat(after, { key: 'chat.more' }), lines: [] },
    { kind: 'make', mood: 'happy' },
  )
}

export function honest(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish) return null
  const making = made(heard)
  if (making) return making
  const after = { ...lesson, aside: lesson.aside + 1 }
  const told = (key: string, values?: Record<string, string>): Decision =>
    reply(
      [values ? { key, values } : { key }],
      { ...askChat(after, { key: 'chat.more' }), lines: [] },
      { kind: 'honest' },
    )
  if (asksTime.test(text)) return told('honest.time')
  if (asksDay.test(text)) return told('honest.day')
  const thing = draws.exec(text)?.[1]?.toLowerCase()
  if (thing === undefined) return null
  const said = thing.replace(/^my /, 'your ')
  return told('honest.draw', {
    thing: /^(?:your|the|a|an|his|her) /.test(said) ? said : said.replace(/^./, (one) => one.toUpperCase()),
  })
}
