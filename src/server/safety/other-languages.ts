import abroad from '#content/safety/abroad/injection.json'
import otherLetters from '#content/safety/other-letters.json'
import { plainLetters, withoutMarks } from './fold.ts'
import { meanings, means } from './meanings.ts'
import { plainWords, sentencesIn } from './plain-alarms.ts'

const takeover = meanings({}, abroad.says)
const takeoverLetters = new RegExp(otherLetters.takeover.map(withoutMarks).join('|'))

/** Is the tutor told in another language to leave its rules or to show them? */
export const ordersInOtherWords = (text: string): boolean =>
  means(takeover, sentencesIn(plainWords(text))) || takeoverLetters.test(plainLetters(text))
