import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'
import { storySum } from '../read/story-sums.ts'

/** What the tutor says to each line of one child, in their order. */
function told(grade: number, ...lines: string[]): string[] {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line).text)
}

describe('a line of two parts', () => {
  it.each([
    ['what is 3 x 8', '24 again lol. can u tell me a joke', /24.*\?/s, 'play.joke'],
    ['what is 7 + 5', 'its 12. whats the capital of france', /12.*Paris/s, 'book'],
    ['what is 9 + 4', '13, can we play a game', /13/, 'play.which'],
  ])('has its answer credited and its wish taken up: %s, %s', (sum, line, says, kind) => {
    const child = talkWith(3)
    child.say(sum)
    const { move, text } = child.say(line)
    expect(text).toMatch(says)
    expect(move.kind).toBe(kind)
    expect(move.found).toBe('right')
  })

  it('is not credited where the answer is wrong', () => {
    const child = talkWith(3)
    child.say('what is 9 + 4')
    const { move, text } = child.say('12. can we play a game')
    expect(move.found).not.toBe('right')
    expect(text).not.toContain('13')
  })

  it('may run on without a mark: the question at its end is answered', () => {
    const [reply = ''] = told(2, 'ok can we do somthing else now whats the biggest dinosaur')
    expect(reply).toContain('Argentinosaurus')
  })
})

describe('a story whose sum lies open', () => {
  it.each([
    ['i made 86.50 from 4 lawns and they all paid the same. how much each', 'what is 86.50 ÷ 4'],
    ['in minecraft 9 gold ingots make a block. i got 75 ingots how many blocks', 'what is 75 ÷ 9'],
    ['the ratio of boys to girls in band is 3:5 and theres 40 kids. how many girls', 'what is (40 ÷ 8) × 5'],
    ['ratio of cats to dogs is 2 to 3 and there are 20 animals how many cats', 'what is (20 ÷ 5) × 2'],
    ['3 trays and each tray had 12 but we burned 1 hole tray how many good cookies', 'what is (3 - 1) × 12'],
    ['i had 4 dollars and if she gives me 2 i have 7', '4 + 2 = 7'],
    ['i had 9 and my brother ate 3 so i have 5', '9 - 3 = 5'],
    [
      'ok do a hard one with pokemon cards. i have 14 and my brother stole 5',
      'i have 14 pokemon cards and my brother took 5. how many pokemon cards are left?',
    ],
  ])('is said as that sum: %s', (story, sum) => {
    expect(storySum(story)).toBe(sum)
  })

  it.each([
    'i have 2 cats and my grandma has 3 cats how many cats is that',
    'the ratio of boys to girls is 3:5 and there are 41 kids how many girls',
    'i have 2 dogs and 1 cat',
    'my brother had 10 dollars from 2 jobs how much each',
    'i had 4 dollars and my dad gives me 2 how many do i have',
    '9 gold ingots make a block how many for 3 blocks',
  ])('is left as it is where it does not: %s', (story) => {
    expect(storySum(story)).toBe(story)
  })

  it('goes the way of any problem', () => {
    const child = talkWith(4)
    child.say('in minecraft 9 gold ingots make a block. i got 75 ingots how many blocks')
    expect(child.say('8 with 3 left over').move.found).toBe('right')
    child.say('i had 4 dollars and if she gives me 2 i have 7')
    expect(child.say('oh wait 6').move.found).toBe('right')
  })
})

describe('letters said inside a sentence', () => {
  it.each([
    ['the word is s h i p what does it say', 'S-h-i-p spells ship'],
    ['what about t h e y i always forget that one', 'T-h-e-y spells they'],
  ])('are read: %s', (line, says) => {
    expect(told(1, line)[0]).toContain(says)
  })

  it('are credited behind the word itself', () => {
    expect(told(1, 'cat c a t')[0]).toMatch(/C-a-t(?: spells cat|: you got every letter)|every letter/)
  })

  it('are a try at the word before them', () => {
    expect(told(1, 'now dog. d o j')[0]).toMatch(/starts d-o/)
  })
})

describe('why, once more', () => {
  it('gets the fuller answer, and then an honest end', () => {
    const [, full = '', end = ''] = told(1, 'why do cats purr', 'but why', 'but why')
    expect(full.length).toBeGreaterThan(80)
    expect(end).toMatch(/\?$/)
    const [, older = ''] = told(5, 'why do cats purr', 'but why')
    expect(older).toMatch(/know|book/)
  })
})

describe('school questions are answered wherever they come', () => {
  it.each([
    ['why does minus a minus turn into plus nobody ever explains it they just say its the rule', 'owe 8 dollars'],
    ['wait no 0.24? why does it get smaller when u multiply thats weird', 'only a part'],
    ["what's a counter argument my teacher said we need one", 'the other side'],
    ['do plants have mitochondria or just chloroplasts', 'Plant cells have both'],
    ['so do i keep going after the decimal or what', 'keep dividing'],
    ['how do i study for a math test', 'from memory'],
  ])('%s', (question, says) => {
    expect(told(5, question)[0]).toContain(says)
  })
})

describe('a sentence that a child shows while it plans', () => {
  it('is looked at as a sentence', () => {
    const [, , first = '', fixed = ''] = told(
      4,
      'i have to write an opinion essay about if kids should have phones at school',
      'because what if there is an emergency',
      'fine. Kids should be aloud to have phones at school because of emergencies. is that a good first sentence',
      'Kids should be allowed to have phones at school because of emergencies.',
    )
    expect(first).toContain('aloud')
    expect(first).not.toContain('allowed')
    expect(fixed).toMatch(/mend|fix|caught|allowed/i)
  })
})
