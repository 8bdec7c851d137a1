import { describe, expect, it } from 'vitest'
import { readStory } from './read-story.ts'

// Put down in two turns, each before its patterns were: what is not solved stays open, and nothing is solved wrongly.
const stories: readonly (readonly [text: string, key: string])[] = [
  ['my dad drives 30 miles to work every day how many miles is that in 5 days', '150'],
  ['there are 5 monkeys and each one has 2 bananas how many bananas are there', '10'],
  ['i had 13 balloons and 4 popped how many do i have now', '9'],
  ['if i have 20 crayons and i lose 6 then find 2 how many crayons do i have', '16'],
  ['mom bought 3 packs of hot dogs with 8 in each pack how many hot dogs', '24'],
  ['12 cupcakes and 4 kids how many does each kid get', '3'],
  ['a bus has 35 seats and 28 kids get on how many seats are empty', '7'],
  ['jenny read 15 pages yesterday and 23 pages today how many pages did she read', '38'],
  ['we need 30 chairs but we only have 18 how many more do we need', '12'],
  ['one cookie costs 2 dollars how much do 6 cookies cost', '12'],
  ['i get 3 dollars a week for chores how much will i have in 8 weeks', '24'],
  ['there are 4 cars and each car has 4 wheels how many wheels', '16'],
  ['leo has 9 fish he gets 5 more how many fish now', '14'],
  ['i have 10 dollars and i spend 4 how much do i have left', '6'],
  ['a book is 120 pages i read 45 how many are left', '75'],
  ['if a cat has 4 legs how many legs do 3 cats have', '12'],
  ['my class has 11 boys and 13 girls how many kids are in my class', '24'],
  ['sara is 12 and her brother is 7 how much older is sara', '5'],
  ['there was 16 ducks in the pond 9 swam away how many are left', '7'],
  ['i picked 8 apples my sister picked 7 how many apples did we pick', '15'],
  ['he runs 4 miles a day for 6 days how many miles', '24'],
  ['we have 36 kids and 6 tables how many kids at each table', '6'],
  ['i bought a book for 6 dollars and a pen for 2 dollars how much did i spend', '8'],
  ['i had 40 stickers i gave 10 to ann and 12 to bob how many do i have left', '18'],
  ['tickets cost 5 dollars each how much for 4 tickets', '20'],
  ['ben has 6 cars. his friend has 4 more than him. how many cars does his friend have', '10'],
  ['a snail crawls 3 feet in an hour how far in 5 hours', '15'],
  ['there are 60 minutes in an hour how many minutes in 4 hours', '240'],
  ['i have 3 shelves with 9 books on each how many books is that', '27'],
  ['21 grapes shared by 3 kids how many each', '7'],
  ['i saved 25 dollars the game costs 40 dollars how much more do i need', '15'],
  ['juan tiene 15 canicas y pierde 6 cuantas canicas le quedan', '9'],
  ['maria tiene 3 cajas con 5 lapices cada una cuantos lapices hay en total', '15'],
  ['there were 50 people at the party and 20 left and 5 came how many people', '35'],
  ['mia had 18 beads she used 5 on a bracelet and 4 on a ring how many left', '9'],
  ['i have 5 dimes and 2 nickels how many cents', '60'],
  ['a farmer has 8 cows and each cow gives 3 gallons of milk how many gallons', '24'],
  ['pencils are 2 dollars each i buy 6 how much is it', '12'],
  ['5 friends share 20 dollars how much does each get', '4'],
  ['emma has 14 shells and finds 9 more then loses 3 how many does she have', '20'],
  ['kevin has 17 legos his mom buys him 8 more how many does he have', '25'],
  ['there are 9 crayons in each box and 4 boxes how many crayons in all', '36'],
  ['i had 3 dozen eggs and dropped 5 how many left', '31'],
  ['you have 5 apples and you give 2 to your friend how many do you have', '3'],
  ['24 kids want to make 4 equal teams how many kids on each team', '6'],
  ['a baker made 60 rolls and sold 38 how many rolls are left', '22'],
  ['tim has 5 pencils and nina has 8 pencils how many pencils do they have together', '13'],
  ['my sister has 6 dolls i have 4 more than her how many do i have', '10'],
  ['a movie ticket is 9 dollars how much for 3 people', '27'],
  ['there are 18 wheels and each bike has 2 wheels how many bikes', '9'],
  ['zoe wants 50 beads she has 32 how many more does she need', '18'],
  ['dad bought 4 pizzas each pizza has 8 slices how many slices are there', '32'],
  ['i ate 3 cookies on monday 4 on tuesday and 2 on wednesday how many cookies did i eat', '9'],
  ['one box has 12 pens another has 9 pens how many pens altogether', '21'],
  ['lila had some stickers she gave 5 away and now has 9 how many did she have at first', '14'],
  ['there are 12 months in a year how many months in 2 years', '24'],
  ['a rabbit eats 3 carrots every day how many carrots does it eat in a week', '21'],
  ['mr jones has 45 apples and puts them in 9 bags how many apples in each bag', '5'],
  ['a car goes 45 miles per hour how far does it go in 2 hours', '90'],
  ['i have 100 dollars shoes cost 60 dollars how much will i have left', '40'],
  ['emma is 8 years old tom is 3 years older than emma how old is tom', '11'],
  ['luis has 7 red marbles and 5 blue marbles how many marbles', '12'],
  ['in a garden there are 6 rows with 5 plants in each row how many plants', '30'],
  ['there were 14 kids at the park 6 went home and then 3 more came how many kids are at the park now', '11'],
  ['ana buys 2 books for 5 dollars each and pays with 20 dollars how much change', '10'],
  ['ben has 3 boxes of 10 markers and gives 5 markers away how many markers does he have left', '25'],
  ['hay 12 globos y 4 se revientan cuantos globos quedan', '8'],
  ['pedro tiene 6 cajas con 4 pelotas cada una cuantas pelotas hay', '24'],
  ['i have 40 minutes of homework and i did 25 how much time left', '15'],
  ['a rope is 15 feet i cut off 6 feet how long is it now', '9'],
  ['there are 3 red fish and 4 blue fish and a cat how many fish', '7'],
  ['how many cookies do i need for 5 friends if each gets 3', '15'],
  ['each kid brings 2 cans and there are 25 kids how many cans', '50'],
  ['sam scored 14 points and joe scored 6 less how many did joe score', '8'],
  ['i walked 3 blocks then 4 blocks then 2 blocks how many blocks did i walk', '9'],
  ['a store had 80 shirts and sold 25 on monday and 30 on tuesday how many left', '25'],
  ['16 socks how many pairs', '8'],
  ['5 kids have 10 fingers each how many fingers', '50'],
]

const unsure: readonly string[] = [
  'what if i have 20 candies and share with 4 friends',
  'my grandpa is 70 and my dad is 40 how old am i',
]

/** So many of them are solved. */
const most = 66

describe("more stories in children's words", () => {
  it('are solved right or not at all', () => {
    const read = stories.map(([text, key]) => ({ text, key, story: readStory(text, 3) }))
    const solved = read.flatMap(({ text, key, story }) =>
      story?.kind === 'solved' ? [{ text, key, found: story.item.answer.answer }] : [],
    )
    expect(solved.filter(({ key, found }) => key !== found)).toEqual([])
    expect(solved.length).toBeGreaterThanOrEqual(most)
  })

  it.each(unsure)('is not solved: %s', (text) => {
    expect(readStory(text, 3)?.kind).not.toBe('solved')
  })
})
