import words from '#content/en/skills/reading/word-endings.json'
import { type Draw, defineSkill, oneWay, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

type Form = 'ing' | 'ed' | 's' | 'base' | 'er' | 'est'

const verbForms = (base: string) => ({ base, s: `${base}s`, ed: `${base}ed`, ing: `${base}ing` })
const adjectiveForms = (base: string) => ({ base, er: `${base}er`, est: `${base}est`, ly: `${base}ly` })
/** What is compared stands in the list at the place of its adjective. */
const comparedBy = (base: string) => words.lists.compared[words.lists.adjectives.indexOf(base)] ?? ''

function fits(rng: Rng, name: string, form: Form, all: Readonly<Record<string, string>>): Draw {
  const key = all[form] ?? ''
  const wrong = rng.some(Object.values(all).filter((one) => one !== key))
  return {
    form,
    values: {
      x: person(name),
      base: all.base ?? '',
      compared: comparedBy(all.base ?? ''),
      key,
      ...namesOfWrong(wrong),
    },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('took-another-ending', wrong),
    solution: oneWay(['needs', null], ['fits', key]),
    entity: all.base ?? '',
    tags: [`ending-${form}`],
  }
}

export const skill = defineSkill({
  skill: 'reading.word-endings',
  words,
  tags: ['endings'],
  draw: (rng, lists) => {
    const form = rng.pick<Form>(['ing', 'ed', 'ed', 's', 'base', 'er', 'est'])
    const name = rng.pick(lists.names ?? ['Mia'])
    if (form === 'er' || form === 'est') return fits(rng, name, form, adjectiveForms(rng.pick(words.lists.adjectives)))
    return fits(rng, name, form, verbForms(rng.pick(form === 's' ? words.lists.things : words.lists.verbs)))
  },
})
