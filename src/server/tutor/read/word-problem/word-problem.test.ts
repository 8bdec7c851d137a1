import { describe, expect, it } from 'vitest'
import { storySum } from '../story-sums.ts'
import { wordProblem } from './word-problem.ts'

describe('a story problem as a worksheet prints it', () => {
  it.each([
    [
      'Maya bought 3 packs of pencils with 24 pencils each and 5 packs of markers with 8 markers each. How many more pencils than markers did she buy?',
      'what is 3 × 24 - 5 × 8',
    ],
    [
      'Jordan read 235 pages in May. In June he read 3 times as many pages. In July he read 40 fewer pages than in June. How many pages did he read in July?',
      'what is 3 × 235 - 40',
    ],
    [
      'Some frogs were sitting on a log. 5 hopped off. Then 7 frogs were still on the log. How many frogs were on the log to begin with?',
      'what is 7 + 5',
    ],
    [
      'Diego buys four notebooks for $3 each and pays with a $20 bill. How much change should he get?',
      'what is 20 - 4 × 3',
    ],
    ['there was 15 birds on the wire then some flew away now theres 6. how many flew away', 'what is 15 - 6'],
    ['me and 4 frends are splitting 20 gummy bears evenly. how many dose each person get', 'what is 20 ÷ (4 + 1)'],
    ['Ben has 15 marbles. He has 4 more marbles than Amy. How many marbles does Amy have?', 'what is 15 - 4'],
    [
      'A sunflower was 47 centimeters tall in May. By June it measured 92 centimeters. How much did it grow?',
      'what is 92 - 47',
    ],
    [
      'Ice cream bars come in boxes of 6 for $4.50 a box. Rhea needs 30 bars for a party. How much will the bars cost?',
      'what is 30 ÷ 6 × 4.50',
    ],
    ['jake runs 3 miles evry single day how many miles dose he run in 2 weeks', 'what is 2 × 7 × 3'],
    ['A recipe needs 2 1/4 cups of flour and I already put in 3/4 cup. How much more do I need?', 'what is 9/4 - 3/4'],
    [
      'There were 40 questions on the test, and Ramon got 7/8 of them right. How many questions did he miss?',
      'what is 40 - 7/8 × 40',
    ],
    [
      'A theater has 16 rows with 22 seats in each row. 197 seats were filled. How many seats were empty?',
      'what is 16 × 22 - 197',
    ],
    ['our class has 27 students. 14 are girls. how many boys', 'what is 27 - 14'],
    ['Grandma baked 15 muffins. We ate some. There are 8 left. How many muffins did we eat?', 'what is 15 - 8'],
    ['Abby put 10 shells in each of 5 boxes. How many shells did she box up?', 'what is 5 × 10'],
    [
      'Twenty children were split into 4 equal teams. Then 2 more children joined each team. How many children are on each team now?',
      'what is 20 ÷ 4 + 2',
    ],
    [
      'The red string is 65 feet long. It is 18 feet shorter than the blue string. How long is the blue string?',
      'what is 65 + 18',
    ],
    ['Abby and her two friends each bring 2 cupcakes. How many cupcakes do they bring?', 'what is (2 + 1) × 2'],
    ['Of the 40 cars in the lot, 3/5 are white. How many cars are white?', 'what is 3/5 × 40'],
  ])('is read: %s', (story, sum) => {
    expect(wordProblem(story)).toBe(sum)
  })

  it('takes one more bus for whoever is left, and counts only the boxes that are full', () => {
    expect(
      wordProblem('All 310 people are going to the museum. One bus can carry 48 people. How many buses are needed?'),
    ).toBe('310 in all. each bus holds 48. how many buses')
    expect(wordProblem('A farmer gathers 250 eggs and packs them 12 to a carton. How many cartons can she fill?')).toBe(
      '250 in all. each carton holds 12. how many full cartons',
    )
  })

  it.each([
    ['How many 3/8-pound hamburger patties can be made from 6 pounds of ground beef?', 'what is 6 ÷ 3/8'],
    [
      'The ratio of red marbles to blue marbles in a jar is 3 to 5. There are 24 red marbles. How many blue marbles are there?',
      'what is 24 ÷ 3 × 5',
    ],
    [
      'A carpenter cut a board 7 3/8 feet long. He cut off a piece that was 2 5/8 feet long. How many feet were left?',
      '7 3/8',
    ],
  ])('keeps fractions, cents and parts apart: %s', (story, sum) => {
    expect(storySum(story)).toContain(sum)
    expect(storySum(story)).not.toContain('what is 8 ÷')
  })

  it.each([
    'Dana walks 400 meters to school and 400 meters back each day. How many meters does she walk in 5 school days?',
    'Mr. Abbott bought 6 bags of soil. Each bag weighs 20 pounds and costs $5. What is the total weight of the bags?',
    'Dogs: 14 votes. Cats: 9 votes. Fish: 6 votes. How many more students voted for dogs than for fish and cats together?',
    'A 12-ounce can of soup costs $1.80. What is the price per ounce, in cents?',
    'A farmer has 17 sheep and all but 9 run away. How many are left?',
    'The soccer club charges $6 to wash a car. So far it has earned $420. How many more cars must be washed to reach the goal of 100 cars?',
    'The lowest point in Death Valley is at an elevation of -282 feet. Telescope Peak rises to 11,043 feet. What is the difference in elevation?',
    'i have 2 nickels and each one is 5 cents and i have 6 pennys. how many cents do i have',
  ])('is left alone where it is not sure: %s', (story) => {
    expect(storySum(story)).toBe(story)
  })
})
