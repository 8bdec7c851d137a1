import type { WordVerdict } from './word-verdict.ts'

const asks = [
  /^\W*(?:(?:so|and|ok|but|wait) )*["'“‘](.{6,80}?)["'”’],? (?:is|was) (?:that|it|this) (passive|active)\b/i,
  /^\W*(?:(?:so|and|ok|but|wait) )*(?:is|was) ["'“‘](.{6,80}?)["'”’] (?:in )?(?:the )?(passive|active)\b/i,
]
const isPassive =
  /\b(?:is|are|was|were|been|being|be|got|gets) (?:\w+ly )?(?:\w{2,}ed|thrown|eaten|written|seen|broken|taken|given|made|done|built|found|caught|sung|drawn|driven|stolen|bitten|chosen|told|sold|bought|taught|read|cut|hit|put)\b/i

/** Whether a line of the child is passive: something is done to its subject. */
export function voiceAnswer(text: string): WordVerdict | null {
  for (const pattern of asks) {
    const [, line = '', asked = ''] = pattern.exec(text) ?? []
    if (line === '') continue
    const is = isPassive.test(line) ? 'passive' : 'active'
    const why = is === 'passive' ? 'Something is done to its subject.' : 'Its subject does something.'
    return {
      verdict: asked.toLowerCase() === is ? 'right' : 'look',
      isTold: true,
      says: `That one is ${is}. ${why}`,
    }
  }
  return null
}
