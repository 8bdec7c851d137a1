// A question stands in a longer line without a mark: 'wilbur is the runt whats a runt', 'what does melancholy mean it was in there'.

const starts =
  /(?<=\s)(?=(?:whats|what'?s|wat is|what (?:is|are|was|were|do|does|did|happens?|makes|causes|color|kind|animal|state|country)|who (?:is|was|were|made|invented|wrote|found|discovered|won)|whos|why (?:is|are|do|does|did|was|were|dont|don'?t|cant|can'?t|isnt|isn'?t|doesnt|doesn'?t)|how (?:do|does|did|many|much|far|big|old|long|tall|fast|come|is|are)|where (?:is|are|do|does|did|was)|when (?:is|was|did|do|does)|which (?:one |is |planet |state |animal |country ))\b)/gi
/** Before it stands what makes it no question of its own: 'i know what a runt is'. */
const tellsOf =
  /\b(?:know|knew|knows|see|saw|guess|learned|learnt|remember|said|says|told|show|shows|about|understand|forgot to|depends|that is|thats|that's|is|was|like|matter|for|of|to|and)\s*$/i
const tails =
  /[\s,]+(?:because|cuz|cause|bc|it was (?:in|on)|it says|its for|it's for|for my|for a|my (?:teacher|friend|mom|dad|brother|sister)|i (?:used|put|wrote|keep|need|have|saw|heard|read|forgot|think|dont|don'?t|want|got|was)|im |we (?:are|have|read|were)|lol|haha|please|pls|in (?:the|my|our) (?:book|story|chapter|class|notes)|thats (?:dumb|weird|so)|that'?s (?:dumb|weird|so)|on my|they said|he said|she said)\b.*$/i
const meaning = /^(what (?:does|do|did|is|are) (?:the word )?["“]?[a-z-]{3,20}["”]? (?:even )?mean)\b.*$/i
const asks =
  /^\W*(?:(?:so|but|and|ok|okay|wait|oh|also|then|um+) )*(?:what|whats|wat|who|whos|why|how|where|when|which|is|are|do|does|did|can|was|were)\b/i
const fewest = 3
const mostWords = 40

/** The parts of a line that ask by themselves, the last one first; the line as a whole is none of them. */
export function questionsIn(text: string): string[] {
  if (text.split(/\s+/).length > mostWords) return []
  const found = [...text.matchAll(starts)]
    .map(({ index }) => index)
    .filter((at) => !tellsOf.test(text.slice(0, at)))
    .map((at) => text.slice(at).trim())
    .reverse()
  const all = [...found, text.trim()].flatMap((one) => {
    const short = one.replace(meaning, '$1')
    const cut = one.replace(tails, '')
    return [one, short, cut]
  })
  return [...new Set(all)].filter((one) => one !== text.trim() && asks.test(one) && one.split(/\s+/).length >= fewest)
}
