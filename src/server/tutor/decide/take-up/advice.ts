import { isNoun } from '../../know/words/forms.ts'
import type { Decision, Line } from '../../move.ts'
import { needsCare } from '../../read/felt.ts'
import { turnedAround } from '../../read/reflect.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Advice about what the child just told: which one to take, whether the trade was a bad one, whether to ask or to act as if nothing were.
// Both sides are named; the choice stays with the child.

const lead = '^\\W*(?:(?:so|but|and|ok|okay|um+|hey|now|oh|wait|idk|hmm+) )*'
const whichOne = new RegExp(
  `${lead}(?:(?:which|what|wich)(?: one| of (?:them|those|these)| (?:topic|idea|reason|name|title|choice))?(?:'?s| is| are)? (?:the )?(?:best|better|strongest|coolest|nicest|good one)(?: one| choice| idea| topic| reason| name| title)?|(?:which|what)(?: one)? would be (?:better|best|cooler)|(?:you|u) (?:choose|pick)|(?:which|what|wich)(?: one| topic| idea| name)? (?:should|would) (?:i|we|you|u) (?:pick|choose|do|use|take|go with|get|be)|(?:you|u) (?:pick|choose) (?:one )?for me)(?: (?:do you think|u think|then|now|for me))*\\W*$`,
  'i',
)
const row =
  /((?:[a-z'][a-z' -]{1,30}?), (?:[a-z'][a-z' -]{1,30}?),? or [a-z'][a-z' -]{1,30}|[a-z'][a-z' -]{1,40}? or [a-z'][a-z' -]{1,30}? or [a-z'][a-z' -]{1,30}|[a-z'][a-z' -]{1,40}? or [a-z'][a-z' -]{1,30})\W*$/i
const before =
  /^.*\b(?:can (?:have|be|do|get|pick|choose|go to|make|write about|play)|could (?:do|be|have|pick|write about)|between|either|want|maybe|choose|pick|have|doing|do|be|get|about|could)\b (?=\S)/i
const trade = /\b(?:trad(?:e|ed|ing)|swap(?:ped)?|deal|gave .{2,40} for|for \d)\b/i
const ofTrade = new RegExp(
  `${lead}(?:was|is) (?:it|that|this) (?:a )?(?:(?:really|so|kinda) )?(?:bad|good|fair|dumb|stupid|smart|ok|okay|rip ?off|unfair|worth it)(?: (?:trade|deal|swap))?\\b(?:\\W+\\d+ for \\d+)?\\W*$|${lead}did i get (?:ripped off|cheated|a (?:good|bad) deal)\\W*$`,
  'i',
)
const ofDeed = new RegExp(
  `${lead}(?:was|is) (?:that|it) (?:(?:so|really|kinda) )?(?:dumb|stupid|weird|wrong|a (?:bad|good|dumb) (?:idea|thing|choice)|mean of me|ok of me|the right thing)\\W*$`,
  'i',
)
const should = new RegExp(
  `${lead}(?:(?:do )?(?:you|u) think )?(?:should (?:i|we)|i should|do i|would you|is it better (?:to|if i)|would it be (?:\\w+ )?(?:weird|ok|okay|better|dumb|mean|smart|bad) (?:to|if i)|what if i|(?:i (?:dont|don't|really dont) know|idk|i cant decide|i can't decide|im not sure|not sure) (?:if|whether) (?:i|we) should) (.{3,60}?),? or (?:(?:should i|do i|just|maybe|is it better to|to) )*(.{3,60}?)\\W*$`,
  'i',
)
const okThat = new RegExp(
  `${lead}(?:is|was) it (?:ok|okay|bad|wrong|mean|dumb|weird|fine|rude) (?:that|if|of me that) i (?:\\w+ )?(?:told|said|asked|picked|laughed|forgot)\\b`,
  'i',
)
/** 'Was that dumb', 'should i say sorry' are what is asked. */
const askedFor = /\b(?:dumb|stupid|sorry|mean|mad)\b/gi
/** To tell a grown-up is always right: others say that. */
const tellsGrownUp =
  /\b(?:tell|told|telling|say|said)\b.*\b(?:teacher|mom|mommy|dad|daddy|parents?|grown ?-?ups?|counselor|nurse|grandma|grandpa|principal|coach|police|someone|somebody|anyone|what (?:he|she|they) (?:does|do|did))\b|\bsecret\b/i
const ofSchool =
  /\d|\b(?:add|subtract|multiply|divide|plus|minus|times|ones|tens|hundreds?|fractions?|numerator|denominator|capital|comma|period|spell|not|bigger|smaller|answer|problem|worksheet|sum|number)\b/i
const openly =
  /\b(?:ask|tell|talk|say|sorry|apologi[sz]e|explain|speak|write (?:him|her|them)|call|text|invite|listen)\b/i
const apart =
  /\b(?:act like|pretend|ignore|forget|let it go|leave|walk away|stay|wait|say nothing|not say|keep|dont care|don't care|be quiet|go home|give up)\b/i
const ofText = /\b(?:essay|report|write|writing|story|topic|poem|paragraph|speech|project|book report)\b/i

const asSaid = (text: string) =>
  turnedAround(
    text
      .trim()
      .replace(/[.!?,]+$/, '')
      .replace(/\b(do|ca|wo|did|is|was|does)nt\b/gi, "$1n't")
      .replace(/\bim\b/gi, 'i am'),
  )
/** Answers of a test, and what families believe, are not chosen here. */
const noChoice =
  /\b(?:test|quiz|answer|is|christian\w*|islam|muslim|jewish|god|religion|jesus|allah|boy|girl|gay|vote|democrat\w*|republican\w*|trump|biden)\b|^\W*(?:your choice|[a-d])\b\W*$/i
const isClean = (text: string) =>
  !noChoice.test(text) && text.split(/\s+/).length <= mostWords && !/[^a-z' -]/i.test(text)
const mostWords = 9

export function adviceAsked(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (tellsGrownUp.test(written)) return null
  if (
    lesson.spanish ||
    openProblem(lesson) ||
    lesson.passage !== null ||
    /^(?:play|story)$/.test(lesson.asked?.kind ?? '')
  )
    return null
  // What weighs on it may have been said some lines before.
  if ([written.replace(askedFor, ' '), ...lesson.lines].some(needsCare)) return null
  return ofTwoWays(heard) ?? ofWhich(heard) ?? ofDone(heard)
}

function said(heard: Heard, line: Line): Decision {
  const { asked } = heard.lesson
  const lesson = { ...heard.lesson, aside: heard.lesson.aside + 1 }
  const isKept = asked?.kind === 'sentence' || asked?.kind === 'feeling'
  return reply(
    [line],
    { ...askChat(lesson, { key: 'chat.more' }), lines: [], ...(isKept && { asked }) },
    { kind: 'advice' },
  )
}

/** 'Should i ask her why or just act like i dont care'. */
function ofTwoWays(heard: Heard): Decision | null {
  const [, first = '', second = ''] = should.exec(heard.written) ?? []
  if (first === '' || ofSchool.test(heard.written.replace(/\bor not\b/i, ''))) return null
  const [one, other] = [asSaid(first), asSaid(second)]
  if (/^not$/i.test(second))
    return isVerb(first) && isClean(one) ? said(heard, { key: 'advice.orNot', values: { one } }) : null
  const isLong = first.split(/\s+/).length + second.split(/\s+/).length > 3
  if (!isLong || !isClean(one) || !isClean(other)) return null
  if (ofText.test(first)) return said(heard, { key: 'advice.text', values: { one: one.replace(ofVerb, ''), other } })
  if (openly.test(first) && apart.test(second)) return said(heard, { key: 'advice.open', values: { one, other } })
  if (openly.test(second) && apart.test(first))
    return said(heard, { key: 'advice.open', values: { one: other, other: one } })
  if (isVerb(first) && ofThing(second) && !ofPeople.test(one.split(' ').at(-1) ?? ''))
    return said(heard, { key: 'advice.pick', values: { one: one.replace(/^\w+ /, ''), other } })
  return isVerb(first) && isVerb(second) ? said(heard, { key: 'advice.ways', values: { one, other } }) : null
}

const ofVerb = /^(?:write|do|make|pick|choose)(?: (?:it|my \w+|your \w+))? ?(?:about |on )?/i
/** The other of two things, behind one verb for both: no person, and no clause ('or the teacher gets mad'). */
const ofThing = (text: string): boolean => {
  const words =
    /^(?:the|a|an|my|our|his|her) ((?:[a-z'-]+ )?[a-z'-]+)$/i.exec(text.trim())?.[1]?.toLowerCase().split(' ') ?? []
  const last = words.at(-1) ?? ''
  return (
    words.length > 0 &&
    isNoun(last) &&
    !words.some((word) => ofPeople.test(word) || (word !== last && ofClause.test(word)))
  )
}
const ofPeople =
  /^(?:mom|mommy|mama|dad|daddy|papa|parents?|brother|sister|cousin|friends?|teacher|grandma|grandpa|nana|aunt|uncle|coach|kids?|boys?|girls?|baby|one)$/
const ofClause = /^(?:will|can|is|are|was|gets?|goes|has|had|does|did|reads|eats|says|makes|takes|comes)$/
const isVerb = (text: string) =>
  /^(?:ask|tell|talk|say|act|pretend|ignore|go|stay|wait|keep|give|fix|try|play|do|make|leave|let|call|write|read|buy|save|spend|get|be|help|invite|sit|walk|ride|practice|finish|start|quit|join|stop|draw|build|use|take|bring|wear|sleep|watch|share|trade|flip|vote|clean|eat|forgive|text|apologize)\b/i.test(
    text.trim(),
  )

/** What there is to choose from, as the last lines name it. */
function optionsIn(lines: readonly string[]): string[] {
  for (const line of [...lines].reverse().slice(0, 2)) {
    if (ofSheet.test(line)) return []
    for (const sentence of line.split(/[.!?]+/).reverse()) {
      const found = row.exec(sentence.trim())?.[1]
      const all = (found ?? '').split(/,? or |, /).map((one) => asSaid(one.replace(before, '').replace(beside, '')))
      // 'Two ideas for the fair, slime or magnets': what stands before them is none of them.
      const from = all.findLastIndex((one) => one === '' || one.split(/\s+/).length > mostOfOption || !isClean(one)) + 1
      if (all.length - from >= 2) return all.slice(from)
    }
  }
  return []
}

/** A row of choices on a sheet has one answer, and that is not advised on. */
const ofSheet =
  /\b(?:which (?:\w+ )?(?:words?|sentences?|letters?|sounds?|pictures?|numbers?|has|have|is (?:a|an|the|correct|right))|what (?:rhymes|starts|begins|comes|is the|words?|sounds?|letters?)|circle|underline|words?|sentences?|vowels?|nouns?|verbs?|rhymes?|questions?|answers?|choices?|multiple choice|quiz|test|worksheet|page|passage|blank|it says?|number \d|says (?:is|pick|choose|circle))\b|\bor [a-d]\b\W*$/i

const mostOfOption = 4
const beside = /\b(?:for (?:halloween|my \w+|school)|or something)\b.*$/i

const list = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** 'Which one is the best one', of what was named before. */
function ofWhich(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (!whichOne.test(written)) return null
  const options = optionsIn(lesson.lines)
  const [one, other] = options
  const isText = lesson.lines.slice(-2).some((line) => ofText.test(line)) || ofText.test(written)
  if (one === undefined || other === undefined)
    return /\b(?:reason|title|name|idea|topic)\b/i.test(written) ? said(heard, { key: 'advice.test' }) : null
  if (options.length > 2)
    return said(heard, { key: isText ? 'advice.text.many' : 'advice.many', values: { all: list.format(options) } })
  return said(heard, {
    key: isText ? 'advice.text' : isVerb(one) && isVerb(other) ? 'advice.ways' : 'advice.pick',
    values: { one, other },
  })
}

/** A trade or a deed that it told just before. */
function ofDone(heard: Heard): Decision | null {
  const { lesson, written } = heard
  const told = lesson.lines.slice(-2)
  if (ofTrade.test(written) && told.some((line) => trade.test(line))) return said(heard, { key: 'advice.trade' })
  if (okThat.test(written)) return said(heard, { key: 'advice.deed' })
  const isOwn = told
    .slice(-1)
    .some((line) =>
      /\bi (?:\w+ )?(?:gave|let|told|said|made|took|put|went|did|helped|left|asked|shared|picked|chose|kept|traded)\b/i.test(
        line,
      ),
    )
  return ofDeed.test(written) && isOwn ? said(heard, { key: 'advice.deed' }) : null
}
