import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'
import { isQuestion } from '../know/book/stems.ts'
import { unknownKey } from './unknown.ts'

const keysOf = (text: string, grade = 2) =>
  talkWith(grade)
    .say(text)
    .move.lines.flatMap((line) => ('key' in line ? [line.key] : []))
    .join(' ')

describe('what begins as a question and tells', () => {
  it.each([
    'when we fight its always about who wore whose hoodie',
    'when i take them off you can go to sleep thats the rule',
    'when my dad snores the dog leaves',
    'when the bell rings everybody runs',
    'sometimes when i lose i get mad',
    'when grandma visits she brings pie',
    'which is why i hid it',
    'which means i win',
    'which was so gross',
    'what i like is the dark part',
    'what we did was run',
    'were playing cops and robbers',
    'were moving again in june',
    'now were best friends',
    'my sister was mad and i want to ask him why',
    'she asked me why i keep smiling',
    'the teacher told him why',
  ])('%s', (text) => expect(isQuestion(text)).toBe(false))

  it.each([
    'when is christmas',
    'when does the sun set',
    'when you mix blue and yellow what do you get',
    'when the moon is full does it weigh more',
    'when i get sick how do i get better',
    'when do babies walk',
    'which is bigger a lion or a tiger',
    'which planet is the hottest',
    'what is the dark side of the moon',
    'what do you like',
    'were dinosaurs real',
    'were vikings mean',
    'were kings rich',
    'why is the sky blue',
    'can you tell me why cats purr',
    'tell me why we yawn',
    'my cat keeps scratching our couch why',
    'when we win do we get a prize?',
  ])('%s asks', (text) => expect(isQuestion(text)).toBe(true))
})

describe('a question that is none of the world', () => {
  it.each([
    ['does your tummy have bread in it', 'here.ofTutor'],
    ['would you eat turtle eggs. i would if i was hungry', 'here.ofTutor'],
    ['my head got itchy just from talking about it, is yours', 'here.ofTutor'],
    ['would you like one lump or two', 'play.choose'],
    ['would you like some mud soup', 'here.offered'],
    ['ok im making up my own. what has a bed but never sleeps and a mouth but wont eat', 'here.riddle'],
    ["i'll make up my own. what is green and yells at you", 'here.riddle'],
    ['do you want to hear my top 5? 1 the wolf 2 the ice dragon', 'here.tellMe'],
    ['whats question 6', 'school.page.number'],
    ["ok now what's number 7", 'school.page.number'],
    ['next question she sent is why cant i have a office', 'here.task'],
    ['thats all it was why didnt they just say that', 'here.rhetoric'],
    ['a wasp came in and we all screamed what are you supposed to do', 'here.rhetoric'],
    ['some worms are boys AND girls? thats handy', 'here.startled'],
    ['they sleep standing up?? no way', 'here.startled'],
    ['start with circles? like potatoes', 'here.checking'],
    ['do i draw the window as a line or a gap', 'school.either.look'],
    ['how do i label the side one', 'here.howPut'],
  ])('%s', (text, key) => expect(keysOf(text)).toContain(key))

  it.each([
    'how many teeth do you have when you are six',
    'why do your fingers wrinkle in the bath',
    'how long are your intestines',
    'do dogs dream',
    'what do you call your grandmas sister',
    'can you help me with number 6',
    'do you want to play a game',
    'do you want a hint',
    'would you like a story',
    'what has four legs',
    'what is a riddle',
    'why do cats purr? mine does it a lot',
    'is it true? my brother said so',
    'can we do more? please',
    'is 7 + 5 12?',
    'it is 12?',
    'how do i write a lowercase g',
    'why would a bear sleep all winter',
    'who invented the toilet',
    'what are dogs thinking',
  ])('%s is not taken for one', (text) =>
    expect(keysOf(text)).not.toMatch(/here\.(?:ofTutor|offered|riddle|sheet|task|rhetoric|startled|checking)/),
  )
})

describe('a question that nobody has an answer to', () => {
  it('is met by what it asks for', () => {
    expect(unknownKey('why is it called a bed')).toBe('unknown.why')
    expect(unknownKey('so how many seats is that')).toBe('unknown.many')
    expect(unknownKey('who would win a ninja or a shark')).toBe('unknown.win')
    expect(unknownKey('if theres 2 of us then who gets the extra')).toBe('unknown.who')
    expect(unknownKey('do goldfish get bored')).toBe('unknown.yesno')
    expect(unknownKey('whats the word for that')).toBe('unknown.what')
  })

  it('says once in a conversation that there is a list, and keeps every one', () => {
    const child = talkWith(3)
    const all = ['what is a zax', 'why is a floob called a floob', 'does a quonk get lonely', 'where did the zibber go']
    const said = all.map((text) => child.say(text))
    expect(said.filter(({ text }) => /list/.test(text)).length).toBeLessThanOrEqual(1)
    expect(said.filter(({ move }) => move.kind === 'wonder').every(({ wonder }) => wonder !== undefined)).toBe(true)
    expect(new Set(said.map(({ text }) => text)).size).toBe(all.length)
  })

  it('asks of another thing behind an answer, however surprised', () => {
    const child = talkWith(1)
    child.say('do ladybugs bite')
    expect(child.say('whoa what about a bee').text).toMatch(/sting/i)
  })
})
