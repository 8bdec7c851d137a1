import type { SkillSource } from '../draw.ts'
import { skill as blends } from './reading/blends.ts'
import { skill as digraphs } from './reading/digraphs.ts'
import { skill as letterNames } from './reading/letter-names.ts'
import { skill as letterOrder } from './reading/letter-order.ts'
import { skill as lettersBDPQ } from './reading/letters-b-d-p-q.ts'
import { skill as rVowels } from './reading/r-vowels.ts'
import { skill as shortA } from './reading/short-a.ts'
import { skill as shortE } from './reading/short-e.ts'
import { skill as shortI } from './reading/short-i.ts'
import { skill as shortO } from './reading/short-o.ts'
import { skill as shortU } from './reading/short-u.ts'
import { skill as shortVowels } from './reading/short-vowels.ts'
import { skill as silentE } from './reading/silent-e.ts'
import { skill as vowelTeams } from './reading/vowel-teams.ts'

/** Every reading skill that is made of numbers or lists, in teaching order. */
export const readingSkills: readonly SkillSource[] = [
  letterNames,
  letterOrder,
  lettersBDPQ,
  shortA,
  shortI,
  shortO,
  shortU,
  shortE,
  shortVowels,
  blends,
  digraphs,
  silentE,
  vowelTeams,
  rVowels,
]
