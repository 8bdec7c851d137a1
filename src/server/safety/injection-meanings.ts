import lists from '#content/safety/en/injection.json'
import { meanings } from './meanings.ts'

/** Attempts to take the tutor out of its role, by the kinds of words that come together. */
export const injectionMeanings = meanings(lists.words, lists.says)
