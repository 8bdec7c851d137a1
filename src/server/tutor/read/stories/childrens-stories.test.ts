import { describe, expect, it } from 'vitest'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { readStory } from './read-story.ts'

// As children write them; put down before any pattern was, so that they say how much is really understood.

const solvable: readonly (readonly [text: string, key: string])[] = [
  ['24 stickers, i give 3 to each of 5 friends how many left', '9'],
  ['a train goes 60 miles an hour for 3 hours. how far does it go', '180'],
  ['mine eats 6 pounds of hay a day how much is that in a week', '42'],
  ['tengo 24 estampas y somos 6 amigos, cuantas para cada uno?', '4'],
  ['4 bags with 6 cookies how many cookies', '24'],
  ['i have 3 dollars and a toy is 7 dollars how much more do i need', '4'],
  ['mom made 24 cupcakes and we ate 7 how many are left', '17'],
  ['i had 15 pokemon cards and my brother gave me 6 more how many do i have now', '21'],
  ['there is 5 kids and each kid gets 3 pencils how many pencils do they need', '15'],
  ['me and my sister have 18 candys and we split them the same. how many do i get', '9'],
  ['ana tiene 12 manzanas y come 5. cuantas le quedan', '7'],
  ['a spider has 8 legs how many legs do 4 spiders have', '32'],
  ['I bought 3 books for $4 each. How much did I spend in all?', '12'],
  ['i have 50 cents and i buy gum for 35 cents how much is left', '15'],
  ['jake has 14 marbles. tom has 9. how many more does jake have', '5'],
  ['there were 20 birds on a wire then 8 flew away then 3 came back how many birds are there', '15'],
  ['a pizza has 8 slices, we eat 3 slices how many slices r left', '5'],
  ['My teacher has 36 crayons she puts them in 4 boxes how many in each box', '9'],
  ['sam is 9 his sister is 4 years younger how old is his sister', '5'],
  ['a car drives 50 miles every hour how far in 4 hours', '200'],
  ['i read 12 pages on monday and 15 pages on tuesday how many pages did i read altogether', '27'],
  ['i save 5 dollars every week how much do i have after 6 weeks', '30'],
  ['there are 6 rows of chairs with 7 chairs in each row how many chairs', '42'],
  ['my grandma had 30 eggs she used 12 for a cake and 6 for breakfast. how many does she have left?', '12'],
  ['three boxes of 8 crayons how many crayons altogether', '24'],
  ['a toy costs 12 dollars and i have 20 dollars how much change do i get', '8'],
  ['there are 28 kids and 4 in each team. how many teams', '7'],
  ['lily has 3 times as many shells as ben. ben has 7 shells how many does lily have', '21'],
  ['i need 20 points to win and i got 13 how many more do i need', '7'],
  ['48 donuts in 6 boxes how many in 1 box', '8'],
  ['my dog eats 2 cups of food a day. how many cups in 7 days', '14'],
  ['if 1 ticket is 6 dollars how much are 4 tickets', '24'],
  ['carlos tiene 8 carros y su papa le da 5 mas. cuantos carros tiene ahora?', '13'],
  ['sofia has 25 stickers. she gave 8 to her friend and 5 to her cousin. how many stickers does she have left', '12'],
  ['we have 5 packs of juice with 6 in each pack and we drank 4. how many left', '26'],
  ['i have 2 quarters and 3 dimes how much money do i have', '80'],
  ['there are 45 minutes in art class and 15 minutes already passed how many minutes are left', '30'],
  ['maya ran 3 miles on monday and twice as many on tuesday. how many miles on tuesday', '6'],
  ['movie starts at 3:15 and ends at 3:50 how long is it', '35'],
  ['a farmer has 12 cows and 9 pigs how many animals does he have in all', '21'],
]

const unsure: readonly string[] = [
  '4 bags with 6 cookies',
  'tengo 24 estampas y somos 6 amigos',
  'mia has 12 apples and 5 oranges and gives some to leo. how many does she have left',
  'there are 26 sheep and 10 goats on a ship. how old is the captain',
  'i have 10 dollars and buy 2 toys how much is left',
  'sam has 5 more cards than tim and ann has 3 how many cards does tim have',
  'a train leaves at 3 and another one at 5 how far do they go',
  'tom had some candy he ate 4 and his mom gave him 6 how many did he have at first',
  '15 kids are on the bus some get off and 4 get on how many kids are on the bus',
  'sam gave 8 marbles to leo and leo gave 5 to max how many does leo have',
  'the red box has 12 pens and the blue one has more how many pens are there with 20 kids',
  'i walked 2 miles and it took 30 minutes how much is my speed with my dog',
  'i had 20 dollars. i bought a hat for 8 dollars and 3 pairs of socks. how much do i have left',
  'there are 5 boxes with apples and 30 apples fell down how many are left in the boxes',
  'a bus has 40 seats and 3 buses come and 17 kids are sick how many kids can ride',
  'leo is 3 inches taller than ben and ana is 4 feet how tall is leo',
  'i have 30 minutes for 3 jobs, one takes 12 minutes how long are the others',
  '17 cookies for 5 friends and i want some too how many do we get',
  'tengo 3 perros y 2 gatos y se van unos cuantos cuantos quedan',
  'my brother has twice as many as me and together its 18 and he eats 2 how many',
]

const talk: readonly string[] = [
  'i have 2 dogs and 1 cat',
  'i am 7 and my brother is 3',
  'we have 24 kids in my class and 1 teacher',
  'i got 5 out of 10 on my spelling test',
  'my birthday is in 3 days and i turn 8',
  'there was 100 people at the game and we won 4 to 2',
  'i have 12 pokemon cards',
  'my sister is 12 and shes annoying',
  'i can count to 100 and then to 200',
  'my mom has 2 jobs and my dad has 1',
  'its 3:15 and school ends at 3:30',
  'i have 3 brothers and 2 sisters and we live in a small house',
  'can we do 5 more questions and then 2 games',
  'how many more problems do i have to do i did 6 already and 2 yesterday',
  'i ate 4 pancakes this morning and 2 eggs',
  'my number is 7 in soccer and my friend is number 10',
  'i think 6 and 7 are best friends and 8 is mean',
  'tengo 8 años y mi hermana tiene 5',
  'how old are you? i am 6 and my friend is 7',
  'we have 3 goldfish in 1 tank and they eat 2 times a day',
]

describe('stories as children write them', () => {
  it.each(solvable)('is solved: %s', (text, key) => {
    const story = readStory(text, 3)
    expect(story?.kind).toBe('solved')
    if (story?.kind !== 'solved') return
    expect(story.item.answer.answer).toBe(key)
    expect(checkAnswer(key, story.item.answer).kind).toBe('right')
  })

  it.each(unsure)('is sorted out with the child: %s', (text) => {
    expect(readStory(text, 3)?.kind).toBe('open')
  })

  it.each(talk)('is no story: %s', (text) => {
    expect(readStory(text, 3)).toBeNull()
  })
})
