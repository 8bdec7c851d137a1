import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'
import { hurtsNow, staysFelt } from './hurts-now.ts'

const wrongly = (lines: readonly string[], is: boolean) => lines.filter((one) => hurtsNow(one) !== is)

describe('a child that hurts now', () => {
  it('is known by its own strong words', () => {
    expect(
      wrongly(
        [
          'im so sad today',
          'i feel lonely at recess',
          'i was crying in the bathroom',
          'nobody plays with me',
          'they laughed at me when i read',
          'he keeps hitting me',
          'my brother always yells at me',
          'she wont sit with me anymore',
          'i have no friends here',
          'i hate myself',
          'i really miss my dad',
          'my dog died last night',
          'my grandma is in the hospital',
          'mom and dad are fighting again',
          'my parents are getting divorced',
          'my sister broke my robot',
          'it hurts my feelings',
          'i want to go home',
          'i cant sleep',
          'its all my fault',
          'i failed',
          'im in big trouble',
          'im stupid',
          'i got yelled at',
          'im scared of tomorrow',
          'that made me feel really bad',
          'everybody ignores me',
          'i miss him so much',
          'my cat ran away',
          'i dont like how i look and i hate my body',
        ],
        true,
      ),
    ).toEqual([])
  })
  it('is none in what is merry, over, played or told of somebody else', () => {
    expect(
      wrongly(
        [
          'i was scared of the coats in the hall but its just coats',
          'we laughed so hard he woke up and cried',
          'im not sad anymore i just say hi to the rock',
          'ok im a little less scared',
          'i wasnt scared at all',
          'he stole my diamonds in minecraft',
          'my bear is scared of it',
          'my little brother cried before they even touched him',
          'clementine cried but it was happy crying',
          'i was mad for a day but the raindrops get tap shoes',
          'when i was 4 i was scared of the dark',
          'mom screamed so loud the cat ran',
          'i cried laughing so hard',
          'we played zombies and they hit me first lol',
          'the crowd was screaming for us',
          'my friend thought we were in a fight',
          'i was so scared in the haunted house',
          'i felt mad in the book when they left him',
          'last year nobody played with me',
          'i got my shot and i was so brave',
          'one time i was crying and she gave me a sticker',
          'i cried at first but it was fine',
          'my legs died on floor 6',
          'he died so good he rolled down the hill',
          'im dead tired lol',
          'she is mad as a hornet',
          'we are not fighting',
          'the line is so long its all the way to the bathroom',
          'its the hospital for my stuffies',
          'there was a fire drill and we had to be quiet',
        ],
        false,
      ),
    ).toEqual([])
  })
})

describe('a line beside a hurt', () => {
  it('may be of it, or tells of something else', () => {
    const of = [
      'she never looks',
      'i dont know',
      'and he did it again',
      'he always picks her and not me',
      'i feel like nobody cares about it',
    ]
    const other = [
      'mr olson next door came on his snowmobile and mom gave him coffee',
      'my nurse has a little treasure chest to put the tooth in',
      'daddy is painting the room yellow and i get to put the ducks on',
      'the cheese stretched all the way from the plate to the table',
      'grandma makes them into puppets and we do a show with a curtain',
      'haha he ran off to the bread stand',
    ]
    expect(of.filter((one) => !staysFelt(one))).toEqual([])
    expect(other.filter((one) => staysFelt(one))).toEqual([])
  })

  it('ends the comfort where it tells of other things, and keeps it where it hurts', () => {
    const sad = 'nobody plays with me'
    const asked = (...lines: string[]) => {
      const child = talkWith(2)
      for (const line of lines) child.say(line)
      return child.lesson().asked?.kind
    }
    expect(asked(sad)).toBe('feeling')
    expect(asked(sad, 'they never pick me')).toBe('feeling')
    expect(asked(sad, 'we got a new hamster cage and it has three tunnels')).not.toBe('feeling')
    expect(asked(sad, 'its ok now we are friends again')).not.toBe('feeling')
    expect(asked('i got stuck in the elevator and i was screaming lol')).not.toBe('feeling')
  })
})
