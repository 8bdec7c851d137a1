import type { Decision } from '../../move.ts'
import { shortStoryOf } from '../../read/stories/short-stories.ts'
import { askChat, askStep } from '../ask.ts'
import { brought } from '../brought.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { aboutIn, aboutNow } from './memory.ts'

// Graphs: what each kind got, how much one picture stands for.

const stem = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, '')
const compared =
  /\bhow many (more|fewer|less)(?: (?:kids|people|votes|students))?(?: (?:like|liked|voted for|picked|chose))? ([a-z]+)(?: [a-z]+)?,? th[ae]n (?:for )?([a-z]+)\b[^\d]{0,24}?(?:(?:i (?:got|say|think|put)|is it|its|it's)\s*)?(\d{1,3})?\W*$/i
const most = /\b(?:which|what)(?: one| animal| kind| thing| color)? (?:has|got|is|had) (?:the )?(most|least|fewest)\b/i

/** 'How many more dogs than fish. 11' of a graph that was told. */
function moreOfKind(heard: Heard): Decision | null {
  const named = (aboutIn(heard.lesson, 'named') ?? '').split(';').flatMap((one) => {
    const [kind = '', count = ''] = one.split(' ')
    return kind === '' ? [] : [{ kind, count: Number(count) }]
  })
  if (named.length < 2) return null
  const [, way = 'more', one = '', two = '', said] = compared.exec(heard.text) ?? []
  const countOf = (word: string) => named.find(({ kind }) => stem(kind) === stem(word))?.count
  const [a, b] = [countOf(one), countOf(two)]
  if (a !== undefined && b !== undefined && a !== b) {
    const item = shortStoryOf(
      Math.max(a, b),
      Math.min(a, b),
      `How many ${way} ${one} than ${two} are there?`,
      heard.grade,
    )
    return item && brought(heard, item, said ?? null, item.question)
  }
  return most.test(heard.text)
    ? reply([{ key: 'graph.most' }], askChat(heard.lesson, { key: 'graph.most.ask' }), { kind: 'why', mood: 'happy' })
    : null
}

const picture =
  /\b(?:1|one|each|every|a) ([a-z]+) ?(?:=|is|means|stands for|equals|counts as|for) (\d{1,3}) ([a-z]+)\b/i
const hasPictures = /\b(?:has|have|got|drew|gets|had|there are) (\d{1,2})( and a half| 1\/2| and 1\/2)? ([a-z]+)\b/i
const asksBack = /\b(\d{1,3}) ([a-z]+)\b.*\bhow many ([a-z]+)\b[^\d]{0,30}?(?:(?:is it|i think|its)\s*)?(\d{1,4})?\W*$/i
const answer =
  /^\W*(?:(?:so|its|it's|it is|thats|that's|oh|i got|i think|is it|then|half of \d+ is \d+,? so|half is \d+,? so) )*(\d{1,3}(?:\.5)?)( and a half| 1\/2)?(?: [a-z]+)?\W*$/i

/** 'The picture graph has 1 star = 4 books, jada has 3 and a half stars', and back: '20 books, how many stars'. */
function ofPictures(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, symbol, each, thing] = picture.exec(text) ?? []
  const [, keptSymbol = '', keptEach = '', keptThing = '', asked] =
    /^key:([a-z]+):(\d+):([a-z]+)(?::([\d.]+))?$/.exec(aboutIn(lesson, 'named') ?? '') ?? []
  const isGraph = symbol !== undefined && /\b(?:graph|chart|pictograph|key|picture)\b/i.test(text)
  const [name, size, of] = isGraph
    ? [symbol ?? '', Number(each), thing ?? '']
    : [keptSymbol, Number(keptEach || NaN), keptThing]
  if (name === '' || Number.isNaN(size) || size < 2) return null
  const about = (result: string | null) =>
    aboutNow(
      lesson,
      'named',
      `key:${name.toLowerCase()}:${size}:${of.toLowerCase()}${result === null ? '' : `:${result}`}`,
    )
  const [, count, half, what = ''] = hasPictures.exec(text.replace(picture, ' ')) ?? []
  const values = { name: stem(name), size, thing: of, count: count ?? '' }
  if (count !== undefined && stem(what) === stem(name)) {
    const result = (Number(count) + (half ? 0.5 : 0)) * size
    return reply(
      [{ key: half ? 'graph.half' : 'graph.each', values }],
      askStep(about(String(result)), { key: 'graph.how', values }, { form: 'number', answer: String(result) }),
      { kind: 'why', mood: 'happy' },
    )
  }
  const [, all, named = '', wanted = '', said] = asksBack.exec(text) ?? []
  if (all !== undefined && stem(named) === stem(of) && stem(wanted) === stem(name)) {
    const result = Number(all) / size
    const back = about(String(result))
    const look = { ...values, all }
    if (said !== undefined && Number(said) === result)
      return right({ ...heard, lesson: back }, { key: 'graph.right', values: { said: result } })
    return reply(
      [{ key: said === undefined ? 'graph.back' : 'graph.backLook', values: look }],
      askStep(back, { key: 'graph.back.ask', values: look }, { form: 'number', answer: String(result) }),
      { kind: 'why', mood: 'thinking' },
    )
  }
  if (isGraph)
    return reply([{ key: 'graph.key', values }], askChat(about(null), { key: 'graph.next' }), {
      kind: 'claim',
      mood: 'happy',
    })
  const tail = /\bso (?:its |it's )?(\d{1,3})\W*$|=\s*(\d{1,3})\b[^\d=]*$/i.exec(text)
  const [, number, plusHalf] = answer.exec(text) ?? []
  const value = Number(tail?.[1] ?? tail?.[2] ?? number ?? NaN) + (plusHalf ? 0.5 : 0)
  if (asked === undefined || Number.isNaN(value)) return null
  if (value === Number(asked))
    return right({ ...heard, lesson: about(asked) }, { key: 'graph.right', values: { said: asked } })
  const key = value % 1 === 0.5 ? 'graph.halfLook' : 'graph.eachLook'
  return reply(
    [{ key, values: { ...values, whole: Math.floor(value) } }],
    askChat(about(asked), { key: 'graph.again', values }),
    { kind: 'claim', mood: 'thinking' },
  )
}

/** Graphs in a child's words. */
export const ofGraphs = (heard: Heard): Decision | null =>
  heard.grade > 5 || heard.text.length > 160 ? null : (moreOfKind(heard) ?? ofPictures(heard))
