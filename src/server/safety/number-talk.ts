// Talk of numbers that the learned ear takes for need: a number story about others, and a line of nothing but numbers and small words.

const number =
  /(?<![a-z])\d+(?:\.\d+)?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\b/gi
const asks = /\bhow (?:many|much|far|long|old|tall)\b|\bwhat (?:is|was) the (?:total|difference|sum)\b/i
const ofSelf = /\b(?:i|im|me|my|mine|myself|we|us|our)\b|\bi['’]/i
/** What no story of numbers in a school book is about. */
const grave =
  /\b(?:pills?|tablets?|medicines?|drugs?|beers?|wine|drinks? too|vodka|drunk|guns?|knife|knives|bullets?|cuts?|cutting|blood|bleed\w*|hits?|hurts?|kicks?|punch\w*|bruis\w*|touch\w*|secrets?|naked|pictures? of|scared|afraid|cry|cries|crying|sad|hates?|kill\w*|dies?|dead|died|suicide|alone|hungry|locked|runs? away|ran away|hides?|police|jail|send|photos?|address|meet|burn\w*|chok\w*|starv\w*|belt|smok\w*|vap(?:es?|ing)|weed|undress\w*|kiss\w*|beds?|jump(?:s|ed)? off)\b/i

/** 'Mia has 6 stickers. She gets some more. Now she has 11. How many did she get'. */
export const isNumberStory = (text: string): boolean =>
  (text.match(number) ?? []).length >= 2 && asks.test(text) && !ofSelf.test(text) && !grave.test(text)

const small = new Set(
  "it its was is that this these those the a an too also again last time next first second one ones ok okay right wrong yes no yeah yep nope same both answer answers i got get said say put wrote it's that's thats and or so then but not all now still always each plus minus times divided equals by of for number numbers problem problems question sum what about on in to from page row line with good maybe think like just only".split(
    ' ',
  ),
)

/** 'It was 5 last time too, is that ok': a number, and nothing that could tell of a need. */
export function isOnlyNumbers(text: string): boolean {
  // Words of any language count, and signs that are neither of writing nor of arithmetic may tell of something.
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
  const isWriting = /^[\p{L}\p{M}\d\s.,!?'’"$%+\-−×÷*/=()<>:;]*$/u.test(text)
  return isWriting && /\d/.test(text) && words.every((word) => small.has(word.replace('’', "'")))
}
