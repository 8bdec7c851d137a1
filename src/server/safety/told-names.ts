import { isFirstName, isUsualWord, isWellKnown } from './usual-words.ts'

// Words that end a name: 'my name is mia and', 'my friend ben said'.
const ends = new Set(
  `and but or i im what whats how can could help is are am was were be been the a an my me you we us he she it they them in on at from
  for with to so now please hi hello hey by of off not who why when where which do does did dont doesnt let lets want wants need
  needs like likes love loves this that these those here there today then too also because cuz bc just only really very okay ok
  yes no nice good bad thanks thank spelled spell grade years year old age if would will has have had your our his her their its
  as than about after before again always never sometimes last first middle full tell told give gave show teach teaches explain
  one two three four five six seven eight nine ten says said got gets went goes go took ate bought scored walked makes made
  plays play played lives live thinks knows helps helped came comes can cant wont hates hate hit hits called named calls gets
  tiene tienen come comen compra dice quiere vive juega va es está esta y con en para corre gana vende
  if while until since every all some any more most much many into onto over under up down out back age class school lives
  plus minus times divided equals makes sits sat room taught wants picks drives works worked works later tomorrow yesterday`.split(
    /\s+/,
  ),
)
// What is said of a name and is none.
const aboutNames = new Set(
  `starts begins ends hard short long easy weird funny cool pretty unusual common secret private written printed missing wrong right misspelled already
  above boring awesome unique special different number letters kind super none actually pronounced something cute nothing big small
  crazy silly lazy anytime maybe soon it's that's isn't`.split(/\s+/),
)
const famous =
  /\b(?:seuss|pepper|bean|fox|potato|potter|claus|krabs|beast|king|parks|lincoln|washington|franklin|edison|einstein|tubman|columbus|obama|biden|trump|kennedy|jefferson|adams|roosevelt|keller|earhart|armstrong|ride|curie|darwin|newton|galilei|shakespeare|mozart|beethoven|disney|dahl|rowling|swift|messi|ronaldo|jordan|james|brady|curry|mouse|duck|wonka|poppins|pan|jackson|wimpy|holmes|parker|kent|wayne|stark|skywalker|solo|granger|weasley|christ|robinson|ruth|gandhi|mandela|frank|hood|arthur|twain|cleary|river|island|ocean|city|state|states|york|park|bell|wright|grande|bieber|sheeran|picasso|monet|kahlo|gogh|vinci|poppins|quimby|jones|carver|chavez|malala|goodall|hawking|tesla|ross|anthony|revere|pocahontas|beyonce|styles)\b/i

type Telling = {
  intro: RegExp
  /** 'any': all that follows is the name. 'name': it must look like one. 'full': like one of two and more words. */
  as: 'any' | 'name' | 'full'
}

const title =
  'mrs?|ms|miss|mx|mister|missus|dr|doctor|coach|principal|professor|prof|pastor|father|sister|rabbi|imam|nurse|officer|sensei|uncle|aunt|auntie|tia|tio|se[ñn]or(?:a|ita)?|sra?|herr|frau|madame|monsieur|sir'
const kin =
  'mom(?:m?y|ma)?|mum(?:my)?|mama|ma|dad(?:dy)?|pa(?:pa|pi)|pop(?:s|pop)?|mother|father|parents?|bro(?:ther)?s?|sis(?:ters?)?|twins?|siblings?|friends?|freind|frend|bff|bestie|buddy|pal|pen ?pal|cousins?|uncle|aunt(?:ie|y)?|grandma|grandpa|granny|grandmother|grandfather|nana|nanny|nonna|nonno|abuela|abuelo|oma|opa|gramps|grammy|mimi|papaw|mamaw|step ?(?:dad|mom|brother|sister|father|mother)|neighbou?rs?|classmates?|partner|teammates?|roommate|boyfriend|girlfriend|crush|teacher|techer|sub|substitute|aide|orthodontist|barber|mentor|bully|godmother|godfather|godmom|godson|teecher|tutor|principal|coach|doctor|dr|pediatrician|counselor|dentist|therapist|bus driver|babysitter|sitter|nurse|pastor|priest|rabbi|imam|librarian|instructor|trainer|sensei|vet|boss|landlord|niece|nephew|dog walker'
const own = '\\b(?:my|our|mi|mein|meine|mon|ma|meu|minha) (?:\\p{L}{2,10} ){0,2}'

const tellings: Telling[] = [
  {
    as: 'any',
    intro:
      /\b(?:m[yi]|mah) (?:\p{L}{2,10} )?(?:name|nam|naem|nmae|nickname|surname|lastname|last name)(?:['’]s| is| iz| its| it['’]s|s|:| =| are| used to be| will be)?(?: called| actually| really)?[:,]?\s{1,2}/giu,
  },
  { as: 'any', intro: /\b(?:i['’]?m|i am|im|i was|we are) (?:called|named|known as) /gi },
  {
    as: 'name',
    intro:
      /\b(?:(?:they|everyone|everybody|people|friends|kids|mom|dad|family|all) calls? me|i go by|goes by|u can call me|you can call me|just call me|you may call me) /gi,
  },
  {
    as: 'any',
    intro:
      /\b(?:me llamo|mi nombre es|mi apellido es|je m['’]appelle|mon nom est|mon prénom est|ich hei(?:ß|ss)e|mein name ist|meu nome (?:é|e)|(?:eu )?me chamo|mi chiamo|il mio nome è|nazywam się|jag heter|ik heet|mijn naam is|benim adım|adım|tên (?:con|em) là|ako si|меня зовут|моё имя|mi nombre|mam na imię|naa peru|ang pangalan ko ay|jina langu ni|mera naam) /giu,
  },
  { as: 'any', intro: /(?<![\p{L}] )\bname ?[:=-] ?/giu },
  {
    as: 'any',
    intro:
      /\b(?:signed|logged|log|sign) in as |\bmy name in [^.!?\n]{0,30}?letters:? |\bname (?:on (?:it|this|the paper)|tag|for me)(?: says| is|:) |\bmy name has \w{1,6} letters,? (?:and )?(?:it['’]?s|it is) /gi,
  },
  {
    as: 'name',
    intro: /\b(?:story|poem|essay|report|book|drawing|paper|written|made|done|drawn|project)(?: is| was)? by /gi,
  },
  { as: 'name', intro: /^by |^(?:from|love|signed|sincerely|your friend),? /gim },
  { as: 'name', intro: /\b(?:call(?:s|ed)? me|this is|it['’]?s me|it is me|me is|hi from|say hi to|tell|meet) /gi },
  { as: 'full', intro: /\b(?:i['’]?m|i am) /gi },
  {
    as: 'name',
    intro: new RegExp(
      `${own}(?:${kin})(?:['’]?s)?(?: (?:full |real |first |last )?name)?(?: is| are| was| es| est| ist|['’]s|:|,)?(?: (?:called|named))? `,
      'giu',
    ),
  },
  {
    as: 'any',
    intro: new RegExp(
      `${own}(?:${kin})(?:['’]?s)? (?:(?:full |real |first |last )?name (?:is|s|was|:)|(?:is |are |was )?(?:called|named)|(?:se llama|heißt|s['’]appelle|si chiama|se chama)) `,
      'giu',
    ),
  },
  {
    as: 'full',
    intro:
      /\b(?:next to|with|beside|behind|named|called|by|like|love|know|likes|miss|met|to|from|and|for|at|near|is|its|it['’]s|hi|hey|hello) /gi,
  },
  {
    as: 'full',
    intro:
      /\b(?:a |the )?(?:boy|girl|kid|man|lady|guy|woman|friend|teacher|bully|person|someone) (?:named|called|is) /gi,
  },
  { as: 'full', intro: /(?<![\p{L}\p{N}'’[]|\bthe )(?=\p{L}{2})/gu },
]

const titled = new RegExp(`\\b(?:${title})\\.? (?=\\p{L}{2})`, 'giu')
const isTitle = new RegExp(`^(?:${title})\\.?$`, 'i')
const word = /[\p{L}][\p{L}'’-]{0,30}\.?/uy

/** What stands from here on and may be a name: up to four words, to the end of the clause. */
function wordsFrom(text: string, from: number): { words: string[]; ends: number[]; closed: boolean } {
  const words: string[] = []
  const all: number[] = []
  let at = from
  while (words.length < 5) {
    word.lastIndex = at
    const found = word.exec(text)?.[0]
    if (found === undefined) return { words, ends: all, closed: false }
    const bare = /^(?:\p{L}|mrs?|ms|dr|st)\.$/iu.test(found) ? found : found.replace(/\.$/, '')
    if (ends.has(bare.toLowerCase().replace('’', "'"))) return { words, ends: all, closed: true }
    words.push(bare)
    at += bare.length
    all.push(at)
    if (text.charAt(at) !== ' ') return { words, ends: all, closed: true }
    at += 1
  }
  return { words, ends: all, closed: false }
}

/** A whole word in capitals is shouted, and tells nothing of names. */
const capital = (said: string) => /^\p{Lu}(?!\p{Lu}+$)/u.test(said)
const likeName = (said: string) =>
  (capital(said) && said.length > 1) || isFirstName(said) || (said.length > 3 && !isUsualWord(said))

/** A misspelled or rare word in lower letters may be anything; two in a row are a name. */
const surelyName = (first: string, second = '') =>
  (capital(first) && first.length > 1) ||
  isFirstName(first) ||
  (likeName(first) && second.length > 2 && likeName(second))

/** Where the name ends that begins here; -1 when there is none. */
function endOfName(text: string, from: number, as: Telling['as']): number {
  const { words, ends: stops, closed } = wordsFrom(text, from)
  const first = words[0] ?? ''
  if (first === '' || aboutNames.has(first.toLowerCase())) return -1
  const afterTitle = isTitle.test(first) && words.length > 1 ? 1 : 0
  if (as !== 'any' && afterTitle === 0 && !surelyName(first, words[1])) return -1
  let count = afterTitle + 1
  while (count < Math.min(words.length, 4 + afterTitle)) {
    const next = words[count] ?? ''
    const isLast = closed && count === words.length - 1
    if (
      !capital(next) &&
      !likeName(next) &&
      !/^\p{L}\.$/u.test(next) &&
      !(isLast && afterTitle === 0 && !/(?:ing|ed)$/.test(next))
    )
      break
    count += 1
  }
  const named = words.slice(0, count)
  if (as === 'full' && !isFull(named)) return -1
  if (as === 'name' && famous.test(named.join(' '))) return -1
  return stops[count - 1] ?? -1
}

/** A first and a last name, and nobody whom everybody knows. */
function isFull(words: readonly string[]): boolean {
  if (words.length < 2 || famous.test(words.join(' '))) return false
  const [first = '', second = ''] = words
  if (isFirstName(first)) return capital(second) || !isUsualWord(second)
  if (words.every(capital)) return words.some((each) => !isUsualWord(each))
  return words.every((each) => each.length > 4 && !/(?:ing|ed|s)$/.test(each) && !isUsualWord(each))
}

const aboutSelf = /\b(?:i|im|my|me|we|us|our|mi|mein|mon)\b|i['’]m/i

/** The text without the names that a child tells of itself and of people around it. */
export function hideToldNames(text: string): string {
  let shielded = hideOwnNames(text)
  const isOwn = aboutSelf.test(text)
  for (const { intro, as } of tellings.filter((each) => each.as !== 'any' && (isOwn || each.as !== 'full')))
    shielded = hideAfter(shielded, intro, (from, all) => endOfName(all, from, as))
  return isOwn ? hideAfter(shielded, titled, endOfTitled) : shielded
}

/** The text without what follows 'my name is' and the like. */
export function hideOwnNames(text: string): string {
  return tellings
    .filter((each) => each.as === 'any')
    .reduce((all, { intro }) => hideAfter(all, intro, (from, said) => endOfName(said, from, 'any')), text)
}

/** 'mrs oyelaran said': a teacher of the child; 'Mr. Lee has 24 students' is a story. */
function endOfTitled(from: number, text: string): number {
  const end = endOfName(text, from, 'name')
  const said = text.slice(from, end)
  if (end < 0 || famous.test(said) || said.split(' ').some((each) => isWellKnown(each, 'people'))) return -1
  return /^(?:['’]?s (?:class|store|shop|farm|garden))? (?:has|had|bought|buys|sells|sold|gave out|planted|plants|baked|bakes|cuts|drives \d|wants to (?:divide|share)) /i.test(
    text.slice(end, end + 30),
  )
    ? -1
    : end
}

function hideAfter(text: string, intro: RegExp, endOf: (from: number, text: string) => number): string {
  let built = ''
  let done = 0
  for (const match of text.matchAll(intro)) {
    const from = match.index + match[0].length
    const end = from < done ? -1 : endOf(from, text)
    if (end < 0) continue
    built += `${text.slice(done, from)}[name]`
    done = end
  }
  return built + text.slice(done)
}
