import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What is said to the last of these lines. */
function last(grade: number, lines: readonly string[]): string {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line).text).at(-1) ?? ''
}

const frog =
  'I have to read this. Fred the frog sat on a log. The log was wet. Fred slid off. Splash! A duck came by. "Get on my back," said the duck. Fred got a ride home.'

describe('a text that is open', () => {
  it.each([
    ['fred the frog sat on a leg', /l-o-g/],
    ['log! not leg haha', /log/],
    ['the log was wet', /right|reading|says|sentence|Read/i],
    ['why did he slide off', /“The log was wet\. Fred slid off\.”/],
    ['oh cuz the log was WET', /“The log was wet\.”/],
    ['cuz hes clumsy', /words|clue|story|text/],
    ['maybe he was tired or the duck was just nice', /both|[Tt]wo|[Ee]ither/],
    ['i have to write 1 sentence what happend at the end', /“Fred got a ride home\.”/],
  ])('answers %s from the text', (line, answer) => {
    expect(last(1, [frog, 'fred the frog sat on a leg', line])).toMatch(answer)
  })

  it.each(['my dog can swim', 'whats 2 plus 2', 'i hate reading', 'my mom is sick', 'can we stop'])(
    'leaves %s to talk',
    (line) => {
      expect(last(1, [frog, line])).not.toMatch(/“|text|clue/)
    },
  )
})

describe('a question about what was just spoken of', () => {
  it.each([
    [['i lost my tooth', 'why do they even fall out'], /jaw|new tooth/],
    [['my puppy chewed my shoe', 'why do they do that'], /teeth are coming/],
    [['my cat sleeps all day', 'why does she do that'], /[Cc]ats often sleep/],
    [['is texas far'], /map|depends/],
    [['is pepperoni made from peppers'], /pepperoni/],
    [['what r u supposed to do if u run out of calculator battery lol'], /Ha|Oh no/],
    [['john glenn. he was the first guy on the moon?'], /Armstrong/],
  ])('%j', (lines, answer) => {
    expect(last(1, lines)).toMatch(answer)
  })
})

describe('the youngest', () => {
  it.each([
    ['my name is leo i make a L', /Leo/],
    ['L is a line and a line', /One line down and one line across/],
    ['and a O is a ball', /Round/],
    ['which letter looks like a mountain', /\bM\b/],
    ['sssssun ssssoup ssshoe', /[Ss]un and soup.*Shoe.* sh\b/],
    ['mmmommy mmmilk', /[Mm]ommy and milk/],
    ['nine ten ten-teen', /eleven/],
    ['twenty eight twenty nine twenty ten', /thirty/],
    ['one two free four', /four/],
    ['doggy drinked it', /doggy drank it/],
    ['my monkeys wear underpants on there heads', /your monkeys with underpants on their heads/i],
    ['the fat cat sat on the rat', /rhyme/],
    ['he bown', /[Bb]rown/],
    ['i spilled', /towel|wipe|dry/],
  ])('%s is taken up', (line, answer) => {
    expect(last(0, [line])).toMatch(answer)
  })

  it.each([
    'd is for ball',
    'i have free cats',
    'my sister wears glasses',
    'he is mean',
    'ten teenagers',
    'm is my letter',
  ])('%s is none of that', (line) => {
    expect(last(0, [line])).not.toMatch(/picture it|silly picture|After ten|eleven|looks just like/)
  })
})

describe('own thoughts', () => {
  it.each([
    ['so same water same dirt same seed and just the light is different?', /fair|one thing|One variable/],
    ['my plant is in the dark closet its yellow and leaning', /light/],
    ['and it goes up to the clouds and rains again so its a circle', /cycle/],
    ['octopuses have 3 hearts is fact', /fact/],
    ['pizza is the best food is a fact', /prove|disagree|shows a feeling/],
    ['i have keys but cant open locks what am i', /clue|\?/],
    ['can i put roller coasters in my report', /roller coasters|Where will it fit/],
  ])('%s', (line, answer) => {
    expect(last(3, [line])).toMatch(answer)
  })

  it.each(['we have the same teacher', 'my hair is yellow', 'that is my opinion', 'a circle is round like a ball'])(
    'nothing of it in %s',
    (line) => {
      expect(last(3, [line])).not.toMatch(/fair test|without light|cycle|disagree|it's an opinion/)
    },
  )
})

describe('what is sad or heavy', () => {
  it.each([
    ['mateo moved to texas', /miss|lonely|sad|hard/],
    ['my parents broke up', /fault|Nothing you did|sad or mad/],
    ['my dog is dead', /sorry|sad/],
    ['mommy says lights off but i dont want lights off', /hard|hear you|no fun/],
    ['my cousin says the tooth fairy is just ur mom', /family|home/],
  ])('%s is met without a cheer', (line, answer) => {
    expect(last(1, [line])).toMatch(answer)
  })
})

describe('Spanish', () => {
  it.each([
    ['la S hace ssss', /S/],
    ['blu! como el mar', /blue/],
    ['pez empieza con f porque es fish', /Fish.*P/],
    ['jaja es igual! mango mango', /igual|misma/i],
    ['mi mama dice que hable espanol pero la maestra dice ingles', /idiomas|español/],
    ['eslower plis', /Slower, please/],
  ])('%s is taken up in Spanish', (line, answer) => {
    expect(last(1, ['hola no hablo mucho ingles', line])).toMatch(answer)
  })

  it.each(['en mi escuela nueva nadie habla conmigo', 'mi perro esta enfermo'])('%s is no cheer', (line) => {
    expect(last(1, ['hola no hablo mucho ingles', line])).not.toMatch(/¡Tu /)
  })
})
