// `npx tsx scripts/word-list.ts`: makes content/words/words.json, the words that the tutor knows by sound. Each entry is
// `word:syllables:rhyme keys:first sound`. Basic words come first, both parts by how often they are used.
import { readFileSync, writeFileSync } from 'node:fs'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { z } from 'zod'

const perLine = 8

const frequencyModule = 'popular-english-words/words.js'
const { words: byFrequency } = z.object({ words: z.array(z.string()) }).parse(await import(frequencyModule))
const lists = z
  .object({ basic: z.array(z.string()), more: z.array(z.string()), denied: z.array(z.string()) })
  .parse(JSON.parse(readFileSync('content/words/word-list.json', 'utf8')))
const wordsIn = (lines: string[]) => new Set(lines.join(' ').split(' '))
const basic = wordsIn(lists.basic)
const denied = wordsIn(lists.denied)

// The dictionary splits these, or a class claps them in two ways.
const claps: Record<string, string> = Object.fromEntries(
  'fire:1 fires:1 hire:1 tire:1 tired:1 wire:1 fired:1 hired:1 entire:2 retired:2 required:2 requires:2 require:2 acquire:2 acquired:2 admire:2 empire:2 umpire:2 inspired:2 campfire:2 firefly:3 hour:1 our:1 ours:1 hours:1 sour:1 flour:1 choir:1 iron:2 ireland:2 fireplace:2 fireworks:2 bonfire:2 firefighter:3 firecracker:3 ourselves:2 shower:2 tower:2 power:2 flower:2 vowel:2 towel:2 owl:1 growl:1 howl:1 scowl:1 people:2 every:2/3 evening:2 everything:3 everyone:3 everybody:4 everywhere:3 everyday:3 family:2/3 families:2/3 different:2/3 chocolate:2/3 favorite:2/3 camera:2/3 cameras:2/3 interesting:3/4 interested:3/4 several:2/3 vegetable:3/4 vegetables:3/4 comfortable:3/4 temperature:3/4 separate:2/3 general:2/3 generally:3/4 average:2/3 business:2 businesses:3 laboratory:4/5 poem:2 poems:2 poet:2 diamond:2 world:1 girl:1 pearl:1 curl:1 mile:1 smile:1 while:1 file:1 tile:1 oil:1 boil:1 soil:1 coil:1 spoil:1 coal:1 goal:1 real:1 really:2 ideal:2 idea:3 area:3 piano:3 lion:2 violet:3 violin:3 science:2 scientist:3 quiet:2 diary:3 giant:2 create:2 created:3 being:2 mirror:2 squirrel:2 orange:2 toward:1/2 towards:1/2 jewel:2 cruel:2 fuel:2 duel:2 usual:3 usually:3/4 actually:3/4 probably:3 wednesday:2 february:4 library:3 rhythm:2 prism:2 national:3 especially:4 additional:4 opposite:3 opposites:3 machinery:4 sparkling:2 opera:2/3 laboratories:4/5 specially:3 averaged:2/3 solely:2 simpler:2 settlers:2 settling:2 handling:2 awfully:3 solely:2 trial:2 trying:2 veterinarian:6 us:1 professional:4 scientists:3 differently:3/4 sciences:3 theory:2/3 firing:2 entirely:3/4 desired:2 miles:1 towers:2 powers:2 flowers:2 powered:2 fiction:2 cooperation:5 owls:1 wires:1 tires:1 girls:1 drawer:1 drawers:1 jail:1 nail:1 science:2 sciences:3 parliament:3 museum:3 lawyers:2 empires:2 quieter:3 prayers:1 layer:2 layers:2'
    .split(' ')
    .map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
)

// The dictionary's other ways are not the word: 'us' and 'am' letter by letter.
const saidOneWay = new Set(
  'us am fine spring springs cod current located professional scientific settlers settle simpler solely desired trial handling settling prisoner miles'.split(
    ' ',
  ),
)

type Sounds = { phones: string[]; key: string; count: number }

/** The ways of saying a word, the usual one first. */
function sayings(word: string): Sounds[] {
  const found: Sounds[] = []
  for (const name of [word, `${word}(2)`, `${word}(3)`, `${word}(4)`]) {
    const phones = dictionary[name]?.split(' #')[0]?.split(' ')
    if (!phones || (found.length > 0 && saidOneWay.has(word))) continue
    const stressed = phones.findLastIndex((phone) => /[12]$/.test(phone))
    if (stressed < 0 && found.length > 0) continue
    const from = stressed < 0 ? phones.findLastIndex((phone) => /\d$/.test(phone)) : stressed
    found.push({
      phones,
      key: alike(
        phones
          .slice(from)
          .map((phone) => phone.replace(/\d/, ''))
          .join('_'),
      ),
      count: phones.filter((phone) => /\d$/.test(phone)).length,
    })
  }
  return found
}

/** One key for what the dictionary writes in two ways and everybody says in one: 'near' and 'here', 'dog' and 'frog'. */
function alike(key: string): string {
  return key
    .replace(/^IH_R/, 'IY_R')
    .replace(/^UW_R/, 'UH_R')
    .replace(/^AY_R/, 'AY_ER')
    .replace(/^AW_R/, 'AW_ER')
    .replace(/^AA_(G|NG)(?=$|_)/, 'AO_$1')
    .replace(/^AE_R/, 'EH_R')
    .replace(/_IH_(?=[A-Z]+$)/, '_AH_')
}

/** How often one claps: '2', or '2/3' when people differ. */
const clapsOf = (word: string, said: Sounds[]) =>
  claps[word] ?? [...new Set(said.map(({ count }) => count))].sort((a, b) => a - b).join('/')

function entry(word: string): string {
  const said = sayings(word)
  const keys = [...new Set(said.map(({ key }) => key))].join('/')
  return `${word}:${clapsOf(word, said)}:${keys}:${said[0]?.phones[0]?.replace(/\d/, '') ?? ''}`
}

const isWord = (word: string) => /^[a-z]{2,14}$/.test(word) && dictionary[word] !== undefined && !denied.has(word)
const rank = new Map(byFrequency.map((word, index) => [word, index]))
const rankOf = (word: string) => rank.get(word) ?? byFrequency.length
const commonFirst = (words: Iterable<string>) =>
  [...words].filter(isWord).sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
const further = [...wordsIn(lists.more)].filter((word) => !basic.has(word))
const all = [...commonFirst(basic), ...commonFirst(further)]
const lines: string[] = []
for (let at = 0; at < all.length; at += perLine)
  lines.push(
    all
      .slice(at, at + perLine)
      .map(entry)
      .join(' '),
  )
writeFileSync(
  'content/words/words.json',
  `${JSON.stringify({ basic: commonFirst(basic).length, words: lines }, null, 2)}\n`,
)
process.stdout.write(`${all.length} words\n`)
