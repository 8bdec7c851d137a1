import type { Finder } from './personal-data.ts'

const kindOfSchool =
  'elementary(?: school)?|primary(?: school)?|middle school|high school|junior high|academy|montessori|prep|charter school|school|preschool|kindergarten|christian school|catholic school|magnet|isd|k-?8'
const noSchoolName =
  'a|an|the|my|our|your|his|her|their|this|that|public|private|middle|high|elementary|primary|home|sunday|summer|night|ballet|dance|swim|swimming|music|art|new|old|big|small|same|after|before|another|different|pre|nursery|good|bad|boring|great|nice|cool|grad|medical|law|school|online|boarding|catholic|christian|junior|charter|hogwarts|wizard|magic|bed|the|to|of|and|for|in|at|from'

const capital = "\\p{Lu}[\\p{L}.'’-]{1,30}"

const namedSchools: Finder[] = [
  {
    kind: 'school',
    pattern: new RegExp(
      `(?<=\\b(?:i|we) (?:go|went|am going|study|am) (?:to|at) {1,2}|\\b(?:my|our) (?:new |old )?(?:school|kindergarten|preschool|daycare) is {1,2}|\\bi(?:'|’)?(?:m| am) (?:a student |a \\w{1,8} grader |in \\w{1,8} grade |a \\w{1,8} graders |going )?(?:at|to) {1,2}|\\battend {1,2}|\\bi (?:study|learn) at {1,2})(?:(?!(?:${noSchoolName})\\b)[\\p{L}'’.-]{2,30} ){1,4}(?:${kindOfSchool})\\b`,
      'giu',
    ),
  },
  {
    kind: 'school',
    pattern: new RegExp(
      `(?<=\\b(?:[Ii]|[Ww]e|[Mm]y|[Ii]['’]?m)\\b[^.!?\\n]{0,40}\\b(?:at|to|attend|is|in|called|named) )(?:${capital} ){1,4}(?:Elementary|Primary|Middle|High|Academy|Preschool|Prep|Montessori|School|Kindergarten|Charter|Junior High)(?: School)?`,
      'gu',
    ),
  },
  {
    kind: 'school',
    pattern:
      /(?<=\b(?:my|our) (?:school|kindergarten|preschool|daycare)(?:['’]?s name)? is (?:called |named )|\b(?:my|our) (?:school|kindergarten|preschool)['’]?s name is |\bthe name of my school is |\b(?:school|colegio|escuela) name(?: is|:) )[\p{L}][\p{L}'’. -]{1,40}/giu,
  },
  {
    kind: 'school',
    pattern: /(?<=\b(?:i|we|my|im|i'm)\b[^.!?\n]{0,40})\b(?:p\.? ?s\.?|i\.s\.|m\.s\.|public school) ?#?\d{1,3}\b/giu,
  },
  {
    kind: 'school',
    pattern:
      /(?<=\b(?:voy a|estudio en|mi escuela es|vado alla|je vais à|eu estudo n[ao]|ich gehe (?:in|auf) die) (?:la |el |l['’])?)(?:escuela|colegio|instituto|école|collège|escola|grundschule|scuola) [\p{L}][\p{L}'’. -]{2,40}/giu,
  },
]

const schoolWord = new RegExp(
  `${kindOfSchool}|escuela|colegio|instituto|école|collège|escola|scuola|daycare|p\\.? ?s\\.? ?#?\\d|[im]\\.s\\.`,
  'iu',
)

/** Schools that a child says it goes to. */
export const schools = namedSchools.map((finder) => ({ ...finder, when: schoolWord }))
