import { describe, expect, it } from 'vitest'
import { lastKeys, talkWith } from '#tests/support/tutor-talk.ts'

// Written before the rules, in many voices: what must be met, and what only looks like it.

type Row = readonly [grade: number, ...lines: string[]]
const last = ([grade, ...lines]: Row) => {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line)).at(-1)
}
const met = (rows: readonly Row[], key: RegExp) =>
  rows.filter(([grade, ...lines]) => !lastKeys(grade, ...lines).some((one) => key.test(one)))
const taken = (rows: readonly Row[], key: RegExp) =>
  rows.filter(([grade, ...lines]) => lastKeys(grade, ...lines).some((one) => key.test(one)))

describe('a word that is to be spelled', () => {
  const asked: readonly (readonly [letters: string, ...Row])[] = [
    ['g-i-g-a-n-t-i-c', 2, 'jigantik! how you spell that'],
    ['d-e-l-i-c-i-o-u-s', 3, 'ok we making a sign. how do u spell delishus'],
    ['k-i-t-c-h-e-n', 2, 'is it kichin or kitchin'],
    ['f-r-i-e-n-d', 2, 'frend or freind which one is right'],
    ['r-a-i-n-b-o-w', 2, 'how u spell rainbow im making a picture'],
    ['b-u-t-t-e-r-f-l-y', 1, 'i need spell butterfly'],
    ['r-e-s-t-a-u-r-a-n-t', 2, 'restarant. is that how you spell it'],
    ['n-e-c-e-s-s-a-r-y', 3, 'can you spell necessary for me pls'],
    ['e-l-e-p-h-a-n-t', 2, 'elefant! how do i spell it'],
    ['s-p-a-g-h-e-t-t-i', 2, 'i made spagetti with my dad', 'how do you spell it'],
    ['t-o-o-t-h', 1, 'how do you spell tooth I wanna write a note'],
    ['m-a-g-i-c-i-a-n', 3, 'my uncle is a magishun. how do you spell that'],
    ['o-c-e-a-n', 2, 'oshun. did i spell it right'],
    ['s-p-e-c-i-a-l', 2, 'for my card how do i spell spechul'],
    ['t-y-r-a-n-n-o-s-a-u-r-u-s', 3, 'hey bolt spell tyrannosaurus'],
    ['b-i-r-t-h-d-a-y', 2, 'does birthday have a y or an i'],
    ['t-o-m-o-r-r-o-w', 2, 'tomorow or tommorow'],
    ['v-o-l-c-a-n-o', 3, 'my story has a volcanoe in it did i spell volcano right'],
    ['d-e-f-i-n-i-t-e-l-y', 4, 'its definately or definitely'],
  ]
  it('is spelled, whatever stands around the question', () => {
    for (const [letters, ...row] of asked) expect(last(row)?.text.toLowerCase(), row.join(' | ')).toContain(letters)
  })
  it('is not found where nothing is to be spelled', () => {
    const others: readonly Row[] = [
      [2, 'is it a dog or a wolf'],
      [2, 'is it monday or tuesday'],
      [3, 'my teacher can spell everything'],
      [3, 'i hate how you have to spell everything'],
      [2, 'is it rain or snow tomorrow'],
      [4, 'we had a spelling bee'],
      [2, 'the witch cast a spell on him'],
      [2, 'is it big or bigger'],
      [3, 'your or you’re'],
      [3, 'is it their or there'],
      [1, 'is it true or false'],
      [2, 'cat or kat is a funny name'],
      [3, 'how do you spell that? i dont even know what that is'],
      [2, 'i can spell my name'],
    ]
    expect(taken(others, /^spelling\./)).toEqual([])
    // Letters may be told without a key, too.
    expect(others.filter((row) => /\b(?:[a-z]-){2,}[a-z]\b/i.test(last(row)?.text ?? ''))).toEqual([])
  })
})

describe('what was said a moment ago', () => {
  it('is said again, or told as the child told it', () => {
    expect(last([2, 'what are clouds made of', 'say it again slower'])?.text).toMatch(/water/)
    expect(met([[1, 'why is the sky blue', 'say that again']], /^recall\.again$/)).toEqual([])
    expect(last([1, 'why is the sky blue', 'say that again'])?.text).toMatch(/light|air|sun/i)
    expect(last([2, 'why do cats purr', 'huh? too fast. again'])?.text).toMatch(/throat/)
    expect(last([2, 'my bunny is soft', 'what was i talking about'])?.text).toMatch(/your bunny is soft/)
    expect(last([3, 'help me with 34 + 28', 'what were we doing'])?.text).toMatch(/34 \+ 28/)
    expect(last([2, 'my dog is named Biscuit', 'i like soup', 'do you remember my dogs name'])?.text).toMatch(/Biscuit/)
    expect(last([2, 'my dogs name is Biscuit', 'do u remember what my dog is called'])?.text).toMatch(/Biscuit/)
    expect(last([3, 'my sisters name is Lola', 'what is my sisters name'])?.text).toMatch(/Lola/)
    expect(met([[3, 'do you remember my dogs name']], /^recall\.noName$/)).toEqual([])
  })
  it('is not asked for by others', () => {
    const others: readonly Row[] = [
      [2, 'my mom said say it again'],
      [3, 'he said what are you doing'],
      [3, 'what were they doing in the story'],
      [3, 'do you remember when you were little'],
      [3, 'i remember my dogs birthday'],
      [3, 'can you remember things'],
      [2, 'whats my favorite color'],
      [2, 'again and again he ran'],
      [3, 'what are we doing on friday at school'],
    ]
    expect(taken(others, /^recall\./)).toEqual([])
  })
})

describe('one in return', () => {
  it('is a joke for a joke, and a riddle for a riddle', () => {
    const jokes: readonly Row[] = [
      [3, 'why did the chicken cross the road to get to the other side', 'ok you tell me one'],
      [1, 'knock knock. whos there. boo', 'now give me one. an easy one'],
      [3, 'whats brown and sticky? a stick!', 'lol your turn tell me a good one'],
    ]
    for (const row of jokes) expect(last(row)?.move.kind, row.join(' | ')).toBe('play.joke')
    const riddles: readonly Row[] = [
      [2, 'what has hands but cant clap. a clock', 'now you tell me one but not a hard one'],
      [1, 'what animal goes moo. a cow!', 'now give me one. an easy one'],
      [3, 'here is a riddle. what has a neck but no head. a bottle', 'do you got one for me'],
    ]
    for (const row of riddles) expect(last(row)?.move.kind, row.join(' | ')).toBe('play.riddle')
    expect(last([2, 'i have two cookies and my sister has 3', 'now you tell me one'])?.move.kind).not.toMatch(/^play/)
  })
})

describe('what was made is shown at home', () => {
  it('is welcomed, and medicine is never given away', () => {
    const rows: readonly Row[] = [
      [1, 'i wrote a story about my dog Noodle. he ate a big fish', 'can i read it to Noodle now'],
      [3, 'i finished my story it is about a dragon', 'can i go read it to my brother'],
      [2, 'we made a sign for the stand. COLD LEMONADE', 'can i hang it up now'],
      [1, 'i made a card for gramma. i love you', 'can i give it to her'],
    ]
    expect(met(rows, /^share\.(?:who|yes)$/)).toEqual([])
    const pills: readonly Row[] = [
      [2, 'can i give her my pills'],
      [2, 'my friend is crying. i can give him my medicine'],
      [2, 'i could give my sister one of my vitamins'],
    ]
    expect(met(pills, /^share\.medicine$/)).toEqual([])
    const others: readonly Row[] = [
      [2, 'my mom gives me my medicine'],
      [2, 'hi', 'can i read a book'],
      [3, 'i wrote a song', 'can i put it online for everybody'],
      [2, 'i take my vitamins every day'],
      [2, 'the doctor gave my dog pills'],
    ]
    expect(taken(others, /^share\./)).toEqual([])
  })
})

describe('advice on what was just told', () => {
  it('names both sides', () => {
    const rows: readonly Row[] = [
      [5, 'i gotta pick a topic for my essay. dogs or school lunch or phones', 'which one is the best one'],
      [3, 'i traded my shiny card for 4 regular ones', 'was it a bad trade? 4 for 1'],
      [5, 'my friend Mia sat with someone else on the bus', 'should i ask her why or just act like i dont care'],
      [4, 'i can do the piano or the drums', 'which one should i pick'],
      [3, 'i swapped my apple for a cookie', 'was that a good trade'],
      [6, 'my friend copied my homework', 'should i say something or let it go'],
      [2, 'i can be a cat or a witch for halloween', 'which one is better'],
      [3, 'should i write about my dog or my cat'],
      [3, 'i gave my seat to sam', 'was that dumb'],
      [5, 'she didnt invite me', 'do i say sorry or wait for her'],
    ]
    const more: readonly Row[] = [
      [4, 'i have two ideas for the fair, slime or magnets', 'which would be better'],
      [3, 'should i give the toy back or keep it'],
      [5, 'do you think i should try out for the play or not'],
      [4, 'is it ok that i told on him'],
      [3, 'i dont know if i should wear the red or the blue shirt'],
      [6, 'would it be weird to text her first or wait'],
    ]
    expect(met([...rows, ...more], /^advice\./)).toEqual([])
    expect(last([5, 'should i ask her why or just act like i dont care'])?.text).toMatch(
      /ask her why.*act like you don't care/,
    )
  })
  it('is no sum, no fact and nothing that may hurt', () => {
    const others: readonly Row[] = [
      [3, 'which is bigger 3/4 or 2/3'],
      [3, 'should i add or multiply'],
      [3, 'which planet is the best for life'],
      [4, 'should i hit him back or tell'],
      [4, 'should i cut myself or not'],
      [3, 'was it a bad storm'],
      [3, 'should i start with the ones or the tens'],
      [2, 'a dog and a cat', 'which one is the biggest'],
      [3, 'is it good or bad'],
      [4, 'should i run away or tell my dad'],
    ]
    expect(taken(others, /^advice\./)).toEqual([])
  })
})

describe('a question with its answer', () => {
  const text =
    'i have to read this. Fred is a frog. He lives by a pond. One day a duck came to the pond. The duck was lost. Fred said You can stay with me. The duck was happy.'
  it('is held against the text, or taken up', () => {
    expect(met([[1, text, 'question 2 how did the duck feel at the end. happy']], /^answer\.right$/)).toEqual([])
    expect(met([[1, text, 'question 2 how did the duck feel at the end. lost']], /^answer\.elsewhere$/)).toEqual([])
    const rows: readonly Row[] = [
      [1, 'my homework is a story about a duck', 'question 2 how did the duck feel at the end. lost'],
      [2, 'my homework is a story about a duck', 'it says why did the duck cry. because she was lost'],
      [2, 'my homework is a story about a duck', 'who got lost. the duck'],
      [2, 'my homework is a story about a duck', 'question 4 what lesson did the duck learn. stay with your mom'],
      [-1, 'whats my favrit animal its a shark'],
      [1, 'what color is my shirt its green'],
      [1, 'guess what i drew a cat'],
    ]
    expect(met(rows, /^answer\./)).toEqual([])
    const laid: readonly Row[] = [
      [-1, 'red blue red blue red blue. thats my new tower. what comes next its red'],
      [1, 'what comes next its blue. red blue red blue red'],
      [1, 'star moon star moon what comes next star'],
    ]
    expect(met(laid, /^row\.right$/)).toEqual([])
    expect(met([[1, 'red blue red blue what comes next its green']], /^row\.look$/)).toEqual([])
  })
  it('is no question that waits for an answer', () => {
    const others: readonly Row[] = [
      [2, 'what comes next after red'],
      [2, 'what is it its scary'],
      [2, 'what is that noise its loud'],
      [3, 'what do i do its hard'],
      [2, 'whats wrong its not working'],
      [3, 'what is this its too hard for me'],
      [1, 'what do bears eat its winter'],
      [2, text, 'how did the duck feel at the end'],
      [3, 'i like that book', 'what about 9 and 1 then its 9. Peanut would be squished'],
      [1, 'my homework is a story', 'question 3 is write what you would say. what should i put'],
      [3, 'does all solid float on its liquid'],
      [3, 'how does a bird feed its babies'],
    ]
    expect(taken(others, /^(?:answer|row|sense)\./)).toEqual([])
  })
})
