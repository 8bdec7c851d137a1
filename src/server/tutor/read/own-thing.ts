import { isInDictionary } from '#server/safety/usual-words.ts'
import { nearestWord } from '../know/words/nearest-word.ts'

const set = (words: string) => new Set(words.split(' '))
const openers = set('my our the a an')
/** A thing that was named ends before one of these. */
const ends = set(
  `and or but so because cuz cause is are was were its it's has have had in on at to of for from with by about when if then that than like now today
  tomorrow yesterday again haha lol can cant will wont does did do he she they it i we you too tho though`.replaceAll(
    '\n',
    '',
  ),
)
/** These name nothing to ask about, or are no thing to be curious of. */
const empty = set(
  `same lot bit way thing things one ones most best first second third last other next end answer problem question number numbers more less bigger biggest
  time day big little small new real good bad right wrong whole half part side top bottom point word letter way word minute few couple kind sort guess
  truth mistake reason fact rest middle left body butt poop pee gun knife blood fat dumb stupid died dead sick hurt sad scared mad fight hospital police
  mom dad mama papa mommy daddy mother father brother sister grandma grandpa nana abuela abuelo teacher friend turn name mind own all only`.replaceAll(
    '\n',
    '',
  ),
)

/** It is told of having, seeing or making something, or the thing is what the line begins with. */
const tells =
  /\b(?:have|has|had|hav|got|get|gets|saw|see|seen|found|find|made|make|making|built|build|drew|draw|like|likes|love|loves|luv|want|wants|bought|caught|won|ride|rode|play|played|ate|eat|wearing|look|lookit|brought|named|called|there'?s|theres|is|are|was)\b|^\W*(?:a|an|my|the|our)\b/i

/** What the child tells of, as it is said to it: 'i hav a dump truck' is about 'a dump truck'. Null where no thing is plainly named. */
export function ownThing(text: string): string | null {
  if (!tells.test(text)) return null
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z']+|[.,!?;:]|\d+/g) ?? []
  for (const [at, word] of words.entries()) {
    if (!openers.has(word)) continue
    const named: string[] = []
    let next = at + 1
    while (next < words.length && /^[a-z']+$/.test(words[next] ?? '') && !ends.has(words[next] ?? ''))
      named.push(words[next++] ?? '')
    if (named.length === 0 || named.length > 2 || /^\d/.test(words[next] ?? '')) continue
    const meant = named.map(spelled)
    if (meant.some((one) => one === null || empty.has(one)) || /(?:ed|ing|ly|'s)$/.test(meant.at(-1) ?? '')) continue
    const opener =
      word === 'my'
        ? 'your'
        : word === 'our'
          ? 'your'
          : word === 'a' || word === 'an'
            ? articleOf(meant[0] ?? '')
            : word
    return [opener, ...meant].join(' ')
  }
  return null
}

const articleOf = (word: string) => (/^(?:[aeio]|un(?!i))/.test(word) ? 'an' : 'a')

function spelled(word: string): string | null {
  if (isInDictionary(word)) return word
  const near = word.length >= 4 ? nearestWord(word) : null
  return near && near[0] === word[0] && isInDictionary(near) ? near : null
}
