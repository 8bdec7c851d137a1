import { plainWords } from '#shared/answers/near-words.ts'
import { themesIn } from '../know/themes.ts'

/** What a child may wish to play, or to be told. */
export type Wish =
  | { what: 'story' | 'joke' | 'riddle'; theme: string | null }
  | { what: 'game'; game: string | null }
  | { what: 'problem'; theme: string | null; about: string | null }
  | { what: 'ownJoke' }
  | { what: 'ownNumber' }

// All of these read plain words: small letters, no marks, a space at both ends.
const told = (what: string) =>
  new RegExp(
    ` (?:tell|read|give|gimme|show|say|hear|know|want|wanna have|have|do|another|one more|more|listen to|need|with|for|like|a new)(?: me| us| to me| any| some| to hear| to listen to| do| a| an| another| one| more| funny| good| short| long| new| little| scary| silly| bedtime| real| different| animal| please)* (?:${what}) |^ (?:(?:a|an|another|one more|some|more|ok|please|now) )*(?:(?:funny|good|short|long|new|silly|scary) )*(?:${what})(?: time)?(?: please| pls| now| for me)* $`,
  )
const story = told('story|storys|stories|storie|stori|cuento')
/** 'Now I want a worm story', 'now a story where Waffles can fly'. */
const storyOf =
  / (?:tell|read|give|gimme|want|wanna hear|hear|need|do|make|another|now|then|ok|have|get) (?:me |us |up |i want |to hear )*(?:a |an |the |one more |another )?(?:[a-z]+ ){0,2}(?:story|stories|stori)(?: (?:please|pls|now|then|for me|next))* $|^ (?:ok |now |and |then |please )*(?:a|an|another|one more) (?:[a-z]+ ){0,2}story (?:where|about|with|of|when) | (?:tell|read|give|want|make|now) (?:me |us |i want )*(?:a |an |another |one more )?(?:[a-z]+ ){0,2}story (?:where|when) /
const joke = told('joke|jokes|jok|knock knock joke|chiste')
/** Something was one, and none is asked for. */
const noJoke = / (?:(?:for|as|just|was|is|its|like) a (?:\w+ )?joke|jokes? books?|no joke|not a joke) /
const riddle = told('riddle|riddles|ridle|ridel|brain teaser|brainteaser|brain teasers|adivinanza')
const ownJoke =
  / (?:(?:wanna|want to|do you want to|can i|let me|ill|i will|i want to|i wanna|i got to|i have to|you want to) (?:hear|tell you) (?:a|an|my|one|another|this)?(?: funny| good| knock knock| really| new| silly)* ?(?:joke|riddle|jok)|i (?:have|got|know|made) (?:a|an|my own|another)(?: funny| good| really| new| silly)* (?:joke|riddle|jok)(?! book)|(?:i (?:have|got)|ive got) (?:one|a joke|a riddle) for (?:you|u)|(?:i (?:have|got)|ive got) a riddle) /
const ownNumber =
  / (?:(?:im|i am|im gonna|ill|i will) think(?:ing)? of (?:a|my) (?:number|nubmer|num)|i (?:have|got|thought of|picked) a (?:secret )?number(?: in my (?:head|mind))?|you guess (?:my|mine|the) ?(?:number|one)?|can you guess (?:my|the|what) number|guess (?:what|which) number i|guess my number(?! game)|my turn to think|let me think of (?:a|one)) /
const ownThing =
  / (?:guess (?:my|mine) (?:animal|thing|food|object|word|person|character)?|(?:guess|can you guess) what (?:animal|thing|food|object) (?:im|i am|i|its)|(?:im|i am|im gonna|ill) think(?:ing)? of (?:an |a |my )?(?:animal|thing|food|object|something|creature)|(?:20|twenty) (?:questions|qs).* (?:i (?:got|have|thought of|picked) (?:one|something|it|mine)|you (?:guess|ask))|i (?:have|got|picked|thought of) (?:an animal|a thing|a food|something) (?:in (?:my )?(?:mind|head)|for you to guess)|you (?:have to |gotta |can |should )?guess (?:my|what im thinking|what i am thinking|the animal im)) /
const plays = / (?:play|game|gam|games|juego|jugar) /
const games: readonly [string, RegExp][] = [
  [
    'guess_number',
    / (?:guess (?:the|a|your|my) number|number guess(?:ing)?|number game|guessing numbers?|higher (?:or|and) lower|secret number|pick a number|think of a number) /,
  ],
  [
    'rhyme_chain',
    / (?:rhyme|rhymes|rhyming|ryming|ryme|rime) (?:game|chain|time|with)?|(?:game|play)(?: \w+){0,3} (?:rhyme|rhymes|rhyming|rymes) /,
  ],
  [
    'odd_one_out',
    / (?:odd one(?: out)?|(?:doesnt|dosent|does not|dont|not) belong|which one is different|whats different) /,
  ],
  [
    'guess_what',
    / (?:guess what (?:i am|it is|you are|am i|animal)|guess (?:the|my|an|your) (?:animal|thing|word|object)|what am i|who am i|20 questions|twenty questions|guessing game|i spy|mystery (?:animal|thing)|animal (?:guessing )?game) /,
  ],
]
const aProblem =
  / (?:make|makes|give|gimme|do|write|tell|create|try|want|have|get|ask|solve|can you|can we|can i|could|lets|another|with|need)\b.{0,30} (?:(?:math|maths|number|word|adding|addition|plus|minus|subtraction|times|multiplication|division|fraction|counting|story|funny|harder|easier|hard|easy) )*(?:problem|problems|promblem|problom|probem|question|questions|one|ones|sum|sums|number story|math story|math|exercise) (?:about|abt|bout|with|on|of|that has|for) (.{2,60}) $/
const storyProblem =
  / (?:make|give|gimme|tell|do|want|lets do|another|can we do|can i have|can i do)(?: me| us| a| an| another| some| to do)* (?:word problem|number story|story problem|math story)s? /

/** The child makes it by itself: 'I want to make one with baking soda', 'can I write one about snow'. */
export const ownMaking =
  / (?:i (?:want to|wanna|will|would like to|am going to|gonna)|im (?:going to|gonna)|ill|can i|could i|may i|let me) (?:make|build|write|draw|bake|do|try|cook) (?:one|ones|it|a|an|some) /

/** A game by its bare name. */
const bareGame =
  /^ (?:(?:ok|okay|now|lets|do|yes) )*(?:guess what i am|guess what you are|i spy|20 questions|twenty questions|what am i|rhyme chain|odd one out) $/

/** A problem that the child has, not one that it wants. */
const hasOwn = / (?:i have|i got|my homework|my teacher|help me with|theres|there is) /
const topics =
  / (?:fractions?|decimals?|addition|subtraction|tables?|multiplication|division|adding|plus|minus|numbers?|digits?|money|time|shapes?|clocks?|homework|steps?) |^ (?:it|this|that|them|me|you) $/

/** 'Do you know what rhymes with hat' asks for words. */
const asksRhyme =
  /\b(?:what|whats|which|word|words|something|anything)\b.{0,20}\b(?:rhymes?|rimes?|rymes?) (?:with|w)\b/i

/** A wish to play that its own words make plain; the reader of talk hears the others. */
export function wishIn(text: string): Wish | null {
  if (asksRhyme.test(text)) return null
  const plain = plainWords(text).replace(
    /^ (?=(?:a|an|another|one more) (?:math|number|word|counting) (?:story|problem|stories) )/,
    ' give me ',
  )
  if (
    /^ (?:and |so |then )?(?:we|they|he|she|i) (?:(?:always|usually|sometimes|just|like to|love to) )?play(?:ed|s)? (?!a game|games)/.test(
      plain,
    )
  )
    return null
  if (plain.length > 160 || text.includes('\n') || /\d\s*[+x×÷*/=-]\s*\d/.test(text)) return null
  const theme = () => themesIn(text)[0]?.id ?? null
  if (ownThing.test(plain) && / (?:animal|thing|food|object|creature) /.test(plain) && !/ number /.test(plain))
    return { what: 'game', game: 'guess_yours' }
  if (ownNumber.test(plain))
    return / (?:game|play) /.test(plain) && !/ (?:im|i am|i have) /.test(plain)
      ? { what: 'game', game: 'guess_number' }
      : { what: 'ownNumber' }
  if (ownThing.test(plain) && !/ number /.test(plain)) return { what: 'game', game: 'guess_yours' }
  if (ownJoke.test(plain)) return { what: 'ownJoke' }
  const [, about] = aProblem.exec(plain) ?? []
  if (about !== undefined && !ownMaking.test(plain) && !hasOwn.test(plain) && !topics.test(` ${about.trim()} `)) {
    const own = theme()
    // 'One with bigger numbers' is about the problem itself.
    if (own !== null || !/ (?:one|ones|exercise) (?:about|with|on|of|for) /.test(plain))
      return { what: 'problem', theme: own, about: about.trim() }
  }
  if (storyProblem.test(plain) && !hasOwn.test(plain)) return { what: 'problem', theme: theme(), about: null }
  const named = games.find(([, pattern]) => pattern.test(plain))
  if (named && (bareGame.test(plain) || plays.test(plain) || / (?:lets|want|wanna|can we|do) /.test(plain)))
    return { what: 'game', game: named[0] }
  if (/ (?:write|writing|wrote|help|made|tell you|check|book|read(?:ing)? (?:a|the|my)|toy) /.test(plain)) return null
  if (riddle.test(plain)) return { what: 'riddle', theme: theme() }
  if (joke.test(plain) && !noJoke.test(plain)) return { what: 'joke', theme: theme() }
  if (story.test(plain) || storyOf.test(plain)) return { what: 'story', theme: theme() }
  if (
    /^ (?:(?:lets|can we|i want to|i wanna|wanna|want to|can you|do you want to|could we|please|pls|will you|we should|ok|okay|hey) )*(?:play(?: me| with me)?(?: a| an| another| some| the)?(?: fun| new| different| math| little)*(?: games?)?(?: with me| please| now| instead| together| first)*|(?:a|another|some|a different|a new) games?(?: please)?|games?|do a game|have a game) $/.test(
      plain,
    )
  )
    return { what: 'game', game: null }
  return null
}
