import { describe, expect, it } from 'vitest'
import { lastSaid, type Row, rowsWith, rowsWithout, saysOf, talkWith } from '#tests/support/tutor-talk.ts'

// What children wish of the tutor in the middle of their talk, and what only sounds like it.

describe('how a letter is made', () => {
  it('is told in strokes, and may be traced', () => {
    const rows: readonly (readonly [way: RegExp, ...Row])[] = [
      [/Slant down, then up/, 0, 'how do i make an N'],
      [/Slant down, then up/, 0, 'N is for noor', 'how i make it'],
      [/Down\. Around, and around again/, 0, 'how do you write the letter b'],
      [/Curve left, then curve right/, -1, 'how u make a s'],
      [/Down\. Around to the right/, 0, 'how do i make a little b'],
      [/Slant in, slant out/, 1, 'can you show me how to make the letter k'],
      [/Down, up, down, up/, 0, 'i dont know how to make a W'],
      [/Around to the left, then in/, 0, 'show me how to write a big G'],
      [/Across, slant down, across/, 0, 'how does Z go'],
      [/Slant down to the right\./, 0, 'help me make a X please'],
      [/Slant down, then up/, -1, 'i want to make a N'],
      [/Around to the left, then in/, 0, 'what does a G look like'],
      [/slant down/, 0, 'i cant make a R'],
      [/Over, and down/, 0, 'how do i do a lowercase m'],
    ]
    for (const [way, ...row] of rows) expect(saysOf(row), row.join(' | ')).toMatch(way)
    expect(lastSaid([0, 'how do i make an N'])?.move.press?.map(({ tool }) => tool)).toContain('tracing')
  })
  it('is not told where no letter is to be made', () => {
    const others: readonly Row[] = [
      [2, 'how do i make a plan'],
      [4, 'how do i get an A on my test'],
      [4, 'how do i make a b in math'],
      [1, 'how do i write a letter'],
      [1, 'how do i write a letter to my grandma'],
      [2, 'how do i make a t shirt'],
      [1, 'how do you make a b sound'],
      [2, 'how do you make a U turn'],
      [2, 'how do i make x go away'],
      [1, 'i like tacos', 'how do you make it'],
      [0, 'how does a z sound'],
    ]
    expect(rowsWith(others, /^shape\./)).toEqual([])
  })
})

describe('which letter it is', () => {
  it('is found by its looks and by the own name', () => {
    const rows: readonly (readonly [letter: string, ...Row])[] = [
      ['M', 0, 'what is the letter on mcdonalds its like 2 hills'],
      ['M', 0, 'what letter has two hills'],
      ['O', 0, 'what letter is like a donut'],
      ['S', 0, 'whats the letter that looks like a snake'],
      ['S', -1, 'what letter goes wiggly like a snake'],
      ['T', 0, 'what letter is a cross'],
      ['O', 0, 'which letter is a circle'],
      ['I', 0, 'what letter is a stick'],
      ['Z', 1, 'i forgot the letter that looks like lightning'],
      ['C', 0, 'what is the letter it looks like a moon'],
      ['N', -1, 'what letter is for noor. thats me'],
      ['B', 0, 'my name is bruno what letter is that'],
      ['K', 0, 'im kai whats my letter'],
      ['N', 0, 'whats my letter im noor'],
      ['B', 0, 'what letter is it two bumps'],
    ]
    for (const [letter, ...row] of rows) {
      expect(saysOf(row), row.join(' | ')).toMatch(new RegExp(`\\b${letter}\\b`))
      expect(rowsWithout([row], /^shape\.(?:which|forName)$/)).toEqual([])
    }
  })
  it('is none where no letter is described', () => {
    const others: readonly Row[] = [
      [0, 'what letter is mommy'],
      [0, 'what letter is snake'],
      [1, 'what letter does donut start with'],
      [0, 'what letter is next'],
      [1, 'i got a letter with a snake on it'],
      [2, 'which letter is silent in comb'],
      [1, 'i wrote a letter about two hills'],
      [0, 'my name is bruno'],
      [4, 'im kai whats my grade'],
      [1, 'what letter comes after m'],
    ]
    expect(rowsWith(others, /^shape\.(?:which|forName)$/)).toEqual([])
  })
})

describe('what is to be read', () => {
  it('is the word that was spelled out', () => {
    const rows: readonly (readonly [word: string, ...Row])[] = [
      ['light', 1, 'my book says l i g h t what is that'],
      ['night', 1, 'the page says n i g h t. what does it say'],
      ['frog', 0, 'there is a word f r o g whats that'],
      ['knee', 2, 'the sign has k n e e what word is it'],
      ['whale', 2, 'w h a l e in my book. what is that word'],
    ]
    for (const [word, ...row] of rows) {
      expect(saysOf(row), row.join(' | ')).toMatch(new RegExp(`\\b${word}\\b`, 'i'))
      expect(rowsWithout([row], /^reads\./)).toEqual([])
    }
    const others: readonly Row[] = [
      [2, 'i know a b c what is that song'],
      [2, 'my mom says o k what is that'],
      [2, 'x y z what is that'],
    ]
    expect(rowsWith(others, /^reads\./)).toEqual([])
  })
  it('is what the child has written so far', () => {
    const letter = [
      'i want to write a letter to my grandma. Dear Grandma, I miss you.',
      'I love your cookies.',
    ] as const
    const asks = [
      'can you read my letter back to me',
      'read it back to me',
      'read me what i have so far',
      'what do i have so far',
      'can u read it to me now',
      'read my letter please',
    ]
    for (const ask of asks) expect(saysOf([1, ...letter, ask]), ask).toMatch(/“Dear Grandma, I miss you\. I love your/)
    expect(saysOf([1, ...letter, asks[0] ?? ''])).not.toContain('i want to write')
    expect(saysOf([3, 'im writing a story', 'once there was a cat named Bob', 'what do i have so far'])).toMatch(
      /“once there/,
    )
    expect(saysOf([3, 'i wrote a letter. Dear Santa, I want a bike.', 'read my letter'])).toMatch(/“Dear Santa/)
    const others: readonly Row[] = [
      [1, 'can you read my letter back to me'],
      [1, 'can you read it to me'],
      [1, ...letter, 'my mom will read my letter to me'],
      [1, ...letter, 'can you read my mind'],
      [1, ...letter, 'I will read you a book.'],
      [1, ...letter, 'We can read my books.'],
    ]
    expect(rowsWith(others, /^read\.back/)).toEqual([])
  })
})

describe('a song', () => {
  it('is sung of whatever the child names', () => {
    const rows: readonly (readonly [word: RegExp, ...Row])[] = [
      [/stomp, stomp/i, 0, 'sing a stomp song'],
      [/clap, clap/i, 0, 'can you sing me a clap song'],
      [/stomp, stomp/i, 0, 'do a stomp song'],
      [/wiggle, wiggle/i, 1, 'sing the wiggle song'],
      [/dinosaur/i, 0, 'sing a dinosaur song'],
      [/dinosaur/i, 0, 'sing a song about dinosaurs'],
      [/moon/i, 1, 'sing a song about going to the moon'],
      [/truck/i, 1, 'sing me a song about a big red truck'],
      [/sharing/i, 1, 'sing a song about sharing'],
      [/happy, happy/i, 0, 'lets sing a happy song'],
    ]
    for (const [word, ...row] of rows) {
      expect(saysOf(row), row.join(' | ')).toMatch(word)
      expect(lastSaid(row)?.move.kind, row.join(' | ')).toBe('play.song')
    }
  })
  it('is not sung to others', () => {
    const others: readonly Row[] = [
      [2, 'my sister sings a stomp song'],
      [3, 'we have to sing a song at school'],
      [1, 'i can sing a dinosaur song'],
      [2, 'sing a song about poop'],
      [2, 'sing a song about my mom being mean'],
      [3, 'i dont want to sing a baby song'],
      [1, 'the bird sings a happy song'],
    ]
    expect(others.filter((row) => lastSaid(row)?.move.kind === 'play.song')).toEqual([])
  })
})

describe('only to be listened to', () => {
  it('is honoured for the next lines', () => {
    for (const wish of [
      'dont tell me what to do',
      'just listen ok',
      'can you just listen',
      'i just want you to listen',
      'no questions please just listen',
      'stop asking me questions',
      'i dont want advice',
    ]) {
      const child = talkWith(4)
      for (const line of [wish, 'my brother is annoying', 'he took my game again', 'im so mad', 'he hid it'])
        expect(child.say(line).text, `${wish} | ${line}`).not.toContain('?')
    }
  })
  it('is over when the child asks, and never keeps help away', () => {
    expect(saysOf([4, 'just listen ok', 'my brother is annoying', 'why is the sky blue'])).toMatch(/blue/)
    expect(saysOf([4, 'just listen ok', 'what is 6 x 7'])).toMatch(/6/)
    expect(rowsWith([[4, 'just listen', 'someone hurt me and i want to die']], /^listen\./)).toEqual([])
    const others: readonly Row[] = [
      [3, 'my teacher said just listen'],
      [3, 'my brother tells me what to do'],
      [3, 'just listen to this joke'],
      [2, 'i dont want to listen'],
      [3, 'my mom says dont tell me what to do'],
      [3, 'i have questions'],
    ]
    expect(rowsWith(others, /^listen\./)).toEqual([])
  })
})
