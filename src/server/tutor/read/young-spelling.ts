import forms from '#content/en/words/young-spelling.json'
import type { Situation } from '../move.ts'

// How the youngest write what they hear: 'hr nam is mitns', 'i rot it', 'we red a book'. Read in usual spelling by everything but what
// looks at spelling and at the child's own text.

const oldest = 3

/** A spelling that is no other word, and what is meant. */
const plain: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(forms).flatMap(([meant, all]) => all.split(' ').map((form) => [form, meant] as const)),
)

/** The usual spelling of a word as the youngest write it; null where it is none of those. */
export const usualOf = (word: string): string | null => plain[word.toLowerCase()] ?? null

/** A word that is meant for another, where it stands. */
const inPlace: readonly (readonly [RegExp, string])[] = [
  // Behind a number it is an hour.
  [/(?<![\d½] ?)\bhr(?= [a-z])/gi, 'her'],
  [
    /\b(i|we|you|they|u) (?:no)(?= (?:a ?lot|every|how|what|all|my|the|about|it|that|why|who|her|him|stuff|lots)\b)/gi,
    '$1 know',
  ],
  [/\bi no(?= \w+ing\b)/gi, 'i know'],
  [/\b(i|we|you|they|to|can|u|cant|could|haf to|have to) (?:rite|wright|rit)\b/gi, '$1 write'],
  [
    /\b(?:rite|wright)(?= (?:now|here|there|away|next|up|back|after|before|on|beside|in|by|behind|over|at|then|hand|side|answer|one|way|shoe|foot)\b)/gi,
    'right',
  ],
  [/\b(im|i'm|i am|is|are|was|thats|that's|all|turn|youre|you're|ur|got it|not) (?:rite|wright)\b/gi, '$1 right'],
  [/\b(i|he|she|we|they|who) (?:rot|rote|wrot)\b/gi, '$1 wrote'],
  [/\b(frog|toad|[a-z]+) rote (him|her|me|a|an|the|it|to)\b/gi, '$1 wrote $2'],
  [
    /\b(we|i|she|he|they|my \w+) red (?=(?:a|an|the|my|our|this|it|about|[a-z]+ and|two|three|some|books?)\b)/gi,
    '$1 read ',
  ],
  [/\bi wont (?=(?:a|to|the|my|some|it|you|him|her|more)\b)/gi, 'i want '],
  [/\b(i|we|he|she|they) haf to\b/gi, '$1 have to'],
  [/\bwood (you|i|it|he|she|they)\b/gi, 'would $1'],
  [
    /\b(a|the|my|your|wat is a|what is a) babe (?=(?:cat|dog|cow|pig|shark|horse|bird|sheep|goat|bear|fox|kangaroo|duck|frog|lion|seal|swan|goose|deer|whale)s?\b)/gi,
    '$1 baby ',
  ],
  [/\b(great|a|the|black and|is|its|it is) wit\b/gi, '$1 white'],
  [/\b(are|is|r|do|can|they|u|he|she|it) ([a-z]+ )?to (?=(?:cause|because|cuz|bc|becuz|cus)\b)/gi, '$1 $2too '],
  [/\bgreat wite\b/gi, 'great white'],
  [/\b(i|you|he|she|we|they|it) cud\b/gi, '$1 could'],
]

const dosAsked =
  /\b(w[auho]h?ts?|what|wich|which|wh?y|w?how|haw|wh?en|wh?ere?)((?: (?!is\b|are\b|was\b|does\b|do\b|says?\b|if\b)[a-z']+){0,2}) (?:dos|dose|dus|duz)(?= (?!mean|and\b|y\b|in\b|mas\b)[a-z])/gi

/** 'Wy dos knee hav a k': what stands for 'does' behind a word that asks. */
export const asDoes = (text: string): string => text.replace(dosAsked, '$1$2 does').replace(dosFirst, '$1does')
const dosFirst = /^(\W*(?:(?:and|but|so|ok) )?)(?:dos|duz|dus)(?= (?:it|a|an|the|my|your|he|she)\b)/i

/** It speaks of letters, sounds or spelling, or shows what it wrote: there every letter counts. */
const ofSpelling =
  /\b(?:spell\w*|spelt|letters?|rimes?|rhymes?|ryhmes?|sounds?|sentence|(?:i|we) (?:wrote|rote|rot|rite|put|write)\b(?! (?:to|a|an)\b)|is it [a-z]+(?: or|\W*$)|or|right|rite it|make it say|word)\b|["“”]/i

const taken: ReadonlySet<string> = new Set(['sentence', 'play', 'answer', 'step', 'tried', 'how'])

/** The line of a young child in usual spelling; any other as it is. */
export function inUsualSpelling({ text, grade, lesson }: Situation): string {
  if (
    grade > oldest ||
    lesson.spanish ||
    taken.has(lesson.asked?.kind ?? '') ||
    lesson.asked?.about?.startsWith('tale')
  )
    return text
  const placed = inPlace.reduce((said, [pattern, meant]) => said.replace(pattern, meant), asDoes(text))
  if (ofSpelling.test(text)) return placed
  return placed.replace(/[a-z']+/gi, (word) => {
    const meant = plain[word.toLowerCase()]
    return meant === undefined ? word : /^[A-Z]/.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
  })
}
