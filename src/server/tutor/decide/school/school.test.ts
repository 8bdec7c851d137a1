import { describe, expect, it } from 'vitest'
import { talking } from '#tests/support/tutor-turns.ts'

const told = (grade: number, ...lines: string[]) => {
  const { say } = talking(grade)
  return lines.map((line) => say(line)).at(-1) ?? say('')
}
const keysOf = (grade: number, ...lines: string[]) =>
  told(grade, ...lines).move.lines.flatMap((line) => ('key' in line ? [line.key] : []))
const isOfSchool = (key: string) => key.startsWith('school.')

describe('what a child says of spelling', () => {
  it.each([
    ['k n o k. no wait. k n o c k', /k-n-o-c-k/i],
    ['f-r-i-t-e. no f-r-i-g-h-t', /f-r-i-g-h-t/i],
    ['s-e-d oops s-a-i-d', /s-a-i-d/i],
    ['its called a gavel?? g-a-v-e-l', /g-a-v-e-l/i],
    ['is tiger t-i-g-e-r', /t-i-g-e-r/i],
    ['is heron spelled like hero with n', /h-e-r-o-n/i],
    ['wait is it dyeing with a e when its shirts', /d-y-e-i-n-g/i],
    ['does balloon have two ls', /b-a-l-l-o-o-n/i],
    ['is there a k in knight', /k-n-i-g-h-t/i],
    ['how do you spell whistle theres a secret t', /w-h-i-s-t-l-e/i],
    ['verbs with -ing. hop hopping. you gotta put the 2 ps', /hopping/i],
    ['bake baking. drop the e', /baking/i],
    ['cut cutting. two ts', /cutting/i],
    ['cry crying. keep the y', /crying/i],
    ['lie lying. ie turns in y? thats so weird', /lying/i],
    ['swim swimming', /swimming/i],
    ['so four ninths. n-i-n-t-h-s? no e?', /n-i-n-t-h-s/i],
    ['can you check my spelling. Amazon, habitat, toxic', /habitat/],
  ])('is met: %s', (line, says) => {
    const { said, move } = told(3, line)
    expect(move.lines.some((one) => 'key' in one && isOfSchool(one.key)) || move.kind === 'words').toBe(true)
    expect(said).toMatch(says)
  })

  it('lets a letter that is wrong be found by the child', () => {
    const { said } = told(3, 'bake bakeing')
    expect(said).not.toMatch(/baking/)
    expect(said).toMatch(/bake/)
  })

  it.each([
    'i like to swim swimming is fun',
    'my dog is bigger with a tail',
    'we run running club on monday',
    'a b c d e f g now i know my abcs',
    'no no no i dont want to',
    'is the party with a cake',
    'does mommy have a dog',
    'did you check my words',
    'we have a t-shirt day',
    'do i have a turn',
  ])('is no talk of spelling: %s', (line) => {
    expect(keysOf(2, line).filter(isOfSchool)).toEqual([])
  })
})

describe('what a child says of words and reading', () => {
  it.each([
    ['might HAVE. fine', /might have/i],
    ['is it should of or should have', /should have/i],
    ['use it in a sentence ok. I might of ate all the marshmallows in the dark', /might have/i],
    ['do i write your invited or youre invited', /you're/i],
    ['precipitation. is it rain', /rain/i],
    ['enormous means really big', /big/i],
    ['whats drought mean is it like no rain', /rain/i],
    ['it says they have ate legs. eight', /eight/i],
    ['ok the page says mud-dle. puddle', /puddle/i],
    ['ok weather words. fore cast. forecast', /forecast/i],
    ['Pep-per jumped in the pud-dle', /pepper and puddle/i],
    ['what is this word. v e n o m', /venom/i],
    ['and she got her boots all... m u c k y. mucky', /mucky/i],
    ['the dog sat on the... rug? log?', /\br\b.*\bl\b/i],
  ])('is met: %s', (line, says) => {
    const hello = 'hi'
    expect(told(3, hello, line).said).toMatch(says)
  })

  it.each([
    'my mom might have a baby',
    'we could have pizza tonight',
    'i ate lunch. then i played',
    'my cat is mean',
    'that means a lot to me',
    'i love ice-cream',
    'we went to the x-ray place',
    'there were two dogs. too cute',
    'wait. is it raining',
    'we saw a deer. dear me it was big',
  ])('is no talk of them: %s', (line) => {
    expect(keysOf(2, 'hi', line).filter(isOfSchool)).toEqual([])
  })
})

describe('the page of the child', () => {
  it.each([
    'im back. what number are we on',
    "HA. what's number 7",
    'read me number 7',
    'whats the next question',
    'can you see my worksheet',
    'what problem am i on',
  ])('is not seen from here: %s', (line) => {
    expect(keysOf(3, 'hi', line)).toContainEqual(expect.stringMatching(/^school\.page/))
  })

  it.each(['question 2 says how did the neighbor feel', 'the next question says why does the character leave home'])(
    'holds a question about a text: %s',
    (line) => {
      expect(keysOf(4, 'hi', line)).toContain('school.text')
      expect(keysOf(4, 'hi', line, 'he was sad but then he was proud of her')).toContain('school.text.answered')
    },
  )

  it.each([
    'what number comes after 7',
    'im thinking of a number. guess',
    'question 3 says how many apples are left',
    'my favorite number is 7',
    'number 7 is 3 + 4',
    'question: what is 3 times 4',
    'i have a question',
    'what is number sense',
  ])('is not meant: %s', (line) => {
    expect(keysOf(3, 'hi', line).filter(isOfSchool)).toEqual([])
  })
})

describe('numbers of the Romans', () => {
  it.each([
    ['how do you write 49. IL?', /40 is XL and 9 is IX/],
    ['how do i write 14 in roman numerals', /10 is X and 4 is IV/],
    ['ok do i write the year as MMXXV', /2025/],
    ['is XIX 19', /XIX is 19/],
    ['roman numerals are so dumb. IV is 4 and VI is 6 why', /5 − 1|less|takes/],
  ])('are read and written: %s', (line, says) => {
    expect(told(4, line).said).toMatch(says)
  })

  it.each(['I DID IT', 'can we MIX 2 colors', 'my shirt is XL', 'i got a CD for 5 dollars', 'I like 6 LID'])(
    'are not meant: %s',
    (line) => {
      expect(keysOf(3, line).filter(isOfSchool)).toEqual([])
    },
  )
})

describe('what a child decides about its own work', () => {
  it.each([
    'can i draw Pickle on the back of the card',
    'can we draw it like a comic',
    'can i put stay weird at the end of my letter',
    'this is for my poem. can i say my cat is a king',
    'is it ok to put two feelings',
    'do i write enslaved or slave, my teacher says enslaved person',
    'do i count up or take away',
    'should it be fought or been fighting',
    'ok now an L shape. do i cut it in two rectangles',
    'how do i label the side one. number of grandpas?',
    'do i label the axes too',
    'should i start with the cat',
  ])('is never sent to somebody else: %s', (line) => {
    expect(keysOf(4, 'hi', line)).toContainEqual(expect.stringMatching(/^school\./))
  })

  it.each([
    'can i draw on the wall',
    'can i use a calculator',
    'should i tell my mom',
    'should i say sorry',
    'do i go to bed now',
    'can i have a snack',
    'can i have 2 cakes on saturday',
    'can i include my address in my letter',
    'quiz me on spelling. not hard ones',
    'should i call 911',
    'do you like cats or dogs',
    'can you write it for me',
    'should i eat it or not',
  ])('is another thing: %s', (line) => {
    expect(keysOf(3, 'hi', line).filter(isOfSchool)).toEqual([])
  })
})

describe('secret writing', () => {
  it('is taught, and read', () => {
    expect(keysOf(2, 'can you teach me a code so my brother cant read it')).toContain('school.code')
    expect(told(2, 'can you teach me a code', '2 5 5 what does that say').said).toMatch(/\bbee\b/i)
    expect(keysOf(2, 'what is 8 9').filter(isOfSchool)).toEqual([])
  })
})

describe('other wishes of homework', () => {
  it('are read in front of what follows them', () => {
    expect(told(4, 'test me on the 12s, i dont care, im getting that dog').said).toMatch(/12/)
  })

  it('are summed up by the child', () => {
    expect(keysOf(3, 'what is precipitation', 'so rain and snow and hail all is that')).toContain('school.summed')
    expect(keysOf(3, 'what is precipitation', 'so my dog hates rain').filter(isOfSchool)).toEqual([])
  })
})
