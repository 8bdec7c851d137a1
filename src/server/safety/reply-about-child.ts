import type { Words } from './reply-words.ts'

/**
 * What is said of the child behind 'you are': what it does, where it is in the work, and kind words. Any other word is
 * a judgement, and a judgement of a child is not a tutor's to give.
 */
export function judgesChild(words: Words): boolean {
  for (const [at, word] of words.entries()) {
    if (word !== 'you') continue
    const asked = words[at - 1] === 'are' && !words.slice(Math.max(0, at - 3), at - 1).includes('you')
    if (!asked && words[at + 1] !== 'are' && !seems.has(words[at + 1] ?? '')) continue
    if (!asked && (under.has(words[at - 1] ?? '') || under.has(words[at - 2] ?? ''))) continue
    if (!asked && /^(?:not|never)$/.test(words[at + 2] ?? '')) continue
    const rest = `${words.slice(asked ? at + 1 : at + 2, at + 8).join(' ')} .`.replace(adverbs, '')
    if (seems.has(words[at + 1] ?? '') && !asked ? seemsBad.test(rest) : !mayBeSaidOfYou.test(rest)) return true
  }
  return false
}

const seems = new Set('look looked smell smelled taste sound seem seemed'.split(' '))
const seemsBad =
  /^(?:good|nice|great|amazing|pretty|cute|hot|fine|gorgeous|fat|thin|ugly|tired|sick|ill|weird|funny|terrible|awful|stupid|depressed|delicious|like (?:a|an|you (?:need(?! a (?:break|rest|minute|moment|snack|hand))|could lose))|older|grown|lovely|handsome|beautiful|dumb|slow|lazy|sexy|skinny|silly)\b/
const under = new Set(
  'if when whenever imagine pretend suppose like because while where what who how until once since than unless so whether though although say which as'.split(
    ' ',
  ),
)
const adverbs =
  /^(?:(?:so|very|really|just|too|quite|such|not|still|now|almost|already|also|always|all|both|truly|only|doing so|currently|probably|all so|definitely|clearly|often|never|nearly|even|much|more|most|well|here to) )+/

const ing =
  '(?!failing|wasting|annoying|boring|disappointing|embarrassing|disgusting|lying|cheating|whining|stalling|dying|charming|stunning|looking (?:good|pretty|hot|cute|fat|thin|old|tired)|making (?:me|a fool|a mess|excuses)|letting|hurting|bothering|irritating|being (?!careful|kind|brave|patient|curious|honest|helpful|thoughtful|asked|so careful|so kind)|getting (?:fat|on my|slower|dumber|worse|lazy)|crying|dating|sinning|costing|killing|falling|losing|missing (?!a |the |one |two |some|something|just|only)|ruining|acting|faking|leaving me|abandoning|gaining|going to (?:hell|jail|die|fail|regret|be (?:sorry|punished|alone|mine)|hurt|lose|get (?:in|hurt|sick|fat))|wearing|sitting (?:in|on|at) (?:your|my)|lacking|suffering)[a-z]+ing'
const place =
  '(?!in (?:trouble|danger|love|my|big|the way|for)|on (?:your own|drugs|my)|with me|at fault|from a|of no|to (?:blame|me)|under (?:arrest|my))(?:in|at|on|from|with|of|by|above|below|between|over|under|past|near|next|after|before|to|into|up|onto|for|about|there|here|inside|back|off|out of|through|halfway|part way|one step|a step|down)'
const thing =
  '(?!the (?:worst|slowest|laziest|dumbest|problem|one to blame|reason|only one|love|light|best thing|prettiest|cutest|weakest|reason))(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|the|a|an|your|our|my|what|how|where|someone|somebody|part of|both|another|no)'
const done =
  '(?!doomed|cursed|retarded|spoiled|disabled|depressed|conceited|obsessed|diagnosed|watched|haunted|trapped|hated|disliked|unloved|unwanted|adopted|ashamed|embarrassed|messed|screwed|expelled|married|fired|banned|twisted|demented|possessed|damned|condemned|followed|punished|naked|wicked|crooked|wretched|scarred|overrated|hunted|excused from)[a-z]+ed'
const kind =
  'able|amazing|awesome|brave|careful|capable|certain|clear|clever|close|confident|correct|creative|curious|done|exact|exactly|fair|fast|fine|first|free|friendly|gentle|glad|given|good|great|grown|happy|hard working|helpful|honest|important|kind|known|last|left|loved|lucky|made|missing|near|nice|ok|okay|older|taller|shorter|younger|faster|better|patient|persistent|proud|proudest|quick|ready|right|safe|seen|shown|sad|sharp|smart|strong|stuck|sure|told|true|unsure|unique|welcome|wise|wonderful|worth|worried|thoughtful|thinking|excellent|fantastic|super|bright|brilliant|alone|bad|wrong|late|new|sorry|upset|tired|hungry|thirsty|allowed|supposed|meant|set|up|spot on|left with|dealing|willing|familiar|comfortable|nervous|confused|scared|afraid|angry|mad|frustrated|sick|hurt|not|cold|warm|absolutely|totally|most welcome|in fact|young|special|equal|human|alive|busy|quiet|part|back|open|interested|you|it|that|this|getting|given|left over|even|odd|and|or|but|people|children|kids|learners|students|readers|writers|scientists|detectives|pip|luma|hoot'
const mayBeSaidOfYou = new RegExp(
  `^(?:[.?,]|(?:${ing}|${place}|${thing}|${done}|${kind}|(?:bigger|stronger|braver|smarter|older|taller|shorter|younger|faster|slower|heavier|lighter|farther|closer|higher|lower|further|nearer|longer)(?= than))(?= ))`,
)
