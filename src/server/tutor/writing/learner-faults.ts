import { presentOf } from '../know/words/forms.ts'

// What children say who are new to English: by their own language, not by a slip. Each is a phrase with its fix and the reason.

/** `isTold`: no child says it who grew up with English, so it may be shown without being asked. */
export type LearnerFault = { fix: string; because: string; porque: string; isTold: boolean }

type Rule = {
  says: RegExp
  fix: (found: RegExpExecArray) => string | null
  because: string
  porque: string
  isTold?: true
}

const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|\\d{1,2}'
const kin =
  'mom|dad|mother|father|brother|sister|cousin|friend|grandma|grandpa|grandmother|grandfather|uncle|aunt|teacher|neighbor|abuela|abuelo|tia|tio'
const owned = `(party|house|birthday|car|room|dog|cat|name|school|bike|book|phone|wedding|backyard|kitchen|toy|game|job|ball|bed|garden|farm)`
const amOf: Readonly<Record<string, string>> = {
  i: 'I am',
  he: 'He is',
  she: 'She is',
  we: 'We are',
  they: 'They are',
  you: 'You are',
}
const be = (who: string) => amOf[who.toLowerCase()] ?? null
const not: Readonly<Record<string, string>> = {
  i: "I don't",
  you: "You don't",
  we: "We don't",
  they: "They don't",
  he: "He doesn't",
  she: "She doesn't",
  it: "It doesn't",
}

const rules: readonly Rule[] = [
  {
    says: new RegExp(
      `\\b(i|he|she|we|they) (?:have|has|got) (${numbers}) years(?: old)?\\b(?! (?:of|in|to|left|more))`,
      'i',
    ),
    fix: ([, who = '', age = '']) => (be(who) === null ? null : `${be(who)} ${age} years old`),
    because: 'For your age, English uses am, is, or are.',
    porque: 'En inglés la edad va con am, is o are, no con have.',
    isTold: true,
  },
  {
    says: /\b(i|he|she|we|they) (?:have|has) (?:a lot of |much |very |so )?(hungry|thirsty|cold|hot|sleepy|scared|tired|afraid|fear|hunger|sleep|thirst)\b(?! (?:water|milk|food|days?|hands?|feet|drinks?|dogs?|weather|chocolate|lunch|overs?|tubs?|sauce|cat))/i,
    fix: ([, who = '', felt = '']) => (be(who) === null ? null : `${be(who)} ${feltOf(felt.toLowerCase())}`),
    because: 'For how you feel, English uses am, is, or are.',
    porque: 'Lo que uno siente va con am, is o are, no con have.',
    isTold: true,
  },
  {
    says: /\b(i am|i'm|im|he is|she is|we are|they are) agree\b/i,
    fix: ([, who = '']) =>
      ({ h: 'He agrees', s: 'She agrees', w: 'We agree', t: 'They agree' })[who.charAt(0).toLowerCase()] ?? 'I agree',
    because: 'Agree is already the verb, so it needs no am.',
    porque: 'Agree ya es el verbo: va sin am.',
    isTold: true,
  },
  {
    says: /\b(?:the )?people (is|was|has)\b/i,
    fix: ([, verb = '']) => `people ${({ is: 'are', was: 'were', has: 'have' })[verb.toLowerCase()] ?? 'are'}`,
    because: 'People are more than one.',
    porque: 'People son muchas personas: va con are, were o have.',
  },
  {
    says: /\b(i|you|we|they|he|she) no (have|like|want|know|understand|can|need|speak|play|eat|go)\b/i,
    fix: ([, who = '', verb = '']) =>
      verb.toLowerCase() === 'can'
        ? `${who === 'i' ? 'I' : who} can't`
        : `${not[who.toLowerCase()] ?? "I don't"} ${verb.toLowerCase()}`,
    because: "To say no, English puts don't or doesn't before the verb.",
    porque: "Para negar, va don't o doesn't antes del verbo.",
    isTold: true,
  },
  {
    says: new RegExp(`\\b(?:in|at|to) the ${owned} of (my|his|her|our) (${kin})\\b`, 'i'),
    fix: ([, thing = '', whose = '', who = '']) =>
      `${/party|birthday|wedding|house/i.test(thing) ? 'at' : 'in'} ${whose.toLowerCase()} ${who.toLowerCase()}'s ${thing.toLowerCase()}`,
    because: "The one it belongs to comes first, with 's.",
    porque: "Primero va la persona con 's, y después la cosa.",
    isTold: true,
  },
  {
    says: new RegExp(`\\bthe ${owned} of (my|his|her|our) (${kin})\\b`, 'i'),
    fix: ([, thing = '', whose = '', who = '']) =>
      `${whose.toLowerCase()} ${who.toLowerCase()}'s ${thing.toLowerCase()}`,
    because: "The one it belongs to comes first, with 's.",
    porque: "Primero va la persona con 's, y después la cosa.",
    isTold: true,
  },
  {
    says: /\bmore (better|bigger|smaller|faster|taller|older|younger|easier|harder|stronger|nicer|prettier|happier|slower|longer|shorter)\b(?! (?:than )?\w+s\b)/i,
    fix: ([, word = '']) => word.toLowerCase(),
    because: 'The -er already means more.',
    porque: 'La terminación -er ya quiere decir más.',
  },
  {
    says: /\b(didn'?t|did not|didnt) ([a-z]+)\b/i,
    fix: ([, , verb = '']) => {
      const base = presentOf(verb.toLowerCase())
      return base === null || base === verb.toLowerCase() ? null : `didn't ${base}`
    },
    because: 'After didn’t the verb stays plain.',
    porque: "Después de didn't el verbo va en su forma simple.",
  },
  {
    says: /\b(can|must|should) to ([a-z]+)\b/i,
    fix: ([, can = '', verb = '']) => `${can.toLowerCase()} ${verb.toLowerCase()}`,
    because: 'After can, must, and should there is no to.',
    porque: 'Después de can, must y should no va to.',
  },
  {
    says: /\bfor to ([a-z]+)\b/i,
    fix: ([, verb = '']) => `to ${verb.toLowerCase()}`,
    because: 'To alone is enough.',
    porque: 'Basta con to, sin for.',
  },
  {
    says: /\b(explain|say) (me|us|him|her)\b(?! (?:was|is|first))/i,
    fix: ([, verb = '', who = '']) => `${verb.toLowerCase()} to ${who.toLowerCase()}`,
    because: 'Explain and say need to before the person.',
    porque: 'Con explain y say, antes de la persona va to.',
  },
  {
    says: /\b(informations|homeworks|furnitures|advices|childrens|peoples|mouses|mans|womans|childs|foots|tooths|gooses|sheeps|mices|mens)\b(?!')/i,
    fix: ([word = '']) => manyOf[word.toLowerCase()] ?? null,
    because: 'That word has its own form for more than one.',
    porque: 'Esa palabra tiene su propia forma para varios.',
  },
  {
    says: /(?:^|[.!] )(is|was) (raining|snowing|cold|hot|sunny|late|easy|hard|difficult|fun|important|windy)\b(?!.*\?)/i,
    fix: ([, verb = '', what = '']) => `It ${verb.toLowerCase()} ${what.toLowerCase()}`,
    because: 'An English sentence needs its subject: it.',
    porque: 'En inglés la oración necesita sujeto: it.',
  },
]

const feltOf = (word: string) =>
  ({ fear: 'scared', hunger: 'hungry', sleep: 'sleepy', thirst: 'thirsty' })[word] ?? word
const manyOf: Readonly<Record<string, string>> = {
  informations: 'information',
  homeworks: 'homework',
  furnitures: 'furniture',
  advices: 'advice',
  childrens: 'children',
  childs: 'children',
  peoples: 'people',
  mouses: 'mice',
  mices: 'mice',
  mans: 'men',
  mens: 'men',
  womans: 'women',
  foots: 'feet',
  tooths: 'teeth',
  gooses: 'geese',
  sheeps: 'sheep',
}

/** What a learner of English would mend in a line, first things first. */
export function learnerFaults(text: string): LearnerFault[] {
  const found: LearnerFault[] = []
  for (const { says, fix, because, porque, isTold = false } of rules) {
    const said = says.exec(text)
    const mended = said && fix(said)
    if (mended !== null && !found.some((one) => one.fix.includes(mended)))
      found.push({ fix: mended, because, porque, isTold })
  }
  return found
}
