import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

function last(grade: number, lines: readonly string[]) {
  const child = talkWith(grade)
  const said = lines.map((line) => child.say(line)).at(-1)
  if (!said) throw new Error('nothing was said')
  return said
}

describe('a right number that is said in passing', () => {
  it.each([
    [
      4,
      ['the scooter costs 89 dollars', 'i already have 23 bucks from my birthday. so i need 66 more'],
      '89 − \\$23 = \\$66',
    ],
    [4, ['im doing a lemonade stand', 'with 50 cents 12 cups would be 6 bucks. its just double'], '\\$6\\b'],
    [0, ['theres 4 pigs in my picture and sam so thats 5'], '4 and 1 .*5 pigs'],
    [2, ['i have 12 quarters', '4 8 12. three dollars'], '\\$3\\b'],
    [-1, ['i got one two three four five six. six', 'Biscuit ate one. hes my dog. now its five'], '6 take away 1 is 5'],
    [3, ['tengo 8 estampas', 'pero 6 salieron repetidas. o sea que nada mas puedo pegar 2'], '8 − 6 = 2'],
    [2, ['5 2s. thats 10'], '5 × 2 = 10'],
    [3, ['we had 30 cookies for the bake sale', 'we sold 18 so theres 12 left'], '30 − 18 = 12 cookies'],
    [2, ['my grandma gave me 15 dollars and my uncle gave me 10. so thats 25 all together'], '15 \\+ \\$10 = \\$25'],
    [3, ['there are 6 tables in our class', '4 kids sit at each table. so 24 kids'], '6 × 4 = 24 kids'],
    [3, ['me and my 3 cousins shared 20 grapes. we each got 5'], '20 ÷ 4 = 5'],
    [2, ['i read 14 pages yesterday and 9 today. thats 23 pages'], '14 \\+ 9 = 23 pages'],
    [1, ['i lost 2 teeth and then one more so now its 3'], '2 and 1 (?:make|is) 3 teeth'],
    [2, ['my hamster had seven babies but 2 died. so five are left'], '7 − 2 = 5'],
    [1, ['2 4 6 8 10. ten socks'], '10 socks'],
    [3, ['each pack has 6 stickers. i got 3 packs so its 18 stickers'], '6 × 3 = 18 stickers'],
    [3, ['the game is 60 bucks and i got 45', 'i just need 15 more'], '60 − \\$45 = \\$15'],
    [2, ['pizza had 8 slices. dad ate 3 and i ate 2 so 3 r left'], '8 − 3 − 2 = 3 slices'],
    [2, ['i got 2 dogs so thats 8 paws cuz 4 paws each'], '2 × 4 = 8 paws'],
    [3, ['half of 16 is 8 so we each get 8 gummy bears'], '\\b8\\b'],
    [3, ['we planted 5 rows of carrots with 7 in every row', 'thats 35 carrots'], '5 × 7 = 35 carrots'],
    [4, ['tickets are 9 dollars and there are 4 of us. that would be 36'], '9 × 4 = \\$?36'],
    [4, ['my book has 120 pages and im on page 75', 'so 45 pages to go'], '120 − 75 = 45'],
    [2, ['tenia 10 canicas y perdi 4. entonces me quedan 6'], '\\b6\\b'],
    [0, ['i have 3 red cars', 'and 4 blue ones so its seven'], '3 and 4 .*7'],
    [4, ['the movie is 90 minutes and we watched 50. theres 40 minutes left'], '90 − 50 = 40 minutes'],
    [4, ['coach bought 24 oranges for 12 kids so 2 each'], '24 ÷ 12 = 2'],
    [2, ['i got 7 nickels. so thats 35 cents'], '7 × 5 = 35'],
    [2, ['my sister has 11 barbies and i have 7. so she has 4 more than me'], '11 − 7 = 4 barbies'],
    [-1, ['one two three. i got three shells'], '3 shells'],
    [2, ['a spider has 8 legs so 2 spiders have 16'], '8 × 2 = 16'],
    [2, ['i had fourteen stikers and gave away six. now i got eight'], 'Right, 8'],
    [4, ['its 2.50 for a slushie', 'so 2 slushies would be 5 dollars'], '2\\.50 × 2 = \\$5'],
    [2, ['we ran 3 laps before lunch and 5 after. 8 laps total'], '3 \\+ 5 = 8 laps'],
    [2, ['my bday party has 18 kids', '2 cant come so its 16 now'], '18 − 2 = 16'],
    [4, ['dad drove 45 miles there and 45 back', 'so 90 miles'], '45 \\+ 45 = 90 miles'],
    [4, ['i need 40 dollars. i get 5 a week. so it takes me 8 weeks'], '40 ÷ \\$5 = 8 weeks'],
    [1, ['5 10 15 20. thats twenty cents'], '20 cents'],
    [2, ['i put 6 eggs in one basket and 6 in the other. its 12 eggs. a dozen!'], '6 \\+ 6 = 12 eggs'],
    [3, ['mi mama compro 3 bolsas con 5 dulces cada una. son 15 dulces'], '3 × 5 = 15'],
    [-1, ['i ate two of them and then three of them. now i have five in my tummy'], '2 and 3 '],
    [
      1,
      ['so thats seven rocks', 'it was a carrot nose', 'so now its only six rocks cuz one eye fell out to'],
      '7 (?:−|take away) 1',
    ],
    [2, ['were gonna charge 25 cents a cup. so 4 cups is a dollar right'], '\\$1\\b'],
    [2, ['ya pegué 49 estampas', 'el album es de 100. me faltan 51'], '100 − 49 = 51'],
    [3, ['thats 30 minutes times 7 is like 210 minutes a week'], '30 × 7 = 210 minutes'],
    [4, ['like if its 600 and theres 60 minutes thats 10 every minute'], '600 ÷ 60 = 10'],
    [3, ['octopuses have 3 hearts', '149 octopuses wud have 447 hearts'], '447 hearts'],
    [3, ['i had 20 cards and gave 6 to leo so im left with 14'], '20 − 6 = 14 cards'],
    [1, ['10 birds on the wire. 3 flied away. 7 still there'], '10 take away 3 is 7 birds'],
    [2, ['we picked 40 apples and 12 were rotten so 28 good ones'], '40 − 12 = 28'],
    [3, ['its 3 for me and 3 for her and 2 left over so we started with 8'], '3 \\+ 3 \\+ 2 = 8'],
    [4, ['a pack of gum is 2 dollars and has 10 peices. so 20 cents a peice'], '20 cents'],
    [4, ['my allowance is 5 bucks a week so in 6 weeks ill have 30'], '5 × 6 = \\$30'],
    [3, ['7 x 8', 'i have 3 cats and 2 dogs so 5 pets'], '3 \\+ 2 = 5 pets'],
  ])('%s: %s', (grade, lines, says) => {
    const { text, move } = last(grade, lines)
    expect(text).toMatch(new RegExp(says))
    expect(move.found).not.toBe('wrong')
  })
})

/** A sum that is called right. */
const credit = /^(?!Check:).*\d [+−×÷] \$?\d+ (?:cents )?=|take away \S+ is|\d and \S+ (?:make|is)|jumps of/

describe('news with numbers, and numbers that come of nothing', () => {
  it.each([
    [3, ['we won 5 to 3 so we play 2 more games']],
    [3, ['my brother is 12 and im 8. hes 4 feet tall']],
    [2, ['im 7 and my sister is 3. so shes annoying']],
    [2, ['i have 12 marbles', 'i lost 4 so now its 7']],
    [4, ['the scooter costs 89 dollars', 'i already have 23 so i need 76 more']],
    [3, ['practice is at 4 and dinner is at 6 so i only get 2 snacks']],
    [2, ['my bus is number 12 and i sit in seat 4']],
    [3, ['we read page 10 and page 20. now its page 30']],
    [4, ['i feel like a 2 out of 10 today. so bad']],
    [4, ['we lost 7 to 2. thats 5 times in a row']],
    [4, ['the shoes were 50 dollars and the hat was 20 so mom said no']],
    [4, ['my grandpa died 2 days ago. he was 82. so 80 people came']],
    [1, ['5 10 15 25. thats twenty five cents']],
    [3, ['6 tables with 4 kids so 26 kids']],
    [2, ['i got 2 cats and 2 dogs. so 2 of them sleep in my bed']],
    [5, ['my locker is 21 34 13. so dont tell anyone']],
    [5, ['i had 2 tests today and 3 tomorrow so im tired']],
    [4, ['on level 6 now. i beat 3 bosses so i get 2 swords']],
    [3, ['half of 16 is 9 so we each get 9']],
    [0, ['theres 4 pigs and sam so thats 6']],
    [4, ['our score was 21 and theirs was 14. thats 2 wins']],
    [3, ['i wake up at 7 and school starts at 8. i have 1 hour']],
    [3, ['we live on 12 oak street. my friend lives at 15. so shes 3 houses away']],
    [0, ['i have 2 hands. and 10 fingers. so 5 kittens are cute']],
    [0, ['1 2 3 4 6. six']],
    [3, ['my friend sold 2 and i sold 5. so 3 people bought mine']],
    [5, ['i got a 90 on my test and an 80 on the other one. so 10 kids got better']],
    [4, ['my mom is 40 and my dad is 42. they got married 2 years ago']],
    [2, ['i have 5 dollars. a toy is 10. so 50 toys']],
    [2, ['i need 3 more. they have 6. so 2 more days']],
    [2, ['tenia 10 canicas y perdi 4. entonces me quedan 7']],
    [1, ['my mom ate 2 of hers. i have 6. so 4']],
    [2, ['7 nickels so thats 30 cents']],
    [3, ['i was born in 2015 and its 2024. so i like the number 9']],
    [3, ['channel 5 and channel 7 so 12 shows']],
    [3, ['my team is number 3 and 4 kids quit so now its 1']],
    [3, ['i cried 2 times at school and 1 time at home so 3 people saw me']],
    [3, ['i have math at 9 and art at 10 so thats 19']],
    [4, ['they cost 3 dollars for 2 so im buying 6']],
    [3, ['20 kids on the bus. 5 rows so we were loud. 4 of us sang']],
    [3, ['i have 3 bags and theres 5 in each. thats 16']],
    [4, ['360 720 then 180 more. two and a half spins']],
    [4, ['2 pizzas cut in 8 slices each so thats 16 slices for 4 people. they get 4 each']],
    [1, ['mia has 6 stickers. she gets some more. now she has 11. how many did she get']],
    [0, ['four FIVE six', 'theres six cause one was my pillow']],
  ])('are credited with no sum, %s: %s', (grade, lines) => {
    expect(last(grade, lines).text).not.toMatch(credit)
  })
})
