// More stories of a child whose sum lies open: so many a day, for each table, change, batches, dozens, unit prices.

const n = String.raw`(?<![\d./])\$?(\d{1,6}(?:\.\d{1,2})?)`
const part = String.raw`(\d{1,3}(?: \d\/\d{1,2}|\/\d{1,2}|\.\d{1,2})?)`
const span =
  '(?:day|night|week|hour|minute|month|year|lap|game|page|trip|box|bag|shelf|row|table|team|group|car|van|bus|tank|plate|page)'

type Reading = readonly [RegExp, (...numbers: string[]) => string | null]

const divides = (whole: string, by: string) =>
  Number(by) > 0 && Number(whole) % Number(by) === 0 ? `what is ${whole} ÷ ${by}` : null

/** 3 and 7 hundredths is 307 hundredths. */
const tenthsOf = (whole: string, of: string, size: number) =>
  `what is ${Number(whole) * size + Number(of)}/${size} as a decimal`

const readings: readonly Reading[] = [
  // '3 pizzas for 4 people, how much each'
  [
    /\b(\d{1,2}) (?:pizzas?|pies?|cakes?|brownies?|sandwiches|sandwich|subs?|bars?|apples?|oranges?|bananas?|waffles?|pancakes?|loaves|loaf|candy bars?|granola bars?|yards?|feet|pounds?|gallons?|cups?)(?: of [a-z]+)? (?:for|shared by|shared between|split by|split between|split among|between|among|and) (\d{1,2}) (?:people|kids|friends|of us|cousins|students|girls|boys|children|players)\b[^?]{0,20}?\bhow much (?:pizza |pie |cake |(?:does|do|will|would) )?(?:each|everyone|everybody|one (?:person|kid|friend))\b/i,
    (whole, by) => (Number(by) > 1 ? `what is ${whole} ÷ ${by}` : null),
  ],
  // '2/3 cup for 1 batch, I have 4 cups, how many batches'
  [
    new RegExp(
      `${part} (?:cups?|teaspoons?|tablespoons?|tsp|tbsp|pounds?|ounces?|grams?|sticks?|yards?|feet)\\b[^?]{0,24}?\\b(?:for|makes?|per|in) (?:1|one|a|each|every) ([a-z]+)\\b[^?]{0,24}?\\b(?:have|got|with|there are) ${n} (?:cups?|teaspoons?|tablespoons?|tsp|tbsp|pounds?|ounces?|grams?|sticks?|yards?|feet)\\b[^?]{0,16}?\\bhow many (?:\\2(?:e?s)?|can i make)\\b`,
      'i',
    ),
    (each, _what, whole) => `what is ${whole} ÷ ${each}`,
  ],
  // 'Sneakers were 80, now 60, what percent off'
  [
    new RegExp(
      `\\b(?:was|were|cost|costs|from|used to be) ${n}(?: dollars| bucks)?(?:,| and| but)? (?:now|to|is now|are now|now it'?s|now they'?re|on sale for) (?:is |are |only )?${n}(?: dollars| bucks)?\\b[^?]{0,20}?\\b(?:percent|%)(?: [a-z]+)? ?(?:off|less|discount|drop|decrease|down)\\b`,
      'i',
    ),
    (was, is) => (Number(was) > Number(is) ? `what percent is ${Number(was) - Number(is)} of ${was}` : null),
  ],
  [/^\W*(\d{1,2}\/\d{1,2}) of (\d{1,4})\W*$/, (of, whole) => `what is ${of} of ${whole}`],
  // 'A book has 240 pages, I read 15 a day, how many days'
  [
    new RegExp(
      `${n} [a-z]+\\b[^?]{0,40}?\\b${n} (?:[a-z]+ )?(?:an?|per|each|every) (${span})\\b[^?]{0,20}?\\bhow (?:many \\3s|long)\\b`,
      'i',
    ),
    divides,
  ],
  // '28 kids and 4 per table, how many tables'
  [
    new RegExp(
      `${n} [a-z]+ (?:and |with |, ?)?${n} (?:[a-z]+ )?(?:at|in|on|for|per|to) (?:an?|each|every|one)? ?(${span})\\b[^?]{0,16}?\\bhow many \\3(?:e?s)\\b`,
      'i',
    ),
    divides,
  ],
  // 'I had 15 stickers, gave 6 away, got 4 more, how many'
  [
    new RegExp(
      `\\b(?:had|have|has) ${n} [a-z]+[^?]{0,12}?\\b(?:gave|lost|ate|sold|used|spent|broke)(?: away)? ${n}\\b[^?]{0,24}?\\b(?:got|found|bought|made|won|picked) ${n}\\b[^?]{0,16}?\\bhow many\\b`,
      'i',
    ),
    (had, less, more) => `what is ${had} - ${less} + ${more}`,
  ],
  [
    new RegExp(
      `\\b(?:had|have|has) ${n} [a-z]+[^?]{0,12}?\\b(?:got|found|bought|made|won|picked) ${n}\\b[^?]{0,24}?\\b(?:gave|lost|ate|sold|used|spent|broke)(?: away)? ${n}\\b[^?]{0,16}?\\bhow many\\b`,
      'i',
    ),
    (had, more, less) => `what is ${had} + ${more} - ${less}`,
  ],
  // 'A recipe needs 3/4 cup for 1 batch, how much for 3 batches'
  [
    new RegExp(
      `${part} (?:cups?|teaspoons?|tablespoons?|tsp|tbsp|pounds?|ounces?|grams?|sticks?)\\b[^?]{0,24}?\\b(?:for|makes?|per|in) (?:1|one|a|each) (batch|cake|loaf|pan|pizza|pie|recipe)\\b[^?]{0,12}?\\bhow (?:much|many)\\b[^?]{0,20}?${n} \\2(?:e?s)?\\b`,
      'i',
    ),
    (each, _what, count) => `what is ${count} × ${each}`,
  ],
  [
    /^(?:(?:how (?:much|many) is|what is|whats|how many (?:eggs|things|is)? ?(?:are )?in) )?(\d{1,2}) dozen(?: [a-z]+)?\W*$/i,
    (count) => `what is ${count} × 12`,
  ],
  // 'I pay $5 for something that costs 3.25, what's my change'
  [
    new RegExp(
      `\\b(?:pay|paid|give|gave|have|hand)(?: with)? (?:a |them |her |him )?${n}(?: dollars| bucks)?(?: bill)?\\b[^?]{0,40}?\\b(?:costs?|is|was|for) ${n}\\b[^?]{0,30}?\\bchange\\b`,
      'i',
    ),
    (paid, cost) =>
      Number(paid) > Number(cost) ? `what is ${Number(paid).toFixed(2)} - ${Number(cost).toFixed(2)}` : null,
  ],
  [
    new RegExp(
      `\\b(?:costs?|is|was) ${n}\\b[^?]{0,30}?\\b(?:pay|paid|give|gave|have)(?: with)? (?:a |them |her |him )?${n}\\b[^?]{0,30}?\\bchange\\b`,
      'i',
    ),
    (cost, paid) =>
      Number(paid) > Number(cost) ? `what is ${Number(paid).toFixed(2)} - ${Number(cost).toFixed(2)}` : null,
  ],
  // '6 feet of ribbon, cut into 3/4 feet pieces, how many'
  [
    new RegExp(
      `${n} (?:feet|foot|ft|inches|yards?|meters?|cm)(?: long)?\\b[^?]{0,30}?\\b(?:cut|pieces|each piece)\\b[^?]{0,24}?${part} ?(?:feet|foot|ft|inch|inches|yards?|meters?|cm)\\b[^?]{0,24}?\\bhow many\\b`,
      'i',
    ),
    (whole, piece, text) => (/left ?over|remain/i.test(text ?? '') ? null : `what is ${whole} ÷ ${piece}`),
  ],
  // 'A car uses 3 gallons for 90 miles, how many miles per gallon'
  [
    new RegExp(
      `${n} ([a-z]+?)s? (?:for|in|to (?:go|drive|make|cover)|makes?|is enough for|will go|goes) ${n} ([a-z]+?)s?\\b[^?]{0,24}?\\bhow (?:many|much) \\4s? (?:per|an?|for (?:each|every|one)|in (?:one|an?)|to (?:a|each)) \\2\\b`,
      'i',
    ),
    (by, _one, whole) => `what is ${whole} ÷ ${by}`,
  ],
  // 'Cards cost $1.25 each, how much for 6'
  [
    new RegExp(
      `\\b(?:costs?|cost|is|are|for|at) ${n}(?: dollars| bucks| cents)? (?:each|apiece|a piece|per \\w+|for (?:one|1|each))\\b[^?]{0,30}?\\bhow much (?:for|is|are|do|does|would|will|it|cost|i|to|buy| )* ?${n}\\b`,
      'i',
    ),
    (each, count) => `what is ${count} × ${each}`,
  ],
  [
    new RegExp(
      `\\b(?:i|we) (?:have|got|only have) ${n}(?: dollars| bucks)?\\b[^?]{0,20}?\\b(?:what|how many)(?: \\w+)? can (?:i|we) (?:get|buy|afford)\\b[^?]{0,24}?(?:at|for|if (?:they|each) (?:are|is|cost|costs)) ${n}(?: each)?`,
      'i',
    ),
    (has, each) => (Number(each) > 0 ? `what is ${has} ÷ ${each}` : null),
  ],
  // '120 miles in 2 hours, what's the unit rate'; '$3.60 for 12 eggs, unit price'
  [
    new RegExp(`\\bunit (?:rate|price|cost)\\b[^?]{0,20}?${n} ?[a-z]* (?:in|for|per) ${n} [a-z]+`, 'i'),
    (whole, by) => `what is ${whole} ÷ ${by}`,
  ],
  [
    new RegExp(
      `${n} ?[a-z]* (?:in|for) ${n} [a-z]+[^?]{0,16}?\\b(?:unit (?:rate|price|cost)|how much (?:is|for) (?:one|1|each)|price (?:for|of) (?:one|each))\\b`,
      'i',
    ),
    (whole, by) => `what is ${whole} ÷ ${by}`,
  ],
  [
    /^(?:what is |whats )?(?:the )?ratio(?: of)? (\d{1,3}) ?(?:to|:) ?(\d{1,3}) (?:simplified|in simplest form|simplest form)|^simplify (?:the ratio )?(\d{1,3}) ?(?:to|:) ?(\d{1,3})\W*$/i,
    (a, b) => `simplify ${a}/${b}`,
  ],
  [
    /\b(?:how do (?:i|you) write|write) (\d{1,3}) and (\d{1,2}) (tenths|hundredths)(?: as)?(?: a| in)? (?:decimal|numbers?|digits)\b/i,
    (whole, of, place) => tenthsOf(whole, of, place === 'tenths' ? 10 : 100),
  ],
  [
    /^(?:what is |whats |write )?(\d)(\d{1,4})(?: in| into)? expanded form\W*$|^expanded form (?:of|for) (\d)(\d{1,4})\W*$/i,
    (first, rest) => `what is the value of the ${first} in ${first}${rest}`,
  ],
  [
    /\b(?:its|it is|it's) (\d{1,2}:\d\d)\b[^?]{0,40}?\bin (\d{1,2}) (?:minutes|mins)\b[^?]{0,20}?\bwhat time\b/i,
    (time, minutes) => `what time is it ${minutes} minutes after ${time}`,
  ],
]

/** The sum of such a story, in signs; null where none of them is told. */
export function storySumMore(text: string): string | null {
  for (const [pattern, sum] of readings) {
    const found = pattern.exec(text)
    const said = found && sum(...found.slice(1).flatMap((one) => one ?? []), text)
    if (said) return said
  }
  return null
}
