import { z } from 'zod'
import content from '#content/en/tutor/reflect.json'
import { isInDictionary } from '#server/safety/usual-words.ts'

const never = new Set(z.object({ never: z.string() }).parse(content).never.split(' '))
const oldest = 4
const mostWords = 9
const noises = new Set(
  'meow woof moo oink zoom vroom beep boom bam pow roar quack baa neigh ribbit buzz zzz zzzz wee whee choo pew boing splash honk tweet chirp hiss purr ding dong tick tock clap stomp boink'.split(
    ' ',
  ),
)
const noun = /^\W*(?:the |a )?([a-z]{3,})(?: (?:the|a|in|of|and) )/i

/** Words that are said for their sound: noises, or the same word again and again. What is to be said with it, or null. */
export function soundsOf(text: string, grade: number): string | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  if (grade > oldest || words.length === 0 || words.length > mostWords || /[\d?]/.test(text)) return null
  if (words.some((word) => never.has(word))) return null
  const count = (word: string) => words.filter((one) => one === word).length
  const sounds = words.filter((word) => noises.has(word) || !isInDictionary(word))
  const isNoise = words.some((word) => noises.has(word)) && sounds.length * 2 >= words.length
  const [most = ''] = [...new Set(words)].sort((one, other) => count(other) - count(one))
  const isRepeated = count(most) >= 2 && count(most) * 2 >= words.length - 1 && most.length >= 4
  const isPlay = count(most) >= 3 && most.length >= 4 && noun.test(text)
  if (!isNoise && !isRepeated && !isPlay) return null
  if (words.some((word) => !isInDictionary(word) && !noises.has(word) && !isRepeated)) return null
  return words.slice(0, mostWords).join(' ')
}
