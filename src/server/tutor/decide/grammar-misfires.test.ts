import { describe, expect, it } from 'vitest'
import { lastKeys } from '#tests/support/tutor-talk.ts'

describe('which form goes with it', () => {
  it.each([
    'There (is, are) two cats. i put are',
    'Here (is, are) the books. i put are',
    'My glasses (is, are) broken. i put are',
    'The fish (is, are) swimming. i put are',
    'His pants (is, are) wet. i put are',
    'The police (is, are) here. i put are',
    'The sheep (was, were) hungry. i put were',
    'There (was, were) many kids. i put were',
    'The glimps (is, are) blue. i put are',
    'What (is, are) your names? i put are',
  ])('is not sent back where it is right: %s', (line) => {
    const keys = lastKeys(4, line)
    expect(keys.filter((key) => /^grammar\.agree\.(?:look|near)/.test(key))).toEqual([])
  })

  it.each([
    ['The team of players (is, are) ready. i put are because players', 'grammar.agree.near'],
    ['The dogs (is, are) loud. i put is', 'grammar.agree.look'],
    ['My glasses (is, are) broken. i put is', 'grammar.agree.look'],
    ['My glasses (is, are) broken. i put are', 'grammar.agree.many'],
    ['The children (is, are) loud. i put are', 'grammar.agree.many'],
    ['Mia (has, have) a dog. i put has', 'grammar.agree.one'],
    ['She (has, have) a dog. i put have', 'grammar.agree.look'],
    ['My friends and I was happy. were?', 'grammar.agree.many'],
  ] as const)('is looked at where it is sure: %s', (line, key) => {
    expect(lastKeys(4, line)).toContain(key)
  })
})

describe('commas that stand right', () => {
  it.each([
    'After lunch, we play soccer',
    'Before bed, I read a book',
    'When the bell rings, Sam leaves',
    'When it rains, I need boots, a coat, and a hat',
    'Finally, we ate pizza, tacos, and cake',
    'After the long game, Mia and Leo slept',
    'If my dog barks, our cat hides',
    'Yes, I like apples, pears, and plums',
    'When we got home, we ate, and we slept',
  ])('are not called wrong: %s', (line) => {
    const keys = lastKeys(4, `where do the commas go: ${line.replaceAll(',', '')}`, line)
    expect(keys.filter((key) => /^grammar\.comma\.(?:other|extra|missing)/.test(key))).toEqual([])
  })

  it.each([
    ['I bought apples pears and grapes', 'I bought, apples, pears, and grapes', 'grammar.comma.extra'],
    ['I bought apples pears and grapes', 'I bought apples pears, and grapes', 'grammar.comma.missing'],
    ['When the bell rings we leave', 'When the bell rings, we leave', 'grammar.comma.right.clause'],
    ['When the bell rings we leave', 'When the bell, rings we leave', 'grammar.comma.other'],
    ['After lunch we play soccer', 'After lunch, we play soccer', 'grammar.comma.right.clause'],
  ] as const)('in %s, %s: %s', (bare, tried, key) => {
    expect(lastKeys(4, `where do the commas go: ${bare}`, tried)).toContain(key)
  })
})
