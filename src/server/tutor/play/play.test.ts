import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'
import { pressedLabels, type Reply, talking } from '../../../../tests/support/tutor-turns.ts'
import { openProblem } from '../state.ts'
import { jokes, oddSets, riddles, secretThings, stories } from './play-content.ts'
import { hasKey } from './quiz.ts'
import { quizTopics } from './quiz-content.ts'

const told = (reply: Reply) => stories().find(({ title }) => reply.said.includes(title))
const grades = [-1, 0, 1, 2, 3, 4, 5]

describe('a story', () => {
  it('is told about what the child names, and its question is read kindly', () => {
    const { say } = talking(0)
    const first = say('tell me a story about dinosaurs')
    const story = told(first)
    expect(story?.themes).toContain('dinosaurs')
    expect(first.said.endsWith(story?.question ?? '-')).toBe(true)
    expect(say('i dont know').said).toContain(story?.found)
    const credited = say(`because of the ${story?.accepts[0]}`)
    expect(credited.said).toContain(story?.key)
    expect(credited.said.endsWith(story?.back ?? '-')).toBe(true)
    expect(pressedLabels(say('a big cookie tree'))).toContain('Another story')
  })

  it('has parts when it is long, and tells what it meant after two tries without calling one wrong', () => {
    const { say } = talking(4)
    const story = told(say('can you tell me a story'))
    expect(story?.text.length).toBeGreaterThan(10)
    expect(say('yes').said).toContain(story?.text.at(-1))
    expect(say('because he was purple').said).toContain(story?.found)
    const end = say('he had a hat on')
    expect(end.said).toContain(story?.key)
    expect(end.said).not.toMatch(/\b(?:wrong|no,|not right)/i)
  })

  it('is never told twice in a conversation', () => {
    const { say } = talking(1)
    const titles = Array.from({ length: 12 }, () => told(say('tell me another story'))?.title)
    expect(new Set(titles).size).toBe(12)
  })
})

describe('jokes and riddles', () => {
  it.each(['what?', 'idk', 'why', 'because it was hungry'])('tells the end after "%s"', (answer) => {
    const { say } = talking(2)
    const asked = say('tell me a joke')
    const joke = jokes().find(({ ask }) => asked.said.includes(ask))
    expect(say(answer).said).toContain(joke?.tell)
  })

  it('credits a child that knows the end', () => {
    const { say } = talking(2)
    const asked = say('tell me a joke')
    const joke = jokes().find(({ ask }) => asked.said.includes(ask))
    const reply = say(joke?.tell ?? '')
    expect(reply.move.lines[0]).toEqual({ key: 'joke.guessed' })
  })

  it('gives a hint to a riddle before its answer', () => {
    const { say } = talking(3)
    const asked = say('tell me a riddle')
    const riddle = riddles().find(({ ask }) => asked.said.includes(ask))
    expect(say('a dinosaur').said).toContain(riddle?.hint)
    expect(say(`is it ${riddle?.accepts[0]}`).move.lines[0]).toEqual({ key: 'riddle.right' })
  })

  it('plays its part in a knock-knock joke of the child', () => {
    const { say } = talking(1)
    expect(say('knock knock').said).toMatch(/who's there\?$/i)
    expect(say('lettuce').said).toMatch(/Lettuce who\?$/)
    expect(say('lettuce in its cold out here').move.lines[0]).toEqual({ key: 'knock.laugh' })
  })
})

describe('games', () => {
  it('finds the number by higher and lower, and counts the tries', () => {
    const { say, lesson } = talking(1)
    say("let's play guess the number")
    const secret = Number(lesson().play?.secret)
    const miss = secret > 10 ? secret - 1 : secret + 1
    expect(say(String(miss)).said).toMatch(
      secret > miss ? /higher|more|bigger|up|low/i : /lower|less|smaller|down|high/i,
    )
    expect(say('99').said).toContain('20')
    expect(say(`is it ${secret}?`).move.lines[0]).toEqual({ key: 'number.right', values: { number: secret, tries: 2 } })
  })

  it('guesses the number of the child by halving', () => {
    const { say, lesson } = talking(3)
    say('im thinking of a number')
    let reply = say('ready')
    for (let tries = 0; tries < 8 && lesson().play; tries++) {
      const guess = Number(lesson().play?.used.at(-1))
      reply = say(guess === 37 ? 'yes thats it' : guess < 37 ? 'higher' : 'its lower')
    }
    expect(reply.move.lines[0]).toMatchObject({ key: 'yours.found', values: { guess: 37 } })
  })

  it('guesses by the clues of the child: less than, odd, as many as fingers on a hand', () => {
    const { say, lesson } = talking(1)
    say('im thinking of a number. its 1 to 20 and you gotta guess')
    const guess = () => Number(lesson().play?.used.at(-1))
    say('its littler than 8')
    expect(guess()).toBeLessThan(8)
    say('and its odd. i know what odd is')
    expect([1, 3, 5, 7]).toContain(guess())
    say('its how many fingers is on one hand!!!!')
    expect(guess()).toBe(5)
    expect(say('yes thats it').move.lines[0]).toMatchObject({ key: 'yours.found', values: { guess: 5 } })
  })

  it('says that clues are mixed up where no number fits them', () => {
    const { say } = talking(1)
    say('im thinking of a number. its 1 to 20 and you gotta guess')
    say('its more than 9')
    expect(say('and its less than 4').move.lines[0]).toEqual({ key: 'yours.mixed' })
  })

  it('takes a guess as a guess where the open problem has the same answer', () => {
    const { say, lesson } = talking(3)
    say('what is 6 x 7')
    say("let's play guess the number")
    const reply = say('42')
    expect(reply.judged).toBeUndefined()
    expect(openProblem(lesson())?.item.name).toBe('6 × 7')
    say('stop')
    expect(say('yes').said).toContain('6 × 7')
    expect(say('42').move.found).toBe('right')
  })

  it('makes a rhyme chain, and is kind to what does not rhyme', () => {
    const { say } = talking(1)
    say('lets play rhymes with cat')
    expect(say('dog').said).toMatch(/dog/i)
    expect(say('hat').move.lines[0]).toEqual({ key: 'rhyme.yes', values: { said: 'hat' } })
    expect(say('zat').move.lines[0]).toEqual({ key: 'rhyme.silly', values: { said: 'zat' } })
    expect(say('hat').move.lines[0]).toEqual({ key: 'rhyme.had', values: { said: 'hat' } })
  })

  it('takes every defensible reason for what does not belong', () => {
    const { say, lesson } = talking(2)
    say("let's play what does not belong")
    const set = oddSets().find(({ id }) => id === lesson().play?.id)
    const other =
      set?.words.find((word) => word !== set.odd && !set.also[word]) ?? Object.keys(set?.also ?? {})[0] ?? ''
    const reply = say(`${other} because it is the only one that makes me laugh`)
    expect(reply.said).toContain(set?.why)
    expect(reply.said).not.toMatch(/\bwrong\b|\bnot right\b/i)
    expect(say('play again').said).not.toContain(set?.why)
  })

  it('gives clues from hard to easy until the thing is found', () => {
    const { say, lesson } = talking(2)
    say("let's play guess what I am")
    const thing = secretThings().find(({ id }) => id === lesson().play?.id)
    expect(say('is it a spoon').said).toContain(thing?.clues[1])
    expect(say('does it fly?').said).toContain(thing?.clues[2])
    expect(say(`a ${thing?.answer}`).move.lines[0]).toMatchObject({ key: 'what.right', values: { clues: 3 } })
  })
})

describe('the way back', () => {
  it('waits two replies beside the game, and then it is over', () => {
    const { say, lesson } = talking(2)
    say("let's play guess what I am")
    const secret = lesson().play?.secret
    say('what is 4 + 5')
    expect(lesson().play?.secret).toBe(secret)
    expect(say('9').move.found).toBe('right')
    expect(say('back to our game').said).toMatch(/\?$/)
    expect(lesson().play).toMatchObject({ secret, away: 0 })
    for (const text of ['what is 3 + 3', '6', 'what is 5 + 5']) say(text)
    expect(lesson().play).toBeNull()
  })

  it('offers the open problem when a joke is over, and asks it again on a no', () => {
    const { say } = talking(3)
    say('what is 8 x 7')
    say('tell me a joke')
    expect(pressedLabels(say('what'))).toContain('Go on with it')
    expect(say('no').said).toContain('8 × 7')
  })

  it.each(grades)('has something of everything in grade %i', (grade) => {
    for (const wish of [
      'tell me a story',
      'tell me a joke',
      'tell me a riddle',
      "let's play what does not belong",
      "let's play guess what I am",
      "let's play the rhyming game",
      "let's play guess the number",
    ])
      expect(talking(grade).say(wish).lesson.play, wish).not.toBeNull()
  })
})

describe('a quiz on a topic that the child names', () => {
  it('asks about that topic, takes an answer in the child’s words, helps, and counts what was right', () => {
    const child = talkWith(4)
    expect(child.say('quiz me on egypt. quiz is tmrw').text).toMatch(/Egypt/)
    expect(child.say('the nile').text).toMatch(/Nile/)
    const [hint, told] = [child.say('idk').text, child.say('idk').text]
    expect(hint).not.toMatch(/pharaoh/i)
    expect(told).toMatch(/pharaoh/)
    expect(child.say('how many did i get').text).toMatch(/1 of 2|1 right of 2|1 out of 2/)
  })

  it('waits for a question beside it, and gives a harder one where that is wished', () => {
    const child = talkWith(6)
    child.say('quiz me on egypt')
    child.say('what is gravity')
    expect(child.say('ok ask me').text).toMatch(/\?$/)
    expect(child.say('ok harder').move.kind).toBe('play.game')
  })

  it.each(quizTopics().map((topic) => [topic.id, topic] as const))(
    '%s can be asked in every grade it is for, and its tell has its key',
    (_, topic) => {
      for (const { keys, tell, ask, hint } of topic.questions) {
        expect(keys.some((key) => hasKey(tell, key) || !/[a-z]/.test(key) || hasKey(ask, key))).toBe(true)
        expect(keys.some((key) => key.length > 3 && hasKey(hint, key))).toBe(false)
      }
    },
  )
})
