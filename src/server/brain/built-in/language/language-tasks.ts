import type { TaskFamily } from '../tasks/task.ts'
import { oppositeFamily, vocabularyFamily } from './meaning-tasks.ts'
import { pastFamily } from './past-tasks.ts'
import { pluralFamily } from './plural-tasks.ts'
import { readingFamily } from './reading-tasks.ts'
import { homophoneFamily, partsOfSpeechFamily } from './sentence-tasks.ts'
import { firstSoundFamily, rhymeFamily } from './sound-tasks.ts'
import { spellingFamily } from './spelling-tasks.ts'
import { syllableFamily } from './syllable-tasks.ts'

/** Where tasks about words and texts come from. */
export const languageTasks: readonly TaskFamily[] = [
  spellingFamily,
  rhymeFamily,
  syllableFamily,
  firstSoundFamily,
  oppositeFamily,
  pluralFamily,
  pastFamily,
  homophoneFamily,
  partsOfSpeechFamily,
  vocabularyFamily,
  readingFamily,
]
