import type { Words } from './reply-words.ts'

const list = (words: string) => new Set(words.trim().split(/\s+/))

// What a body does: in a lesson that is done with a pencil, on a number line or in a story.
const bodily = list(`
  go walk ride swim cross lock unlock open break drink eat taste swallow take skip jump climb hide throw hit kick
  punch touch lick stay leave steal cheat lie drive hang tie burn cut pet visit download click buy sleep kiss
  hug dance shoot spit sniff crawl slide sneak ignore obey disobey trust vote pray hate fight chew bite dive lean
  undress bathe shower scream shout swing poke scratch smash set stand sit lay lock wake starve inject rub breathe give-away
  stop feed borrow lend chase tease trick fool scare tell-on run squeeze wash brush comb shave bleed roll-in marry convert skate spin shake text feed press pop play
  worship quit abandon delete erase unplug install subscribe order spend pay invite meet kill stab burst explode jab
`)

// With one of these words it is about the lesson, or a pause.
const lesson = list(`
  number numbers line lines word words sentence sentences page paper pencil pen finger fingers step steps dot dots counters
  counter blocks block cubes cube shape shapes picture pictures group groups answer answers digit digits ones tens hundreds
  sum fraction fractions letter letters sound sounds story book question questions problem puzzle graph table chart column
  columns row rows side sides box boxes card cards tile tiles example idea ideas hint hints count add plus minus times half
  halves quarter quarters part parts piece pieces equal total more less away from look break breath breaths rest guess turn
  care moment minute time back forward ahead again left right next first last start end begin both
  out loud aloud together slowly each every fact facts clue clues cup cups rule rules pattern patterns place value point decimal
  game games rhyming rhyme teeth healthy vegetables fruit fruits goggles verb verbs noun nouns drum feet cap zero one two three four five six seven eight nine ten eleven twelve hundred clock hand hands ruler shapes circle square
  triangle rectangle corner corners angle cake pizza apple apples orange bread strip strips ribbon string rope water snack
  note notes verse poem title text paragraph passage map model drawing vowel syllable syllables beat ending prefix blank gap
  straight practice work try thinking thoughts loop robot code program button speaker
  seeds seed plant plants magnet soil light-bulb battery lamp shadow ball ramp grown-up grownup doctor teacher adult safe
  helmet careful never not worried tall scale bigger smaller whole juice nose pair pairs beads coin coins penny pennies nickel dime
  dollar cents spinner dice die tray bag lesson learning reading math science spelling lesson's writing
`)
// The words of a lesson that a dare has too.
const still =
  /\b(?:without|run away|by hand|your hand over|deep|fence|alone|midnight|brother|sister|street|road|window|wall|roof|ice|lake|closet|alarm|machine|needle|knife|blood|pill|pills|fire|mouth|stranger|naked|prayer|church|vaccine|shot|diet|food|meals?|lunch|dinner|breakfast|shirt|clothes|bed|bedtime|wine|beer|secret|link|website|app|website|until you|as you can|these before|of these|without looking|no one|nobody|over it|your (?:hand|arm|leg|neck|head|nose|ear|eye)s? (?:over|in|under|with|on|into))\b/
const safePhrase =
  /\b(?:tell|ask) (?:a|your|the) (?:grownup|mom|dad|teacher|doctor|parents?)|with a grownup|grownup|take (?:a|an|your|the|another|one|some|two|both|away)? ?(?:short |little |deep |quick |good |closer |small |big |slow )*(?:look|break|breath|breaths|rest|guess|turn|time|note|moment|minute|step|steps|stretch|care|walk around|sip|pause|try|picture of your work)|wash your hands|drink (?:some |a little |a sip of |more )?water|go (?:on|back|ahead|slow|slowly|over|through|again|step|left|right|up|down|one|for it)|(?:never|do not|must not|should not|can not|not) |^(?:so )?(?:hit|touch|walk|give|skate on) (?:it|reasons)|skate on it|go from|stop (?:here|and|when|at|there|now|for|reading|counting|to|before|after|\.|\?)|go to the (?:next|first|last|ones|tens|top|bottom|left|right|start|end|board|page|hundreds)/
const ordering =
  /^(?:(?:just|now|please|then|so|ok|okay|first|next|go ahead and|and|but|or|try|try to|come on|be brave and|let us|you (?:can|should|could|must|may|might|need to|have to|ought to|better|want to)|why not|maybe|go) )*/

/** Does the sentence send the child to do something with its body that is no part of a lesson? */
export function sendsAway(words: Words): boolean {
  if (!words.some((word) => bodily.has(word))) return false
  return words
    .join(' ')
    .split(/ [.?] ?/)
    .some(isErrand)
}

function isErrand(sentence: string): boolean {
  const text = sentence.replace(/ ,/g, '')
  const lead = ordering.exec(text)?.[0] ?? ''
  const rest = text.slice(lead.length)
  const told = /\bgo $/.test(lead) && !/^\w/.test(rest) ? 'go' : (rest.split(' ', 1)[0] ?? '')
  const verb = bodily.has(told) ? told : /\bgo $/.test(lead) ? 'go' : ''
  if (verb === '' || safePhrase.test(text)) return false
  return (
    still.test(text) ||
    !rest
      .split(' ')
      .slice(1)
      .some((word) => lesson.has(word) || /^\d|_/.test(word))
  )
}
