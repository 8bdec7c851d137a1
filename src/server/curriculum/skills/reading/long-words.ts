import words from '#content/en/skills/reading/long-words.json'
import { defineSkill, type Enumerated, oneWay, type Wrong } from '../../draw.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

function gap(line: string): Enumerated {
  const [word = '', sentence = '', others = ''] = line.split('|')
  const wrong = others.split(' ')
  return {
    key: `gap-${word}`,
    form: 'gap',
    values: { word, sentence, shown: sentence.replace(/[.!?]$/, '').replace('___', '…'), ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: word },
    wrong: wrongOnes('read-a-word-that-looks-alike', wrong),
    solution: oneWay(['read', word]),
    standards: ['RF.3.3.C', 'RF.3.4.C'],
    entity: word,
  }
}

/** Moves the first or the last border by a letter, or leaves one out. */
function split(written: string): Enumerated {
  const [first = '', middle = '', last = ''] = written.split('-')
  const wrong: Wrong[] = [
    ['split-too-early', first.length > 1 ? `${first.slice(0, -1)}-${first.slice(-1)}${middle}-${last}` : null, 'early'],
    ['split-too-late', middle.length > 2 ? `${first}${middle.slice(0, 1)}-${middle.slice(1)}-${last}` : null, 'late'],
    ['split-too-late', last.length > 2 ? `${first}-${middle}${last.slice(0, 1)}-${last.slice(1)}` : null, 'late'],
    [
      'split-too-early',
      middle.length > 2 ? `${first}-${middle.slice(0, -1)}-${middle.slice(-1)}${last}` : null,
      'early',
    ],
    ['lost-a-beat', `${first}${middle}-${last}`, 'few'],
    ['lost-a-beat', `${first}-${middle}${last}`, 'few'],
  ]
  const word = `${first}${middle}${last}`
  return {
    key: `split-${word}`,
    form: 'split',
    values: { word, parts: [first, middle, last].join(', ') },
    answer: { form: 'choice', answer: written },
    wrong,
    solution: oneWay(['vowels', null], ['parts', written]),
    entity: word,
  }
}

export const skill = defineSkill({
  skill: 'reading.long-words',
  words,
  tags: ['syllables', 'long-words'],
  deck: { name: 'long-words', all: () => [...words.lists.gaps.map(gap), ...words.lists.splits.map(split)] },
})
