import file from '#content/en/tutor/made-stories.json'
import { isFirstName, isInDictionary } from '#server/safety/usual-words.ts'
import { isNoun, isVerb } from '../know/words/forms.ts'
import type { Situation } from '../move.ts'
import type { Lesson } from '../state.ts'
import { pickFresh } from './pick-fresh.ts'
import { type Story, storyList } from './play-content.ts'

// A story about whatever the child names: a tooth, a taco, its own cat Waffles. One of a few tales in which that is the hero; some
// have a second hero, or something that the hero can do.

/** Who a story is wished about, who else is in it, and what the hero can do there. */
export type Wished = { hero: string; other: string | null; deed: string | null }

/** Things that children wish for and no list of nouns has. */
const others = new Set(
  'unicorn ninja slime pizza axolotl dinosaur narwhal mermaid zombie alien superhero spaceship skateboard volcano hamster puppy kitty bunny guinea pig doggy cupcake donut popsicle burrito noodle pickle booger sloth llama panda penguin octopus ghost wizard fairy pirate knight monster snowman gnome soccer ball football basketball iguana gecko sock toothbrush tooth fairy school bus fire truck monster truck race car rocket ship creeper enderman worm caterpillar garbage truck dump truck goblin troll yeti bigfoot ogre witch vampire mummy ladybug capybara raccoon hedgehog princess prince robot dragon'.split(
    ' ',
  ),
)
const nouns = String.raw`(?:(?:my|a|an|the|some|one|this|that) )*`
const word = '([a-z]+(?: [a-z]+)?)'
const end = String.raw`(?:\s+(?:please|pls|now|in it|for me))*\W*$`
const wished = new RegExp(
  String.raw`\b(?:story|storys|stories|storie|stori|tale)\b.{0,24}?\b(?:about|abt|bout|with|of)\s+${nouns}${word}${end}`,
  'i',
)
const ofTwo = new RegExp(
  String.raw`\b(?:story|storys|stories|storie|stori|tale)\b.{0,24}?\b(?:about|abt|bout|with|of|where)\s+${nouns}([a-z]+) (?:and|meets|with) ${nouns}([a-z]+)(?: (?:are|go|become|play|make|meet)\b.{0,30})?${end}`,
  'i',
)
const canDo = new RegExp(
  String.raw`\b(?:story|stories|stori|tale)\b.{0,24}?\b(?:where|about|when|with|of)\s+${nouns}([a-z]+)(?: (?:who|that))? (?:can|could|learns to|gets to) ([a-z]+(?: (?!please|now)[a-z]+){0,2})${end}`,
  'i',
)
const isDoing = new RegExp(
  String.raw`\b(?:story|stories|stori|tale)\b.{0,24}?\b(?:about|abt|bout|with|of)\s+${nouns}([a-z]+) (?:who is |who's |that is |that's |is )?([a-z]{3,9}ing) ((?:[a-z]+ ){0,3}[a-z]+)${end}`,
  'i',
)
/** 'Driving' as 'drive', 'swimming' as 'swim'. */
function plainDeed(doing: string): string | null {
  const stem = doing.slice(0, -'ing'.length)
  return [stem.replace(/([bdgmnpt])\1$/, '$1'), `${stem}e`, stem].find((one) => isVerb(one)) ?? null
}
const changed =
  /\b(?:again|but|make it|now|instead|with|about)\b.*\b(?:is|be|its|it's|about|with)\s+(?:a|an|the)\s+([a-z]+(?: [a-z]+)?)\W*$/i
const never =
  /^(?:me|you|time|story|one|thing|something|anything|girl|boy|mom|dad|it|him|her|them|us|that|this|what|how|when)$/

const single = (one: string): string | null => {
  const forms = [one, one.replace(/ies$/, 'y'), one.replace(/(?<=(?:s|x|z|ch|sh))es$/, ''), one.replace(/s$/, '')]
  return forms.find((form) => isNoun(form) || others.has(form)) ?? null
}

function thingIn(words: readonly string[]): string | null {
  const last = single(words.at(-1) ?? '')
  if (last === null || never.test(last)) return null
  const first = words.length > 1 ? single(words[0] ?? '') : ''
  return first === null ? null : `${first} ${last}`.trim()
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A thing, or somebody by name: one that the child told, or no word at all. */
function heroIn(said: string | undefined, called: readonly string[]): string | null {
  const words = said?.toLowerCase().split(' ') ?? []
  const [only = ''] = words
  if (words.some((one) => called.includes(one))) return capital(words.find((one) => called.includes(one)) ?? '')
  const thing = thingIn(words)
  if (thing !== null || words.length !== 1 || never.test(only)) return thing
  return only.length > 2 && (isFirstName(only) || !isInDictionary(only)) ? capital(only) : null
}

/** 'Tell me a bunny story'. */
const ofKind =
  /\b(?:an?|the|another|one more|my) (?!(?:bedtime|short|long|funny|scary|silly|good|new|nice|little|big|math|different|happy|sad|cool|whole) )([a-z]+(?: (?!story)[a-z]+)?) (?:story|tale|storie|stori)\b/i

/** What a story is wished about, where that can be its hero: 'a story about a dinosaur tooth', 'a bunny story', 'where Waffles can fly'. */
export function heroWished(text: string, { named: { called } }: Pick<Lesson, 'named'>): Wished | null {
  const able = canDo.exec(text)
  const doer = heroIn(able?.[1], called)
  if (doer !== null && able?.[2]) return { hero: doer, other: null, deed: able[2].toLowerCase() }
  const [, doing, verb = '', what = ''] = isDoing.exec(text) ?? []
  const driver = heroIn(doing, called)
  const deed = plainDeed(verb.toLowerCase())
  if (driver !== null && deed !== null) return { hero: driver, other: null, deed: `${deed} ${what.toLowerCase()}` }
  const two = ofTwo.exec(text)
  const [one, other] = [heroIn(two?.[1], called), heroIn(two?.[2], called)]
  if (one !== null && other !== null && one !== other) return { hero: one, other, deed: null }
  const hero = heroIn(wished.exec(text)?.[1], called) ?? thingIn(ofKind.exec(text)?.[1]?.toLowerCase().split(' ') ?? [])
  return hero === null ? null : { hero, other: null, deed: null }
}

/** 'Again! But the tooth is a dinosaur tooth.' */
export const otherHero = (text: string): string | null =>
  thingIn(changed.exec(text)?.[1]?.toLowerCase().split(' ') ?? [])

const isName = (thing: string) => /^[A-Z]/.test(thing)
export const withArticle = (thing: string) => (isName(thing) ? thing : `${/^[aeio]/.test(thing) ? 'an' : 'a'} ${thing}`)

function withHeroes(text: string, [thing = '', other = '', deed = '']: readonly string[]): string {
  const named = (said: string, slot: string, who: string) =>
    isName(who)
      ? said.replaceAll(new RegExp(`[Tt]he \\{${slot}\\}`, 'g'), who).replaceAll(`{${slot}}`, who)
      : said.replaceAll(`{${slot}}`, who)
  const said = text
    .replaceAll('{a}', withArticle(thing))
    .replaceAll('{b}', withArticle(other))
    .replaceAll('{deed}', deed)
  return named(named(said, 'thing', thing), 'other', other)
}

const prefix = 'made~'

/** The story that such an id stands for. */
export function madeStory(id: string): Story | null {
  const [, template, ...heroes] = id.startsWith(prefix) ? id.split('~') : []
  const story = storyList(file).find((one) => one.id === template)
  if (!story || heroes.length === 0) return null
  const told = (text: string) => withHeroes(text, heroes)
  const { text, question, key, found } = story
  return {
    ...story,
    id,
    text: text.map(told),
    question: told(question),
    key: told(key),
    found: told(found),
    accepts: story.accepts.map(told),
  }
}

/** A story with this hero that fits the grade. */
export function storyOf(situation: Situation, { hero, other, deed }: Wished): Story | null {
  const told = new Set(situation.lesson.given.flatMap((id) => (id.startsWith(prefix) ? (id.split('~')[1] ?? []) : [])))
  const kind = deed !== null ? 'deed-' : other !== null ? 'both-' : null
  const all = storyList(file).filter(({ id }) => (kind === null ? !/^(?:deed|both)-/.test(id) : id.startsWith(kind)))
  const fresh = all.filter(({ id }) => !told.has(id))
  const picked = pickFresh(fresh.length > 0 ? fresh : all, situation)
  return picked && madeStory([`${prefix}${picked.one.id}`, hero, other ?? '', deed ?? ''].join('~'))
}
