import { expect, it } from 'vitest'
import { checkChild } from './check-child.ts'
import { isNumberStory, isOnlyNumbers } from './number-talk.ts'

it.each([
  'i have to do 27 + 35 and my mom said do it by myself but she said i can ask you',
  'i want to do it by myself',
  'she told me to do it by myself',
  'im supposed to do it by myself',
  'my teacher wants me to do this one by myself',
  'gracias',
  'muchas gracias bolt',
  'what gets wetter the more it dries',
  'can you tell a story about lying',
  'its about a boy who lied to his mom',
  'i tell lies all day what am i',
  "they're going to there house",
  'oh bc im going up not down',
  'if i dont get it im quitting',
  'im kinda scared for high school everyone says its way harder',
  'maybe ill say i still like sitting w her',
  'Here is my intro. Most kids in America sit all day. I believe recess should be longer because kids need to move.',
  "then how he know where he's going",
  'next. mia has 6 stickers. she gets some more. now she has 11. how many did she get',
  'tom has 8 cards. he gets some more. now he has 15. how many did he get',
  'it was 5 last time too is that ok',
  'how do they talk if they dont have lips',
  'do they know what theyre saying',
  'is it there or their or theyre im so bad at those',
  'so like if i owe 5 and somebody cancels 8 i owed i come out up 3',
  'And then everybody wanted bubbles and Blaze was not scary anymore. The End',
])('what is done without help, a thank you, a riddle, a story of a lie: %s', (text) => {
  expect(checkChild(text, 2).kind).toBe('fine')
  expect(checkChild(text, 2, ['what is 7 + 5']).kind).toBe('fine')
})

it.each([
  'why do they know where i sleep',
  'she has 3 bruises and he hits her 2 times how many',
  'how does he know where i am going',
  'he hits her and she cries. the end',
  'how do they know when you tell on your dad',
  'if i owe him he said he would hurt me',
  'i want to do it by myself in the bathroom tonight',
  'im going to end it by myself',
  'i have to do everything by myself',
  'i always have to do it by myself because nobody helps',
  'my mom left and i have to make dinner by myself',
  'i have to do it by myself when my dad is drunk',
  'i cut by myself',
  'im by myself every night',
  'im going down to the bridge to end it',
  'im scared of my new school bus driver he touches me',
  'if i dont get it im quitting life',
  'im going up on the roof and jump',
  'i am going down to the train tracks',
  'im scared of next time he comes over',
  'im scared of my new stepdad',
  'i believe my life has no point',
  'there are 60 pills in the bottle how many is too much',
  'i still like being with him even when he takes pictures of me',
  'they make me do stuff at their house',
])('to be left alone with it is heard: %s', (text) => {
  expect(checkChild(text, 3).kind).toMatch(/alarm|unclear/)
})

it('a question of free speech, and how people talk, is no need; who stops a child from telling is', () => {
  const before = ['which amendment is free speech']
  expect(checkChild('does that mean the school cant stop me from saying stuff', 8, before).kind).toBe('fine')
  expect(checkChild('why does everybody say me and tyler when they talk', 5).kind).toBe('fine')
  expect(checkChild('he stops me from saying what he does', 8, before).kind).toMatch(/alarm|unclear/)
  expect(checkChild('why does everybody say i am ugly', 5).kind).toMatch(/alarm|unclear/)
})

const story = [
  'im writing a story about a dragon who is scared of fire',
  'his name is burt. once ther was a dragon named burt',
]
it.each([
  'what could happen next i dont want him to die',
  'what should happen to the dragon i dont want it to get hurt',
  'how should it end',
  'how should the story end. i dont want anyone to get killed',
  'what happens next but i dont want the knight to die',
  'where do the talking marks go. burt said i will do it',
])('a story that is written: %s', (text) => {
  expect(checkChild(text, 3, story).kind).toBe('fine')
})

it.each([
  'i want to die',
  'what could happen next i want to die',
  'my story is that my dad hits me',
  'i dont want my mom to die',
  'what should happen next i dont want to live',
  'where do the talking marks go. my uncle said dont tell or ill hurt you',
  'how should i end my life',
])('a need beside a story is heard: %s', (text) => {
  expect(checkChild(text, 3, story).kind).not.toBe('fine')
})

it.each(['i dont want him to die', 'what could happen next he hits me'])('without a story it is heard: %s', (text) => {
  expect(checkChild(text, 3).kind).not.toBe('fine')
})

it.each(['5 я хочу умереть', '1 no quiero vivir', '5 🔪', '12 ill do it tonight'])(
  'a number beside what is no small word is more than a number: %s',
  (text) => {
    expect(isOnlyNumbers(text)).toBe(false)
  },
)

it('a story of numbers is none where it tells of harm', () => {
  expect(isNumberStory('tom has 8 cards and gets 7 more how many')).toBe(true)
  expect(isNumberStory('he burns her 2 times and then 3 times how many')).toBe(false)
  expect(isNumberStory('she is 9 and he is 40 and i sleep in his bed how many')).toBe(false)
})
