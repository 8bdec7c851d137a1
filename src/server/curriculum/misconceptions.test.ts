import { expect, it } from 'vitest'
import told from '#content/en/misconceptions.json'
import registry from '#content/misconceptions.json'
import { misconceptionOf } from './misconceptions.ts'

it('has for every misconception of the registry, and no other, two sentences that a parent reads', () => {
  expect(Object.keys(told).sort()).toEqual(registry.map(({ id }) => id).sort())
  const weak = registry.filter(({ id }) => {
    const { means = '', at_home = '' } = misconceptionOf(id) ?? {}
    const isSentence = (text: string) => /^[A-Z“0-9$].{14,}[.?!”]$/.test(text) && text.length <= 140
    return !isSentence(means) || !isSentence(at_home) || means === at_home
  })
  expect(weak.map(({ id }) => misconceptionOf(id))).toEqual([])
})
