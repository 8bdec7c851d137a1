import { describe, expect, it } from 'vitest'
import { lastKeys, talkWith } from '#tests/support/tutor-talk.ts'

type Row = readonly [grade: number, ...lines: string[]]
const keys = ([grade, ...lines]: Row) => lastKeys(grade, ...lines)
const missed = (rows: readonly Row[], key: RegExp) => rows.filter((row) => !keys(row).some((one) => key.test(one)))
const taken = (rows: readonly Row[], key: RegExp) => rows.filter((row) => keys(row).some((one) => key.test(one)))

describe('play with the tutor in it', () => {
  it('is played along', () => {
    const forms: readonly (readonly [RegExp, readonly Row[]])[] = [
      [
        /^play\.fight/,
        [
          [1, 'no you cant give up, you have to fight me first'],
          [2, 'i challenge you'],
        ],
      ],
      [
        /^play\.hit/,
        [
          [1, 'pow pow tomato soup right in your face'],
          [0, 'zap zap'],
        ],
      ],
      [/^play\.who/, [[1, 'halt who goes there']]],
      [
        /^play\.hush/,
        [
          [0, 'dont breathe'],
          [1, 'shhh dont wake up your sister'],
          [2, 'shh hes reading over my shoulder'],
        ],
      ],
      [
        /^play\.not/,
        [
          [1, 'dont open the flap'],
          [1, 'dont eat it its got a worm in it'],
        ],
      ],
      [
        /^play\.do/,
        [
          [1, 'push the red button'],
          [0, 'you have to sit down or i cant go'],
          [1, 'hold your tummy'],
          [0, 'go to the thinking chair'],
        ],
      ],
      [
        /^play\.name/,
        [
          [1, 'doctor lulu here, who is your sick person'],
          [1, 'ground control this is captain imani can you hear me'],
          [2, 'super soup girl to the rescue!!!'],
          [0, 'im a mermaid today so i cant walk'],
        ],
      ],
      [
        /^play\.welcome/,
        [
          [1, 'hello welcome to cafe mateo here is your menu'],
          [2, 'ladys and gentlemans welcome to the puppet show'],
        ],
      ],
      [
        /^play\.choose/,
        [
          [1, 'would you like one lump or two'],
          [1, 'going up what floor please'],
        ],
      ],
      [/^play\.picked/, [[3, 'pick a card any card', 'is it the queen']]],
    ]
    expect(forms.flatMap(([key, rows]) => missed(rows, key))).toEqual([])
  })
  it('takes one of the two that are offered', () => {
    expect(talkWith(1).say('would you like one lump or two').text).toMatch(/one lump/i)
  })
  it('is none in work, in what others said, in secrets and in grave lines', () => {
    const rows: readonly Row[] = [
      [2, 'you have to add the ones first'],
      [3, 'dont tell me the answer'],
      [2, 'dont tell my mom'],
      [2, 'shh its a secret dont tell anyone'],
      [1, 'my teacher said sit down'],
      [1, 'he said shut up and sit down'],
      [3, 'my dad says stop crying or i will hit you'],
      [4, 'you have to carry the one'],
      [3, 'put your name on the paper'],
      [2, 'pick a number'],
      [2, 'would you like me to read it or write it'],
      [4, 'open the book to page 9 and read it'],
      [3, 'i am a good boy'],
      [2, 'im a girl'],
      [3, 'you have to touch my private'],
      [2, 'dont touch me'],
      [5, 'do you want the answer or the work'],
      [2, 'she told me to hold still'],
      [3, 'is it the queen'],
    ]
    expect(taken(rows, /^play\.(?:fight|hit|who|hush|not|do|name|welcome|choose|pick)/)).toEqual([])
  })
})
