import type { Decision, Line } from '../move.ts'
import { askChat, noQuestion } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// What the tutor is asked to do outside of its window, and whether it may be wrong: answered as it is.

const lead = '^\\W*(?:(?:ok|okay|so|and|but|wait|hey|hi|bolt|um+|then|please|pls|also|yo) )*'
const asks = `${lead}(?:can|could|will|would|are|do|can'?t) (?:you|u|ya)(?: able to| know how to| ever| just| please| pls| go| also)* `
const ends =
  '(?: for me| with me| please| pls| now| today| rn| too| later| tonight| right now| real quick| for us)*\\W*$'
const my =
  '(?:me|us|him|her|my \\w+(?: \\w+)?|our \\w+|the (?:police|president|principal|teacher|fire department)|santa|911)'
const call = new RegExp(
  `${asks}(?:call|text|phone|email|e-mail|facetime|message|dm|write an email to|send (?:a|an) (?:text|email|message|letter) to) ${my}(?! (?:a|an|the|by|if|when|your|something|[a-z]+ (?:if|when))\\b)(?: back| up| later| on the phone| and (?:tell|say|ask)\\b.{0,40})?${ends}`,
  'i',
)
const wanted =
  "(?:pizza|pizzas|food|ice cream|candy|cookies?|a snack|snacks?|sandwich|burger|burgers|fries|nuggets|chicken nuggets|tacos?|cake|donuts?|chips|soda|juice|milk|milkshake|boba|starbucks|mcdonald'?s|toys?|robux|v-?bucks|money|dollars?|bucks|puppy|dog|cat|kitten|pony|phone|ipad|iphone|nintendo|switch|xbox|playstation|ps5|lego|legos|presents?|gifts?|shoes|pokemon cards?|tickets?|dinner|lunch|breakfast|hot chocolate|popcorn|pancakes?|ramen|a bike|bike)"
const bring = new RegExp(
  `${asks}(?:(?:order|buy|get|bring|deliver|send|give|make|cook|bake|fetch|mail|lend)(?: me| us| my (?:mom|dad|brother|sister|friend|family))? )((?:a |an |some |any |the |my |lots of |one |\\d+ )?(?:new |big |little |real |free |cheese |chocolate )?${wanted})(?: on (?:roblox|amazon|doordash)| from \\w+| to my house)?${ends}`,
  'i',
)
const come = new RegExp(
  `${asks}(?:come (?:to|over|here|with (?:me|us)|and (?:play|visit|see))\\b.{0,40}|visit (?:me|us|my \\w+)|go (?:outside|to (?:the|my) \\w+)(?: with (?:me|us))?|drive (?:me|us)\\b.{0,30}|pick (?:me|us) up\\b.{0,30}|ride (?:a|my) bike(?: with me)?|walk (?:me )?home with me|leave (?:the|this|your) (?:computer|screen|tablet|ipad))${ends}`,
  'i',
)
const chore = new RegExp(
  `${asks}(?:clean(?: up)? my \\w+|do (?:my|the) (?:chores|dishes|laundry)|feed my \\w+|walk my \\w+|make my bed|take out the trash|brush my (?:teeth|hair)|tie my shoes?|watch my (?:little )?(?:brother|sister|dog)|wash (?:my|the) \\w+|carry my \\w+|fix my (?:bike|toy|tablet|ipad|phone|computer|controller)|set the table|(?:go )?to school for me)${ends}`,
  'i',
)
const device = new RegExp(
  `${asks}(?:(?:turn|switch) (?:on|off|up|down) (?:the|my) (?:\\w+ )?(?:tv|light|lights|music|volume|computer|lamp|heat|ac|game|xbox|fan)|turn (?:the|my) (?:tv|light|lights|computer|music) (?:on|off|up|down)|set (?:an?|my|the) (?:alarm|timer)(?: for .{1,20})?|open (?:youtube|roblox|minecraft|netflix|google|tiktok|the door|an app)|play (?:a )?(?:music|songs?|youtube|a video|spotify|fortnite|roblox|minecraft|mario|a movie|video games)(?: on .{1,15})?|google (?:it|that|something)|search (?:the internet|google|youtube)\\b.{0,30}|print (?:it|this|that|my \\w+|out .{1,20})|take (?:a|my) (?:picture|photo|selfie)(?: of .{1,15})?|unlock my \\w+|hack .{1,25}|download .{1,25}|charge my \\w+)${ends}`,
  'i',
)
const remember = new RegExp(
  `${lead}(?:will|do|can|are|would) (?:you|u)(?: going to| gonna| still)? (?:remember|forget|know) (?:me|my name|us|this|who i am|what (?:i|we) (?:said|did|talked about|told you|learned))(?: .{0,30})?\\W*$`,
  'i',
)
const wrong = new RegExp(
  `${lead}(?:(?:do|can|could|did|have|are|r|will|were) (?:you|u)(?: ever| sometimes| always| even| been)* (?:(?:get|got|getting) (?:stuff|things|it|anything|something|answers|questions|math|one|any)(?: ever)? wrong|be wrong|wrong|make (?:any )?(?:a )?mistakes?|made (?:any |a )?mistakes?|mess(?:ed)? up|mess (?:stuff|things) up|right(?: about everything| all the time)?|fail|failed|perfect|ever wrong)|(?:is|are) (?:everything|all) (?:you|u) (?:say|tell me)(?: always)? (?:true|right)|what if (?:you|u|ur|you'?re|youre)(?: are| get it| is)? wrong|(?:so )?(?:you|u) (?:can|could) be wrong)(?: (?:sometimes|ever|too|or no|or not|like me|like us|a lot|about stuff|about things|though|tho|lol|like people do))*\\W*$`,
  'i',
)

const mine = (thing: string) => thing.replace(/^my /i, 'your ').toLowerCase()
const bareOf = (thing: string) => mine(thing).replace(/^(?:a|an|some|any|the|your|lots of|one|\d+) /, '')
const withArticle = (thing: string) =>
  /^(?:a|an|some|any|the|your|lots of|one|\d+) /.test(thing) ||
  !/^(?:sandwich|burger|puppy|dog|cat|phone|bike)$/.test(thing)
    ? thing.replace(/^any /, '')
    : `a ${thing}`

function lineFor(text: string): Line | null {
  if (wrong.test(text)) return { key: 'able.wrong' }
  if (call.test(text)) return { key: 'able.call' }
  const thing = bring.exec(text)?.[1]
  if (thing !== undefined)
    return { key: 'able.bring', values: { thing: withArticle(mine(thing)), bare: bareOf(thing) } }
  if (come.test(text)) return { key: 'able.come' }
  if (chore.test(text)) return { key: 'able.chore' }
  if (device.test(text)) return { key: 'able.device' }
  return remember.test(text) ? { key: 'able.remember' } : null
}

/** 'Can you order pizza', 'do you ever get stuff wrong': what the tutor can and cannot do. */
export function ableTo({ lesson, text }: Heard): Decision | null {
  if (lesson.spanish || /^(?:play|story)$/.test(lesson.asked?.kind ?? '')) return null
  const line = lineFor(text)
  if (line === null) return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  const closing =
    lesson.asked?.kind === 'sentence' ? { ...noQuestion(after), asked: lesson.asked } : askChat(after, line)
  return reply([line], { ...closing, lines: [] }, { kind: 'honest', mood: 'happy' })
}
