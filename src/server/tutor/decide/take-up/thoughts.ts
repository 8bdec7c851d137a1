import { isQuestion } from '../../know/book/stems.ts'
import type { Decision, Line } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat, noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { thingsSpokenOf } from './last-lines.ts'

// The child's own thoughts about nature and experiments: everything the same but one thing, what a plant without light looks like, one
// try that was not like the other, a thought that goes on from the one before.

const same = /\bsame (\w+)/gi
const differs =
  /\b(?:only|just|except|but|and)\b[^.?!]{0,24}?\b(?:the |a )?([a-z]+) (?:is|are|was|were|gets?|will be|would be|should be)?\s*(?:the )?(?:different|changes?|changed|only (?:thing|one)|not the same)\b|\b(?:only|just) (?:change|changing|changed|one thing)\b/i
const everySame =
  /\b(?:every ?thing|all (?:of it|the rest|the other (?:stuff|things)))(?: else)? (?:is |has to be |should be |stays? |be |was |needs to be )*(?:the )?same\b/i
const fairAsked = /\bfair (?:test|experiment)\b/i
const asksMeaning = /\b(?:idk|i (?:dont|don'?t) (?:know|get)|what(?:'?s| is| does| would)?|no idea)\b/i

const plant =
  /^(?:plant|bean|seed|flower|tree|grass|leaf|sunflower|tomato|sprout|seedling|pea|pumpkin|cress|carrot|garden|radish)$/
const ofPlant = /\b(?:plants?|beans?|seeds?|seedlings?|sprouts?|leaf|leaves|stems?|flowers?)\b/i
const noLight =
  /\b(?:no (?:sun|sunlight|light)|in the dark|dark (?:closet|room|box)|without (?:sun|light|sunlight)|not enough (?:sun|light)|less (?:sun|light))\b/i
const pale = /\b(?:yellow|yellowish|pale|white|droopy|skinny|long and (?:thin|skinny)|thin)\b/i
const leans =
  /\b(?:lean|leans|leaning|leaned|bend|bends|bending|bent|tilting|tilts|growing (?:sideways|to the side))\b/i
const care =
  /\b(?:water(?:ed|ing)?|feed|fed|gave|moved|touched|put)\b.*\b(?:more|extra|too much|less|twice|different|other)\b/i
const ruined =
  /\b(?:ruin(?:ed)?|mess(?:ed)? (?:it )?up|bad now|wrong now|start over|count anymore|still (?:ok|okay|fair))\b/i

export function ownThoughts(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (
    lesson.spanish ||
    openProblem(lesson) ||
    lesson.passage !== null ||
    /^(?:play|story|sentence|feeling)$/.test(lesson.asked?.kind ?? '')
  )
    return null
  return fairTest(heard, text) ?? experimentOff(heard, text) ?? ofPlants(heard, text) ?? cycle(heard, text)
}

function said(heard: Heard, lines: Line[], ask: string | null): Decision {
  const lesson = { ...heard.lesson, aside: heard.lesson.aside + 1 }
  const asked = askChat(lesson, { key: ask ?? 'chat.more' })
  return reply(lines, ask === null ? { ...noQuestion(lesson), asked: asked.asked } : asked, {
    kind: 'book',
    mood: 'happy',
  })
}

/** 'So same water same dirt same seed and just the light is different?' */
function fairTest(heard: Heard, text: string): Decision | null {
  const alike = [...text.matchAll(same)].length
  const isFair = (alike >= 2 || everySame.test(text) || (alike === 1 && /\bonly\b/i.test(text))) && differs.test(text)
  if (isFair) return said(heard, [{ key: 'thought.fair' }], isQuestion(text) ? null : 'thought.fair.ask')
  if (fairAsked.test(text) && (asksMeaning.test(text) || isQuestion(text)))
    return said(heard, [{ key: 'thought.fairMeans' }], 'thought.fairMeans.ask')
  return null
}

/** 'I watered mine more. is it ruined': a test that went another way is not lost. */
const experimentOff = (heard: Heard, text: string): Decision | null =>
  care.test(text) && ruined.test(text) && (ofPlant.test(text) || isOfPlants(heard) || /\bexperiment|test\b/i.test(text))
    ? said(heard, [{ key: 'thought.notRuined' }], 'thought.notRuined.ask')
    : null

const isOfPlants = ({ lesson }: Heard) => thingsSpokenOf(lesson).some((one) => plant.test(one))

/** 'So no sun. but its kinda yellow and leaning'. */
function ofPlants(heard: Heard, text: string): Decision | null {
  if (isQuestion(text) || !(isOfPlants(heard) || ofPlant.test(text))) return null
  const [isPale, isBent] = [pale.test(text), leans.test(text)]
  if (!isPale && !isBent) return null
  if (!noLight.test(text) && !(isPale && isBent) && !/\b(?:window|sun|light)\b/i.test(text)) return null
  const lines: Line[] = [...(isPale ? [{ key: 'thought.pale' }] : []), ...(isBent ? [{ key: 'thought.leans' }] : [])]
  return said(heard, lines, 'thought.plant.ask')
}

const around =
  /\b(?:so|like)\b[^.?!]*\b(?:a |one big |in a )?(?:circle|cycle|loop)\b|\b(?:goes|comes|go|come) (?:all the way )?(?:back )?around(?: again)?\b|\bover and over\b/i
const rain = /\b(?:rain|rains|cloud|clouds|vapor|evaporat\w*|puddles?|water)\b/i

/** 'It goes up to the clouds and rains again so its a circle'. */
const cycle = (heard: Heard, text: string): Decision | null =>
  !isQuestion(text) &&
  !/\b(?:i|mom|dad|mommy|daddy|he|she|me|my)\b/i.test(text) &&
  around.test(text) &&
  [...text.matchAll(new RegExp(rain, 'gi'))].length >= 2
    ? said(heard, [{ key: 'thought.waterCycle' }], null)
    : null
