// What a reason stands for: a choice, a feeling, what somebody does in a story or at home, or how things are in the world.

const felt =
  /\b(?:sad|mad|angry|happy|scared|afraid|nervous|worried|excited|lonely|tired|bored|upset|proud|embarrassed|jealous|miss|missed|misses|cry|cried|crying|hurts?|hate|hates|frustrated|grumpy)\b/i
const ofChild =
  /\b(?:i'?m|im|i am|i feel|i felt|i was|i got|i get|i miss(?:ed)?|i hate|i cry|i cried|i'?m so|makes me|made me|we are|we were|we feel|my \w+ hurts?)\b/i
const chose =
  /\b(?:i|we|im|i'm) (?:\w+ )?(?:pick(?:ed)?|chose|choose|want(?:ed)?|like[ds]?|love[ds]?|name[ds]?|made|make|used?|using|put|drew|draw|wrote|write|got|get|bought|wear|wore|say|said|sayed|did|do|going|changed|named|called|color(?:ed)?|painted|need(?:ed)?)\b|\bbecause i (?:want|like|love|feel like|wanted)|\b(?:cause|cuz|bc|because) (?:its|it's|thats) (?:my favorite|pretty|cool|so (?:cute|pretty|cool|big|fun))\b|\bi (?:want|wanted|like|love)\b/i
/** It really chose among things. */
const picks =
  /\b(?:i|we|im|i'm) (?:\w+ )?(?:pick(?:ed|ing)?|chose|choose|choosing|named?|naming|called|colored|painted|used|wear|wore|drew|put)\b(?! (?:up|on me|last)\b)|\bmy favorite\b|\b(?:because|cause|cuz|bc) i (?:want|like|love) (?!to\b)/i
const view =
  /\bi (?:dont |don't |really )?(?:think|say|believe|vote|agree|disagree|say)\b(?! (?:he|she|they)\b)|\b(?:should|shouldnt|shouldn't|(?:dont|don't|do not|doesnt) have to|need to)\b/i
const persons =
  /\b(?:i|im|i'm|me|my|mine|we|our|us|you|your|u|he|hes|he's|she|shes|she's|him|her|his|hers|they|theyre|they're|them|their|mom|mommy|dad|daddy|teacher|friend|brother|sister|king|queen|princess|dragon|character|boy|girl|baby|nobody|everybody|everyone|somebody)\b/i
const states =
  /\b(?:is|are|was|were|has|have|can|cant|can't|needs?|makes?|eats?|lives?|grows?|goes|comes|does|do|dont|don't|moves?|flies|float|sink|melts?)\b/i

/** The end of the wording's key: only what is of the world is one to check. */
export function becauseOf(text: string): '' | '.felt' | '.choice' | '.plot' | '.view' | '.plain' {
  // What is quoted is looked at, and not agreed to.
  if (/["“”]/.test(text)) return ''
  if (/\d.*\D\d/.test(text)) return '.plain'
  if (view.test(text)) return '.view'
  if (felt.test(text) && ofChild.test(text)) return '.felt'
  if (chose.test(text)) return picks.test(text) ? '.choice' : '.plot'
  if (persons.test(text)) return '.plot'
  return states.test(text) ? '' : '.plain'
}
