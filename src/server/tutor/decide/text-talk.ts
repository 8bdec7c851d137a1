import type { Decision, Line } from '../move.ts'
import type { Heard } from '../play/hearing.ts'
import { quoteOf } from '../writing/good-in.ts'
import { wordsOf } from '../writing/written.ts'
import { askWriting } from './check-writing.ts'
import { reply } from './reply.ts'

// What a child says beside the text that it writes: it wants help to go on, is glad of it, thinks of the other side.

/** 'What else do I say', 'I am stuck on the title': help is wanted, and no sentence stands there. */
const stuckInText =
  /^\W*(?:(?:ok|but|so|and|um+|hmm+|now|wait) )*(?:(?:idk|i (?:dont|don't) know) what else\b|what (?:else |more )?(?:do|should|can|could|would) (?:i|we) (?:say|write|rite|put|add|tell)\b|what (?:comes )?next|whats? next|now what|how (?:do|should|can) (?:i|we) (?:end|finish|start|begin|go on)\b|(?:i'?m|im|i am|we'?re) (?:so |kinda |really )?stuck\b|(?:i )?(?:dont|don't|do not|cant|can't) (?:know|think of) (?:what|how|a|an|any|the) .{0,30}(?:title|ending|end|next|else|write|rite|say|name)|(?:i )?need (?:a|an) (?:title|ending|beginning|opener|hook|name))/i
const longestStuck = 14
const wantsItWritten =
  /^\W*(?:(?:no|just|can|could|will|please|pls|but) )*(?:you|u) (?:just )?(?:rite|write|wright|do|finish|make|say) (?:it|this|that|the rest|one)(?: for me| please| then)*\W*$/i
/** It speaks of the text, and is none of it. */
const ofText =
  /^\W*(?:(?:oh|oo+|ok|so|and|but|wait|hmm+|um+) )*(?:(?:i think|maybe|what if|how about|what about|i want|i wanna|i could|i will|i'?m gonna|im gonna|i might|it could|then i|the reader|my (?:story|essay|paragraph|poem|report|ending|title|character|main character|reason|opinion|topic|report|book report)\b)|(?:thats|that's|it'?s) (?:a |the |my |why |how |because )|(?:yes|yeah|no|because|cuz|cause) )/i
const hasMarks = /^\W*[A-Z].*[.!?]["”]?\W*$/s

const asksIfGood =
  /^\W*(?:(?:so|and|ok|but) )*(?:is|was) (?:that|it|this|my \w+) (?:a )?(?:good|ok|okay|strong|enough|better)(?: \w+)?\W*$/i
/** It is glad of its own text. */
const likesOwn =
  /^\W*(?:(?:wow|ok|oh|omg|hey|haha|lol|yay|wait) )*(?:this|it|that|my \w+)(?:'?s| is| sounds| looks| turned out)? (?:(?:actually|really|kinda|pretty|so|kind of|getting|way|a lot|much|sounding) )*(?:good|great|better|cool|nice|awesome|not bad|amazing|fun)(?: now)?\W*$/i
const otherSide =
  /\b(?:people|some (?:people|kids|teachers|grown ?ups|parents)|other people|others|someone|somebody|people who disagree|my (?:mom|dad|teacher|principal|friend|friends|sister|brother|classmates?)) (?:might |may |will |would |could |can )?(?:say|says|think|thinks|argue|disagree|disagrees)\b/i

const mayI =
  /^\W*(?:(?:ok|so|but|and|um+) )*(?:(?:can|could|should|may) i|i (?:want|wanna)(?: to)?) (?:also )?(?:thank|ask|say|write|add|put|use|tell|talk about|include|start with|end with)\b/i
/** What the child says of its text beside it: it wants help to go on, or thinks aloud. */
export function talkOfText(heard: Heard, about: string): Decision | null {
  const { text } = heard
  const [kind, , stage] = about.split(':')
  // A plan that has begun goes on behind it.
  const goesOn = kind === 'help' && stage !== 'idea' ? about : 'wait'
  const goesOnWith = (key: string, lines: Line[] = [], quote: string | null = null): Decision =>
    reply(lines, askWriting(heard.lesson, [{ key, ...(quote !== null && { values: { quote } }) }], goesOn), {
      kind: 'writing',
      mood: 'thinking',
    })
  if (wantsItWritten.test(text)) return goesOnWith('lang.talk.stuck', [{ key: 'write.no' }])
  if (stuckInText.test(text) && wordsOf(text).length <= longestStuck && stage !== 'idea')
    return goesOnWith('lang.talk.stuck')
  if (mayI.test(text)) return goesOnWith('write.may')
  if (hasMarks.test(text)) return null
  if (likesOwn.test(text)) return goesOnWith('write.proud')
  if (asksIfGood.test(text)) return goesOnWith('lang.talk.good')
  if (otherSide.test(text)) return goesOnWith('lang.talk.counter')
  const quote =
    kind !== 'help' && kind !== 'detail' && ofText.test(text) && wordsOf(text).length > 3 ? quoteOf(text) : null
  return quote === null ? null : goesOnWith('lang.talk.idea', [], quote)
}
