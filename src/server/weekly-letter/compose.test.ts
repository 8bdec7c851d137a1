import { expect, it } from 'vitest'
import { type Answered, composeWeek, type WeekFacts } from './compose.ts'

const skills: Record<string, { name: string; category: string }> = {
  add: { name: 'Add within 20', category: 'Addition' },
  spell: { name: 'Spelling', category: 'Spelling' },
}
const answered = (more: Partial<Answered> = {}): Answered => ({
  skill: 'add',
  was_correct: true,
  hint_level: 0,
  grew_to: null,
  ...more,
})
const weekOf = (more: Partial<WeekFacts>) =>
  composeWeek(
    {
      student_id: 'x',
      nickname: 'Mia',
      family: ['Mia', 'Ana Berg'],
      minutes: 42,
      lessons: 3,
      answers: [],
      ways: [],
      wonders: [],
      ...more,
    },
    (skill) => skills[skill],
  )

it('says of each skill the highest that was reached, best first, and nothing of what did not grow', () => {
  const answers = [
    answered({ grew_to: 'learning' }),
    answered({ skill: 'spell', grew_to: 'learning' }),
    answered({ grew_to: 'steady' }),
    answered({ skill: 'unknown', grew_to: 'secure' }),
  ]
  expect(weekOf({ answers }).learned).toEqual([
    'Mia worked on “Add within 20”: 2 of 2 answers right without help.',
    'Mia worked on “Spelling”: 1 of 1 answer right without help.',
  ])
  expect(weekOf({ answers: [answered(), answered({ was_correct: false })] }).learned).toEqual([
    'Mia practiced “Add within 20”. 1 of 2 answers were right.',
  ])
  expect(weekOf({}).learned[0]).toMatch(/^Mia talked with the tutor\. No exercises were answered/)
})

it('says that a skill went well only by its count of the week', () => {
  const of = (was: boolean[]) =>
    was.map((was_correct, at) => answered({ was_correct, grew_to: at === 0 ? 'steady' : null }))
  const learned = (was: boolean[]) => weekOf({ answers: of(was) }).learned
  expect(learned([true, true, true, false])).toEqual(['“Add within 20” went well: 3 of 4 answers right without help.'])
  expect(learned([true, true, true, false, false])).toEqual([
    'Mia worked on “Add within 20”: 3 of 5 answers right without help.',
  ])
})

it('repeats only words that tell nothing private and give no cause to worry, and no bare answer', () => {
  const saying = (...ways: string[]) => weekOf({ answers: [answered()], ways }).words
  expect(saying('i did 5x8=40 and 2x8=16 so 56')).toBe('i did 5x8=40 and 2x8=16 so 56')
  for (const bad of [
    'it is 56',
    'my name is Mia Berg and it is 56',
    'it is 56 call me at 555 123 4567',
    'it is 56 and my dad hits me',
    'it is 56 and i want to die',
    `it is 56 ${'because '.repeat(30)}`,
  ])
    expect([bad, saying(bad)]).toEqual([bad, null])
  expect(saying('it is 56 and my dad hits me', 'first 50 and then six more')).toBe('first 50 and then six more')
  expect(weekOf({ wonders: ['[name] is where?', 'why is the moon round?'] }).words).toBe('why is the moon round?')
})

it('is proud of what there is, and suggests something for what was hardest', () => {
  expect(weekOf({ answers: [answered(), answered({ hint_level: 2 })] }).proud).toBe(
    'Something to be proud of: 1 answer was right without any help.',
  )
  expect(weekOf({ answers: [answered({ was_correct: false })] }).proud).toContain(
    'Mia answered 1 question and stayed with it.',
  )
  expect(weekOf({}).proud).toBe('Something to be proud of: Mia came to learn.')
  const hard = [answered(), answered(), answered({ skill: 'spell', was_correct: false })]
  expect(weekOf({ answers: hard }).home).toBe('To try at home: write the shopping list together.')
  expect(weekOf({}).home).toContain('let your child be the teacher')
})
