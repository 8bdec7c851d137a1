import type { Situation } from '../move.ts'

// How the youngest write what they hear: 'hr nam is mitns', 'i rot it', 'we red a book'. Read in usual spelling by everything but what
// looks at spelling and at the child's own text.

const oldest = 3

/** A spelling that is no other word, and what is meant. */
const plain: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    about: 'abowt abawt',
    again: 'agen agin agian',
    aligator: 'aligater alagator',
    alligator: 'aligator alligater',
    alligators: 'aligators aligaters',
    animal: 'aminal anmal animl anamal',
    animals: 'aminals anmals animls anamals',
    are: 'ar',
    baby: 'babee babi babie',
    because: 'becuz becus becuse becase becaus becouse bcuz becos bekuz',
    beautiful: 'butiful beutiful beautyful buteful',
    before: 'befor bifor',
    big: 'bigg',
    biggest: 'bigest bigist biggist',
    black: 'blak blac',
    blue: 'bloo',
    bottom: 'botom bottum botum',
    brother: 'brudder brothr bruther brothur',
    butterfly: 'buterfly butrfly buterfli butterfli',
    butterflies: 'buterflies buterflys butterflys',
    called: 'cald calld colled cauled',
    came: 'caim',
    cat: 'kat catt',
    cats: 'kats',
    caterpillar: 'catapillar caterpiler catipilar caterpilar',
    caterpillars: 'catapillars caterpilers catipilars caterpilars',
    cause: 'cus cuz coz',
    chicken: 'chikin chickin chiken',
    could: 'cood culd',
    crocodile: 'crocodial crockodile',
    dinosaur: 'dinosor dinasor dinosar dinasaur dinosaure',
    dinosaurs: 'dinosors dinasors dinosars dinasaurs',
    doctor: 'docter doktor',
    does: 'dus duz',
    "doesn't": 'dosnt dosent doesent dusnt',
    elephant: 'elefant elafant elephent elifant',
    every: 'evry evrey',
    everybody: 'evrybody evrybuddy everybudy',
    everyone: 'evryone evrywon',
    everything: 'evrything evrythin everthing',
    fairy: 'fary faery fairee',
    family: 'famly famely',
    favorite: 'favrit favrite favorit faverite favrat',
    first: 'frist ferst furst',
    friend: 'frend freind frand frind',
    friends: 'frends freinds',
    from: 'frum frm',
    funny: 'funy funnie',
    gave: 'gav gaev',
    giraffe: 'jiraf jiraff giraf girafe giraff jirafe jerraf',
    girl: 'gril gurl',
    give: 'giv gib',
    grandma: 'gramma granma gramaw',
    grandpa: 'grampa granpa',
    great: 'grat',
    happy: 'hapy happe hape',
    has: 'haz hass',
    have: 'hav hv hve',
    another: 'anuther anudder anothr anutha',
    recess: 'reses reces resess recces',
    her: 'hur',
    horse: 'hors horce',
    house: 'hous howse',
    how: 'haw',
    know: 'kno',
    laugh: 'laff laf',
    like: 'lik',
    little: 'litl litle littel lidl',
    lizard: 'lizerd lizrd',
    make: 'mak maek',
    mommy: 'momy momme',
    money: 'muny mony monny',
    monkey: 'munkey monky munky',
    my: 'mi mie',
    name: 'nam naem nme',
    nice: 'nis nise',
    night: 'nite nyt',
    on: 'onn',
    once: 'wons wuns onse',
    outside: 'outsid owtside',
    people: 'peple pepole peepl peopl',
    picture: 'pikcher pichure picher',
    play: 'plae plai',
    please: 'plese pleez',
    pretty: 'prity pritty prety',
    puppy: 'pupy puppee pupe',
    rabbit: 'rabit rabet',
    really: 'realy rily reely rly',
    roller: 'roler',
    said: 'sed sayd siad',
    says: 'sez ses',
    scared: 'skared scard skard',
    school: 'skool scool skul schol',
    scratched: 'skrachd scrached skrached',
    should: 'shud shood shuld',
    sister: 'sistr sistur',
    snail: 'snale snal',
    something: 'sumthing somthing sumthin somethin',
    spider: 'spidr spyder spidur',
    story: 'stori storee',
    teacher: 'techer teecher teachr',
    that: 'thet',
    their: 'thier',
    they: 'thay tha',
    thing: 'thig theng',
    think: 'thingk thik',
    time: 'tiem',
    today: 'todae tooday tuday',
    turtle: 'tertle turtel turdle',
    upside: 'upsid',
    very: 'vry veri verry',
    was: 'wuz wus waz',
    went: 'wint wnt',
    were: 'wer wur',
    whale: 'wale whal',
    what: 'wut wat whut wot',
    when: 'wen whin',
    where: 'wher',
    white: 'wite',
    why: 'wy whi',
    wiggly: 'wigly wigle wiggely',
    will: 'wil',
    with: 'wif wth',
    would: 'wud wuld',
    yellow: 'yelo yello yelow',
    yesterday: 'yesterdae yestrday yesturday',
    you: 'yu yoo',
    your: 'yor yur',
    zebra: 'zeebra zebr',
  }).flatMap(([meant, forms]) => forms.split(' ').map((form) => [form, meant] as const)),
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
  /\b(w[auho]h?ts?|what|wich|which|wh?y|w?how|haw|wh?en|wh?ere?)((?: (?!is\b|are\b|was\b|does\b|do\b|says?\b|if\b)[a-z']+)?) (?:dos|dose|dus|duz)(?= (?!mean|and\b|y\b|in\b|mas\b)[a-z])/gi

/** 'Wy dos knee hav a k': what stands for 'does' behind a word that asks. */
export const asDoes = (text: string): string => text.replace(dosAsked, '$1$2 does')

/** It speaks of letters, sounds or spelling, or shows what it wrote: there every letter counts. */
const ofSpelling =
  /\b(?:spell\w*|spelt|letters?|rimes?|rhymes?|ryhmes?|sounds?|sentence|(?:i|we) (?:wrote|rote|rot|rite|put|write)\b(?! (?:to|a|an)\b)|is it|or|right|rite it|make it say|word)\b|["“”]/i

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
