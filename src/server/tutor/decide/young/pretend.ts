import { z } from 'zod'
import file from '#content/en/tutor/pretend.json'
import { findExpressions } from '#shared/answers/expressions.ts'
import { plainWords } from '#shared/answers/near-words.ts'
import { isQuestion } from '../../know/book/stems.ts'
import { nearestWord } from '../../know/words/nearest-word.ts'
import type { Decision, Line } from '../../move.ts'
import { isAboutTutor, isWork, says } from '../../play/hearing.ts'
import { isKnock } from '../../play/knock.ts'
import { wishIn } from '../../play/wished-play.ts'
import { shareOfActs } from '../../read/acts.ts'
import { reflectionOf } from '../../read/reflect.ts'
import { wasSaid } from '../../say/say.ts'
import { openProblem } from '../../state.ts'
import { askChat, askTopic, isStrict } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { isFeeling } from '../wishes.ts'

// Pretend play: a restaurant, a doctor, dragons. The child leads, the tutor plays along until the child has had enough.

type Scene = { id: string; words: string; open: readonly string[]; order: readonly string[] }
let all: readonly Scene[] | null = null
const scenes = (): readonly Scene[] =>
  (all ??= z
    .array(
      z.strictObject({
        id: z.string(),
        words: z.string(),
        open: z.array(z.string()).min(1),
        order: z.array(z.string()).min(1),
      }),
    )
    .parse(file))

/** The scene whose words a text names. */
function sceneIn(plain: string): Scene | null {
  return scenes().find(({ words }) => words.split(' ').some((word) => plain.includes(` ${word} `))) ?? null
}

const lets =
  / (?:lets|let us|can we|wanna|want to|do you want to|we can|could we|can you) (?:play|pretend|be|make believe) (?!(?:a |the |some )*(?:game|games|guess|guessing|rhyme|riddle|quiz|joke|story|tic|hangman|20|twenty|i spy))/
const pretends = / (?:pretend|pertend|pretnd|make believe|preten) /
const yourRole =
  /^ (?:(?:ok|okay|and|now|so|no|then) )*(?:you|u) (?:be|can be|are|r|were|get to be) (?:the |my |a |an )?([a-z]+(?: [a-z]+)?) $/
const yourRoleToo = / (?:you|u) (?:are|r|be|can be) (?:the |my |a |an )?([a-z]+) $/
const myRole =
  /^ (?:(?:ok|okay|and|now|so|no|then) )*(?:i am|im|ill be|i will be|i wanna be|i want to be|i get to be) (?:the |a |an )?([a-z]+(?: [a-z]+)?)(?: now| this time)? $/
const noRole = new Set(
  'done bored sad mad tired hungry good fine ok okay sick scared here back ready finished happy sorry smart dumb stupid nice mean funny right wrong silly cool best bad robot computer real human person alive boy girl old big kid stuck confused lost cold hot thirsty sleepy sure not so really going gonna trying thinking'.split(
    ' ',
  ),
)

const scenePrefix = 'pretend:'
const asScene = (about: string | null | undefined) =>
  about?.startsWith(scenePrefix) ? about.slice(scenePrefix.length) : null

/** A wish to pretend, or what the child says in the middle of it. */
export function pretending(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || isStrict(heard)) return null
  const plain = plainWords(text)
  const id = asScene(lesson.asked?.about)
  if (id !== null) return goesOn(heard, plain, id)
  if (openProblem(lesson) && !pretends.test(plain) && !lets.test(plain)) return null
  return starts(plain) ? begin(heard, plain) : null
}

function starts(plain: string): boolean {
  if (/ (?:not|dont|didnt|game|number|problem|math) /.test(plain) || wishIn(plain)) return false
  const scene = sceneIn(plain)
  if (pretends.test(plain))
    return / (?:lets|can we|can you|wanna|want to|play|you|pretend (?:im|i am|you|we|to|that)) /.test(plain)
  if (lets.test(plain)) return scene !== null && !(/ i (?:want to|wanna) be /.test(plain) && noneByItself.has(scene.id))
  const role = yourRole.exec(plain)?.[1]
  if (scene !== null && role !== undefined && !isNoRole(role) && sceneIn(` ${role} `) !== null) return true
  const mine = / (?:im|i am|ill be|i will be) (?:the|a|an) /.test(plain) ? myRole.exec(plain)?.[1] : undefined
  const own = mine === undefined ? null : sceneIn(` ${mine} `)
  return own !== null && !noneByItself.has(own.id)
}

/** 'I am a brother', 'I am a student' is so, and no play. */
const noneByItself = new Set(['house', 'school', 'store', 'drive', 'party', 'hair', 'doctor', 'restaurant'])

const isNoRole = (role: string) => role.split(' ').some((word) => noRole.has(word))

function begin(heard: Heard, plain: string): Decision {
  const scene = sceneIn(plain)
  const role = yourRoleToo.exec(plain)?.[1]
  const lines: Line[] =
    role !== undefined && !isNoRole(role) ? [{ key: 'pretend.role', values: { role } }] : [{ key: 'pretend.start' }]
  const open = scene && fresh(heard, scene.open)
  return inScene(
    heard,
    scene?.id ?? 'anything',
    open ? [...lines, { text: open }] : lines,
    open ? null : 'pretend.open',
  )
}

const fresh = ({ lesson }: Heard, list: readonly string[]): string | undefined => {
  const left = list.filter((one) => !wasSaid(lesson, one))
  return left[lesson.seed % Math.max(1, left.length)]
}

function inScene(heard: Heard, id: string, lines: readonly Line[], ask: string | null): Decision {
  const lesson = { ...heard.lesson, aside: heard.lesson.aside + 1 }
  const closing = askChat(lesson, { key: ask ?? 'pretend.next' })
  const { asked } = closing
  return reply(
    lines,
    {
      ...closing,
      lines: ask === null ? [] : closing.lines,
      asked: asked && { ...asked, about: `${scenePrefix}${id}` },
    },
    { kind: 'pretend', mood: 'happy' },
  )
}

const over =
  / (?:the end|game over|(?:im|i am|we are|were) (?:done|finished)(?: playing| pretending)?|stop (?:playing|pretending)|no more (?:pretend|playing|pretending)|dont want to play|dont wanna play|lets stop) /
const forReal =
  / (?:for real|in real life|really real|are (?:you|u) real|(?:you|u) (?:are|r) (?:a )?(?:robot|computer|ai)) /
const asksWorld =
  /^ (?:why|wi|wy|how come|how do(?:es)?|what is|what does|whats a|who is|where do(?:es)?|do [a-z]+s|are [a-z]+s|is there|how many|how do you spell) /

/** It leads out of the play: work, a wish, a goodbye, a strong feeling, the real world. */
function leads(heard: Heard, plain: string): boolean {
  const { acts, text } = heard
  const [first] = acts
  return (
    findExpressions(text).length > 0 ||
    isWork(text) ||
    wishIn(text) !== null ||
    forReal.test(plain) ||
    isKnock(text) ||
    isAboutTutor(heard) ||
    / (?:[a-z] is my letter|my (?:mommy|mom|daddy|dad|teacher|tooth|school)) /.test(plain) ||
    / (?:joke|thats not funny|not funny|haha|lol) /.test(plain) ||
    (asksWorld.test(plain) && !/ (?:you|your|u|i|my|we) /.test(plain)) ||
    shareOfActs(acts, 'bye', 'homework', 'want_story', 'want_joke', 'want_topic') > 0.5 ||
    / (?:bye|goodnight|good night|gotta go|got to go|have to go) /.test(plain) ||
    (first !== undefined && isFeeling.has(first.act) && first.share > 0.6)
  )
}

function goesOn(heard: Heard, plain: string, id: string): Decision | null {
  if (over.test(plain) || says.stop(heard.text))
    return reply([{ key: 'pretend.end' }], askTopic(heard, { ...heard.lesson, asked: null }), {
      kind: 'pretend',
      mood: 'happy',
    })
  if (leads(heard, plain)) return null
  const scene = scenes().find((one) => one.id === id) ?? null
  const lines = asked(heard, plain, scene) ?? roles(plain) ?? happens(plain) ?? told(heard)
  return lines && inScene(heard, id, lines.said, lines.ask)
}

type Played = { said: Line[]; ask: string | null }
const play = (key: string, values?: Record<string, string | number>, ask: string | null = 'pretend.next'): Played => ({
  said: [values ? { key, values } : { key }],
  ask,
})

const wants =
  / (?:what|wat|which) (?:do|would|can|will|did) (?:you|u|i) (?:want|like|get|order|need|have|eat|wanna)| (?:may|can) i (?:take|have) your order | (?:ready|want|wanna) to order /
const offers =
  / (?:do|would|did|can) (?:you|u) (?:want|like|wanna have|need|have) (?:to (?:have|eat|drink|try) )?(?:some |a |an |the |more |any )?([a-z]+(?: [a-z]+)?) $/
const invites = / (?:do|would) (?:you|u) (?:want|like|wanna) | (?:want|wanna) (?:some|to|a|it|more) /
const only = / (?:only|just) (?:have|got|sell|make) (.{3,40}) $/
const price =
  / (?:that|it|this|thats|its|you owe me|cost|costs|for|pay(?: me)?)(?: will be| is| are| costs?)? ?(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:dollars?|dollers?|bucks?|cents|coins|monies|money) /
const pays = / (?:pay|payed|money|monny) /
const hands =
  / (?:here (?:you go|it is|is (?:your|you|the|a|1|2|one|some))|heres|i (?:give|gave|made|got) you|for you|change|1 back|one back|change back) /
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const mostCounted = 10

function asked(heard: Heard, plain: string, scene: Scene | null): Played | null {
  const [, choice] = only.exec(plain) ?? []
  if (choice !== undefined) return play('pretend.instead', { thing: spelled(choice) })
  const offered = offers.exec(plain)?.[1]
  if (offered !== undefined && !/^(?:to|want|like|it|this|that|what|play)\b/.test(offered))
    return play('pretend.order', { thing: spelled(offered) })
  if (wants.test(plain)) {
    const order = scene && fresh(heard, scene.order)
    return order ? { said: [{ text: order }], ask: null } : play('pretend.yes')
  }
  if (invites.test(plain)) return play('pretend.yes')
  const cost = price.exec(plain)?.[1]
  const count = cost === undefined ? 0 : /\d/.test(cost) ? Number(cost) : numbers.indexOf(cost) + 1
  if (count > 0) return play('pretend.pay', { price: count, count: counted(count) })
  if (hands.test(plain)) return play('pretend.thanks')
  return pays.test(plain) ? play('pretend.money') : null
}

const spelled = (text: string) =>
  text
    .trim()
    .split(' ')
    .map((word) => nearestWord(word) ?? word)
    .join(' ')

const counted = (count: number) =>
  count <= mostCounted
    ? `${numbers.slice(0, count).join(', ')} ${count === 1 ? 'dollar' : 'dollars'}`
    : `${count} dollars`

const alarming =
  / (?:on fire|fire|help|emergency|oh no|uh oh|watch out|run|quick|hurry|look out|attack|attacks|attacking|coming|explode|exploded|falling|storm|monster|danger|stuck|broke) /
const gets =
  / (?:got you|gotcha|pew|bang|bam|zap|zapped|boom|i eat you|i ate you|im eating you|im gonna eat you|i tag you|tag) /
const sleeps = / (?:go to sleep|time for bed|bedtime|night night|nite nite|nap time|close your eyes|sleep) /
const wakes = / (?:wake up|wakey|its morning|good morning|morning time) /
/** 'Wee ooo wee ooo', 'raaawr', 'vroom vroom'. */
const noise =
  /^\W*((?:[a-z]*([a-z])\2{2,}[a-z]*|wee+|woo+|oo+|ro+a+r+|ra+wr+|grr+|vroo+m|beep|boop|honk|choo|woof|meow|moo|neigh|quack|ding|dong|pew|zoom|whoosh|splash|hiss|buzz|ribbit|chomp|stomp|nom|boom|bam)(?:[\s!,.-]+|$))+\W*$/i
const longestNoise = 24
const mostLinesBack = 3

function happens(plain: string): Played | null {
  const bare = plain.trim()
  if (noise.test(bare)) {
    const sound = bare.slice(0, longestNoise).trim()
    return play('pretend.sound', { sound: sound.charAt(0).toUpperCase() + sound.slice(1) })
  }
  if (wakes.test(plain)) return play('pretend.wake')
  if (sleeps.test(plain)) return play('pretend.sleep', undefined, null)
  if (gets.test(plain)) return play('pretend.got', undefined, null)
  return alarming.test(plain) ? play('pretend.oh', undefined, 'pretend.oh.ask') : null
}

function roles(plain: string): Played | null {
  const mine = myRole.exec(plain)?.[1]
  if (mine !== undefined && !isNoRole(mine))
    return play('pretend.child', { role: `the ${mine.replace(/ (?:now|this)$/, '')}` }, 'pretend.next')
  const yours = yourRole.exec(plain)?.[1]
  return yours !== undefined && !isNoRole(yours) ? play('pretend.role', { role: yours }) : null
}

/** What is asked, or fits no play twice running, is met outside of it. */
function told({ text, lesson }: Heard): Played | null {
  const heard = reflectionOf(text)
  const isAgain = lesson.said.slice(-mostLinesBack).some((one) => one.startsWith('pretend.go#'))
  if (isQuestion(text) || (heard === null && isAgain && text.split(/\s+/).length > 2)) return null
  return heard && heard.told !== 'claim' && heard.told !== 'heavy'
    ? play('pretend.said', { said: heard.said, Said: heard.Said })
    : play('pretend.go')
}
