import words from '#content/en/skills/reading/add-endings.json'
import { defineSkill, type Enumerated, oneWay, type Wrong } from '../../draw.ts'

type Rule = 'double' | 'drop' | 'change' | 'keep'

function ruleOf(base: string, ending: string, key: string): Rule {
  if (key === `${base}${ending}`) return 'keep'
  if (key.startsWith(`${base}${base.at(-1)}`)) return 'double'
  return base.endsWith('y') ? 'change' : 'drop'
}

const short = (base: string) => base.slice(0, -1)
const vowel = /^[aeiou]/

/** What comes out where another rule is followed. */
function wrongOf(base: string, ending: string, rule: Rule): Wrong[] {
  const plain = `${base}${ending}`
  const doubled = `${base}${base.at(-1)}${ending}`
  const changed = `${short(base)}i${ending}`
  const wrong: Record<Rule, Wrong[]> = {
    double: [
      ['just-added-the-ending', plain],
      ['kept-an-e-too-many', `${base}e${ending}`],
      ['left-out-a-letter', `${base}${base.at(-1)}${ending.slice(1)}`],
    ],
    drop: [
      ['just-added-the-ending', plain],
      ['doubled-a-letter', `${short(base)}${short(base).at(-1)}${ending}`],
      ['left-out-a-letter', `${short(base)}${ending.slice(1)}`],
    ],
    change: [
      ['just-added-the-ending', plain],
      ['left-out-a-letter', `${short(base)}${ending}`],
      ['kept-a-letter-too-many', `${base}i${ending}`],
    ],
    keep: [
      ['doubled-a-letter', doubled],
      vowel.test(ending)
        ? ['left-out-a-letter', `${base}${ending.slice(1)}`]
        : ['kept-an-e-too-many', `${base}e${ending}`],
      base.endsWith('y') ? ['changed-the-y', changed] : ['left-out-a-letter', `${short(base)}${ending}`],
    ],
  }
  return wrong[rule]
}

function written(line: string): Enumerated {
  const [base = '', ending = '', key = '', sentence = ''] = line.split('|')
  const rule = ruleOf(base, ending, key)
  return {
    key: `${base}-${ending}`,
    form: rule,
    values: { base, ending, key, sentence, last: base.slice(-1), letters: [...key].join(', ') },
    answer: { form: 'word', answer: key, spelling: 'exact' },
    wrong: wrongOf(base, ending, rule),
    solution: oneWay(['rule', null], ['write', key]),
    entity: base,
    tags: [rule],
  }
}

export const skill = defineSkill({
  skill: 'reading.add-endings',
  words,
  tags: ['spelling', 'endings'],
  deck: { name: 'add-endings', all: () => words.lists.sums.map(written) },
})
