import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('what goes to the heart, in other words', () => {
  it.each([
    'what if she dies',
    'what if my grandpa never wakes up',
    'im scared my grandma is gonna die',
    'is my mom going to be ok',
    'i dont want her to die',
    'grandpa might not make it',
  ])('promises nothing where somebody may die: %s', (line) => {
    const child = talkWith(2)
    child.say('my grandma is in the hospital')
    const { text, move } = child.say(line)
    expect(move.kind).toBe('feeling.heart')
    expect(text).toMatch(/know|sure/)
  })

  it.each(['will he forget me', 'does she still like me', 'i think hes gonna forget me', 'will we still be friends'])(
    'comforts who fears to be forgotten, also beside a letter: %s',
    (line) => {
      const child = talkWith(1)
      child.say('can i write him a letter')
      child.say('dear mateo i mis you')
      expect(child.say(line).text).toMatch(/scary|hard|remember/)
    },
  )

  it.each(['she always did my spelling with me', 'my grandpa used to read to me', 'we used to bake cookies with her'])(
    'hears what is missed: %s',
    (line) => {
      expect(talkWith(2).say(line).text).toMatch(/miss/)
    },
  )

  it.each(['im ok it only hurt yesterday', 'it doesnt hurt anymore', 'im fine my arm just hurts a little'])(
    'is glad that it is better, and asks for a grown-up: %s',
    (line) => {
      expect(talkWith(1).say(line).text).toMatch(/grown-up/)
    },
  )

  it.each(['dont tell mom', 'please dont tell my teacher', 'i dont want my dad to know', 'you cant tell anyone ok'])(
    'says gently that grown-ups can read along: %s',
    (line) => {
      expect(talkWith(1).say(line).text).toMatch(/read along.*tattling|tattling.*read along/)
    },
  )

  it('thanks for telling of dyslexia, and still tells what it is', () => {
    const line = 'i hav to rite an essay should kids hav phones at school. i hav dislexia so spellings bad'
    expect(talkWith(5).say(line).text).toMatch(/[Ii]deas.*first/)
    expect(talkWith(5).say('what is dyslexia').text).not.toMatch(/[Tt]hank/)
  })

  it.each([
    'i read slow and other kids finish first',
    'everyone else finishes before me',
    'im always the last one done',
  ])('says that slow is okay: %s', (line) => {
    expect(talkWith(3).say(line).text).toMatch(/okay|sting|goal/)
  })

  it.each(['can i just copy wikipedia and change some words', 'is it ok if i copy my friends answers'])(
    'gives no leave to copy: %s',
    (line) => {
      expect(talkWith(4).say(line).text).toMatch(/own words|somebody else|what you remember/)
    },
  )

  it('takes an animal for no face of the child', () => {
    expect(talkWith(-1).say('he has two eye an one nose an one tail').text).not.toMatch(/face/)
  })

  it('comforts in Spanish who understands nothing', () => {
    const child = talkWith(1)
    child.say('hola no hablo mucho ingles')
    expect(child.say('los otros ninos hablan muy rapido y no entiendo nada').text).toMatch(/difícil|normal|cansa/)
  })
})

describe('a text that is open', () => {
  it.each([
    'we had 6 pokemon cards together and he gave me 4 of them so he has how many',
    '2. thats not fair to him',
    '2 quarters is how much',
    '9 10 11 12 4 more',
  ])('takes no number for a line: %s', (line) => {
    const child = talkWith(1)
    child.say('can i write him a letter')
    child.say('dear mateo i mis you')
    expect(child.say(line).move.kind).not.toBe('writing')
  })

  it.each(['i left spaces between them is that ok', 'zoe says she should get all the quarters bc its her table'])(
    'is not opened by talk: %s',
    (line) => {
      expect(talkWith(2).say(line).move.kind).not.toBe('writing')
    },
  )

  it('is gone back to with a line of the letter', () => {
    const child = talkWith(1)
    child.say('can i write him a letter')
    child.say('dear mateo i mis you')
    child.say('we had 6 pokemon cards together and he gave me 4 of them so he has how many')
    child.say('2. thats not fair to him')
    expect(child.say('I am sending a card because you are my frend').move.kind).toBe('writing')
  })
})

describe('a pet that is not well', () => {
  it.each([
    'why cant my dog walk',
    'my cat cant get up',
    'why is my hamster shaking',
    'why wont my bunny eat',
    'my fish is floating upside down',
  ])('is looked after: %s', (line) => {
    const { text, move } = talkWith(1).say(line)
    expect(move.kind).toBe('feeling.heart')
    expect(text).toMatch(/grown-up/)
  })

  it.each(['why wont my hamster come out', 'why does my cat hide', 'can my dog walk', 'is my puppy eating too much'])(
    'is not mourned where nothing is lost: %s',
    (line) => expect(talkWith(1).say(line).move.kind).not.toMatch(/^feeling/),
  )

  it.each(['our dog is gone', 'my hamster died', 'our cat ran away'])('is mourned where it is: %s', (line) =>
    expect(talkWith(1).say(line).move.kind).not.toMatch(/^(?:book|wonder|heard)/),
  )

  it.each(['is the sky broken', 'the sky is broken', 'is the sky mad'])('and the sky is fine: %s', (line) =>
    expect(talkWith(0).say(line).text).toMatch(/sky is (?:fine|only air)/),
  )
})
