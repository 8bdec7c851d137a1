import { describe, expect, it } from 'vitest'
import { catalog } from '#server/cards/catalog.ts'
import { itemSource } from '#server/cards/item-source.ts'
import { wordLines } from '../say/say.ts'
import { newLesson } from '../state.ts'
import { decide } from './decide.ts'

const items = itemSource(catalog())

/** Says the lines one after the other and gives back what the tutor answered. */
function talk(grade: number, ...lines: string[]): string[] {
  let lesson = newLesson(11)
  return lines.map((text, at) => {
    const situation = {
      lesson,
      items,
      text,
      grade,
      nickname: 'Robin',
      tutor: { name: 'Bolt', subjects: [] },
      notes: [],
    }
    const { move, lesson: next } = decide(situation)
    const spoken = wordLines(move.lines, next, {
      grade,
      seed: at,
      isCalm: false,
      name: 'Robin',
      tutor: 'Bolt',
    })
    lesson = { ...next, said: spoken.said }
    return spoken.text
  })
}

describe('talk about letters, sounds and words', () => {
  it.each([
    ['what does spiral start with. sss?', 'Spiral starts with s.'],
    ['giraffe starts with j', 'starts with the sound j. It is written with the letter g.'],
    ['i think ball starts with d', 'Say ball slowly.'],
    ['does cat rhyme with dog', 'No, cat and dog'],
    ['is it seperate or separate', 'Separate is right: s-e-p-a-r-a-t-e.'],
    ['is it runned or ran', 'Ran is right: today we run, yesterday we ran.'],
    ['does kite start with c or k', 'It is k in kite'],
    ['wats the oposite of brave', 'The opposite of brave is afraid.'],
    ['how many silables in elephant', 'Elephant has 3 claps'],
    ['the plural of baby is babies', 'One baby, two babies.'],
    ['one goose two gooses', 'does not take s'],
    ["they're means they are", "They're is short for they are."],
    ["so it's raining and its tail", 'its tail shows whose tail it is'],
    ['what is 8 in spanish', 'Eight is ocho in Spanish.'],
    ['roja is red', 'Roja means red.'],
    ['and verde is blue', 'Verde means green. Blue is azul.'],
    ['que significa perro en inglés', 'Perro means dog in English.'],
    ['does monday need a capital', 'Monday always starts with a capital letter.'],
    ['cat hat poop', 'Cat and hat rhyme!'],
  ])('%s', (said, answer) => {
    expect(talk(2, said)[0]).toContain(answer)
  })

  it.each([
    'it starts with b',
    'my dog luna is happy',
    'luna is a cat',
    'pan is hot',
    'this becomes boring',
    'my cat starts with fleas',
    'is it hot or cold outside',
    'i like dogs or cats',
    'i need to spell out my feelings to my friend',
    'he has 2 letters for me',
    'the e train is loud',
    'my sister is a pain',
  ])('%s: is no talk about words', (said) => {
    const { move } = decide({
      lesson: newLesson(11),
      items,
      text: said,
      grade: 2,
      nickname: 'Robin',
      tutor: { name: 'Bolt', subjects: [] },
      notes: [],
    })
    expect(move.kind).not.toBe('words')
  })

  it('lets a child try a word again: a hint first, then the word', () => {
    const [told, hint, shown, right] = talk(1, 'how do you spell ball', 'bal', 'bal', 'ball')
    expect(told).toContain('b-a-l-l')
    expect(hint).toContain('One letter is doubled.')
    expect(hint).not.toContain('b-a-l-l')
    expect(shown).toContain('b-a-l-l')
    expect(right).toContain('B-a-l-l is ball.')
  })

  it('asks a list of spelling words one by one', () => {
    const [first, hint, second, third, over] = talk(
      2,
      'my spelling words are because, friend and said',
      'becuz',
      'because',
      'next',
      'said',
    )
    expect(first).toContain('b _ c _ _ s _')
    expect(hint).toContain('It starts b-e-c')
    expect(second).toContain('f r _ _ n d')
    expect(third).toContain('Friend is spelled f-r-i-e-n-d.')
    expect(third).toContain('s _ _ d')
    expect(over).toContain('S-a-i-d.')
    expect(over).not.toContain('_')
  })

  it('goes on with a silent e from word to word', () => {
    const [, cap, cape, hope, doge] = talk(
      1,
      'the e is silent',
      'can you do it to cap',
      'cape!! and hop',
      'hope',
      'and dog becomes doge',
    )
    expect(cap).toContain('Cap with a silent e is cape.')
    expect(cape).toContain('Now put an e on hop.')
    expect(hope).toContain('Hop turns into hope.')
    expect(doge).toContain('no usual word')
  })

  it('hears another word that rhymes, also a made-up one', () => {
    const [, bat, zat] = talk(0, 'cat hat', 'bat', 'zat!')
    expect(bat).toContain('Bat rhymes with cat.')
    expect(zat).toContain('made-up word')
  })

  it('looks at a word in the midst of a child’s writing and goes back to that', () => {
    const lines = talk(
      3,
      'help me write a story about a ghost',
      'it wants a friend',
      'it looks everywhere',
      'The ghost finds a cat.',
      'how do you spell whisper',
      'im stuck on the title',
    )
    expect(lines[4]).toContain('w-h-i-s-p-e-r')
    expect(lines[5]).not.toMatch(/first letter|apostrophe/i)
  })
})
