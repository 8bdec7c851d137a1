/** It takes two of these to be sure that a story is told in Spanish. */
const signs =
  /\b(?:tengo|tenia|tiene|tienen|hay|habia|somos|cuant[oa]s?|quedan?|compr[ao]|come|comio|comi|perdio|pierde|regal[ao]|le (?:da|dio)|en total|cada (?:un[oa])?|amig[oa]s|hermano|hermana|mas)\b/g

/** Words and phrases of number stories, the longer ones first. Names and things stay as they are. */
const phrases: readonly (readonly [spanish: RegExp, english: string])[] = [
  [
    /\bcuant[oa]s?(?: [a-z]+)? (?:le|les|nos|me)? ?(?:toca|tocan|da|dan|recibe|tiene) (?:a )?cada (?:uno|una|[a-z]+)\b/g,
    'how many does each get',
  ],
  [/\bcuant[oa]s?(?: [a-z]+)? para cada (?:uno|una|[a-z]+)\b/g, 'how many does each get'],
  [
    /\bcuant[oa]s? (?:(?<thing>(?!le\b|les\b|me\b)[a-z]+) )?(?:le |les |me |nos )?quedan?\b/g,
    'how many $<thing> are left',
  ],
  [/\bcuant[oa]s (?<thing>[a-z]+) tiene (?:ahora|ella ahora|el ahora)\b/g, 'how many $<thing> does he have now'],
  [/\bcuant[oa]s (?<thing>[a-z]+) tengo (?:ahora)?/g, 'how many $<thing> do i have now'],
  [/\bcuant[oa]s (?<thing>[a-z]+) tienen(?: en total| juntos)?/g, 'how many $<thing> do they have in all'],
  [/\bcuant[oa]s (?<thing>[a-z]+) tiene (?<name>[a-z]+)\b/g, 'how many $<thing> does $<name> have'],
  [/\bcuant[oa]s (?<thing>[a-z]+) tiene\b/g, 'how many $<thing> does he have'],
  [/\bcuant[oa]s (?<thing>[a-z]+) hay(?: en total)?\b/g, 'how many $<thing> are there in all'],
  [/\bcuant[oa]s(?: son)? en total\b/g, 'how many in all'],
  [/\bcuanto\b/g, 'how much'],
  [/\bcuant[oa]s\b/g, 'how many'],
  [/\b(?:su|mi) [a-z]+ me (?:da|dio) (?<n>\d+) mas\b/g, 'a friend gives me $<n> more'],
  [/\bsu [a-z]+ le (?:da|dio) (?<n>\d+) mas\b/g, 'a friend gives him $<n> more'],
  [/\ble (?:da|dio) (?<n>\d+)(?: [a-z]+)? a (?<name>[a-z]+)\b/g, 'gives $<n> to $<name>'],
  [/\b(?:regala|regalo|da|dio) (?<n>\d+)(?: [a-z]+)? a (?:su )?(?<name>[a-z]+)\b/g, 'gives $<n> to $<name>'],
  [/\bsomos (?<n>\d+)(?: [a-z]+)?/g, 'we are $<n> friends'],
  [/\btengo\b/g, 'i have'],
  [/(?<=[a-z] )(?:tenia|tuvo)\b/g, 'had'],
  [/\btenia\b/g, 'i had'],
  [/\btiene\b/g, 'has'],
  [/\btienen\b/g, 'have'],
  [/\bhabia\b/g, 'there were'],
  [/\bhay\b/g, 'there are'],
  [/\b(?:se come|come|comio)\b/g, 'eats'],
  [/\b(?:me )?comi\b/g, 'i ate'],
  [/\b(?:compra|compro)\b/g, 'buys'],
  [/\b(?:pierde|perdio)\b/g, 'loses'],
  [/\b(?:encuentra|encontro|gana|gano)\b/g, 'finds'],
  [/\b(?:cuesta|cuestan)\b/g, 'costs'],
  [/\bse (?:van|fueron)(?= \d)/g, 'leave'],
  [/\b(?:unos cuantos|unas cuantas|algunos|algunas)\b/g, 'some'],
  [/\bse (?:van|fueron)\b/g, 'leave'],
  [/\bcada (?:uno|una)\b/g, 'each'],
  [/\bcada\b/g, 'each'],
  [/\bcon\b/g, 'with'],
  [/\bmas\b/g, 'more'],
  [/\bdolares\b/g, 'dollars'],
  [/\bcentavos\b/g, 'cents'],
  [/\bahora\b/g, 'now'],
  [/\by\b/g, 'and'],
]

const fewestSigns = 2

/** A Spanish number story in English words, as far as its patterns need them; any other text as it is. */
export function inEnglish(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[¿¡]/g, '')
  if (new Set(plain.match(signs) ?? []).size < fewestSigns) return text
  return phrases.reduce((left, [spanish, english]) => left.replace(spanish, english), plain).replace(/ {2,}/g, ' ')
}
