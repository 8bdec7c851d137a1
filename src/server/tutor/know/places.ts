import { countries } from 'countries-list'
import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import file from '#content/en/tutor/states.json'

/** A state of the United States or a country, with its capital. */
export type Place = { name: string; capital: string; isState: boolean }

/** Seats of government that the list of countries names in one word where children learn more. */
const without = new Set(['Antarctica', 'Macao', 'Hong Kong', 'Singapore', 'Monaco', 'Vatican City', 'Gibraltar'])

let all: readonly Place[] | null = null

export function places(): readonly Place[] {
  all ??= [
    ...Object.entries(z.record(z.string(), z.string()).parse(file)).map(([name, capital]) => ({
      name,
      capital,
      isState: true,
    })),
    ...Object.values(countries).flatMap(({ name, capital }) =>
      capital === '' || without.has(name) || name === 'Georgia' || capital.includes('/')
        ? []
        : [{ name, capital: name === 'United States' ? 'Washington, D.C.' : capital, isState: false }],
    ),
  ]
  return all
}

/** As two names are compared: small letters without marks. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^a-z ]/g, '')
    .replace(/^the /, '')
    .trim()
const aliases: Readonly<Record<string, string>> = {
  usa: 'united states',
  us: 'united states',
  america: 'united states',
  'united states of america': 'united states',
  england: 'united kingdom',
  uk: 'united kingdom',
  britain: 'united kingdom',
  'great britain': 'united kingdom',
  philly: 'pennsylvania',
  cali: 'california',
  dc: 'washington dc',
}

/** Nearly spelled: one letter in six may be another. */
export const isNamed = (text: string, name: string): boolean => {
  const [one, other] = [aliases[folded(text)] ?? folded(text), folded(name)]
  return (
    one === other || (other.length >= 6 && one[0] === other[0] && distance(one, other) <= Math.floor(other.length / 5))
  )
}

export const placeNamed = (text: string): Place | null =>
  places().find(({ name }) => folded(name) === (aliases[folded(text)] ?? folded(text))) ??
  places().find(({ name }) => isNamed(text, name)) ??
  null
export const placeOfCapital = (text: string): Place | null =>
  places().find(({ capital }) => isNamed(text, capital)) ?? null

const article = (name: string) =>
  /^(?:United|Netherlands|Philippines|Bahamas|Dominican|Czech|Maldives|Central African)/.test(name)
    ? `the ${name}`
    : name
export const told = ({ name, capital }: Place): string =>
  `The capital of ${article(name)} is ${capital}.`.replace('..', '.')

const asksCapital =
  /\b(?:what(?:'?s| is| was)?|whats|tell me|name|do you know) (?:the )?(?:state )?capit[ao]l(?: city)? of (?:the state of )?([a-z .'-]{3,30}?)(?:,? (?:my|i think|i thought|is it|because|cuz|and|cause) .*)?\W*$|^\W*(?:what(?:'?s| is)|whats) ([a-z .'-]{3,20}?)'?s capit[ao]l\W*$/i
const asksWhose =
  /^\W*(?:so )?([a-z .'-]{3,25}?) is the capit[ao]l (?:city )?of (?:what|which)\b|\b(?:what|which) (?:state|country)(?:'?s capit[ao]l is| has the capit[ao]l) ([a-z .'-]{3,25}?)\W*$/i
const asksIf =
  /^\W*(?:(?:so|and|but|wait) )*is ([a-z .'-]{3,25}?) the capit[ao]l(?: city)?(?: of ([a-z .'-]{3,30}?))?\W*$/i
const edges: readonly [RegExp, string][] = [
  [
    /\b(?:biggest|largest) (?:us |american )?state\b/i,
    'Alaska is the biggest state by far. It is more than twice as big as Texas, which comes second.',
  ],
  [
    /\b(?:smallest|tiniest|littlest) (?:us |american )?state\b/i,
    'Rhode Island is the smallest state. You can drive across it in about an hour.',
  ],
  [
    /\b(?:which|what)(?:'?s| is)? (?:is )?bigger,? (?:texas or alaska|alaska or texas)\b|\bis (?:alaska bigger than texas|texas bigger than alaska)\b/i,
    'Alaska is bigger. It is more than twice as big as Texas.',
  ],
]

/** What is said to a question about capitals and states; null where it is none. `about` is the place that was spoken of. */
export function placesAnswer(text: string): { says: string; about: Place | null } | null {
  const edge = edges.find(([pattern]) => pattern.test(text))
  if (edge && /\?|\b(?:what|which|whats|is)\b/i.test(text)) return { says: edge[1], about: null }
  const [, of, whose] = asksCapital.exec(text) ?? []
  const asked = of ?? whose
  const place = asked === undefined ? null : placeNamed(asked)
  if (place) return { says: told(place), about: place }
  const [, seat, seatOf] = asksWhose.exec(text) ?? []
  const owner = placeOfCapital(seat ?? seatOf ?? '')
  if (owner)
    return { says: `${owner.capital} is the capital of ${article(owner.name)}.`.replace('..', '.'), about: owner }
  const last = text.split(/[.!]\s+/).at(-1) ?? text
  return stated(last) ?? checked(last)
}

/** 'Sydney is the capital of Australia', 'the capital of Peru is Lima'. */
const states =
  /^\W*(?:(?:so|and|but|ok|oh|wait|i think|i know|i bet|that|my \w+ (?:says?|said|thinks|told me)) )*(?!is\b|what|whats|which|where)([a-z .'-]{3,25}?) is the capit[ao]l(?: city)? of ([a-z .'-]{3,30}?)(?: right)?\W*$/i
const statesOf =
  /^\W*(?:(?:so|and|but|ok|oh|wait|i think|i know|i bet|that|my \w+ (?:says?|said|thinks|told me)) )*the capit[ao]l(?: city)? of ([a-z .'-]{3,30}?) is ([a-z .'-]{3,25}?)(?: right)?\W*$/i

function stated(text: string): { says: string; about: Place } | null {
  const [, city, of] = states.exec(text) ?? []
  const [, whose, seat] = statesOf.exec(text) ?? []
  const place = placeNamed(of ?? whose ?? '')
  const named = city ?? seat
  return place && named !== undefined && !/\b(?:not|what|where)\b/i.test(named)
    ? { says: `${isNamed(named, place.capital) ? 'Right!' : 'Not quite.'} ${told(place)}`, about: place }
    : null
}

function checked(text: string): { says: string; about: Place } | null {
  const [, city, of] = asksIf.exec(text) ?? []
  if (city === undefined) return null
  const named = of === undefined ? null : placeNamed(of)
  if (named) return { says: `${isNamed(city, named.capital) ? 'Yes.' : 'No.'} ${told(named)}`, about: named }
  const owner = of === undefined ? placeOfCapital(city) : null
  if (owner) return { says: `Yes, ${owner.capital} is the capital of ${article(owner.name)}.`, about: owner }
  const state = of === undefined ? placeNamed(city) : null
  return state
    ? { says: `${state.name} is a ${state.isState ? 'state' : 'country'}. ${told(state)}`, about: state }
    : null
}
