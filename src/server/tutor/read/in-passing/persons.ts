// Words for people, of whom there are so many.

const kinds =
  'boys?|girls?|kids?|child(?:ren)?|moms?|dads?|parents?|friends?|cousins?|brothers?|sisters?|siblings?|aunts?|uncles?|grandmas?|grandpas?|adults?|grown ?ups?|men|man|women|woman|lad(?:y|ies)|players?|students?|teachers?|coach(?:es)?|guests?|people|persons?|bab(?:y|ies)|toddlers?|classmates?|teammates?|neighbors?|campers?|dancers?|singers?|runners?|drivers?|helpers?|volunteers?|riders?|swimmers?|scouts?|graders?'
const last = new RegExp(String.raw`(?:^|\s)(?:${kinds})$`)
/** One alone is not counted: 'my friend' is no people. */
const some =
  /\b(?:boys?|girls?|kids?|moms|dads|friends|cousins|brothers|sisters|aunts|uncles|adults?|grown ?ups?|players|students|teachers|guests|people|babies|us)\b/

/** What is counted are people: '4 moms', '20 third graders'. */
export const ofPersons = (thing: string): boolean => last.test(thing)
/** People are spoken of. */
export const tellsOfPersons = (line: string): boolean => some.test(line)
