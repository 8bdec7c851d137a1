import { vocabulary } from '#server/safety/ear/ear.ts'
import type { Speller } from '#server/safety/ear/speller.ts'
import { pause, tokensOf } from '#server/safety/ear/tokens.ts'
import { stemOf } from '../fact-words.ts'

const same: Speller = (word) => word

/** Words that people use are no slips of others, though the book may not have them. */
const isKnownWord = (word: string) => vocabulary().groupsOf(word) !== null

/** The words of a text, for a speller that knows those of the book. */
export const wordsIn = (text: string): string[] => tokensOf(text).filter((token) => token !== pause && token !== '#')

/** How a question begins: what it wants to know. */
export const frames = [
  'why',
  'how many',
  'how',
  'what',
  'who',
  'where',
  'when',
  'which',
  'can',
  'if',
  'difference',
  'none',
] as const
export type Frame = (typeof frames)[number]

/** Words that stand in any question and say nothing of what it is about. */
const filler = new Set(
  `a an the is are was were be been am im do does did done can could would will should shall may might must you your yours me my mine we us our i it its
  they them their he him his she her there here this that these those of in on at for from with by to into and or so very really actually always sometimes just get
  gets got have has had please tell know knows want wanna wonder wondering explain say um uh hey hi hello ok okay question ask asking
  thing things stuff people person kid kids child some any all one ones out up down off over about if when why how what who where which whats
  hows whys does not no yes yeah if then than too also even ever still only much many like make makes made mean means work works happen happens
  exactly kind sort lot lots bit guess think thought sure use used uses go goes going come comes let lets because thats theyre youre dont doesnt cant isnt arent`
    .split(/\s+/)
    .filter(Boolean),
)
/** Their number or being named changes what is asked, though they stand in many questions. */
const telling = new Set([
  'make',
  'made',
  'makes',
  'work',
  'works',
  'use',
  'used',
  'go',
  'goes',
  'come',
  'comes',
  'mean',
  'means',
  'up',
  'down',
  'many',
  'much',
  'called',
  'not',
])

export type Asking = {
  frame: Frame /** Stems that say what it is about. */
  stems: readonly string[] /** Small words that count a little. */
  small: readonly string[]
}

const remembered = new Map<string, string>()

function stem(word: string): string {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const made = irregular.get(word) ?? stemOf(word)
  if (remembered.size < 40_000) remembered.set(word, made)
  return made
}

const irregular = new Map([
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['leaves', 'leaf'],
  ['wolves', 'wolf'],
  ['oxen', 'ox'],
  ['dice', 'die'],
  ['kitty', 'cat'],
  ['kitten', 'kitten'],
  ['kittens', 'kitten'],
  ['puppy', 'puppy'],
  ['puppies', 'puppy'],
  ['doggy', 'dog'],
  ['bunny', 'rabbit'],
  ['bunnies', 'rabbit'],
  ['dino', 'dinosaur'],
  ['dinos', 'dinosaur'],
  ['invented', 'invent'],
  ['inventor', 'invent'],
  ['tv', 'television'],
  ['telly', 'television'],
  ['phone', 'phone'],
  ['plane', 'airplane'],
  ['planes', 'airplane'],
  ['bike', 'bicycle'],
  ['bikes', 'bicycle'],
  ['fridge', 'refrigerator'],
  ['mom', 'mother'],
  ['mommy', 'mother'],
  ['dad', 'father'],
  ['daddy', 'father'],
  ['tummy', 'stomach'],
  ['belly', 'stomach'],
  ['biggest', 'big'],
  ['bigger', 'big'],
  ['largest', 'big'],
  ['large', 'big'],
  ['huge', 'big'],
  ['giant', 'big'],
  ['smallest', 'small'],
  ['smaller', 'small'],
  ['tiny', 'small'],
  ['littlest', 'small'],
  ['little', 'small'],
  ['fastest', 'fast'],
  ['faster', 'fast'],
  ['quick', 'fast'],
  ['tallest', 'tall'],
  ['longest', 'long'],
  ['oldest', 'old'],
  ['strongest', 'strong'],
  ['deepest', 'deep'],
  ['hottest', 'hot'],
  ['coldest', 'cold'],
  ['loudest', 'loud'],
  ['smartest', 'smart'],
  ['slept', 'sleep'],
  ['asleep', 'sleep'],
  ['ate', 'eat'],
  ['eating', 'eat'],
  ['flew', 'fly'],
  ['flies', 'fly'],
  ['died', 'die'],
  ['dying', 'die'],
  ['dead', 'die'],
  ['began', 'begin'],
  ['born', 'born'],
  ['grew', 'grow'],
  ['fell', 'fall'],
  ['saw', 'see'],
  ['made', 'make'],
  ['makes', 'make'],
  ['making', 'make'],
  ['built', 'build'],
  ['broke', 'break'],
  ['broken', 'break'],
  ['poo', 'poop'],
  ['pee', 'pee'],
  ['earths', 'earth'],
  ['ocean', 'ocean'],
  ['sea', 'ocean'],
  ['seas', 'ocean'],
])

/** A question as the book compares it: its frame, and the stems of what it is about, in any spelling. */
export function askingOf(text: string, spell: Speller = same): Asking {
  const words = tokensOf(text.slice(0, 300))
    .filter((token) => token !== pause)
    .map((token) => (filler.has(token) || token === '#' || isKnownWord(token) ? token : spell(token)))
  const stems: string[] = []
  const small: string[] = []
  for (const word of words) {
    if (telling.has(word)) small.push(stem(word))
    else if (!filler.has(word)) stems.push(stem(word))
  }
  return { frame: frameOf(words), stems: [...new Set(stems)], small: [...new Set(small)] }
}

function frameOf(words: readonly string[]): Frame {
  const line = ` ${words.join(' ')} `
  if (/ (?:difference|different) /.test(line)) return 'difference'
  if (/ (?:what if|what would happen|what happens if) /.test(line)) return 'if'
  if (/ (?:why|how come|what makes|what causes|what made|reason|what for) /.test(line)) return 'why'
  if (/ how (?:many|much|big|long|far|old|fast|tall|high|deep|heavy|hot|cold|often) /.test(line)) return 'how many'
  for (const frame of ['who', 'where', 'when', 'which'] as const) if (line.includes(` ${frame} `)) return frame
  if (/ how /.test(line)) return 'how'
  if (/ (?:what|whats) /.test(line)) return 'what'
  if (/^ (?:\w+ )?(?:can|could|do|does|did|is|are|was|were|will|would|has|have) /.test(line)) return 'can'
  return 'none'
}

const opensQuestion =
  /^\W*(?:(?:hey|hi|ok|okay|so|but|and|um+|bolt|wait|please|question|i have a question|can i ask you something|do you know|tell me|i wonder|i was wondering|guess)\W+)*(?:why|how|what|whats|who|whos|where|wheres|when|which|can|could|do|does|did|is|are|was|were|will|would|has|have|should|am)\b/i

/** It is put as a question, or asks to be told about something. */
export const isQuestion = (text: string): boolean =>
  /\?\s*$/.test(text) ||
  opensQuestion.test(text) ||
  /\b(?:why|how come|tell me about|teach me about|know about|learn about|what is|what are|how do|how does)\b/i.test(
    text,
  )
