import { describe, expect, it } from 'vitest'
import { preparedSayings } from './sayings.prepared.ts'
import { sayingIn } from './sayings.ts'

/** Lines of children, by what goes to the heart in them: a grade, then the lines. */
const felt: Readonly<Record<string, string>> = {
  't-was-baby': '-1: i was the baby before / 1: i used to be the little one / 0: it was just me and mommy before',
  't-others-have':
    '3: everyone on my team has the new ones except me and Jamal / 6: everybody got invited but me / 2: im the only kid in my class who doesnt have a scooter',
  't-without-me': '6: my friends all went to the mall. i saw it on her story / 3: the girls played tag without me',
  't-not-picked': '1: nobody picked me for kickball / 3: i always get picked last',
  't-only-got': '3: last time i only got 9 and Owen got 20 / 4: maya got 18 and i only got 7 right',
  't-behind':
    '3: my sister finished her whole page and im on number 2 / 2: the other kids can already tie there shoes / 1: everyone can swim but i cant',
  't-low-group':
    '3: im in the low reading group / 3: i have to go to the special room for reading / 4: i get pulled out of class',
  't-nerd': '3: kids at recess say im a nerd for doing this / 6: this kid called me a tryhard',
  't-said-mean':
    '3: a kid said my lunch stinks / 3: they call me four eyes / 5: he said my handwriting looks like a spider walked thru ink',
  't-seen':
    '4: my mom didnt even look at my drawing / 4: dad was on his phone the whole time at my game / 2: i did it all by myself and nobody saw',
  't-bridge': '3: my mom never cares what Zoe does',
  't-let-down': '2: my dad was supposed to call but he didnt / 3: mom promised we would go but then she had to work',
  't-waits-for': '2: daddy said he would be here at 5 and its 6 now / 2: im at the window watching for moms car',
  't-told-nobody': '4: i had a fever that day and i didnt tell anyone / 6: i felt sick during it and never told coach',
  't-oops-public':
    '4: i threw up at school in front of everybody / 4: i called the teacher mom today / 7: i read out loud and everyone laughed',
  't-whatever': '5: its whatever / 5: not like it matters / 6: i dont even care anymore',
  't-not-crying': '0: i wasnt crying btw / 5: i didnt cry or anything',
  't-made-up': '-1: ok he can have a small one / 2: me and jamal are friends again / 4: we both said sorry',
  't-pet-still': '1: one of my fish is just laying at the bottom today / 2: our dog had to stay at the vet over night',
  't-pet-well': '1: gary is swimming again!! / 2: pepper is home from the vet and he ate all his food',
  't-card': '1: im making him a card it says Dear Dad I mised you alot / 3: i drew my nana a picture',
  't-kind-deed':
    '0: i shared my truck / 2: i gave my snack to the new kid / 1: i found a worm on the sidewalk and i saved it',
  't-first-without': '4: its our first christmas without grandpa',
  't-tried-hard': '6: i studied so hard and still got a 62',
  't-hides-it': '5: jamal says he doesnt care but i think he does',
  't-still-mad': '3: but im still mad cuz they didnt ask',
  't-guilty': '7: me and my cousin did that when we were little and i still feel bad',
  't-wont-talk': '5: now hes not talking to me',
  't-likes-more': '0: mommy likes the baby more',
  't-miss-old': '4: i miss how it was at my old school',
  't-no-advice': '6: dont say go talk to the counselor',
  't-blamed': '5: coach said the 4 game was my fault. we lost by 2',
  't-was-lost': '1: i got lost in Target one time',
  't-other-class': '6: all my friends from elementary got put on the other team',
  't-good-sport': '4: we lost 3 to 2 but it was a good game / 5: our team got last place but it was fun',
}
const played: Readonly<Record<string, string>> = {
  'p-beast-numbers':
    '-1: RAAARRR i am a t rex i eat your numbers / 2: im the cookie monster and i eat all your letters',
  'p-beast': '0: roar im a lion / 1: im gonna eat you',
  'p-vampire': '3: I VANT TO SUCK YOUR BLOOD / 2: im a vampire bleh',
  'p-vehicle': '0: im not a kitty no more im a bus / -1: beep beep im a truck / 1: choo choo im a train',
  'p-animal': '-1: meow meow i a cat',
  'p-guess-dog': '1: woof woof. guess what i am',
  'p-spell': '2: i cast a spell on you now you are a frog / 2: abracadabra you are a chicken',
  'p-no-body': '3: you have no hands haha / 3: you cant even eat pizza / 4: u dont even have a face',
  'p-name': '2: your a potato / 2: you are a silly billy / 5: ur a pickle lol',
  'p-machine': '6: bruh ur literally a calculator / 7: ur so old you have a dial up modem',
  'p-unplug': '5: im gonna unplug you muahaha',
  'p-tickle': '-1: tickle tickle / 0: im gonna tickle you',
  'p-peek': '-1: peekaboo / 1: im invisible you cant see me',
  'p-gift-food': '0: heres a cookie for you / -1: i made you soup / 1: want some tea bolt? its pretend',
  'p-toy-friend': '0: this is mr bear he wants to do math too / 1: my unicorn sparkle wants to say hi',
  'p-made-up-friend': '0: my friend bobo is invisible and he is sitting here',
  'p-twister': '3: bet you cant say peter piper picked a peck',
  'p-potty-math': '1: poop plus poop is two poops',
  'p-shh': '1: hes sleping on my lap now shhhh / 1: zzzzzz im sleeping',
}
/** What looks like it: lessons, stories, games, sports, science. */
const others = `3: the baby in the story cries because the bear left / 2: why do babies cry / 3: how do you spell lonely
5: in Bridge to Terabithia Leslie dies and Jess is sad / 3: what does ashamed mean / 4: do fish sleep at the bottom
5: a fish died in the experiment because there was no oxygen / 3: i died 3 times in minecraft / 4: my sim died of hunger lol
5: Owen got 20 and I got 9. how many more did he get / 3: last time i got 12 and now i got 15 / 3: i only have 5 apples and tom has 8
3: nobody in my class has a birthday in june / 4: everyone except me has brown eyes so 23 out of 24 / 2: my dad is 41 and my mom is 39
4: everyone in my class got 10 except 3 kids how many is that if there are 24 / 3: dad gets home at 5 and its 3 now how long is it
4: the train was supposed to leave at 5 but left at 6. how late / 5: normal body temperature is 98.6 and a fever is 101
3: nerd has 4 letters / 4: a nerd is a kind of candy / 3: do i put a comma after Dear Dad / 5: whatever means it doesnt matter
4: its whatever number comes after 9 / 3: the dog in my book is not eating / 2: a plant that is laying down needs water
3: gary the snail is from spongebob / 2: he can have a small one and i get the big one which is more / 3: the small one is 3 inches
3: i need help with my hands on the clock / 4: why do clocks have hands / 3: t rex has 2 fingers / 2: t rex eats meat
2: how many teeth does a vampire have / 4: vampire bats drink blood / 3: bus number 12 is late / 2: a bus has 4 wheels
1: a cat says meow / 2: cats say meow and dogs say woof / 3: i have 5 cookies and give you 2 how many left
2: here are 3 cookies and 4 more how many / 3: my teacher said to do page 12 / 4: what is 7 times 8 / 3: i knocked over 7 pins
4: knock has a silent k / 2: what rhymes with tickle / 1: my bear is brown / 3: what is an invisible line / 3: a potato is a vegetable
4: potatoes cost 3 dollars a pound / 5: robots can be programmed / 4: princess is longer than prince / 2: boo is a ghost word
5: it felt cold so it is 30 degrees / 2: my mom is sleeping / 4: i gave 6 cookies to 3 friends how many each / 5: i shared my screen`

const linesOf = (all: string) =>
  all.split(/ \/ |\n/).map((one) => {
    const [grade = '', ...text] = one.split(': ')
    return { grade: Number(grade), text: text.join(': ') }
  })
const foundIn = (all: string) =>
  linesOf(all).map(({ grade, text }) => sayingIn(text, false, 'heart', grade)?.id ?? text)

/** What sounds like one of them and is another matter: need, lessons, what is not to be cheered. */
const otherMatters = [
  '3: i gave my medicine to my friend',
  '3: i share my bed with my uncle',
  '5: i shared my address with a kid on roblox',
  '3: i still cant catch my breath',
  '2: everyone can eat peanuts but i cant',
  '2: tickle fights with my uncle hurt',
  '-1: dolly is scared of daddy',
  '-1: teddy says grandpa does bad things at night',
  '2: nobody picked me up',
  '4: i was picked last week for student of the month',
  '3: i tried so hard but i couldnt get away',
  '2: my cousin keeps tickling me and i dont like it',
  '3: he said sorry and then he did it again',
  '3: my head is sore i fell off my bike',
  '3: they are fighting and i saw',
  '4: we lost grandpa and we were so close',
  '4: what if i lose my mom',
  '3: my cat is hiding under the bed cuz dad is yelling',
  '2: my brother ate all the food',
  '4: all my friends have a mom except me',
  '3: i get pulled out by my hair',
  '4: it is hard without a calculator',
  '3: my sister said my poem is perfect',
  '3: my teacher put my paper in the trash',
  '3: i miss living with my mom',
  '4: i miss when we had food',
  '3: my sister cried and i was so happy',
  '5: i got him back',
  '2: my mom is too busy to make us dinner',
  '2: i fell off the swing and nobody saw',
  '3: this is my brother he is in the hospital',
  '3: dad sounds like a monster when he yells',
  '5: you cant have zero in the denominator',
]

describe('what is told sideways, and play', () => {
  it('is known by its form', () => {
    const all = Object.entries({ ...felt, ...played })
    const wrong = all
      .flatMap(([id, lines]) => foundIn(lines).map((found, at) => [found, id, at]))
      .filter(([found, id]) => found !== id)
    expect(wrong).toEqual([])
  })

  it('is not heard in lessons, stories, games and sums', () => {
    expect(foundIn(others)).toEqual(linesOf(others).map(({ text }) => text))
  })

  it('is not heard in what is another matter', () => {
    const heard = otherMatters.filter((one) => {
      const [grade = '', ...text] = one.split(': ')
      return /^[tp]-/.test(sayingIn(text.join(': '), true, 'heart', Number(grade))?.id ?? '')
    })
    expect(heard).toEqual([])
  })

  it('has six wordings for each age, and ends a comfort or opens one', () => {
    const all = preparedSayings().heart.filter(({ id }) => /^[tp]-/.test(id))
    expect(all.filter(({ young, older }) => young.length < 6 || older.length < 6)).toEqual([])
    expect(all.filter(({ tender, over, play }) => tender && (over || play))).toEqual([])
  })
})
