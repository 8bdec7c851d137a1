import { isFirstName } from '#server/safety/usual-words.ts'
import type { Decision, Line } from '../move.ts'
import { askChat, noQuestion } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// What must not be passed over, whatever is open: a plan to hurt somebody, and what is private.

const intends =
  /\b(?:(?:can|could|may|should|shall) (?:i|we)|what if i|is it (?:ok|okay|fine|bad|mean|wrong) (?:if i|to)|(?:i'?m|im|i am) (?:just )?(?:gonna|going to|about to|planning to)|(?:i|we)(?: just| really| so)? (?:will|wanna|want to|might|should|could|feel like|wish i could)|i'?ll|let me|do i get to) (?=[a-z])/i
const not = /\b(?:not|never|don'?t|won'?t|wouldn'?t|shouldn'?t|can'?t|stop|without|instead of)\b/i
const ugly =
  '(?:stupid|dumb|ugly|fat|an? (?:loser|idiot|jerk|baby|liar|dummy|moron|weirdo|brat|snitch|pig|creep)|gross|weird|annoying|the worst|so mean|mean|a bad friend|smelly|disgusting|trash)'
const hurtful = new RegExp(
  `\\b(?:i (?:really |just )?hate (?:you|u|her|him|them)\\b(?! (?:when|for))|shut (?:up|ur mouth|your mouth)|go away forever|nobody likes (?:you|u|her|him|them)|(?:you|u|ur|you're|youre|she|shes|she's|he|hes|he's|they|theyre)(?: (?:is|are|r))?(?: (?:so|really|just|very|a))* ${ugly}|(?:(?:something|some|a) )?(?:mean|rude|nasty|hurtful) (?:things?|stuff|words?|comments?|names?|notes?|messages?|texts?|back|about (?:her|him|them|my|the|that))|(?:something|anything) (?:mean|rude|nasty|hurtful)|ugly names?|bad words?|rumou?rs?)\\b|^call (?:\\w+ ){1,3}?${ugly}\\b`,
  'i',
)
const speaks =
  /^(?:just )?(?:say|tell (?!you\b|u\b)|call|yell|write|text|send|scream|whisper|be like|answer|comment|post|put)\b/i
const posts = /\b(?:post|comment|text|send|online|group chat|on (?:insta\w*|tiktok|snap\w*|discord|youtube))\b/i
const person =
  '(?:him|her|them|someone|somebody|that (?:kid|boy|girl|bully)|my (?:\\w+ )?(?:brother|sister|friend|cousin|classmate|bro|sis|teacher|mom|dad)|this (?:kid|boy|girl))'
const hurts = new RegExp(
  `^(?:just )?(?:hit|punch|kick|push|shove|slap|bite|trip|pinch|hurt|fight|scratch|smack|choke|spit on|beat up|kill|punish|throw (?:\\w+ ){1,3}at) (?:${person})\\b(?! (?:the ball|it|a|another|on (?:the|a) swing|in (?:the|a) (?:cart|stroller|wagon|game)|with (?:a )?(?:water|snow|pillow|a snowball|my (?:dress|costume))|at (?:chess|checkers|soccer|basketball|uno|a game)))|^(?:just )?beat (?:him|her|them|that kid|my (?:brother|sister)) up\\b`,
  'i',
)
const getsEven = new RegExp(
  `^(?:just )?(?:get (?:${person}) back\\b|get back at|get revenge|get even|take revenge|(?:be|act) (?:so |really |super )?(?:mean|rude|nasty) (?:to|back)|(?:be|act) mean\\b|make (?:${person}) (?:cry|pay|sad|jealous|feel bad|suffer)|make fun of (?:${person})|(?:spread|start) (?:a |some )?(?:rumou?rs?|lies|gossip)|tell (?:everyone|everybody|people|the whole class) (?:her|his|their) secrets?|(?:break|rip|steal|hide|ruin|wreck|smash) (?:her|his|their) \\w+|kick (?:${person}) out|leave (?:${person}) out|(?:block|ignore) (?:${person}) forever|tell everyone not to)`,
  'i',
)

/** What kind of hurt the child thinks of doing; null where it plans none: 'can I say I hate broccoli' hurts nobody. */
export function unkindPlan(text: string): 'words' | 'post' | 'body' | 'back' | null {
  const found = intends.exec(text)
  if (!found) return null
  const rest = text.slice(found.index + found[0].length).trim()
  if (not.test(found[0]) || not.test(rest.split(/\s+/).slice(0, 2).join(' '))) return null
  if (getsEven.test(rest)) return 'back'
  if (hurts.test(rest) || hitsByName(rest)) return 'body'
  if (
    !speaks.test(rest) ||
    !hurtful.test(rest) ||
    /\b(?:said|called me|says|told me|if (?:she|he|they)|story|character|essay|write about|poem)\b/i.test(rest)
  )
    return null
  return posts.test(rest) ? 'post' : 'words'
}

const byName = /^(?:just )?(?:hit|punch|kick|push|slap|bite|pinch|hurt) ([A-Za-z]{3,12})\b(?: back)?\W*$/i
const hitsByName = (rest: string) => {
  const name = byName.exec(rest)?.[1]
  return name !== undefined && isFirstName(name.toLowerCase())
}

const digits = /(?:\d[\s().-]?){7,}/
const numberTold =
  /\b(?:phone|cell|home|mobile|telephone|my|moms?|mom's|dads?|dad's) (?:number|num|#)s? (?:is|it is|its)?:? ?(?:\(?\d|\+)/i
const addressTold =
  /\b(?:my (?:home )?address is|i live (?:at|on) \d+|my (?:home |house |street )?address:)\s*\S|\bi live at \w+ \w+ (?:street|st|avenue|ave|road|rd|lane|drive|court|apartment)\b/i
const secretTold =
  /\bmy (?:\w+ )?(?:password|passcode|pin|pin code|login) (?:is|for \w+ is):? (?!a secret\b|secret\b|private\b|not\b|so\b|too\b|hard\b|easy\b|really\b|long\b)\S+|\b[\w.]{2,}@[a-z]+\.[a-z]{2,}\b/i
const offers =
  /\b(?:can|should|may|do you want(?: me)? to|want|can i just|if i|i want to|i'?ll|let me) ?(?:i )?(?:to )?(?:tell|give|send|share|have|know|show) (?:you |u |him |her |them |someone |a friend |this (?:kid|person|guy|girl) |people )?(?:my )?(?:phone number|number|home address|address|password|passcode|email)\b|\b(?:do|would) (?:you|u) (?:want|need) my (?:phone number|phone|home address|address|password|email|number)\b/i
const askedOnline =
  /\b(?:someone|somebody|a (?:guy|kid|person|girl|man|boy|stranger|player)|this (?:guy|kid|person|girl|man|player)|he|she|they|my online friend|people)\b.{0,40}\b(?:ask(?:s|ed|ing)?|wants?|wanted|said to (?:send|tell|give))\b.{0,25}\b(?:my|where i)\b.{0,12}\b(?:phone number|address|password|live|school is|real name|last name|photo|picture|pic|age)\b/i
const online =
  /\b(?:online|on (?:roblox|minecraft|discord|fortnite|snap\w*|tiktok|insta\w*)|in (?:a|the|my) game|chat|internet|stranger)\b/i
const calls = /\b(?:call|text|phone|facetime|ring) (?:me|us)\b/i
const sorry =
  /\b(?:sorry|oops|whoops|my bad|forgot|delete|didn'?t know|wasn'?t supposed|not supposed|(?:dont|don'?t|not to) (?:tell|share|give|say|do))\b/i
const kin = /\b(mom|mommy|mama|dad|daddy|papa|grandma|grandpa|nana|teacher|sister|brother|aunt|uncle)\b/i
const lately = 6

const isPrivate = (text: string) =>
  numberTold.test(text)
    ? digits.test(text) || /\bphone\b/i.test(text)
    : (/\b(?:call|text|number|phone)\b/i.test(text) && /\b\d{3}[\s.-]?\d{4}\b/.test(text)) ||
      addressTold.test(text) ||
      secretTold.test(text)

/** A plan to hurt, and what is private, before anything else is made of the line. */
export function takesCare(heard: Heard): Decision | null {
  const { lesson, text, written } = heard
  const after = { ...lesson, aside: lesson.aside + 1 }
  const said = (line: Line): Decision =>
    reply([line], { ...noQuestion(after), asked: lesson.asked }, { kind: 'care', mood: 'calm' })
  if (askedOnline.test(written) && online.test(written)) return said({ key: 'care.private.online' })
  if (isPrivate(written)) return said({ key: calls.test(written) ? 'care.private.call' : 'care.private' })
  if (offers.test(written)) return said({ key: online.test(written) ? 'care.private.online' : 'care.private' })
  const wasPrivate = lesson.said.slice(-lately).some((one) => one.startsWith('care.private'))
  if (wasPrivate && sorry.test(written)) return said(sorryFor(written))
  if (/^(?:play|story|sentence)$/.test(lesson.asked?.kind ?? '') || lesson.passage !== null || lesson.spanish)
    return null
  const plan = unkindPlan(text)
  if (plan === null) return null
  const ask = askChat(after, { key: 'care.ask' }, lesson.asked?.kind === 'feeling' ? 'feeling' : 'chat')
  return reply([{ key: `care.${plan}` }], plan === 'post' ? { ...ask, lines: [] } : ask, { kind: 'care', mood: 'calm' })
}

function sorryFor(text: string): Line {
  const who = kin.exec(text)?.[1]?.toLowerCase()
  return who === undefined
    ? { key: 'care.sorry' }
    : { key: 'care.sorry.right', values: { who: `your ${who}`, Who: `Your ${who}` } }
}
