import { describe, expect, it } from 'vitest'
import { lastKeys, lastSaid, type Row, rowsWith, rowsWithout, saysOf, talkWith } from '#tests/support/tutor-talk.ts'

// Reviewers found lines that only look like a request; each stands for its kind.

describe('a line for the own text', () => {
  it('is put in by one reader, with or without a colon', () => {
    const poems: readonly Row[] = [
      [2, 'im writing a poem about fog', 'put that in my poem: I wore a cloud to school today'],
      [2, 'im writing a poem about fog', 'the fog is a big gray cat. put that in my poem'],
      [3, 'write a poem about rain', 'add this to my poem the rain is a drum'],
      [3, 'the moon is a night light', 'can you put that in my poem'],
      [4, 'i want to put this in my song: my shoes are two loud drums'],
    ]
    expect(rowsWithout(poems, /^poem\.(?:line|simile|metaphor)$/)).toEqual([])
    const texts: readonly Row[] = [
      [3, 'put this in my story: the dragon sneezed and the castle fell'],
      [3, 'ok now add this to my report: owls can turn their heads very far'],
    ]
    expect(rowsWithout(texts, /^put\.line$/)).toEqual([])
    const others: readonly Row[] = [
      [3, 'should i put that in my poem'],
      [3, 'my teacher put that in my poem folder'],
      [3, 'he wrote it in my book and i got mad'],
      [3, 'put your name in my phone'],
      [3, 'my mom put it in my bag'],
      [3, 'i put this in my report and got an A'],
      [4, 'put it in my poem: 4 + 5 = 9'],
    ]
    expect(rowsWith(others, /^(?:put\.|poem\.(?:line|simile|metaphor))/)).toEqual([])
  })
})

describe('one in return', () => {
  const joke = 'why did the chicken cross the road to get to the other side'
  it('is started only where the child asks for one', () => {
    const rows: readonly Row[] = [
      [3, joke, 'give me a new one'],
      [3, joke, 'ok your turn'],
      [3, joke, 'now you'],
      [3, joke, 'haha do you have another'],
      [3, joke, 'tell me a better one'],
    ]
    for (const row of rows) expect(lastSaid(row)?.move.kind, row.join(' | ')).toBe('play.joke')
    const riddle = lastSaid([3, 'here is a riddle. what has a neck but no head. a bottle', 'do you got one for me'])
    expect(riddle?.move.kind).toBe('play.riddle')
    const others: readonly Row[] = [
      [3, joke, 'give me a new pencil'],
      [3, joke, 'my turn or your turn'],
      [3, joke, 'its your turn to feed the dog'],
      [3, joke, 'do you have a good dog'],
      [3, joke, 'my mom said tell me another'],
      [3, joke, 'give me a hard level'],
      [3, joke, 'do you know any kids'],
      [3, joke, 'ask a good friend'],
    ]
    for (const row of others) expect(lastSaid(row)?.move.kind, row.join(' | ')).not.toMatch(/^play\.(?:joke|riddle)$/)
  })
})

describe('the time', () => {
  it('is asked for where a clock would tell it', () => {
    const rows: readonly Row[] = [
      [3, 'whats the time rn'],
      [3, 'what time is it'],
      [3, 'is it 3 oclock yet'],
      [3, 'is it 4:30 yet'],
      [2, 'is it time to go home yet'],
      [2, 'is it lunch time now'],
      [2, 'is it 3 yet my mom is coming'],
    ]
    expect(rowsWithout(rows, /^(?:honest\.time|clock\.unseen)$/)).toEqual([])
  })
  it('is not where a number or a riddle is', () => {
    const others: readonly Row[] = [
      [3, 'is it 12 now after i carry'],
      [3, 'is it 12 now'],
      [3, 'is it 7 now if i take 2 away'],
      [3, 'is it 40 already with the zero'],
      [2, 'what time is it when the elephant sits on the fence'],
      [3, 'the long hand is on 3 is it 12 now'],
    ]
    expect(rowsWith(others, /^(?:honest\.time|clock\.unseen)$/)).toEqual([])
    for (const row of others) expect(saysOf(row), row.join(' | ')).not.toMatch(/see a clock|the time where you are/)
  })
  it('is a riddle when animals sit on things', () => {
    expect(rowsWithout([[2, 'what time is it when the elephant sits on the fence']], /^riddle\.time$/)).toEqual([])
    expect(saysOf([2, 'what time is it when an elephant sits on your bed'])).toMatch(/new bed/)
    expect(
      rowsWithout([[3, 'what time is it when a hippo sits on your chair? time to get a new chair']], /^riddle\.aha$/),
    ).toEqual([])
    const others: readonly Row[] = [
      [2, 'what time is it when we eat lunch'],
      [2, 'what time is it when the short hand sits on the 3'],
      [3, 'what time is it when the bell rings'],
    ]
    expect(rowsWith(others, /^riddle\./)).toEqual([])
  })
})

describe('what the child was saying', () => {
  it('is told in its own words where they cannot be turned around for sure', () => {
    expect(saysOf([2, 'my bunny is soft', 'what was i saying'])).toMatch(/your bunny is soft/)
    expect(saysOf([3, 'i forgot what were we doing', 'what was i saying'])).not.toMatch(/you forgot what were/)
    expect(saysOf([3, 'my bunny is soft', 'i forgot what were we doing', 'what was i saying'])).toMatch(/bunny is soft/)
    expect(saysOf([3, 'and then nolan he was like no way and i was like yes way', 'what was i saying'])).toMatch(
      /“and then nolan he was like no way and i was like yes way”/,
    )
    expect(saysOf([3, 'we goed to the zoo and i seen a big ol elefant', 'what was i saying'])).toMatch(
      /“we goed to the zoo and i seen a big ol elefant”/,
    )
    expect(saysOf([3, 'she said my drawing was the one that looks', 'what was i saying'])).not.toMatch(/you drawing/)
  })
  it('comes again as it was, and only that', () => {
    const child = talkWith(1)
    const first = child.say('why is the sky blue').text
    const again = child.say('say that again')
    expect(again.move.lines[0]).toHaveProperty('key', 'recall.again')
    expect(first).toContain('blue')
    expect(again.text).toMatch(/blue/)
    expect(lastKeys(1, 'i like blue', 'say that again')).not.toContain('recall.again')
  })
})

describe('advice', () => {
  it('is not given on work', () => {
    const others: readonly Row[] = [
      [3, 'which word has a short a, cat or cake', 'which one is the right one'],
      [3, 'my choices are red or blue', 'which one is the right one'],
      [3, 'my choice is a or b', 'which one should i pick'],
      [3, 'it says pick a or b', 'which one should i pick'],
      [3, 'circle the noun. dog or run', 'which one is best'],
      [3, 'question 3 says is the fox brave or scared', 'which one should i pick'],
      [3, 'the sentence says the cat or the hat', 'which should i choose'],
      [2, 'what rhymes with hat, cat or dog', 'which is best'],
    ]
    expect(rowsWith(others, /^advice\./)).toEqual([])
  })
  it('weighs two things, and no clauses or people', () => {
    const rows: readonly Row[] = [
      [2, 'should i take the bus or my bike'],
      [3, 'i dont know if i should wear the red or the blue shirt'],
      [3, 'should i draw the cat or the big dog'],
    ]
    expect(rowsWithout(rows, /^advice\.pick$/)).toEqual([])
    const others: readonly Row[] = [
      [3, 'should i give it back or the teacher gets mad'],
      [3, 'should i read the book or my brother reads it'],
      [3, 'should i ask my mom or my dad'],
      [3, 'should i invite the new kid or my cousin'],
      [4, 'should i clean it or the dog will eat it'],
    ]
    expect(rowsWith(others, /^advice\.pick$/)).toEqual([])
  })
  it('fits what was asked', () => {
    const rows: readonly (readonly [key: string, ...Row])[] = [
      ['advice.text.many', 5, 'i gotta pick a topic for my essay. dogs or school lunch or phones', 'which one is best'],
      ['advice.trade', 3, 'i traded my shiny card for 4 regular ones', 'was it a bad trade? 4 for 1'],
      [
        'advice.open',
        5,
        'my friend Mia sat with someone else on the bus',
        'should i ask her why or act like i dont care',
      ],
      ['advice.pick', 4, 'i can do the piano or the drums', 'which one should i pick'],
      ['advice.deed', 3, 'i gave my seat to sam', 'was that dumb'],
      ['advice.text', 3, 'should i write about my dog or my cat'],
      ['advice.orNot', 5, 'do you think i should try out for the play or not'],
      ['advice.ways', 3, 'should i give the toy back or keep the toy'],
    ]
    for (const [key, ...row] of rows) expect(lastKeys(...row), row.join(' | ')).toContain(key)
  })
})

describe('a word to spell', () => {
  it('is none of a power, a vitamin or a side', () => {
    const others: readonly Row[] = [
      [2, 'i want spell power'],
      [2, 'we need spell books for the wizard'],
      [1, 'i want spell cards'],
      [3, 'does water have an a or b side'],
      [3, 'do vitamins have a b or c'],
      [3, 'does hair have a c or d type'],
      [3, 'does a grape have a b or c vitamin in it'],
    ]
    expect(others.filter((row) => /(?:\b\w-){3,}/.test(saysOf(row)))).toEqual([])
    expect(rowsWith(others, /^spelling\./)).toEqual([])
    const rows: readonly Row[] = [
      [2, 'does birthday have a y or an i'],
      [2, 'does monkey have an e or a y at the end'],
      [3, 'does giraffe have a g or a j?'],
    ]
    expect(rowsWithout(rows, /^spelling\.letters$/)).toEqual([])
    expect(saysOf([1, 'i need spell butterfly'])).toContain('b-u-t-t-e-r-f-l-y')
  })
})

describe('medicine', () => {
  it('is no alarm where it was meant for the one who got it', () => {
    const others: readonly Row[] = [
      [2, 'we gave the cat her medicine like the vet said'],
      [2, 'i gave my dog her pill'],
      [2, 'mom and i gave the cat his medicine'],
      [2, 'i gave grandma her pills because mom told me to'],
      [2, 'i helped my dad give the dog his medicine'],
      [2, 'can i give my cat her medicine'],
    ]
    expect(rowsWith(others, /^share\.medicine/)).toEqual([])
    expect(rowsWithout(others.slice(0, 3), /^share\.itsMedicine$/)).toEqual([])
  })
  it('stays one where it is shared', () => {
    const rows: readonly Row[] = [
      [2, 'i gave my cat my medicine like he wanted'],
      [2, 'i gave my baby brother some of my medicine'],
      [2, 'we gave the baby medicine'],
      [2, 'i gave my brother his medicine'],
      [2, 'i gave my dog some of moms pills'],
      [2, 'i could give my sister one of my vitamins'],
      [2, 'i gave my friend my pills and my mom said ok'],
    ]
    expect(rowsWithout(rows, /^share\.medicine/)).toEqual([])
  })
})
