import { firstNames } from './first-names.ts'
import type { Finder } from './personal-data.ts'
import { isFirstName } from './usual-words.ts'

// Words that follow a first name but are no family name: 'my name is mia and ...', 'my name is mia what is 2 plus 2'.
const notSurname =
  'and|but|i|im|what|whats|how|can|could|help|is|are|am|the|a|an|my|me|you|we|he|she|it|in|on|at|from|for|with|to|so|now|please|hi|hello|hey|by|of|or|not|who|why|when|where|do|does|did|let|lets|want|need|like|love|this|that|here|there|today|then|too|also|because|just|okay|ok|yes|no|nice|good|thanks|thank|spelled|grade|years|in|age|as|if|would|will|was|were|have|has|had|your|our|his|her|their|its|last|first|middle|but|tell|give|show|teach|explain|one|two|three|four|five|six|seven|eight|nine|ten|has|says|said|got|went|took|ate|bought|scored|walked'
// What a child says of a name that is not the name.
const aboutNames =
  'hard|short|long|easy|weird|funny|cool|pretty|unusual|common|secret|private|written|printed|missing|wrong|right|misspelled|up|down|already|under|above|boring|awesome|unique|special|different|number|letters|called|really|very|kind|super|none|never|too|always|also|actually|only|at|pronounced|something|cute|nothing'

const word = "\\p{L}[\\p{L}'’-]{1,30}"
const capital = "\\p{Lu}[\\p{L}'’-]{1,30}"
const surname = `(?!(?:${notSurname})\\b)(?:${word}|\\p{L}\\. ${word})`
const saysName =
  "my (?:full |whole |real |first |own )?name(?:'s| is|s|:)|me llamo|mi nombre es|je m['’]appelle|mon nom est|ich hei(?:ß|ss)e|mein name ist|meu nome (?:é|e)|eu me chamo|me chamo|mi chiamo|tên (?:con|em) là"
const kin =
  'mom|dad|mother|father|brother|sister|friend|cousin|uncle|aunt|grandma|grandpa|stepdad|stepmom|parent|neighbor'

/** Full names: what a child should keep private. */
export const fullNames: Finder[] = [
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\b(?:${saysName}) {1,2})(?!(?:${notSurname}|${aboutNames})\\b)${word} ${surname}(?: (?!(?:${notSurname})\\b)${capital})?`,
      'giu',
    ),
    allow: (match, _before, after) =>
      !/^\p{L}+\S* \p{Lu}/u.test(match) && /^ (?!and\b|but\b|i\b|from\b)\p{L}/iu.test(after),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\bmy (?:last|family|sur) ?name(?:'s| is|s|:) {1,2})(?!(?:${notSurname}|${aboutNames})\\b)${word}`,
      'giu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\b(?:[Ii]['’]?m|[Ii] am|[Tt]his is|[Ii]t['’]?s me|[Ii]t is me|[Yy]our friend|[Cc]all(?:s|ed)? me|[Ii]['’]?m called|[Nn]amed?|NAME)(?: called| named| -| :|:| =)? {1,2})(?!(?:Iron|Spider|Super|Captain|King|Queen|Princess|Santa|Harry|Mickey|Doctor|Mr|Mrs|The|New|North|South)\\b)${capital}(?: \\p{Lu}\\.?)? ${capital}`,
      'gu',
    ),
    allow: (match) =>
      (/^\p{Lu}+ \p{Lu}+$/u.test(match) && !isFirstName(match.split(' ')[0] ?? '')) ||
      /^(?:\S+ )?(?:American|African|Mexican|Chinese|Indian|English|Muslim|Christian|Jewish|Catholic|Math|Reading|Science)\b/.test(
        match,
      ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\b(?:i['’]?m|i am|this is|it['’]?s me|it is me|call me|they call me|name is|named?:?),? {1,2})(?:${firstNames}) (?!(?:${notSurname}|${aboutNames})\\b)${word}(?=$|[.,!?]| (?:and|from|i|im|in|at|but|years?|my)\\b)`,
      'giu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\b(?:my|our|his|her) (?:best |little |big |older |baby )?(?:${kin})(?:['’]?s)?(?: (?:full |real )?name)? (?:is|are|is called|is named|called|named) {1,2})(?!(?:${notSurname}|${aboutNames})\\b)(?:${capital} ${capital}|(?:${firstNames}) (?!(?:${notSurname})\\b)${word})`,
      'gu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=^(?:from|love|signed|by|your friend|sincerely),? {1,2})${capital} ${capital}(?=[.!]?$)|^(?:(?:${firstNames})|${capital}) ${capital}(?= here\\b)`,
      'gimu',
    ),
    allow: (match) => !/^\p{Lu}\S* \p{Lu}/u.test(match),
  },
  {
    kind: 'name',
    pattern: new RegExp(`${capital}(?: ${capital}){0,2}(?=,? is my (?:last|full|real|family|whole|sur) ?name)`, 'gu'),
  },
]

const title = '(?:Mrs?|Ms|Miss|Mx|Dr|Coach|Se[ñn]or(?:a|ita)?|Sr|Sra|Herr|Frau|Madame|Monsieur|mrs?|ms|miss|coach)\\.?'
const helper =
  'teacher|principal|coach|doctor|counselor|tutor|dentist|therapist|bus driver|babysitter|nanny|dog walker|pastor|neighbor|teacher at school'

/** What a model does not need, though a child may say it: first names, teachers, teams, troops. */
export const namesAround: Finder[] = [
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\b(?:${saysName}|i['’]?m called|they call me|everyone calls me|my friends call me) {1,2})(?!(?:${notSurname}|${aboutNames})\\b)${word}`,
      'giu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\b[Mm]y (?:[\\p{L}'’]{1,12} )?(?:${helper})(?:['’]?s)?(?: name)?(?: is|['’]s)(?: called| named)? {1,2})(?:${title} )?${capital}(?: ${capital})?|(?<=\\b[Mm]y (?:${helper})(?:['’]?s)?(?: name)? is {1,2})(?:mrs?|ms|miss|dr|coach)\\.? ${word}`,
      'gu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\b(?:I['’]?m|i['’]?m|I am|i am|we are|I have|i have|we have|I got|i got)(?: in)?(?: room \\d{1,4} with)? {1,2})${title} ${capital}|${title} ${capital}(?= (?:is my|was my|teaches (?:me|us|my)))`,
      'gu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\b(?:my|our) (?:best |little |big |older |baby |twin )?(?:${kin}|dog walker)(?:['’]?s)?(?: name)? (?:is|is called|is named|named|called) {1,2})(?:${capital}|(?:${firstNames})\\b)(?! \\d)`,
      'gu',
    ),
    // 'my brother is DUMB' is shouted.
    allow: (match) => /^\p{Lu}{3,}$/u.test(match) && !isFirstName(match),
  },
  {
    kind: 'name',
    pattern:
      /\b(?:mrs?|ms|miss|dr|coach)\.? [\p{L}'’-]{2,30}(?= (?:class|classroom|room|homeroom)\b(?! (?:has|have|had|needs?|gets?|sold|collect\w*) ))/giu,
  },
  {
    kind: 'team',
    pattern: new RegExp(
      `(?<=\\b(?:play(?:s|ing)? (?:[\\p{L}]{1,12} )?(?:for|on|with)|i['’]?m on|i am on|my (?:[\\p{L}]{1,12} )?team is(?: called| named)?|our (?:[\\p{L}]{1,12} )?team is(?: called| named)?) (?:the )?)${capital}(?: ${capital}){0,3}`,
      'gu',
    ),
  },
  {
    kind: 'number',
    pattern:
      /(?<=\b(?:my|our) (?:[\p{L}]{1,12} )?(?:[\p{L}]{1,12} )?(?:troop|pack|den|bus|jersey|locker|room)(?: number)?(?: is| #|:) {0,2})#?\d{1,5}\b(?! ?(?:by|x|feet|foot|ft|inches|meters|degrees|[×*+.]))/giu,
  },
  {
    kind: 'school',
    pattern: new RegExp(
      `(?<=\\b(?:my|our) (?:church|mosque|temple|synagogue|daycare|camp|preschool|kindergarten) (?:is|is called) {1,2})${capital}(?: ${capital}){0,4}`,
      'gu',
    ),
  },
]
