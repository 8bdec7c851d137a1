import { describe, expect, it } from 'vitest'
import heart from '#content/en/tutor/heart.json'
import { lastKeys, talkWith } from '#tests/support/tutor-talk.ts'

describe('what a child wants to talk about', () => {
  it.each([
    'can we talk about being bullied',
    'can we talk about my parents fighting',
    'lets talk about being lonely',
    'can we talk about the boy who bothers me',
    'can we talk about suicide',
    'can we talk about my mom hitting me',
    'can we talk about killing',
    'i want to talk about my dads drinking',
    'can we talk about blood',
    'can we talk about my dog dying',
    'can we talk about my dog who ran away',
    'can we talk about my sick cat',
    'i wanna talk about moving to a new school',
    'can we talk about my body',
  ])('is asked for no best part of what may be heavy: %s', (line) => {
    expect(lastKeys(3, line)).not.toContain('wish.talk')
  })

  it.each([
    'can we talk about hockey',
    'can we talk about my dog',
    'lets talk about dinosaurs instead',
    'i wanna talk about minecraft',
    'can we talk about the moon',
    'could we please talk about my cats now',
    'id rather talk about sharks',
  ])('is gone along with where it is light: %s', (line) => {
    expect(lastKeys(3, line)).toContain('wish.talk')
  })
})

describe('what does not go to the heart', () => {
  it.each([
    ['h-hurt-before', 3, 'im okay it only hurts when dad pushes me'],
    ['h-hurt-before', 3, 'it doesnt hurt that much when he hits me'],
    ['h-hurt-before', 3, 'i am fine but dad hit me'],
    ['h-hurt-before', 3, 'im ok he just hit me once'],
    ['h-hurt-before', 3, 'it didnt hurt when my uncle squeezed me'],
    ['h-hurt-before', 3, 'my arm hurts a lot now but it didnt hurt before'],
    ['h-hurt-before', 2, 'it just hurt my ears when the fire alarm rang haha'],
    ['h-hurt-before', 2, 'im ok at drawing but my cat fell off the table lol'],
    ['h-hurt-before', 2, 'im good at soccer but i fell'],
    ['h-may-die', 3, 'my mom is going to die her hair red'],
    ['h-may-die', 3, 'my dad could die laughing at that joke'],
    ['h-may-die', 3, 'i hope she doesnt die of laughter'],
    ['h-may-die', 3, 'my sister is gonna die of embarrassment'],
    ['h-may-die', 4, 'will mom be ok with pizza'],
    ['h-may-die', 4, 'will my sister come home at 5'],
    ['h-may-die', 4, 'will dad go get better snacks'],
    ['h-dumb-one', 3, 'im the worst at hiding my cookies haha'],
    ['h-dumb-one', 3, 'im so dumb i forgot my lunch lol'],
    ['h-dumb-one', 3, 'what is wrong with me dog'],
    ['h-dumb-one', 4, 'everyone is done with lunch and im eating ice cream'],
    ['h-dumb-one', 3, 'everybody is on the bus and im late'],
    ['h-slow-last', 2, 'it takes me forever to read harry potter because its 700 pages'],
    ['h-slow-last', 2, 'i am so slow in mario kart but my friends crash'],
    ['h-used-to', 3, 'she always took the ball to me and i scored'],
    ['h-forget-me', 4, 'will we be friends with the aliens'],
    ['h-forget-me', 4, 'are we going to be friends in the game'],
    ['h-lost-game', 4, 'my team lost 3-0 but we had pizza'],
    ['h-lost-game', 3, 'i lost 4 - 2 that is 2 right'],
    ['h-lost-game', 2, 'i lost 2 of them'],
    ['h-threw', 2, 'i broke the board in karate'],
    ['h-threw', 2, 'i hit a wall in my math'],
    ['h-threw', 2, 'i flipped the table of numbers'],
    ['h-threw', 3, 'i ripped the paper in half to make fractions'],
    ['h-threw', 3, 'i flipped all the cards and 3 are red'],
    ['h-threw', 3, 'i flipped the book to page 12'],
    ['h-parent-away', 2, 'my mom is gone to the store'],
    ['h-parent-away', 4, 'dad is so happy the storm is gone'],
    ['h-parent-away', 4, 'mom said the cake is gone'],
    ['h-tell-nobody', 3, 'i am a snitch in among us'],
    ['h-tell-nobody', 3, 'never tell my brother where the cookies are hehe'],
    ['h-will-help-me', 2, 'my brother said hell take me to the dark room'],
    ['h-will-help-me', 3, 'my uncle said hell show me his secret'],
    ['h-will-help-me', 3, 'my cousin said he will come with me to the bathroom'],
    ['h-will-help-me', 3, 'my uncle said hell teach me a secret game'],
    ['h-will-help-me', 3, 'my brother said hell help me if i take my shirt off'],
    ['h-cozy', 2, 'grandma let me sleep on the couch because dad was yelling'],
    ['h-cozy', 2, 'mom let me sleep in the car cuz daddy was mad'],
    ['h-cozy', 2, 'dad lets me stay in the dark closet'],
    ['h-bigger-than-me', 2, 'the kid who hits me is bigger than me'],
    ['h-bigger-than-me', 2, 'the boy that bothers me is taller than me'],
    ['h-body-list', 0, 'one eye is black and my nose hurts'],
    ['h-body-list', 0, 'i got one black eye and a bloody nose'],
  ] as const)('%s is not said in grade %i: %s', (id, grade, line) => {
    expect(lastKeys(grade, line)).not.toContain(id)
  })

  it.each([
    ['h-hurt-before', 1, 'im ok it only hurt yesterday'],
    ['h-hurt-before', 1, 'it doesnt hurt anymore'],
    ['h-hurt-before', 3, 'im fine now i just fell'],
    ['h-may-die', 3, 'what if my grandpa never wakes up'],
    ['h-may-die', 3, 'is my mom going to be ok'],
    ['h-may-die', 3, 'my grandma is going to die'],
    ['h-may-die', 3, 'will grandpa come home'],
    ['h-dumb-one', 4, 'im the dumb one'],
    ['h-dumb-one', 4, 'im so stupid'],
    ['h-dumb-one', 4, 'what is wrong with me'],
    ['h-dumb-one', 4, 'everyone else is already on long division and im still on adding'],
    ['h-dumb-one', 4, 'im the worst at math'],
    ['h-slow-last', 3, 'im always the last one done'],
    ['h-slow-last', 3, 'it takes me so long to read'],
    ['h-used-to', 3, 'my grandpa used to read to me'],
    ['h-used-to', 3, 'she always did my spelling with me'],
    ['h-forget-me', 3, 'will we still be friends'],
    ['h-lost-goalie', 4, 'we lost 7-0 today and i was the goalie'],
    ['h-lost-game', 4, 'we lost so bad'],
    ['h-threw', 3, 'i threw the controller'],
    ['h-threw', 3, 'i kicked the door because i was so mad'],
    ['h-parent-away', 3, 'my dad is gone for a long time'],
    ['h-parent-away', 3, 'my mom is deployed'],
    ['h-tell-nobody', 3, 'dont tell mom'],
    ['h-tell-nobody', 3, 'i dont want to be a snitch'],
    ['h-will-help-me', 3, 'my sister said shell help me'],
    ['h-cozy', 2, 'mommy let me sleep in her bed'],
    ['h-bigger-than-me', 2, 'the whale is bigger than my dad'],
    ['h-body-list', 0, 'i have two eyes and one nose'],
  ] as const)('%s is said in grade %i: %s', (id, grade, line) => {
    expect(lastKeys(grade, line)).toContain(id)
  })

  it('names no goalie where none was named', () => {
    const goalie = heart.find(({ id }) => id === 'h-lost-game')
    expect(JSON.stringify(goalie?.older)).not.toMatch(/goalie/)
  })
})

describe('a story of the child that is no retelling', () => {
  it.each([
    'i have to tell my mom what happened in school. i fell down and cried and everybody laughed at me',
    'i want to tell you what happened in my dream first i was a bird and then i flew over the house',
    'i need to tell my teacher what happened in the bus. a big kid pushed me and took my lunch away',
  ])('is not praised for its order: %s', (line) => {
    expect(lastKeys(3, line)).not.toContain('retell.order')
    expect(lastKeys(3, line, 'my favorite food is pizza')).not.toContain('retell.more')
  })

  it('is a retelling where a story is named', () => {
    const line =
      'i have to retell a story. goldilocks went in the bears house she ate the porridge and broke the chair and ran away'
    expect(lastKeys(2, line)).toContain('retell.order')
    expect(
      lastKeys(3, 'i have to summarize chapter 3: the boy lost his dog then he looked in the park and found it'),
    ).toContain('retell.order')
  })
})

const bean =
  'Read this. Nina planted a bean. She gave it water every day. After a week a green stem came up. Nina jumped up and down. QUESTION how did Nina feel'

describe('what is said beside a text', () => {
  it.each([
    'i watered my plant today',
    'my dog jumped on me',
    'i have a bean at home',
    'my mom gave me water',
    'i was jumping all day with my sister',
  ])('of the child is no proof: %s', (line) => {
    expect(lastKeys(2, bean, line).filter((key) => key.startsWith('passage.ask.'))).toEqual([])
  })

  it('is no tie to the text where it is of a friend', () => {
    const keys = lastKeys(
      2,
      'what trait does a friend have who shares',
      'my friend is nice because she shares her snack',
    )
    expect(keys.filter((key) => /^passage\.ask\.(?:proved|fits)/.test(key))).toEqual([])
  })

  it('is proof where it is of the text', () => {
    expect(lastKeys(2, bean, 'she was happy')).toContain('passage.ask.feel.clue')
    expect(lastKeys(2, bean, 'she was happy', 'because she jumped up and down')).toContain('passage.ask.proved')
    expect(lastKeys(2, bean, 'i think she was happy because she jumped up')).toContain('passage.ask.proved')
  })
})

describe('an opinion that is begun', () => {
  it.each([
    'my mom is calling me',
    'i dont know',
    'bye bolt',
    '12',
    'wait',
    'i have to go',
    'this is boring',
    'lol ok',
  ])('is not finished by: %s', (line) => {
    expect(lastKeys(3, 'opinion: the best pet is', line)).not.toContain('opinion.taken')
  })

  it.each(['a turtle', 'turtles', 'cats', 'my dog', 'a big dog', 'a parrot for sure'])('is finished by: %s', (line) => {
    expect(lastKeys(3, 'opinion: the best pet is', line)).toContain('opinion.taken')
  })
})

describe('a word that may be used', () => {
  it.each([
    'can i use calculator',
    'can i say goodbye',
    'may i write tomorrow',
    'can i say stupid',
    'can i put music on',
    'can i write something',
  ])('is not asked for with: %s', (line) => {
    expect(lastKeys(4, line).filter((key) => key.startsWith('word.use'))).toEqual([])
  })

  it('is asked for while the child writes, or with how it sounds', () => {
    expect(lastKeys(4, 'can i say courageous it sounds smarter')[0]).toMatch(/^word\.use/)
    expect(lastKeys(4, 'can i use enormous instead of big')[0]).toMatch(/^word\.use/)
  })
})

describe('being stuck', () => {
  it.each([
    'i cant do this today my mom is sick',
    'i dont get it, the joke you told',
    'i cant do that, my mom said bed time',
    'i dont get it its raining',
    'i cant do this my grandma died',
    'i dont get it why is my mom mad',
  ])('is not meant with: %s', (line) => {
    expect(lastKeys(3, '36 + 48', line)).not.toContain('stuck.okay')
  })

  it.each(['ugh i dont get it its dumb', 'but i cant do this its too hard', 'i dont get this at all', 'i cant do it'])(
    'is met with: %s',
    (line) => {
      expect(lastKeys(3, '36 + 48', line).join()).toMatch(/stuck\.okay|cross\.ok|hint|help|way|step/)
    },
  )
})

describe('a no to a sum', () => {
  it.each([
    '7 x 8. i dont want to do it the long way',
    '3/4 + 1/4 im not going to do it in my head',
    'im not doing 3 + 4 is 7 again, that was fun',
    'i dont wanna do it again but 3 x 4 is 12',
    'i dont want to do 45 + 27 with blocks',
    'i dont want to do it without paper 45 + 27',
    'i dont wanna do 7 x 8 wrong',
  ])('is not heard in: %s', (line) => {
    expect(talkWith(3).say(line).move.kind).not.toBe('refused')
  })

  it.each(['i dont want to do 7 x 8', '45 + 27 no way im not doing that one', 'im not doing 7 x 8 its boring'])(
    'is heard in: %s',
    (line) => {
      expect(talkWith(3).say(line).move.kind).toBe('refused')
    },
  )
})
