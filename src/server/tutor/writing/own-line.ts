// Whether a line beside an open text is one of the text, by its form.

export const asksOfIt =
  /^\W*(?:(?:so|but|and|wait|ok|um+) )*(?:do|does|should|can|could|is|are|what|whats|how|why|where|when|which) (?:i|it|this|that|my|we|they|the|a|an)\b.{3,70}$/

/** A line of its text by its beginning: others than the child act in it, or it joins on. */
export const goesOnAs =
  /^\W*(?:\d{1,2}[.):]?\s+)?(?:(?:ok|okay|and|so|but|then|because|cuz|also|suddenly|finally|maybe)[\s,]+)*(?:he|she|they|it (?:was|is|had|made|smell\w*|look\w*|sound\w*)|his|her|their|the|a|an|one|there (?:was|were|is|are)|we only|everyone|everybody|nobody|first|then|next|after that|dear|[A-Z][a-z]+) (?!you\b)\w+(?!.*\?\W*$)/

/** A line with its capital and its mark, or between quotes, is one of the text whatever it tells. */
export const isShownLine = (text: string) =>
  /^\W*[A-Z][^?]*[.!]["”']?\W*$/s.test(text) || /(?:^|\s)['"“‘]\S.{14,}\S['"”’]/.test(text)

/** 'I changed it to …'. */
export const rewrites =
  /^\W*(?:(?:ok|so|now),? )*i (?:changed|fixed|rewrote|made) (?:it|that|this)(?: to| so it says| into| say| now)?[\s:,]+\S+ \S+ \S+/i

/** A number told or asked for is no line of the text: '… so he has how many', '50. thats a cup', '9 10 11 12 4 more'. */
export const tellsNumber =
  /\bhow (?:many|much)\b[^.!?]{0,40}\W*$|\b(?:is|are|makes?|thats|that's|costs?) how (?:many|much)\W*$|^\W*(?:(?:so|ok|its|it's|um+|i think|oh|wait) )*\$?\d+(?:\.\d+)?(?: (?:cents|left|more|less|dollars|each))?(?:\W*$|\W+ *(?:that'?s|it'?s|and|so|because|cuz|bc|no|lol|haha)\b)|^\W*\d+(?:[ ,]+\d+){2,}\b/i
