import words from '#content/en/skills/reading/words-with-parts.json'
import { defineSkill } from '../../draw.ts'
import { familiesOf, gapsOf } from './parts/word-families.ts'

export const skill = defineSkill({
  skill: 'reading.words-with-parts',
  words,
  tags: ['prefixes', 'suffixes'],
  deck: { name: 'words-with-parts', all: () => gapsOf(familiesOf(words.families)) },
})
