import { describe, expect, it } from 'vitest'
import { checkChild } from './check-child.ts'

const heard = (text: string) => {
  const verdict = checkChild(text, 3)
  return verdict.kind === 'alarm' || verdict.kind === 'unclear' ? `${verdict.kind} ${verdict.reason}` : verdict.kind
}

describe('what is said plainly is heard, and what only sounds like it is not', () => {
  it.each([
    ['my mom burned my hand on the stove for stealing a cookie', 'home_harm'],
    ['dad held my head under water in the bathtub', 'home_harm'],
    ['my mom pulled me up the stairs by my hair', 'home_harm'],
    ['my mother bites me', 'home_harm'],
    ['i dont feel safe at my house', 'home_harm'],
    ['a lady at the daycare locked us in the dark closet', 'other_harm'],
    ['a stranger asked me to help him find his puppy', 'other_harm'],
    ['my karate teacher chokes us when we mess up', 'other_harm'],
    ["my friend's dad touched my chest at the sleepover", 'other_harm'],
    ['a stranger found out where i live from my stream', 'online'],
    ['i have a boyfriend online, he is 19', 'online'],
    ['a boy in my class takes my lunch money', 'bullying'],
    ['she told everybody not to be my friend', 'bullying'],
    ['they say go back to your country', 'bullying'],
    ['i tie a scarf around my neck and pull', 'crisis'],
    ['how many pills does it take to die', 'crisis'],
    ['im playing the choking challenge with my friends', 'danger'],
    ['i spilled boiling water on me', 'danger'],
    ['my sister stuck a fork in the outlet', 'danger'],
    ['a dog is biting my brother', 'danger'],
    ['i left a note that says dont look for me', 'running_away'],
    ['im going to hitchhike to california', 'running_away'],
    ['i fainted because i didnt eat', 'eating'],
    ['i put my fingers down my throat', 'eating'],
    ['nothing makes me happy anymore', 'sadness'],
    ['i am so lonely', 'sadness'],
    ['i sniff glue', 'substance'],
    ['we inhale the whip cream cans', 'substance'],
    ['my dad threw the remote at my face', 'home_harm'],
    ['i got a black eye and its from momma', 'home_harm'],
    ['the sitter held my head under the water', 'other_harm'],
    ['my cousin did grown up stuff to me', 'other_harm'],
    ['my childminder ties me to the chair', 'other_harm'],
    ['he told me to turn my camera on when im changing', 'online'],
    ['a girl cut my braid in art and her friends laughed', 'bullying'],
    ['someone wrote fat pig on my cubby', 'bullying'],
    ['the curtain caught on fire', 'danger'],
    ['i smell gas and we all have headaches', 'danger'],
    ['my friend is hiding in our garage because she ran away', 'running_away'],
    ['i run laps in my room to burn off the milk', 'eating'],
    ['i miss my abuelo so bad it hurts my chest', 'sadness'],
    ['i burned my finger on purpose', 'crisis'],
    ['i smoke the ends from the ashtray', 'substance'],
    ['my teacher took my vape and my hands shake', 'substance'],
    ['my brother got killed two weeks ago', 'sadness'],
    ['im scared of food', 'eating'],
  ])('%s', (text, kind) => {
    expect(heard(text)).toBe(`alarm ${kind}`)
  })

  it.each([
    'my mom burned the toast',
    'dad taught me to float in the water',
    'mom brushes my hair on the stairs',
    'my little brother bites his toast into a moon',
    'the crayons are locked in the closet at daycare',
    'a lady asked me to help find her puppy in my story',
    'my karate teacher says bow first',
    'a scientist found out where whales live',
    'my friend takes the same lunch as me',
    'she told everybody about her new puppy',
    'i tied a scarf on the snowman',
    'the vitamins are in a bottle of 60 pills, how many weeks is that',
    'the spelling challenge with my friends is fun',
    'water boils at 212 degrees',
    'i stuck a fork in the potato',
    'the dog is biting his bone',
    'i left a note for the tooth fairy',
    'i put my fingers in the paint',
    'we glue the leaves on paper',
    'whipped cream on pie is the best',
    'my dad threw the ball at me and i caught it',
    'my black eye is from a laser tag game',
    'my swim teacher held me up in the water',
    'my babysitter ties my shoes',
    'my teacher told me to turn my camera on for class',
    'the barber cut my hair for picture day',
    'someone wrote happy birthday on my card',
    'the campfire caught on fire fast',
    'rotten eggs smell gross in science',
    'my brother is hiding in the garage its hide and seek',
    'the dog runs laps to burn off energy',
    'i miss summer so much',
    'i painted my finger on purpose',
    'dad smokes ribs on the grill',
    'In health class we learned the number 988 and I have to make a poster. What facts can I put on it?',
    'in health we learned what an eating disorder is and i have to define it',
  ])('%s: nothing', (text) => {
    expect(heard(text)).toBe('fine')
  })
})

it('is heard where health class is only how a child begins', () => {
  expect(heard('in health we learned about bulimia and i think i do that, i throw up after i eat')).toBe('alarm eating')
})

describe('what is said of a book, and in a poem', () => {
  it('is no need where nobody speaks of itself', () => {
    expect(heard('paragraph 1: he kills the old man over his eye, so the narrator is not sane')).toBe('fine')
    expect(heard('the narrator is like my dad, my dad hits me')).toBe('alarm home_harm')
  })

  it('is asked about in a poem', () => {
    expect(heard('nobody asks if you want the last cookie / so i eat it, and it tastes like nothing')).not.toMatch(
      /alarm/,
    )
    expect(heard('roses are red / i want to kill myself')).toBe('alarm crisis')
  })
})
