import { describe, expect, it, test } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor says to the last of these lines. */
function saysTo(grade: number, ...lines: string[]): string {
  const talk = talkWith(grade)
  return lines.map((line) => talk.say(line).text).at(-1) ?? ''
}

const yes = '(?:[Yy]es|Yep|Mm-hm|right|true|True|You got it|Good thinking)'
const no = String.raw`(?:[Nn]o\b|Nope|[Nn]ot|[Tt]urn|[Ff]lip|[Ss]wap|[Ss]witch|Hmm|other way|side by side|Almost|Good guess|Let|Haha|silly|funny|giggle|I see why)`
const says = (...parts: string[]) => new RegExp(parts.join('.*'), 's')

describe('what is asked of everyday things', () => {
  test.each([
    ['is a rock alive', says(no, "isn't", '(?:eat|grow|food)')],
    ['is a car alive it moves', says(no, "isn't", '(?:grow|breathe)')],
    ['is a tree alive', says(yes, 'alive')],
    ['is fire alive', says(no, "isn't")],
    ['is a leaf alive', /part/],
    ['is a robot alive', says(no, "isn't")],
    ['is a elephant bigger than a bug', says(yes, 'elephant .*bigger than a bug')],
    ['is a bug bigger than an elephant', says(no, 'elephant .*bigger than a bug')],
    ['is a whale heavier than a bus', says(yes, 'whale .*heavier than a bus')],
    ['what is heavier a feather or a rock', /rock .*heavier than a feather/],
    ['whats bigger a cat or a mouse', /cat .*bigger than a mouse/],
    ['am i taller than a giraffe', says(no, 'giraffe .*taller than you')],
    ['whats a window made of', /glass/],
    ['what is a chair for', /sitting/],
    ['what do we use a fork for', /food/],
    ['do fishes have foots', says(no, 'fins')],
    ['r rocks alive', says(no, "aren't")],
    ['does a trike have 3 wheels', says(yes, 'three wheels')],
    ['how many wheels does a trike have', /three wheels/],
    ['what is a circle got for corners', /(?:[Nn]o|any) corners/],
    ['can a ball roll', says(yes, 'roll')],
    ['do cars eat', says(no, "can't|aren't able|no way")],
    ['is lemon sour', says(yes, '[Ss]our')],
    ['is a frog an insect', says(no, 'amphibian')],
    ['are people animals', says(yes, 'animals')],
    ['can bugs hear', /[Ss]ome|Many/],
    ['does my dog have 4 legs', says(yes, 'ost dogs')],
  ])('%s', (line, wanted) => {
    expect(saysTo(1, line)).toMatch(wanted)
  })
})

describe('what is said of everyday things', () => {
  test.each([
    ['and a house is bigger than a elephant', says(yes, 'house .*bigger than an elephant')],
    ['and the sun is bigger than everything', /giant star/],
    ['ice is hot', says('cold')],
    ['a snail is faster than me', /[Yy]ou are .*faster than a snail/],
    ['the wheel is a circle and the cookie too', /circle/],
    ['my dog has 4 legs', says(yes, 'legs')],
    ['a dog has 6 legs', says(no, 'four legs|Four legs')],
    ['dogs can talk', says(no, "can't|aren't able|no way")],
    ['cars got weels', says(yes, '(?:F|f)our wheels')],
    ['circles dont have corners', says(yes, '[Nn]o corners|any corners')],
    ['cars cant eat', says(yes, "can't|aren't able|no way")],
    ['a square has 3 sides', /sides/],
    ['a whale is a fish', says(no, 'mammal')],
    ['so my mom is a mammal', says(yes, 'mammals')],
    ['the crayon is shorter then my foot', says(yes, 'shorter than your foot')],
  ])('%s', (line, wanted) => {
    expect(saysTo(1, line)).toMatch(wanted)
  })

  it('comes back to what was spoken of', () => {
    expect(saysTo(0, 'i put my bean in a cup', 'does it drink water with a mouth')).toMatch(/roots/)
    expect(saysTo(0, 'i put my bean in a cup', 'is it alive')).toMatch(/alive/)
    expect(saysTo(1, 'i saw a spider', 'how many legs does it have')).toMatch(/eight/)
  })

  it('asks something back now and then, and never says the same thing twice', () => {
    const talk = talkWith(1)
    const lines = [
      'is a rock alive',
      'is a chair alive',
      'is a spoon alive',
      'is a pen alive',
      'is a cup alive',
      'is a bed alive',
    ]
    const said = lines.map((line) => talk.say(line).text)
    expect(new Set(said).size).toBe(lines.length)
    const asking = said.filter((text) => text.endsWith('?')).length
    expect(asking).toBeGreaterThan(0)
    expect(asking).toBeLessThan(lines.length)
  })
})

describe('what is left to others', () => {
  const isOfSense = (talk: ReturnType<typeof talkWith>, line: string) => {
    talk.say(line)
    return talk.lesson().said.some((one) => one.startsWith('sense.'))
  }

  test.each([
    'is my dog black',
    'is my dog alive',
    'my cat died',
    'is my room bigger than yours',
    'mine is taller than josiahs',
    'my dog has 3 legs',
    'the ball is red',
    'is the soup hot',
    'can i have a cookie',
    'can you fly',
    'can you talk',
    'can waffles have grapes',
    'i can run faster',
    'he can talk',
    'my mom is bigger than me',
    'my teacher is nice',
    'is my teacher mad at me',
    'the baby cries a lot',
    'is the store open',
    'do you like dogs',
    'do you have a dog',
    'my dog is named orange',
    'what is 4 legs and 4 legs',
    'i have 4 apples and you have 3',
    'is 5 bigger than 3',
    'is 1/2 bigger than 1/4',
    'my tower has five box',
    'how do you spell dog',
    'what rhymes with cat',
    'what letter does ball start with',
    'can we play ball',
    'i want to read a book',
    'tell me a story about a dragon',
    'my tooth fell out',
    'the dog ate my homework',
    'my bike is broken',
    'is a unicorn faster than a dragon',
    'is a blorp alive',
    'does the moon follow me',
    'it is big',
    'why is the sky blue',
    'im a bus',
    'i got a new bike',
    'can my dog eat grapes',
  ])('%s', (line) => {
    expect(isOfSense(talkWith(1), line)).toBe(false)
  })

  it('what the open exercise asks is not told in passing', () => {
    const talk = talkWith(3)
    talk.say('7 x 8')
    expect(isOfSense(talk, 'a dog has 4 legs')).toBe(false)
    expect(talk.say('54').text).not.toMatch(/\b56\b/)
  })
})

describe('what there is only one of is compared, and how old things are', () => {
  it.each([
    ['is venus bigger than earth', /Earth is[^.]* bigger than Venus|By a little, Earth/],
    ['what is bigger the titanic or the eiffel tower', /Titanic.*heavier|[Hh]eavier.*Titanic|Titanic on a scale/],
    ['what is bigger russia or china', /Russia is.* bigger than China/],
    ['is canada bigger than the united states', /Canada is.* bigger than the United States/],
    ['what is the biggest the pacific ocean or the atlantic ocean', /Pacific Ocean is.* bigger/],
    ['which came first t rex or stegosaurus', /stegosaurus.*t rex|t rex came later/],
    ['is the great pyramid older than the eiffel tower', /[Yy]es|[Yy]ep/],
    ['do elephants or mice live longer', /[Ee]lephants.*mice/],
    ['what lives longer a dog or a hamster', /dog.*hamster/],
    ['what is faster a cheetah or a bullet train', /bullet train is.* faster than a cheetah/],
  ])('%s', (line, is) => {
    const { text } = talkWith(2).say(line)
    expect(text).toMatch(is)
    expect(text).not.toMatch(/[Oo]ne time the first/)
  })

  it.each(['my brother is older than me', 'is my cat older than my dog', 'is the turtle older than the dog'])(
    'nothing of the child’s own: %s',
    (line) => expect(talkWith(2).say(line).text).not.toMatch(/can live longer|came (?:before|later)/),
  )

  it.each([
    ['are mammoths alive', /people|million/],
    ['does a t rex have fur', /instead/],
    ['do velociraptors have fur', /instead/],
    ['do scorpions have wings', /\bweb\b/],
    ['why do scorpions not have wings', /\bweb\b/],
  ])('says nothing misleading: %s', (line, not) => {
    for (const grade of [1, 2, 3]) expect(talkWith(grade).say(line).text).not.toMatch(not)
  })

  it('a ladybug is not as old as its spots', () => {
    const child = talkWith(1)
    child.say('do ladybugs have spots')
    expect(child.say('is it 7 years old').text).toMatch(/age|how old/)
  })
})
