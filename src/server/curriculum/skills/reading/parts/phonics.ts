import words from '#content/en/skills/reading/parts/phonics.json'
import list from '#content/en/words/phonics.json'
import { type Draw, defineSkill, type Enumerated, oneWay, type SkillSource } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { namesOfWrong, wrongOnes } from './choices.ts'

type PhonicsSkill = keyof typeof list.alike
type Pattern = (typeof list.patterns)[number]

const parts: Readonly<Record<PhonicsSkill, readonly string[]>> = {
  blends: [],
  digraphs: ['sh', 'ch', 'th', 'wh', 'ck'],
  'silent-e': [],
  'vowel-teams': ['ai', 'ay', 'ee', 'ea', 'oa', 'ow', 'oo', 'oi', 'oy', 'ue', 'ie'],
  'r-vowels': ['ar', 'er', 'ir', 'or', 'ur'],
}

/** A word that fits its sentence asks to check what was read, too. */
const inContext: Readonly<Record<PhonicsSkill, readonly string[]>> = {
  blends: ['RF.1.3.B', 'RF.1.4.C'],
  digraphs: ['RF.1.3.A', 'RF.1.4.C'],
  'silent-e': ['RF.1.3.C', 'RF.1.4.C'],
  'vowel-teams': ['RF.1.3.C', 'RF.1.4.C'],
  'r-vowels': ['RF.2.3.B', 'RF.2.4.C'],
}

/** The letters of the word that its skill is about. */
function partOf({ word, part }: Pattern, skill: PhonicsSkill): string {
  if (part) return part
  return skill === 'silent-e' ? word.charAt(word.length - 3) : (parts[skill].find((each) => word.includes(each)) ?? '')
}

/** What is said about the hard letters. */
function told(item: Pattern, skill: PhonicsSkill) {
  const { word, gap } = item
  const part = partOf(item, skill)
  const where = word.startsWith(part) ? 'start' : word.endsWith(part) ? 'end' : 'middle'
  const shown = gap.replace(/[.!?]$/, '').replace('___', '…')
  const sound = skill === 'blends' || skill === 'silent-e' ? '' : `@sound-${skill === 'r-vowels' ? 'r-' : ''}${part}`
  return { word, gap, shown, part, one: part.charAt(0), two: part.charAt(1), where, sound }
}

function inSentence(item: Pattern, skill: PhonicsSkill): Enumerated {
  const { word, others } = item
  return {
    key: `${word}-sentence`,
    form: `${skill}-sentence`,
    values: { ...told(item, skill), ...namesOfWrong(others) },
    answer: { form: 'choice', answer: word },
    wrong: wrongOnes('read-a-word-that-looks-alike', others),
    solution: oneWay(['why', null], ['fits', word]),
    standards: inContext[skill],
    entity: word,
  }
}

function missingLetters(item: Pattern, skill: PhonicsSkill): Enumerated {
  const { word, parts: wrong = [] } = item
  const part = partOf(item, skill)
  return {
    key: `${word}-letters`,
    form: `${skill}-letters`,
    values: {
      ...told(item, skill),
      gapped: word.replace(part, '__'),
      ...namesOfWrong(wrong.map((other) => word.replace(part, other))),
    },
    answer: { form: 'choice', answer: part },
    wrong: wrongOnes('heard-other-letters', wrong),
    solution: oneWay(['why', null], ['letters', part]),
    entity: word,
  }
}

function spelled(item: Pattern, skill: PhonicsSkill): Enumerated {
  const { word, misspelled = [] } = item
  return {
    key: `${word}-spelled`,
    form: `${skill}-spelled`,
    values: {
      ...told(item, skill),
      start: word.charAt(0),
      quiet: misspelled[2]?.endsWith('e') ? 'yes' : 'no',
      ...namesOfWrong(misspelled),
    },
    answer: { form: 'choice', answer: word },
    wrong: wrongOnes('spelled-the-sound-another-way', misspelled),
    solution: oneWay(['why', null], ['written', word]),
    entity: word,
  }
}

const groupsOf = (skill: PhonicsSkill): readonly (readonly [sound: string, members: readonly string[]])[] =>
  Object.entries(list.alike[skill])

/** Another word with the same sound. Wrong ones come from the other sounds. */
function alike(rng: Rng, skill: PhonicsSkill): Draw {
  const groups = rng.some(groupsOf(skill))
  const [sound, members] = groups[0] ?? ['', []]
  const [target = '', key = ''] = rng.some(members, 2)
  const near = groups
    .slice(1)
    .filter(
      ([other]) => skill !== 'blends' || other.charAt(0) === sound.charAt(0) || other.charAt(1) === sound.charAt(1),
    )
  const sources = [...near, ...groups.slice(1)].slice(0, 3)
  const picked = sources.map(([, words]) => rng.pick(words))
  const more = rng.some(groups.slice(1).flatMap(([, words]) => words))
  const wrong = [...new Set([...picked, ...more])].slice(0, 3)
  return {
    form: `${skill}-alike`,
    values: { target, key, sound, start: sound.charAt(0), ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('heard-another-sound', wrong),
    solution: oneWay(['listen', null], ['same', key]),
    entity: target,
  }
}

export const phonicsSkill = (skill: PhonicsSkill): SkillSource =>
  defineSkill({
    skill: `reading.${skill}`,
    words,
    tags: [skill],
    draw: (rng) => alike(rng, skill),
    deck: {
      name: skill,
      all: () =>
        list.patterns
          .filter((each) => each.skill === skill)
          .flatMap((each) => [
            inSentence(each, skill),
            each.misspelled ? spelled(each, skill) : missingLetters(each, skill),
          ]),
    },
  })
