import { describe, expect, it } from 'vitest'
import { storySum } from '../../story-sums.ts'

describe('a story that is no sum of amounts', () => {
  it.each([
    [
      'Nora practiced piano for 45 minutes. She finished at 5:20. What time did she start?',
      'what time is 45 minutes before 5:20',
    ],
    [
      'A train leaves at 8:20 and arrives at 11:05. How many minutes is the trip?',
      'how many minutes is it from 8:20 to 11:05',
    ],
    ['The perimeter of a rectangle is 30 inches. The length is 9 inches. What is the width?', 'what is 30 ÷ 2 - 9'],
    ['A $60 jacket has a 15% discount. How much money do you save?', 'what is 15% of 60'],
    ['45% of the 80 seats are taken. How many seats are not taken?', 'what is 55% of 80'],
    [
      'Joe ran 3, 5, 4 and 8 miles on four days. What was the average number of miles he ran each day?',
      'what is the average of 3, 5, 4, 8',
    ],
    ['26 kids want to make teams of 4. how many kids wont be on a team', 'what is left over when 26 is shared by 4'],
    [
      'A pizza is cut into 10 slices. Max eats 3 slices. What fraction of the pizza did he eat?',
      'what fraction is 3 out of 10 equal parts',
    ],
    ['There are 3 boys for every 2 girls. If there are 12 boys, how many girls are there?', 'what is 12 ÷ 3 × 2'],
    [
      'Gus has 3 times as many marbles as Pete. Together they have 48 marbles. How many does Pete have?',
      'what is 48 ÷ (3 + 1)',
    ],
    ['at the park theres 6 bikes and 4 trikes. how many wheels is that all together', 'what is 6 × 2 + 4 × 3'],
  ])('is said as the question that it comes to: %s', (story, question) => {
    expect(storySum(story)).toBe(question)
  })

  it.each([
    // Two times and a time more.
    'The bus leaves at 8:15 and stops for 10 minutes. It arrives at 9:05. How long was it moving?',
    // Two units do not go together as they stand.
    'A ribbon is 2 yards long. It is cut into pieces 9 inches long. How many pieces are there?',
    'owen and emma both have 7 trucks but emma gives away 2. how many trucks do they have together now',
    // Goats are no birds.
    'Farmer Bill has 24 hens, 15 ducks, and 9 goats. How many birds does Farmer Bill have?',
    'A tank was 7/8 full. Then 1/4 of the rest leaked out. What fraction of the tank leaked out?',
  ])('is left alone where it is not sure: %s', (story) => {
    expect(storySum(story)).toBe(story)
  })
})
