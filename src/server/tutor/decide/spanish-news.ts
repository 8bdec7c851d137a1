import { bareWords } from '../know/words/newcomer.ts'
import type { Decision } from '../move.ts'
import { needsCare } from '../read/felt.ts'
import { isPlainInSpanish } from '../read/heavy-spanish.ts'
import { glossOf } from '../read/spanish.ts'
import { openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// News that a child tells in Spanish is met in Spanish by what it is about: food, a pet, a game, school. Anything heavy is left to
// those who listen to it.

const topics: readonly (readonly [string, RegExp])[] = [
  ['win', /\b(?:gane|ganamos|campeon(?:es|a)?|meti un gol|metimos (?:un )?gol(?:es)?|anote)\b/],
  ['birthday', /\b(?:cumple|cumpleanos|cumplo|pinata|fiesta)\b/],
  [
    'pet',
    /\b(?:perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|conej[oa]s?|conejitos?|mascotas?|hamster|cachorr[oa]s?|cachorritos?|tortugas?|pajaritos?|pececitos?)\b/,
  ],
  [
    'food',
    /\b(?:comi|comimos|desayune|desayunamos|cene|cenamos|almorce|almorzamos|cocin\w{1,6}|pizza|tacos?|tamal(?:es)?|arroz|sopa|pastel|galletas?|helado|pupusas?|arepas?|tortillas?|pollo|frijoles|empanadas?|quesadillas?|enchiladas?|pozole|mole|ceviche|churros?|paletas?|mangos?|hojas de maiz)\b/,
  ],
  ['collection', /\b(?:estampas?|estampitas?|album|coleccion\w{0,5}|figuritas?|canicas?|barajitas?|pokemon)\b/],
  [
    'trip',
    /\b(?:fui a|fuimos a|fuimos al|fui al|viaje|viajamos|playa|zoologico|museo|piscina|alberca|avion|visitamos|vacaciones|acampar|parque)\b/,
  ],
  [
    'game',
    /\b(?:futbol|beisbol|basquetbol|basquet|partido|equipo|jugue|jugamos|jugando|juego|videojuegos?|minecraft|roblox|pelota|cancha|natacion|patines|bici|bicicleta|legos?)\b/,
  ],
  [
    'art',
    /\b(?:pelicula|caricaturas?|cancion(?:es)?|musica|baile|bailamos|cante|cantamos|dibuje|dibujo|dibujamos|pinte|pintamos)\b/,
  ],
  [
    'school',
    /\b(?:escuela|clase|maestr[oa]|profe|recreo|salon|companer[oa]s?|excursion|lei|leimos|aprendi|aprendimos)\b/,
  ],
  ['happy', /\b(?:feliz|content[oa]s?|emocionad[oa]s?|alegre|me encanta|me gusta|me gusto|divertid[oa]s?)\b/],
  [
    'family',
    /\b(?:mama|papa|mami|papi|herman[oa]s?|hermanit[oa]s?|abuel[oa]s?|abuelit[oa]s?|ti[oa]s?|prim[oa]s?|bebe|familia)\b/,
  ],
]
const asks =
  /\?|^(?:(?:y|oye|pero|entonces) )*(?:que|como|cuando|donde|por que|porque|quien|cual|cuant[oa]s?)\b|\b(?:quiero|quisiera|puedo|puedes|podemos|ayuda\w*|necesito|dime|cuentame|vamos a|hagamos|se dice|significa|se escribe|dicen? que|dijo|dijeron)\b/
/** It tells what happened or is: the early place is for such a line only. */
const tells =
  /\b(?:comi|comimos|desayune|desayunamos|cene|cenamos|almorce|almorzamos|hizo|hicimos|hice|prepar[oe]|preparamos|cocin[oe]|cocinamos|fui|fuimos|jugue|jugamos|gane|ganamos|metimos|meti|vi|vimos|me dieron|me regal[oa]\w*|me compr[oa]\w*|compramos|compre|lei|leimos|dibuje|pinte|bailamos|aprendi|aprendimos|es mi cumple\w*|cumplo)\b/
const ofAnything = new Set(['pet', 'family', 'school'])
const light =
  /\b(?:me gusta|me encanta|quiero mucho|feliz|content[oa]s?|lind[oa]s?|bonit[oa]s?|divertid[oa]s?|rica?s?|rico|nuev[oa]s?|jug(?:ue|amos|ar|ando)|bail\w*|cant\w*|dibuj\w*|cocin\w*|hizo|hicimos|hice|visit\w*|ayud(?:e|o|amos)|tengo|tenemos|aprend(?:i|imos)|lei|leimos|excursion|cumple\w*|chistos[oa]s?|grande|chiquit[oa]s?)\b/
const fewestWords = 3
/** Numbers that are counted with are no plain news. */
const mostNumbers = 1
const keptKinds = /^(?:play|sentence|story|relation|feeling|offer|how)$/

const topicOf = (bare: string): string | null => topics.find(([, pattern]) => pattern.test(bare))?.[0] ?? null

/** Plain news with no number in it, before other talk takes a word of it for something sad. */
export function spanishNews(heard: Heard): Decision | null {
  if (openProblem(heard.lesson) || /\d/.test(heard.written)) return null
  return tells.test(bareWords(heard.written)) ? toldInSpanish(heard) : null
}

/** Whatever else is told in Spanish, where nobody was entitled to it. */
export function toldInSpanish(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (!lesson.spanish || lesson.passage !== null || keptKinds.test(lesson.asked?.kind ?? '')) return null
  const bare = bareWords(written)
  if (bare.split(' ').length < fewestWords || /\?/.test(written) || asks.test(bare) || !isPlainInSpanish(bare))
    return null
  if (openProblem(lesson) || (written.match(/\d+/g) ?? []).length > mostNumbers) return null
  const topic = topicOf(bare)
  // 'Pegué 47 estampas' is glued, though the gloss says hit.
  if ([written, topic === 'collection' ? '' : (glossOf(written) ?? '')].some(needsCare)) return null
  // Of people, pets and school anything may be told: only what is plainly light is cheered.
  if (topic === null || (ofAnything.has(topic) && !light.test(bare))) return null
  const closing = askChat({ ...lesson, aside: lesson.aside + 1 }, { key: 'chat.more' })
  return reply([{ key: `news.es.${topic}` }], { ...closing, lines: [] }, { kind: 'heard', mood: 'happy' })
}
