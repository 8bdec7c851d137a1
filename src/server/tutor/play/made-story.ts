import file from '#content/en/tutor/made-stories.json'
import { isNoun } from '../know/words/forms.ts'
import type { Situation } from '../move.ts'
import { pickFresh } from './pick-fresh.ts'
import { type Story, storyList } from './play-content.ts'

// A story about whatever the child names: a tooth, a taco. One of a few tales in which that thing is the hero.

/** Things that children wish for and no list of nouns has. */
const others = new Set(
  'unicorn ninja slime pizza axolotl dinosaur narwhal mermaid zombie alien superhero spaceship skateboard volcano hamster puppy kitty bunny guinea pig doggy cupcake donut popsicle burrito noodle pickle booger sloth llama panda penguin octopus ghost wizard fairy pirate knight monster snowman gnome soccer ball football basketball iguana gecko sock toothbrush tooth fairy school bus fire truck monster truck race car rocket ship'.split(
    ' ',
  ),
)
const wished =
  /\b(?:story|storys|stories|storie|stori|tale)\b.{0,24}?\b(?:about|abt|bout|with|of)\s+(?:(?:my|a|an|the|some|one|this|that)\s+)*([a-z]+(?: [a-z]+)?)(?:\s+(?:please|pls|now|in it|for me))*\W*$/i
const changed =
  /\b(?:again|but|make it|now|instead|with|about)\b.*\b(?:is|be|its|it's|about|with)\s+(?:a|an|the)\s+([a-z]+(?: [a-z]+)?)\W*$/i

const single = (word: string): string | null => {
  const forms = [word, word.replace(/ies$/, 'y'), word.replace(/(?<=(?:s|x|z|ch|sh))es$/, ''), word.replace(/s$/, '')]
  return forms.find((one) => isNoun(one) || others.has(one)) ?? null
}

function thingIn(found: RegExpExecArray | null): string | null {
  const words = found?.[1]?.toLowerCase().split(' ') ?? []
  const last = single(words.at(-1) ?? '')
  if (last === null || /^(?:me|you|time|story|one|thing|something|anything|girl|boy|mom|dad)$/.test(last)) return null
  const first = words.length > 1 ? single(words[0] ?? '') : ''
  return first === null ? null : `${first} ${last}`.trim()
}

/** 'Tell me a bunny story'. */
const ofKind =
  /\b(?:an?|the|another|one more|my) (?!(?:bedtime|short|long|funny|scary|silly|good|new|nice|little|big|math|different|happy|sad|cool|whole) )([a-z]+(?: (?!story)[a-z]+)?) (?:story|tale|storie|stori)\b/i

/** What a story is wished about, where it is a thing that can be its hero: 'a story about a dinosaur tooth', 'a bunny story'. */
export const heroWished = (text: string): string | null => thingIn(wished.exec(text)) ?? thingIn(ofKind.exec(text))

/** 'Again! But the tooth is a dinosaur tooth.' */
export const otherHero = (text: string): string | null => thingIn(changed.exec(text))

export const withArticle = (thing: string) => `${/^[aeio]/.test(thing) ? 'an' : 'a'} ${thing}`
const withHero = (text: string, thing: string) =>
  text.replaceAll('{a}', withArticle(thing)).replaceAll('{thing}', thing)

const prefix = 'made~'

/** The story that such an id stands for. */
export function madeStory(id: string): Story | null {
  const [, template, thing] = id.startsWith(prefix) ? id.split('~') : []
  const story = storyList(file).find((one) => one.id === template)
  if (!story || thing === undefined) return null
  const told = (text: string) => withHero(text, thing)
  return { ...story, id, text: story.text.map(told), question: told(story.question), key: told(story.key) }
}

/** A story with this hero that fits the grade. */
export function storyOf(situation: Situation, thing: string): Story | null {
  const told = new Set(situation.lesson.given.flatMap((id) => (id.startsWith(prefix) ? (id.split('~')[1] ?? []) : [])))
  const all = storyList(file)
  const fresh = all.filter(({ id }) => !told.has(id))
  const picked = pickFresh(fresh.length > 0 ? fresh : all, situation)
  return picked && madeStory(`${prefix}${picked.one.id}~${thing}`)
}
