import { inSchoolSpelling } from './math-spelling.ts'
import { saidGap, saidSum } from './said-sums.ts'

// What children say or misspell so often that it is put in usual words before anything reads it. What the child wrote stays as it is.

const spaced = String.raw`^\W*(?:(?:ok|okay|k|so|now|um+|hey|and|but|wait) )*`

const usual: readonly (readonly [RegExp, string])[] = [
  [
    /^\W*(?:(?:just|please|pls|ok|no) )*(?:can (?:you|u) )?(?:just )?tell me (?=(?:whats?|what's|which|how|why|when|where|who) )/i,
    '',
  ],
  [/^\W*(?:ok|okay|k|now|alright)?\W*next(?: one| question| problem)?[.,:!]\s+(?=\S+ \S+ \S+)/i, ''],
  [new RegExp(`${spaced}(?:im|i'm|i am) (?:so |really |very )?(?:bord|boerd|borred|boread)\\W*$`, 'i'), "i'm bored"],
  [
    new RegExp(`${spaced}i (?:am |m )?(?:riting|writting|writing|rite) a (?:story|store|stori|storey)\\b`, 'i'),
    'i am writing a story',
  ],
  [
    /\bis (?:a |the )?triangle (?:w|with|of)(?: the)?(?: sides)?(?: of)? (\d{1,2})[ ,]+(\d{1,2})[ ,]+(?:and )?(\d{1,2}) (?:a )?right(?: triangle)?\W*$/i,
    'is $1 $2 $3 a right triangle',
  ],
  [
    /^\W*is ["“']?(?!this|that|what|mine|there|they|here|your)([a-z]{4,14})["”']? (?:spelled |spelt )?right\b.*$/i,
    'is $1 spelled right',
  ],
  [
    /\b(\d{1,3}) ([a-z]{3,12}) (?:cost|are|is) \$?(\d{1,3}(?:\.\d\d)?)[,.]? (?:so )?how much (?:for|are|is|do|would|will) (\d{1,3})\W*$/i,
    '$1 $2 cost $$$3. How much do $4 $2 cost?',
  ],
  [/^\W*(?:can (?:you|u) )?tell me (?:something )?about (?:yourself|yourselve?s?|urself|you|u)\W*$/i, 'who are you'],
  [
    /^\W*(?:(?:can|could) (?:we|you|u) |let'?s |i (?:want to|wanna) )?read (?:something )?(?:with me|together|with you|with u)(?: please)?\W*$/i,
    'can you tell me a story',
  ],
  [/^\W*(?:(?:ok|so|and|um+) )?(?:what(?:'?s| is) )?(\d{1,3}) ?\^ ?(\d{1,2})\W*$/i, 'what is $1 to the power of $2'],
  [/\bis (\d{1,2}\/\d{1,2}) (?:a|one) half(?: to+)?\W*$/i, 'is $1 the same as 1/2'],
  // '5+9 is ez 14 done': how easy it is stands between a sum and what it comes to.
  [
    new RegExp(
      `${spaced}(\\d{1,4} ?(?:[-+−×x*÷/]|plus|minus|times|take away) ?\\d{1,4})[ ,.!]{1,3}(?:(?:is|it'?s|that'?s|was|are|so|too|super|really|just|like|very|way) ){0,4}(?:ez|eazy|easy|ezpz|simple|cake|baby (?:stuff|math))(?: (?:peasy|pz|pizy|lemon squeezy|one|math)){0,2}[ ,.!:]{1,3}(?:(?:it'?s|is|that'?s|duh|the answer is|i got|i get|just|=) ){0,3}(\\d{1,6})(?:[ ,.!]{1,3}(?:done|next|lol|duh|haha|ez|easy|finished|boom|bam|yay|see)){0,2}\\W*$`,
      'i',
    ),
    '$1 = $2',
  ],
]

const parts: Readonly<Record<string, string>> = { h: '1/2', t: '1/3', f: '1/4', q: '1/4' }

/** Formulas, days, units and wishes in the words that are read. */
const inWords = (text: string) =>
  text
    // A greeting before something else is not what is said.
    .replace(/^\W*(?:hi+|hello+|hey+|hola)(?: there| bolt| again)?[\s,!.]+(?=(?!how\b)\S+ \S+ \S+)/i, '')
    .replace(
      /\b(?:can (?:you|u) )?(?:quiz|test) me (?:on|about|over|with) (?:my )?(?!.*\b(?:capitals?|states?|spelling|words|countries)\b)([a-z ]{3,24}?)(?: (?:cuz|because|bc|i have|i got|for (?:my|a|the)|please|pls|there'?s)\b.*)?\W*$/i,
      'can we do $1',
    )
    .replace(
      /^.*\b(?:memorize|learn|practice|study|know|do|work on) (?:all )?(?:my|the|our) (\d{1,2})(?:'?s|es)(?: times)?(?: tables?| facts?)?(?: (?:for|by|before) .*)?\W*$/i,
      'i want to practice my $1 times tables',
    )
    .replace(/\bis (\d{1,6}) (?:an? )?(?:even|odd)(?: number)?(?! or\b)\b/gi, 'is $1 even or odd')
    .replace(/\b(?:but )?not (?:like )?\d{1,3} ?[x×*+\-÷/] ?\d{1,3}\b/gi, '')
    .replace(/\b(\d{1,2}) ?o'? ?cl(?:oc?k|ock|oke)\b/gi, "$1 o'clock")
    .replace(/\b(?:biger|bigga|bigr|biggr|bigar)\b/gi, 'bigger')
    .replace(/\b(?:smalest|smallist|smallst)\b/gi, 'smallest')
    .replace(/\b(?:tomoro|tomorow|tommorow|tomarow|tommorrow)\b/gi, 'tomorrow')
    .replace(/\b(?:spelng|speling|spellng|spelin)\b/gi, 'spelling')
    .replace(/(?<!\d)(\d{1,3}):(\d{1,3}) (?:is )?(?:the )?same as\s(\d{1,3}):(\d{1,3})/gi, '$1/$2 the same as $3/$4')
    .replace(/\b(is|are) name (?=[a-z]+\b)/gi, '$1 named ')
    .replace(/\b(?:a|one|1) dollar (minus|take away|-) (\d{1,2}) ?(?:cents?|¢|c)\b/gi, '100 $1 $2')
    .replace(
      /(?<![\d/])(\d{1,2}\/\d{1,2}) and (\d{1,2}\/\d{1,2}) are (?:the )?(?:same|equal)\b/gi,
      '$1 is the same as $2',
    )
    .replace(/\bmph\b/gi, 'miles per hour')
    .replace(
      /\bhow many (\d\/\d|halves|halfs|thirds|fourths|quarters)(?: (?:of an? )?[a-z]+)?(?: are| fit| go)? in(?:to)? (\d+(?: \d\/\d)?)(?: [a-z]+)?\W*$/gi,
      (_, part: string, whole: string) => `what is ${whole} ÷ ${parts[part.charAt(0).toLowerCase()] ?? part}`,
    )
    .replace(/\br u (?=[a-z])/gi, 'are you ')
    .replace(/\b(\d+(?:[/.]\d+)?) and (\d+(?:[/.]\d+)?) (?:makes?|equals) (?=\d)/gi, '$1 + $2 = ')
    .replace(/\b(?:wensday|wendsday|wednsday|wensdy|wedensday)\b/gi, 'wednesday')
    .replace(/\b(?:tusday|teusday|tuesdy)\b/gi, 'tuesday')
    .replace(/\b(?:satterday|saterday|saturdy)\b/gi, 'saturday')
    .replace(/\bthersday\b/gi, 'thursday')
    .replace(/\b(?:febuary|febuery|februry)\b/gi, 'february')
    .replace(/\b(?:rid+[ae]l|rid+els?|ridd?le?z|riddul|ridle)\b/gi, 'riddle')
    .replace(/\b(?:joak|jok|jokee|joek)\b/gi, 'joke')
    .replace(/\b(?:kwiz|quizz|quize|qwiz)\b/gi, 'quiz')
    .replace(/\bhw\b/gi, 'homework')
    .replace(/\b(\d+ ?)?co2\b/gi, '$1carbon dioxide')
    .replace(/\b(\d+ ?)?h2o\b/gi, '$1water')
    .replace(/\b(\d+ ?)?c6h12o6\b/gi, '$1sugar')
    .replace(/\b(\d+ ?)?o2\b/gi, '$1oxygen')

/** What is asked of a word, as it is asked most. */
const ofWord: readonly (readonly [RegExp, string])[] = [
  [
    /^\W*(?:(?:can|could) (?:you|u) )?(?:please )?(?:translate|say) (?:the word )?["“]?([a-z]{2,16})["”]? (?:to|in|into) spanish(?: please| for me)?\W*$/i,
    'how do you say $1 in spanish',
  ],
  [
    /^\W*(?:(?:ok|now|please) )*use (?:the word )?["“]?([a-z]{3,16})["”]? in a sentence(?: please| for me)?\W*$/i,
    'can you use the word $1 in a sentence',
  ],
]
export const askedOfWord = (text: string): string =>
  ofWord.reduce((said, [pattern, words]) => said.replace(pattern, words), text)

/** The line in usual words; any other as it is. */
export const inUsualWords = (text: string): string =>
  inWords(
    usual.reduce(
      (said, [pattern, words]) => said.replace(pattern, words),
      divisions(saidGap(saidSum(inSchoolSpelling(text)))),
    ),
  )

const smallest = 20
const shared =
  /(?<![\d/])(\d{2,3}) ?\/ ?(\d{1,2})(?= ?(?:is|=|equals|makes|which is|and (?:i )?g[eo]t|i got|comes out to|would be|that'?s|so)(?: it'?s)? ?\d)/gi

const sharedAlone = /^\W*(?:what is |whats |what's )?(\d{2,3}) ?\/ ?(\d{1,2})\W*$/i

/** '96/8 is 12' shares 96: no fraction is as large as that, and comes out whole. */
const divisions = (text: string): string =>
  text
    .replace(sharedAlone, (all, whole: string, by: string) =>
      Number(by) > 1 && Number(whole) >= smallest && Number(whole) % Number(by) === 0 ? `${whole} ÷ ${by}` : all,
    )
    .replace(shared, (all, whole: string, by: string) =>
      Number(whole) >= smallest && Number(by) > 1 && Number(whole) / Number(by) >= 2 ? `${whole} ÷ ${by}` : all,
    )
