import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor answers to the last of the lines. */
function last(grade: number, ...lines: string[]): string {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line).text).at(-1) ?? ''
}

describe('a word that is spelled out in the middle of talk', () => {
  it('is checked against the word that was asked for', () => {
    const tried = last(0, 'how do you spell happy', 'i did H A P E')
    expect(tried).toMatch(/h-a-p\b/i)
    expect(tried).toMatch(/\bp\b/)
    expect(last(0, 'how do you spell happy', 'i did H A P P Y')).toMatch(/h-a-p-p-y/i)
    expect(last(1, 'how do you spell friend', 'F R E N D')).toContain('f-r')
  })

  it('is credited where it is a word, and looked at where it is nearly one', () => {
    expect(last(1, 'i could spell that one. f o x')).toMatch(/f-o-x/i)
    expect(last(1, 'i spelled it l u v')).toContain('love')
  })

  it('is told apart from the others of a row', () => {
    const told = last(1, 's h i p. s h o p. w i s h. w e n')
    expect(told).toMatch(/s-h-i-p, s-h-o-p,? and w-i-s-h/i)
    expect(told).toContain('when')
    expect(last(1, 's h i p. s h o p. w i s h. w e n', 'why theres a h i dont hear it')).toMatch(/w and h/i)
  })

  it.each(['i got an A and a B and a C on my report card', 'U S A is my country', 'the answers are a b d c'])(
    '%s: spells no word',
    (line) => {
      expect(last(3, line)).not.toMatch(/spell|[a-z]-[a-z]/i)
    },
  )
})

describe('a book that is read aloud', () => {
  it('is listened to, with the words that are sounded out', () => {
    const child = talkWith(1)
    child.say('can i read you my book')
    expect(child.say('its called Sam and the Mud. Sam had a big tub of mud.').text).toContain(
      'Sam had a big tub of mud.',
    )
    expect(child.say('The pig was. um t h r i l l e d').text).toMatch(/thrilled[\s\S]*excited/)
    expect(child.say('Sam got mud on his kuh nee').text).toMatch(/knee[\s\S]*\bk\b/)
    expect(child.say('why is there a k then if it dont talk').text).toContain('Long ago')
    expect(child.say('know has one and knock').text).toContain('Know and knock both have kn')
    expect(child.said.at(-1)?.text).not.toContain('kuh')
  })

  it('blends the sounds to a word', () => {
    expect(last(0, 'The hen is in the puh eh nnn')).toContain('pen')
    expect(last(0, 'The hen is in the puh eh nnn', 'pen like a marker?')).toContain('a small place with a fence')
    expect(last(0, 'can i read to you', 'The End. it really says that')).toMatch(/end|finished|book|read/i)
  })

  it.each(['uh huh', 'nuh uh', 'uh oh i fell', 'shh my baby brother is sleeping', 'mmm pizza', 'brr im cold'])(
    '%s: is no word that is sounded out',
    (line) => {
      expect(talkWith(1).say(line).move.kind).not.toBe('words')
    },
  )
})

describe('words in the middle of a sentence', () => {
  it.each([
    ['phones affect or effect your grades', 'affect'],
    ['my essay says the affect or effect of phones', 'effect'],
    ['is it their or there house', 'their'],
    ['i am taller then or than my brother', 'than'],
    ['is it there or their or theyre im so bad at those', "They're is short for they are"],
    ['whats a fancy word for also', 'furthermore'],
    ['fancier word for but', 'however'],
    ['how do you really spell laffed', 'L-a-u-g-h-e-d'],
    ['gh says F??? thats crazy', 'laugh'],
    ['"Ya, mija," my mom said. did i do the commas right', 'mija'],
  ])('%s', (line, answer) => {
    expect(last(5, line).toLowerCase()).toContain(answer.toLowerCase())
  })

  it.each([
    'is it hot or cold',
    'i want one or two cookies',
    'do you want to go here or there',
    'my dog barks like crazy',
  ])('%s: asks of no pair of words', (line) => {
    expect(talkWith(4).say(line).move.kind).not.toBe('words')
  })

  it('never calls a missing comma right', () => {
    expect(last(5, '"I want to go home" said Leo. is the comma right')).not.toMatch(/yes|correct|right:/i)
  })

  it('says a word in Spanish that was named before', () => {
    expect(
      last(
        5,
        'i didnt know how to say swelling so i just pointed',
        'how do you say it in spanish. i still dont know lol',
      ),
    ).toContain('hinchazón')
  })

  it('notices what the words of a row share', () => {
    expect(last(2, 'boat coat road soap')).toContain('oa')
    expect(last(1, 'what where why white')).toContain('wh')
  })
})

describe('a passage that is read together', () => {
  const passage =
    'i have to find the main idea of this. "Beavers are sometimes called nature\'s engineers. They cut down trees with their teeth and build dams across streams. The dams make ponds where fish, frogs, and birds can live."'

  it('takes one thing for a detail, and lets the child infer from its clues', () => {
    const child = talkWith(4)
    child.say(passage)
    expect(child.say('is it beavers have teeth').move.lines[0]).toMatchObject({ key: 'passage.once' })
    expect(child.say('why does it say engineers. they dont drive a train').text).toContain('designs and builds')
    expect(child.say('it says what can you infer about a stream with no beavers. whats infer').text).toMatch(
      /clue|text/,
    )
    expect(child.say('it wouldnt have as much frogs?').text).toContain('frogs')
  })
})
