/** What a plain question about a text asks; the names are those of `write.ask.…`. */
export type TextAsk =
  | 'start'
  | 'end'
  | 'next'
  | 'wrong'
  | 'title'
  | 'good'
  | 'hook'
  | 'hookHow'
  | 'thesis'
  | 'thesisHow'
  | 'ending'
  | 'titleGood'
  | 'better'
  | 'longer'
  | 'enough'
  | 'long'
  | 'scary'
  | 'funny'
  | 'exciting'
  | 'sad'
  | 'real'
  | 'formal'
  | 'specific'
  | 'convince'
  | 'show'
  | 'tense'
  | 'pov'
  | 'povOf'
  | 'povHow'
  | 'comma'
  | 'newline'
  | 'marks'
  | 'cite'
  | 'transition'
  | 'counter'
  | 'rebut'
  | 'evidence'
  | 'find'
  | 'fix'
  | 'opinion'
  | 'all'
  | 'okay'
  | 'whyMore'
  | 'noIdea'
  | 'label'
  | 'part'
  | 'counterGood'
  | 'syllables'

export const how = String.raw`how (?:do|should|can|would|could|might|am|to) ?(?:i|you|we)? ?(?:supposed to )?(?:even )?`
export const text = String.raw`(?:it|this|that|my|the|a|an|one)(?: \w+){0,3}`
export const well = String.raw`(?:(?:really|any|too|strong|pretty|very) )?(?:good|ok|okay|strong|strong enough|good enough|fine|right|better|nice|alright|bad|dumb|stupid|weird|boring|clear)(?: enough)?(?: now| so far| or not| to you)?`
export const is = String.raw`(?:is|was|does|do|did|are) (?:it|this|that|my|the|these) ?`

/** A whole question, in any of these ways. */
export const asking = (parts: readonly string[]) => new RegExp(`^(?:${parts.join('|')})$`)

/** What is asked, whether it needs no open text, and in which words. */
export type AskForm = readonly [ask: TextAsk, isFree: boolean, pattern: RegExp]
