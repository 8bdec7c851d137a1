import colors from '#content/en/tutor/colors-shapes.json'
import { themesIn } from '../../know/themes.ts'
import { thingsIn } from '../../know/things.ts'
import { isNoun, isUncountable, pluralOf, singularOf } from '../../know/words/forms.ts'
import { capital, listed } from '../../know/words/question-words.ts'
import { knownWord } from '../../know/words/words.ts'
import type { Decision, Line } from '../../move.ts'
import { isGrave } from '../../read/felt.ts'
import { list } from '../../say/list.ts'
import { wasSaid } from '../../say/say.ts'
import { openProblem } from '../../state.ts'
import { askAgain, askChat, isStrict, patienceOf } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { isBusy } from './last-lines.ts'
import { inGrownWords } from './young-grammar.ts'

// What the youngest tell in few words: the thing alone, how it looks, a silly picture, a rhyme, an animal that did something.

const oldest = 2
const sadOrBad =
  /\b(?:lost|broke|broken|hate|hates|scared|scary|afraid|hurt|hurts|cry|cries|cried|crying|sad|mad|mean|died|die|dead|sick|took|stole|hit|hits|pushed|bit|bites|fell|yelled|trouble|bleed|bleeding|blood|alone|nobody|gun|knife|kill|killed|poison|fire|choke|no|not|never|dont|don't|cant|can't|wont|won't|want|wants|miss|misses|stop|monster|ghost|away|gone|naked|private|touched|touch|stuck|swallowed|mouth|nose|ear|vet|doctor|hospital)\b/i

/** Beside the work it is enjoyed for a moment; then the work is asked for again. */
function says(heard: Heard, lines: Line[], ask: Line): Decision {
  const lesson = { ...heard.lesson, aside: heard.lesson.aside + 1 }
  const isDue = openProblem(lesson) !== null && lesson.aside > patienceOf(heard).before
  return reply(lines, isDue ? askAgain(heard, lesson) : askChat(lesson, ask), { kind: 'heard.told', mood: 'happy' })
}

export function toldPictures(heard: Heard): Decision | null {
  const { lesson, grade, text } = heard
  if (isStrict(heard) || lesson.spanish || lesson.passage !== null || lesson.asked?.kind === 'feeling') return null
  if (/[?\d]/.test(text) || sadOrBad.test(text) || isGrave(text)) return null
  if (/^(?:sentence|play|story|relation)$/.test(lesson.asked?.kind ?? '')) return null
  if (isBusy(heard)) return wearing(heard)
  return rhymed(heard) ?? wearing(heard) ?? (grade <= oldest ? (alone(heard) ?? looks(heard) ?? didIt(heard)) : null)
}

const endOf = (word: string) => word.replace(/^[^aeiouy]+/, '')
const fewestRhymes = 3
/** What is told of a bad time is no game with sounds, whatever its words have in common. */
const badTime =
  /\b(?:bad|worst|rough|hard|long|sick|tough) (?:day|night|time|week|year|dream|mood)\b|\b(?:is|was|were|got|feels?|im|i'm|so) (?:so |really |very )?(?:sad|mad|bad|ill|sick|hurt)\b/i
const mostTold = 22

/** 'The fat cat sat on the rat and the rat said get off'. */
function rhymed(heard: Heard): Decision | null {
  const words = heard.written.toLowerCase().match(/[a-z]+/g) ?? []
  if (badTime.test(heard.written)) return null
  if (heard.grade > 3 || words.length > mostTold) return null
  const known = [...new Set(words)].filter(
    (word) => word.length > 2 && endOf(word).length > 1 && endOf(word) !== word && knownWord(word),
  )
  const groups = known.map((word) => known.filter((other) => knownWord(other)?.keys[0] === knownWord(word)?.keys[0]))
  const [most = []] = [...groups].sort((one, other) => other.length - one.length)
  if (most.length < fewestRhymes || most.length * 4 < words.length) return null
  return says(heard, [{ key: 'told.rhyme', values: { words: capital(list.format(most.slice(0, 4))) } }], {
    key: words.length > most.length + 2 ? 'told.rhyme.ask' : 'alike.more',
  })
}

const clothes =
  'underpants|underwear|undies|pants|shorts|hats?|caps?|shoes|boots|socks?|shirts?|dress(?:es)?|tutus?|glasses|sunglasses|crowns?|capes?|pajamas|jammies|coats?|scarf|scarves|gloves|mittens|ties?|bows?|wigs?|masks?|diapers?|skirts?|jackets?|bikinis?|swimsuits?|sweaters?|sneakers|helmets?'
const wears = new RegExp(
  `\\b((?:my|the|a|an|all|some|our) )?([a-z]+) (?:wears?|wearing|is wearing|are wearing|has|have|had|wore|put(?:s)? on|got) (?:on )?((?:a |an |the |my |some |big |little |pink |blue |red |silly |tiny |green |purple )*(?:${clothes}))((?: (?:on|over) (?:their|there|its|his|her|the|they're) [a-z]+)?)`,
  'i',
)
const wearers =
  /^(?:monkey|ape|gorilla|dog|doggy|puppy|cat|kitty|kitten|bird|fish|shark|frog|bear|teddy|lion|tiger|pig|cow|horse|pony|unicorn|dragon|dinosaur|dino|rex|snake|worm|bug|ant|spider|elephant|giraffe|penguin|bunny|rabbit|hamster|mouse|duck|chicken|robot|potato|banana|carrot|taco|pizza|pickle|cookie|tree|car|truck|train|house|snowman|octopus|whale|dolphin|turtle|goat|sheep|llama|alien|zombie|rock)s?$/i

/** 'My monkeys wear underpants on there heads'. */
function wearing(heard: Heard): Decision | null {
  const [, whose = '', who = '', what = '', where = ''] = wears.exec(heard.text) ?? []
  if (!wearers.test(who)) return null
  const place = where.replace(/\b(?:there|they're)\b/i, 'their').toLowerCase()
  const thing = what.toLowerCase().replace(/\bmy\b/, 'your')
  const picture = `${named(whose.trim().toLowerCase(), who.toLowerCase())} with ${thing}${place}`
  return says(heard, [{ key: 'told.silly', values: { picture, Picture: capital(picture) } }], { key: 'told.silly.ask' })
}

/** 'My monkeys' as 'your monkeys', 'elephant' as 'an elephant'. */
function named(whose: string, who: string): string {
  if (whose === 'my' || whose === 'our') return `your ${who}`
  if (whose === 'the') return `the ${who}`
  return /s$/.test(who) && !/ss$|octopus$/.test(who)
    ? who
    : `${/^[aeiou]/.test(who) && !/^uni/.test(who) ? 'an' : 'a'} ${who}`
}

const nounAlone =
  /^\W*(?:(?:look|um+|hi|oh|a|an|the|my|it'?s|its|that'?s|this is|big|little)\s+)*([a-z]{3,})(?:\s+\1)?\W*$/i

/** 'Doggy': the thing alone. */
function alone(heard: Heard): Decision | null {
  const word = nounAlone.exec(heard.text)?.[1]?.toLowerCase()
  if (word === undefined || (heard.lesson.asked?.kind === 'topic' && heard.lesson.aside > 6)) return null
  const thing = thingsIn(word).find(({ say }) => !wasSaid(heard.lesson, say))
  if (colorNames.has(word))
    return says(heard, [{ key: 'told.looks', values: { looks: word, Looks: capital(word) } }], {
      key: 'told.colorAlone',
      values: { color: word },
    })
  return thing ? says(heard, [{ text: thing.say }], { text: thing.ask }) : null
}

const colorNames = new Set([...Object.keys(colors.colors), 'black', 'white', 'gray', 'grey', 'gold', 'silver'])
const traits = new Set(
  'soft fluffy furry big little tiny huge small fast slow loud silly funny spotty stripy stripey cute sleepy hungry sticky squishy round long tall short shiny fuzzy wiggly yummy wet cold warm'.split(
    ' ',
  ),
)
const spelledTrait: Readonly<Record<string, string>> = {
  bown: 'brown',
  gween: 'green',
  geen: 'green',
  yewow: 'yellow',
  lellow: 'yellow',
  bwack: 'black',
  bwue: 'blue',
  boo: 'blue',
  wed: 'red',
  pupple: 'purple',
  puple: 'purple',
  lil: 'little',
  itty: 'tiny',
  fuffy: 'fluffy',
  fwuffy: 'fluffy',
}
const look =
  /^\W*(?:and |but |um+ |so )*(?:he|she|it|they|him|her|hims|mine|my [a-z]+|the [a-z]+|doggy|kitty|puppy|bunny|fishy)(?:'?s| is| are|'re| so| be)?(?: so| very| all| really| a)* ([a-z]{3,8})(?: (?:and|n) ([a-z]{3,8}))?\W*$/i

const ofBody =
  /\b(?:arm|leg|hand|foot|eye|head|face|skin|finger|knee|tummy|mouth|tooth|pee|poop|mom|mommy|dad|daddy|friend|brother|sister|cousin|teacher|grandma|grandpa|baby)\b/i
const animal = /\b(?:dog|doggy|cat|kitty|puppy|bunny|bird|fish|bear|horse|monster|dino\w*|car|truck|toy|doll)\b/i

/** 'He bown', 'she fluffy': how the thing looks that is spoken of. */
function looks(heard: Heard): Decision | null {
  const [, one = '', two] = look.exec(heard.written) ?? []
  const words = [one, two].flatMap((word) =>
    word === undefined ? [] : [spelledTrait[word.toLowerCase()] ?? word.toLowerCase()],
  )
  if (words.length === 0 || !words.every((word) => colorNames.has(word) || traits.has(word))) return null
  const isColor = words.some((word) => colorNames.has(word))
  // The colors of people and of what is hurt are no pictures.
  if (
    isColor &&
    (ofBody.test(heard.written) ||
      (/^\W*(?:and |but |um+ |so )*(?:he|she|they|him|her)\b.*\b(?:black|brown|white|yellow|red)\b/i.test(
        heard.written,
      ) &&
        !heard.lesson.lines.some((line) => pets.test(line) || animal.test(line))))
  )
    return null
  return says(heard, [{ key: 'told.looks', values: { looks: listed(words), Looks: capital(listed(words)) } }], {
    key: isColor ? 'told.looks.size' : 'told.looks.color',
  })
}

const kindPlan =
  /^\W*(?:(?:and|so|but|then|maybe) )*(?:i will|i'?ll|ill|im gonna|i'm gonna|i am going to|i'?m going to|i could|i can|i wanna|i want to) (?:make|draw|write|give|bring|send|show|share|hug|say sorry to|call|sing) (?:her|him|them|my (?:mom|dad|mommy|daddy|grandma|grandpa|friend|sister|brother|teacher|dog|cat)|something)\b/i
const eaten =
  /^\W*(?:and |but )?(?:he|she|it|monster|the monster) (?:eats?|eated|ate|likes?|wants?|drinks?) (?:an? |the |my |some )?([a-z]{3,})\W*$/i

/** A child that is afraid of a monster tells how it looks and what it eats: it is met with that, as it makes it smaller. */
export function pictureInFear(heard: Heard): Decision | null {
  const { lesson, grade, text } = heard
  if (/[?\d]/.test(text) || openProblem(lesson) || /^(?:play|story|sentence)$/.test(lesson.asked?.kind ?? ''))
    return null
  const plan = kindPlan.test(text) && lesson.asked?.kind === 'feeling'
  if (plan)
    return reply(
      [{ key: 'told.kindPlan' }],
      { ...askChat({ ...lesson, aside: lesson.aside + 1 }, { key: 'feeling.more' }, 'feeling'), lines: [] },
      { kind: 'feeling.listen' },
    )
  if (
    grade > 1 ||
    !lesson.lines.some((line) => /\b(?:monster|ghost|dragon|dinosaur|witch|alien|zombie|creature)s?\b/i.test(line))
  )
    return null
  const eats = eaten.exec(text)?.[1]?.toLowerCase()
  const food = eats !== undefined && isNoun(eats) && !isUncountable(eats) ? pluralOf(eats) : eats
  if (
    food !== undefined &&
    !/^(?:me|you|him|her|people|kids|mommy|daddy|mom|dad|baby|sister|brother|babies|children)$/.test(food)
  )
    return says(heard, [{ key: 'told.eats', values: { food, Food: capital(food) } }], { key: 'told.eats.ask' })
  return sadOrBad.test(text) || lesson.asked?.kind !== 'feeling' ? null : looks(heard)
}

const deeds =
  /^(?:.*[.!,] )?(?:(?:and|but|so|then|oh|look|today|yesterday|haha|lol)[ ,]+)*(?:my|the|our|a|his|her) (?:(?:big|little|baby|new|old|silly|funny) )?([a-z]+) ([a-z]+) ((?:(?:my|the|a|an|it|on|in|up|all|out|of|over|his|her|its|down|to|some|into|under|off|at|with) ?)*(?:[a-z]+ ?){0,3})\W*$/i
const noDeed = new Set('is was are were has had have can will likes loves looks name'.split(' '))
const pets =
  /^(?:dog|doggy|puppy|cat|kitty|kitten|bunny|rabbit|hamster|bird|parrot|fish|turtle|frog|snake|lizard|horse|pony|pig|goat|cow|chicken|duck|squirrel|raccoon|bear|teddy|bug|bee|ant|spider|ladybug|butterfly|worm|mouse)$/

/** 'Doggy drinked it', 'the cat sat on my book': what an animal did. */
function didIt(heard: Heard): Decision | null {
  const [, who = '', verb = '', rest = ''] = deeds.exec(inGrownWords(heard.text)) ?? []
  const one = singularOf(who.toLowerCase()) ?? who.toLowerCase()
  if (
    !pets.test(one) ||
    noDeed.has(verb.toLowerCase()) ||
    themesIn(heard.text).length > 2 ||
    (isNoun(verb) && !/ed$/.test(verb) && !/^(?:ran|sat|ate|saw|bit)$/.test(verb))
  )
    return null
  if (
    !/ed$|^(?:ran|sat|ate|drank|went|got|came|slept|stood|ran|hid|dug|found|made|threw|caught|flew|swam|sang|took|put|jumps?|runs?|eats?|sits?|sleeps?|climbs?|licks?|barks?|hops?|chases?|drinks?|digs?)$/i.test(
      verb,
    )
  )
    return null
  const said = `${verb.toLowerCase()} ${rest
    .trim()
    .toLowerCase()
    .replace(/\bmy\b/g, 'your')
    .replace(/\bme\b/g, 'you')}`.trim()
  return says(heard, [{ key: 'told.deed', values: { who: one, said } }], { key: 'told.deed.ask', values: { who: one } })
}
