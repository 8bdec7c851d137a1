import { type Aspect, type Subject, subjectOf, subjectsIn } from './almanac.ts'
import { groupAspect, saidOfGroup } from './of-group.ts'

// What is asked of a subject, in so many words. `x` stands for its name, or for the word that means it.

export type AlmanacAsk =
  | { of: Subject; kind: 'aspect'; aspect: Aspect }
  | { of: Subject; kind: 'is'; group: string }
  | { of: Subject; kind: 'group'; aspect: string }
  | { of: Subject; kind: 'tell' }
  | { of: Subject; kind: 'same' }
  | { of: Subject; kind: 'more' }

const most = 16
const opening =
  /^(?:(?:so|but|and|ok|okay|wait|hey|um|uh|hmm|wow|cool|also|well|oh|yeah|yes|no|bolt|please|then|do you know|can you tell me|could you tell me|i wonder|tell me|i want to know|im wondering|i have a question|i forgot|like|really|lol|haha|thanks|thx) )+(?=(?:what|where|how|who|is|are|do|does|did|can|could|why|which|x|was|were)\b)/
const closing =
  /(?: (?:please|pls|plz|then|though|tho|really|anyway|in the wild|at night|again|bolt|usually|now|and why))+$/

const does = '(?:do|does|did|can|could|will|would)'
const be = '(?:is|are|was|were)'
const own = '(?:baby |wild |pet |big |grown |little |most )?'
const any = '[a-z]+(?: [a-z]+)?'
const rows: readonly (readonly [Aspect, string])[] = [
  [
    'eats',
    `what (?:kind of food |kinds of food |food |foods |stuff |things |else |kind of stuff )?${does} ${own}x (?:like to |usually |mostly |love to |have to )?eat(?: for ${any})?|what ${be} x (?:food|diet|favorite food|diet like)|${does} x eat ${any}|${be} x (?:a )?(?:herbivores?|carnivores?|omnivores?|meat eaters?|plant eaters?)`,
  ],
  [
    'lives',
    `where ${does} (?:you find |i find |we find |people find )?${own}x (?:live|come from|usually live|mostly live)|where ${be} x (?:from|found|at)|what ${be} x (?:habitat|home)|${does} x live (?:in|on|at|near|by) (?:the )?${any}|(?:what|which) (?:place|places|continent|country|countries|habitat|state|states) ${does} x live(?: in| on)?|what kind of habitat ${does} x live in`,
  ],
  [
    'years',
    `how long ${does} ${own}x (?:usually |normally )?(?:live|live for|last)|how (?:many years|old) ${does} ${own}x (?:live|get|live to be|get to be|become)|how old ${be} x|what ${be} x (?:lifespan|life span|life expectancy)`,
  ],
  [
    'size',
    `how (?:big|large|tall|heavy|long|small|high|wide|huge|tiny) ${be} (?:a )?x|how (?:big|large|tall|heavy|long|small|wide) ${does} x (?:get|grow|be)(?: to be)?|how much ${does} x weigh|what size ${be} x|${be} x (?:really |very |super )?(?:big|huge|tall|small|large|tiny|heavy|giant)`,
  ],
  [
    'baby',
    `what (?:is|are|do you call|do they call|do we call|is the name of|is the name for) (?:a |an )?baby x(?: called| named)?|what ${be} x (?:babies|baby|young) (?:called|named)|what ${be} (?:a )?baby x (?:called|named)|what ${does} (?:you|they|we|people) call (?:a |an )?baby x|what (?:is|are) (?:a )?x baby called`,
  ],
  [
    'fast',
    `how fast ${does} x(?: run| go| swim| fly| move| get| walk| hop| crawl)?|how fast ${be} x|${be} x (?:really |very |super )?(?:fast|slow)|${does} x (?:run|swim|fly|move) (?:really |very )?(?:fast|slow)`,
  ],
  [
    'hunted',
    `(?:what|who) (?:animals? |kinds? of animals? )?(?:eats?|hunts?|kills?|attacks?|would eat|can eat) x|what ${be} x (?:predators?|enemies|enemy|natural predators?)|who ${be} x (?:predators?|enemies|enemy)|${does} x have (?:any )?(?:predators?|enemies)|${does} (?:anything|something|any animals?) (?:eat|hunt) x`,
  ],
  [
    'sleep',
    `(?:how|where|when|how long|how much|what time|how many hours) ${does} x sleep(?: a day)?|${does} x (?:ever )?sleep(?: ${any})?|${be} x nocturnal`,
  ],
  ['legs', `how many (?:legs|feet|arms|legs and arms|tentacles) ${does} x have|${does} x have (?:legs|feet|arms)`],
  [
    'eggs',
    `${does} x (?:lay|have|come from|hatch from|come out of) (?:an )?eggs?|${does} x (?:have live babies|give birth)|${be} x (?:born|hatched) from (?:an )?eggs?`,
  ],
  ['fly', `${does} x (?:really |actually |ever )?fly|why (?:cant|can not|cannot|dont|do not|doesnt) x fly`],
  ['kind', `(?:what|which) (?:kind|type|sort|group|class) of (?:animal|thing|creature) ${be} x`],
  [
    'gone',
    `(?:how|why|when) did x (?:die|die out|go extinct|disappear|all die|get extinct|become extinct)|what (?:killed|happened to) (?:all )?x|${be} x (?:extinct|still alive|all dead)|when ${be} x (?:alive|around)`,
  ],
  [
    'moons',
    `how many moons ${does} x have|${does} x have (?:any |a )?moons?|how many moons ${be} there (?:on|around) x`,
  ],
  ['rings', `${does} x have (?:any |a )?rings?|how many rings ${does} x have`],
  [
    'heat',
    `how (?:hot|cold|warm) ${be} (?:it )?(?:on )?x|how (?:hot|cold|warm) ${does} (?:it )?(?:get )?(?:on )?x(?: get)?|${be} (?:it )?(?:really |very |super )?(?:hot|cold|warm|freezing) on x|${be} x (?:really |very |super )?(?:hot|cold|warm|freezing)|what ${be} the temperature (?:of|on|in) x`,
  ],
  [
    'far',
    `how far (?:away )?${be} x(?: away)?(?: from (?:the )?(?:sun|earth|us|here))?|${be} x (?:really |very )?far(?: away)?|how long ${does} it take to get to x`,
  ],
  ['day', `how long ${be} (?:a |one |the )?day on x|how many hours ${be} (?:in )?a day on x`],
  [
    'year',
    `how long ${be} (?:a |one |the )?year on x|how long ${does} (?:it take )?x (?:take )?to (?:go|orbit|travel|get|move)(?: all the way)?(?: around)? (?:the )?(?:sun|earth)|how many days ${be} (?:in )?a year on x`,
  ],
  [
    'life',
    `(?:can|could|do|does|did|is|are|will) (?:there |people |we |anyone |anything |aliens |anybody |humans |you |i |someone |any )+(?:(?:live|life|alive|living|survive|breathe|animals|aliens|plants|people) ?(?:things )?)+(?:on|in) x|who lives on x|(?:is|are) there (?:any |a |some )?(?:cows?|dogs?|cats?|trees?|grass|flowers?|fish|bugs?|monsters?|kids|houses|schools?|birds?|worms?|dinosaurs?|bunn(?:y|ies)) on x`,
  ],
  ['made', `what ${be} x made (?:out )?(?:of|from)|what ${be} (?:in|inside) x|${be} x (?:made of|a ball of) ${any}`],
  ['order', `(?:what|which) (?:number )?(?:planet|number)(?: from the sun)? ${be} x(?: from the sun)?`],
  [
    'came',
    `(?:who|what) (?:put|made|makes|created|built|invented) (?:x|it on x)(?: up there| in the sky| in space| up)?|how did x (?:get|come)(?: up there| here| in the sky| to be| up)?|how did it (?:get|come) on x|where did x come from|how (?:was|were|is) x (?:made|born|formed|created)|how did x (?:form|start|begin)`,
  ],
  [
    'reach',
    `(?:can|could|did|has|have|will) (?:i|we|you|u|people|anyone|anybody|someone|astronauts|a person|humans) (?:ever )?(?:touch|touched|go to|gone to|been to|been on|go on|visit|visited|fly to|get to|walk on|walked on|stand on|land on|landed on) x|(?:can|could|did|has|have|will) (?:i|we|you|u|people|anyone|anybody|someone|astronauts) (?:ever )?(?:go|gone|been|fly|get) (?:up )?on x`,
  ],
  ['look', `what color ${be} x|what ${does} x look like|${be} x (?:red|blue|green|yellow|orange|white)`],
]
const compiled = rows.map(([aspect, source]) => [aspect, new RegExp(`^(?:${source})$`)] as const)

const tells = new RegExp(
  `^(?:(?:can|could|will|would) (?:you|u) )?(?:please )?(?:tell|teach|show|give) (?:me|us) (?:(?:something|anything|more|stuff|things?|all|some|one|a|an|another|cool|fun|interesting|neat|weird|crazy|new|else|facts?|info|information|about|on) ){1,5}x$|^(?:(?:some|any|a|fun|cool|more|interesting|random|weird|another) )*(?:facts?|info|information|stuff) (?:about|on) x$|^(?:what|anything|do you|do u|you)? ?(?:do (?:you|u) )?know (?:anything |stuff |something |a lot |much |any facts )?about x$|^what ${be} (?:so )?(?:special|cool|interesting|neat|unique|fun) about x$|^(?:i (?:want|need|have|would like|wanna|gotta) ?(?:to )?|lets |can we |could we |we have to )(?:learn|talk|know|hear|read|find out|find) (?:more |something |stuff |facts |all )?(?:about|on) x$|^what ${be} (?:a |an )?x$`,
)
const isGroup = new RegExp(
  `^(?:${be} (?:a )?x|x ${be}) (?:really |actually |also |still |even )?(?:a |an |the )?(?:kind of |type of )?(bird|mammal|reptile|amphibian|fish|insect|bug|arachnid|animal|dinosaur|rodent|mollusk|crustacean|invertebrate|marsupial|primate|ape|monkey|cat|bear|whale|dolphin|lizard|turtle|planet|dwarf planet|star|moon|rock)(?:e?s)?(?: or (?:a |an )?[a-z]+)?$`,
)
const wantsMore =
  /^(?:(?:ok|okay|cool|wow|and|yes|yeah|yay|haha|lol|woah|whoa|nice|awesome) )*(?:(?:tell|give|say|show|teach) (?:me )?)?(?:another|another one|one more|more|another fact|more facts|one more fact|something else|anything else|what else|whats else|more please|another please|another fact please|keep going)(?: (?:about|on) x| do you know)?$/
const same =
  /^(?:(?:and|ok|what about|how about|what of|wat about|and what about|and how about|now)) (?:a |an |the )?x$/

const pronouns = new Set([
  'they',
  'them',
  'it',
  'he',
  'she',
  'those',
  'these',
  'their',
  'its',
  'there',
  'theirs',
  'that',
  'him',
  'her',
])
const articles = new Set(['a', 'an', 'the'])

/** Small letters without marks; 'what is' for 'what's'. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(what|where|who|how)'?s\b/g, '$1 is')
    .replace(/\b(?:wats|wat is|wuts)\b/g, 'what is')
    .replace(/\b(?:wat|wut)\b/g, 'what')
    .replace(/\btheyre\b|\bthey're\b/g, 'they are')
    .replace(/'s\b/g, '')
    .replace(/\bt[.-] ?rex/g, 't rex')
    .replace(/[^a-z ]+/g, ' ')
    .split(' ')
    .filter(Boolean)

/** 'Is there', 'is it ok to': they mean nothing that was spoken of. */
const isEmpty = (words: readonly string[], at: number): boolean =>
  at < 2 && /^(?:is|are|was|were)$/.test(words[at - 1] ?? '')
    ? words[at] === 'there'
      ? words.length > at + 1
      : words[at] === 'it' && /^(?:ok|okay|safe|bad|fine|true|alright|possible)$/.test(words[at + 1] ?? '')
    : false

/** The line with x for the subject: the one that it names last, else what the talk was about. */
function withX(
  words: readonly string[],
  about: Subject | null,
): { line: string; of: Subject; isNamed: boolean } | null {
  const pointsAt = about !== null && /\b(?:on|in|to) it$/.test(words.join(' '))
  const named = pointsAt ? [] : subjectsIn(words)
  const here = named.filter(({ of }) => of !== about).at(-1) ?? named.at(-1)
  if (here && named.length <= 2) {
    const at = words[here.at - 1]
    const from = articles.has(at ?? '') ? here.at - 1 : here.at
    const line = [...words.slice(0, from), 'x', ...words.slice(here.at + here.size)].join(' ')
    return { line, of: here.of, isNamed: true }
  }
  if (named.length > 0 || about === null) return null
  const line = words
    .map((word, at) => (pronouns.has(word) && !isEmpty(words, at) ? (word === 'there' ? 'on x' : 'x') : word))
    .join(' ')
    .replace(/\bx ((?:\w+ )?on x)$/, 'it $1')
    .replace(/\b(?:is|are) on x (any|life|anything|a|rings?|moons?)\b/, 'is there $1')
  return { line, of: about, isNamed: false }
}

/** What is asked of an animal, a planet or a dinosaur; `about` is what the talk was about, for 'they' and 'it'. */
export function almanacAsk(text: string, about: string | null): AlmanacAsk | null {
  const words = plainWords(text)
  if (words.length === 0 || words.length > most || /\d/.test(text)) return null
  const before = about === null ? null : subjectOf(about)
  const found = withX(words, before)
  if (!found) return null
  const line = found.line.replace(opening, '').replace(closing, '')
  const { of } = found
  if (before && !found.isNamed && wantsMore.test(line)) return { of, kind: 'more' }
  if (found.isNamed && wantsMore.test(line)) return { of, kind: 'more' }
  if (tells.test(line)) return { of, kind: 'tell' }
  if (found.isNamed && before && same.test(line)) return { of, kind: 'same' }
  const [, group] = isGroup.exec(line) ?? []
  if (group !== undefined) return { of, kind: 'is', group }
  const aspect = compiled.find(([, pattern]) => pattern.test(line))?.[0]
  if (aspect !== undefined && of.says[aspect] !== undefined) return { of, kind: 'aspect', aspect }
  const inGroup = groupAspect(line)
  return inGroup !== null && saidOfGroup(of, inGroup) !== null ? { of, kind: 'group', aspect: inGroup } : null
}

/** 'How far' and no more, behind an answer: what is asked by it, the likeliest first. */
const bare: Readonly<Record<string, readonly Aspect[]>> = {
  far: ['far'],
  'far away': ['far'],
  big: ['size'],
  tall: ['size'],
  long: ['years', 'size'],
  heavy: ['size'],
  old: ['years'],
  fast: ['fast'],
  hot: ['heat'],
  cold: ['heat'],
}
const asksBare = /^(?:(?:and|but|so|ok|oh|wow|like|wait) )*how (far away|far|big|tall|long|heavy|old|fast|hot|cold)$/

/** What a measure alone asks of the subject spoken of last. */
export function bareAspect(text: string, about: string | null): AlmanacAsk | null {
  const of = about === null ? null : subjectOf(about)
  const [, measure = ''] = asksBare.exec(plainWords(text).join(' ')) ?? []
  const aspect = of ? bare[measure]?.find((one) => of.says[one] !== undefined) : undefined
  return of && aspect ? { of, kind: 'aspect', aspect } : null
}
