const only = /^(?:moon|sun|ocean|sea|sky|earth|world|internet|heart|brain|equator|universe|galaxy|desert|wind|weather)$/
const mass =
  /^(?:water|air|snow|rain|ice|gold|silver|lava|blood|math|electricity|light|lightning|thunder|gravity|sand|salt|sugar|milk|honey|wood|glass|music|sleep|space|soil|dirt|money|corn|bread|rice|cheese|chocolate|mars|venus|pluto|saturn|jupiter|mercury|neptune|uranus)$|(?:ing|ness|ity|tion|ism|ics|sis)$/

const many: Readonly<Record<string, string>> = {
  tooth: 'teeth',
  foot: 'feet',
  mouse: 'mice',
  child: 'children',
  person: 'people',
  man: 'men',
  woman: 'women',
  fish: 'fish',
  sheep: 'sheep',
  deer: 'deer',
  goose: 'geese',
  wolf: 'wolves',
  leaf: 'leaves',
  octopus: 'octopuses',
  walrus: 'walruses',
  platypus: 'platypuses',
  cactus: 'cactuses',
  bus: 'buses',
}

/** As it is spoken of: 'the moon', 'lava', 'dinosaurs'. */
export function asSubject(about: string): string {
  const word = about.toLowerCase()
  const irregular = many[word]
  if (irregular !== undefined) return irregular
  if (only.test(word)) return `the ${word}`
  if (/^(?:mars|venus|pluto|saturn|jupiter|mercury|neptune|uranus)$/.test(word))
    return about.charAt(0).toUpperCase() + word.slice(1)
  if (mass.test(word) || /s$/.test(word)) return word
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(?:sh|ch|x|[^aeiou]o)$/.test(word) ? `${word}es` : `${word}s`
}
