import words from '#content/en/skills/reading/latin-suffixes.json'
import { defineSkill } from '../../draw.ts'
import { familiesOf, gapsOf } from './parts/word-families.ts'

export const skill = defineSkill({
  skill: 'reading.latin-suffixes',
  words,
  tags: ['suffixes'],
  deck: { name: 'latin-suffixes', all: () => gapsOf(familiesOf(words.families)) },
})
