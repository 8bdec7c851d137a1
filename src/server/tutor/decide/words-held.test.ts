import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'
import { talking } from '#tests/support/tutor-turns.ts'

const told = (grade: number, ...lines: string[]): string[] => {
  const { say } = talking(grade)
  return lines.map((line) => say(line).said)
}
const last = (grade: number, ...lines: string[]): string => told(grade, ...lines).at(-1) ?? ''
const kind = (grade: number, ...lines: string[]): string => {
  const { say } = talking(grade)
  return lines.map((line) => say(line).move.kind).at(-1) ?? ''
}

describe('young spelling', () => {
  it.each([
    [0, 'wat leter dos dog start with', /D/],
    [1, 'wich letr dos fish begin with', /F/],
    [0, 'wy dos knee hav a k', /k/],
    [1, 'why dos knife have a k', /silent k/],
    [2, 'how dos a plane fly', /air/i],
    [1, 'wat dos a cow eat', /grass/],
  ])('with one word like Spanish is English in grade %i: %s', (grade, line, answer) => {
    const { say } = talking(grade)
    const reply = say(line)
    expect(reply.said).toMatch(answer)
    expect(reply.lesson.spanish).toBe(false)
  })

  it.each(['tengo dos perros', 'quiero un juego', 'no quiero', 'yo tengo un gato', 'cuanto es dos mas dos'])(
    'is not taken for English: %s',
    (line) => {
      expect(talking(1).say(line).lesson.spanish).toBe(true)
    },
  )

  it('keeps a Spanish word that is asked for', () => {
    expect(last(1, 'what does dos mean')).toMatch(/two/)
    expect(talking(1).say('i have dos cats').lesson.spanish).toBe(false)
  })

  it.each([
    ['wat cat say', /meow/],
    ['what cow say', /moo/],
  ])('leaves little words out: %s', (line, answer) => {
    expect(last(-1, line)).toMatch(answer)
  })
})

describe('letters and rhymes', () => {
  it('are guessed, and b and d are told apart', () => {
    const lines = told(0, 'wat leter dos dog start with', 'is it b', 'is it d', 'b and d look the same')
    expect(lines[1]).toMatch(/bed/)
    expect(lines[2]).toMatch(/D/)
    expect(lines[3]).toMatch(/bed/)
  })

  it.each(['hat!', 'bat', 'is it mat'])('go on after a pair that does not rhyme: %s', (line) => {
    expect(last(0, 'wat rimes with cat', 'dog rimes with cat', line)).toMatch(/rhymes with cat/)
  })
})

describe('colors that a child mixes', () => {
  it.each([
    ['blue and yelow make orang to', /green/],
    ['red and blue make green', /purple/],
    ['yellow and red make orange too', /orange/],
  ])('are noticed: %s', (line, answer) => {
    expect(last(0, line)).toMatch(answer)
  })
})

describe('two words side by side', () => {
  it.each([
    ['is big the same as enormous', /bigger/],
    ['are mad and furious the same thing', /angrier/],
    ['does starving mean hungry', /hungrier/],
    ['is glad the same as happy', /glad and happy/i],
    ['is hot the same as cold', /opposite/],
    ['is brave the same as not scared', /even when|anyway/],
    ['is shy the same as mean', /No/],
    ['is furious just another word for mad', /furious/i],
    ['whats the difference between alone and lonely', /missing people|sad feeling/],
  ])('are told apart: %s', (line, answer) => {
    expect(last(3, line)).toMatch(answer)
  })

  it.each(['is a frog the same as a toad', 'is 1/2 the same as 2/4', 'is my dog the same as yours'])(
    'are left to others: %s',
    (line) => {
      expect(kind(3, line)).not.toBe('words')
    },
  )

  it.each(['so what is theyre', 'what does theyre mean', 'whats dont short for'])(
    'a short form is told: %s',
    (line) => {
      expect(last(2, line)).toMatch(/short for/)
    },
  )

  it('keep a story open', () => {
    const { say } = talking(3)
    say('im writing a story about a dragon who is scared of fire')
    expect(say('is brave the same as not scared').lesson.asked?.about).toBe('tale')
  })
})

describe('what a child says a word means', () => {
  it.each([
    ['evaporation is when water falls as rain right', /precipitation/],
    ['ok now the water cycle. evaporation is when water falls as rain right', /precipitation/],
    ['condensation is when water dries up', /evaporation/],
    ['when water turns into gas its called condensation', /evaporation/],
    ['i think a predator is the one that gets eaten', /prey/],
    ['is erosion when rock breaks', /weathering/],
    ['lava is inside the volcano under the ground', /magma/],
  ])('is another word: %s', (line, answer) => {
    const { say } = talking(4)
    const reply = say(line)
    expect(reply.said).toMatch(answer)
    expect(reply.move.lines.some((one) => 'key' in one && one.key === 'define.other')).toBe(true)
  })

  it('is right', () => {
    expect(last(4, 'precipitation means rain and snow')).toMatch(/falls from clouds/)
    expect(last(4, 'evaporation is when water turns into gas')).toMatch(/vapor/)
  })

  it.each([
    'the weather is nice today',
    'my want is a puppy',
    'gas is expensive says my mom',
    'what is erosion',
    'why is lava hot',
    'the area is closed',
  ])('is not meant by: %s', (line) => {
    const { move } = talking(4).say(line)
    expect(move.lines.some((one) => 'key' in one && one.key.startsWith('define.'))).toBe(false)
  })
})

describe('a reason that is not enough', () => {
  it.each([
    ['bats fly tho so they r birds', /mammal.*feathers/s],
    ['whales swim so they are fish', /mammal.*gills/s],
    ['spiders have legs so they are insects', /six legs/],
  ])('is met with what counts: %s', (line, answer) => {
    expect(last(1, line)).toMatch(answer)
  })

  it('is right where it is', () => {
    expect(last(1, 'robins have feathers so they are birds')).toMatch(/bird/)
    expect(last(1, 'my dog runs fast so he is good')).not.toMatch(/alone doesn't|isn't enough/)
  })
})

describe('a joke of the child', () => {
  it.each([
    ['i hav one. why did the cow cros the road', 'to get to the mooovies'],
    ['i know one. what do you call a sleeping bull', 'a bulldozer'],
    ['wanna hear one? why is six afraid of seven', 'because seven ate nine'],
    ['ok my turn. why did the chicken cross the road', 'to get to the other side'],
    ['why did the duck cross the road', 'to get to the pond'],
  ])('is played along with: %s', (ask, end) => {
    const { say } = talking(1)
    say('tell me a joke about pengwins')
    const first = say(ask)
    expect(first.move.kind).toBe('play.joke')
    expect(first.lesson.play?.game).toBe('knock')
    expect(say(end).move.lines.some((one) => 'key' in one && one.key === 'knock.laugh')).toBe(true)
  })

  it.each(['why did the romans build roads', 'i have one dog', 'my turn. what is 5 + 5', 'i know what a bull is'])(
    'is none: %s',
    (line) => {
      expect(talking(2).say(line).lesson.play?.game).not.toBe('knock')
    },
  )
})

describe('a spelling quiz', () => {
  it.each([
    'quiz me on spelling. not hard ones',
    'can you test me on spelling',
    'spelling quiz',
    'give me easy spelling words please',
    'quiz me on easy spelling words',
  ])('asks for a word: %s', (line) => {
    expect(last(2, line)).toMatch(/\b[a-z] (?:[a-z_] ){1,10}[a-z_]/)
  })

  it('is of the kind that is wished for', () => {
    const { say } = talking(2)
    say('quiz me on spelling. not hard ones')
    expect(say('now quiz me on a food word').lesson.told).toMatch(
      /bread|apple|grape|pizza|peach|lemon|salad|cheese|carrot|noodle/,
    )
    expect(say('ok an animal word').lesson.told).toMatch(/lang:list:/)
  })

  it('is none where another quiz is wished for', () => {
    expect(talking(2).say('quiz me on sharks').lesson.play?.game).toBe('quiz')
    expect(last(2, 'i have a spelling test tomorrow')).not.toMatch(/\b[a-z] _ /)
  })
})

describe('the marks of what somebody says', () => {
  it.each([
    ['where do the talking marks go. burt said i will do it', 'Burt said, “I will do it.”'],
    ['how do i put quotation marks in my mom said its time to go', "My mom said, “It's time to go.”"],
    ['where does the quotation marks go in come here said the bear', '“Come here,” said the bear.'],
    ['where do quotes go: sam asked can i come', 'Sam asked, “Can I come?”'],
    ['can you help me put talking marks. the fox yelled stop right there!', 'The fox yelled, “Stop right there!”'],
  ])('are shown: %s', (line, shown) => {
    expect(last(3, line)).toContain(shown)
  })

  it.each(['where do i put quotes from the book in my essay', 'burt said i will do it'])(
    'are not meant: %s',
    (line) => {
      const { move } = talking(5).say(line)
      expect(move.lines.some((one) => 'key' in one && one.key.startsWith('speech.'))).toBe(false)
    },
  )
})

describe('the years of two events', () => {
  it('are held side by side', () => {
    const lines = told(
      5,
      'why did the colonists throw tea in the water',
      'was that the same year as the declaration of independence',
      'which was first the boston massacre or the stamp act',
      'did the moon landing happen the same year as i have a dream',
    )
    expect(lines[1]).toMatch(/1773.*1776/s)
    expect(lines[2]).toMatch(/1765.*1770/s)
    expect(lines[3]).toMatch(/1969.*1963/s)
  })

  it('are not for what has none', () => {
    expect(kind(5, 'is my birthday the same year as yours')).not.toBe('book')
  })
})

describe('the Revolution', () => {
  it.each([
    ['what does no taxation without representation mean in normal words', /no say|vote/],
    ['did everybody in the colonies want to leave england', /No.*Loyalists/s],
    ['why would someone be a loyalist', /family|trade/],
    ['did enslaved people get free from the war', /not freed/],
    ['what happened to slaves after the revolution', /not freed/],
    ['did women help in the revolution', /Yes/],
    ['its messed up that slavery kept going after the war', /unfair|wrong/],
  ])('is told fairly: %s', (line, answer) => {
    expect(last(5, line)).toMatch(answer)
  })
})

describe('feeling better', () => {
  it.each(['i feel better', 'i feel a lot better now', 'im feeling better', 'that made me feel better'])(
    'is met gladly: %s',
    (line) => {
      expect(last(2, line)).toMatch(/glad|happy/)
    },
  )

  it('is not heard where it is not so', () => {
    expect(last(2, 'i dont feel better')).not.toMatch(/Hooray|so glad you feel/)
  })
})

describe('a problem behind a joke', () => {
  it('is worked on, and ends no joke', () => {
    const child = talkWith(2)
    child.say('why did the chicken cross the road')
    child.say('i have 3 red cars and 5 blue cars how many cars')
    expect(child.say('8').move.found).toBe('right')
  })
})
