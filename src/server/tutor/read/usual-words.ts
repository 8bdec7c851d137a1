// What children say or misspell so often that it is put in usual words before anything reads it.

const spaced = String.raw`^\W*(?:(?:ok|okay|k|so|now|um+|hey|and|but|wait) )*`

const usual: readonly (readonly [RegExp, string])[] = [
  [
    /^\W*(?:(?:just|please|pls|ok|no) )*(?:can (?:you|u) )?(?:just )?tell me (?=(?:whats?|what's|which|how|why|when|where|who) )/i,
    '',
  ],
  [/^\W*(?:ok|okay|k|now|alright)?\W*next(?: one| question| problem)?[.,:!]\s+(?=\S+ \S+ \S+)/i, ''],
  [/\bhow many (?:letr?s|leters|lettrs|letterz)\b/i, 'how many letters'],
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
  [/\bis (\d{1,2}\/\d{1,2}) (?:a|one) half(?: to+)?\W*$/i, 'is $1 the same as 1/2'],
]

/** The line in usual words; any other as it is. */
export const inUsualWords = (text: string): string =>
  usual.reduce((said, [pattern, words]) => said.replace(pattern, words), divisions(text))

const smallest = 20
const shared = /(?<![\d/])(\d{2,3}) ?\/ ?(\d{1,2})(?= ?(?:is|=|equals|makes) ?\d)/gi

/** '96/8 is 12' shares 96: no fraction is as large as that, and comes out whole. */
const divisions = (text: string): string =>
  text.replace(shared, (all, whole: string, by: string) =>
    Number(whole) >= smallest && Number(by) > 1 && Number(whole) / Number(by) >= 2 ? `${whole} ÷ ${by}` : all,
  )
