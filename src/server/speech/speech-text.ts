import { withoutMarkup } from './speech-markup.ts'
import { withoutOperators } from './speech-maths.ts'
import { withoutFigures, withoutHyphenDates } from './speech-numbers.ts'
import { applyRules, type Rule } from './speech-rules.ts'
import { withoutSymbols } from './speech-symbols.ts'
import { withoutUnits } from './speech-units.ts'

/**
 * A text as it is read aloud: '7 × 8 = ?' becomes '7 times 8 equals what?'. Plain ASCII in one line, without markup,
 * emoji and letters that the voice does not know. Empty when nothing is left that could be said.
 */
export function toSpeech(text: string): string {
  const plain = withoutSymbols(withoutMarkup(text))
  const said = withoutFigures(withoutUnits(withoutOperators(withoutHyphenDates(plain))))
  const tidied = applyRules(said, tidy).trim()
  return /[a-z0-9]/i.test(tidied) ? tidied : ''
}

/** Whether anything of the text can be said: not so for emoji only, or for a script that the voice does not know. */
export const isSpeakable = (text: string): boolean => toSpeech(text) !== ''

const tidy: readonly Rule[] = [
  [/\be\.g\.,?/gi, 'for example,'],
  [/\bi\.e\.,?/gi, 'that is,'],
  [/\betc\b/gi, 'et cetera'],
  [/\bvs\b\.?/gi, 'versus'],
  [/\band\/or\b/gi, 'and or'],
  [/(?<![\w/])\/([a-z]{1,3})\/(?![\w/])/g, '"$1"'],
  [/(?<=[\d)]) ?\/ ?(?=[\d(])/g, ' divided by '],
  [/\/(?<=(?:\b(?:miles|kilometers|meters|feet|dollars|cents|words|beats|grams)|\$[\d.]+)\/)(?=[a-z])/g, ' per '],
  [/(?<=\d|(?<!\w)[a-z])\/(?=[a-z](?!\w)|\d)/g, ' over '],
  [/(?<=[a-z]"?)\/(?="?\w)/gi, ' or '],
  [/(?<=\d),(?=\d)(?!\d{3}(?!\d))/g, ', '],
  [/ ?%/g, ' percent '],
  [/# ?(?=\d)/g, 'number '],
  [/&/g, ' and '],
  [/@/g, ' at '],
  [/(?<=\w)\((s|es)\)/g, '$1'],
  [/[()]/g, ', '],
  [/(?<!\w)'([a-zA-Z])'(?!\w)/g, '"$1"'],
  [/([a-zA-Z])\1{3,}/g, '$1$1$1'],
  [/(?<!\w)-+(?!\w)|-{2,}|(?<!\w)-|-(?!\w)/g, ', '],
  [/[^\w\s.,!?;:'"$-]|_/g, ' '],
  [/\$(?!\d)/g, ' '],
  [/\s+/g, ' '],
  [/ (?=[.,!?;:])/g, ''],
  [/(?<![,;:])[,;:]*([.!?])[.,!?;:]*/g, '$1'],
  [/([,;:])[,;:]+/g, '$1'],
  [/^[\s.,!?;:-]+|[\s,;-]+$/g, ''],
]
