import words from '#content/en/skills/reading/letter-names.json'
import book from '#content/en/words/letters.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

type Letter = (typeof book.letters)[number]

function toSmall({ letter, word, small, likeSmall }: Letter): Draw {
  return {
    form: 'small',
    values: { letter, big: letter.toUpperCase(), word, shape: small, ...namesOfWrong(likeSmall), end: endOf(letter) },
    answer: { form: 'choice', answer: letter },
    wrong: wrongOnes('took-a-letter-that-looks-alike', likeSmall),
    solution: oneWay(['same-name', letter]),
    picture: { kind: 'glyph', text: letter.toUpperCase() },
    entity: letter,
    tags: ['small'],
  }
}

function toBig({ letter, word, big, likeBig }: Letter): Draw {
  return {
    form: 'big',
    values: { letter, big: letter.toUpperCase(), word, shape: big, ...namesOfWrong(likeBig), end: endOf(letter) },
    answer: { form: 'choice', answer: letter.toUpperCase() },
    wrong: wrongOnes('took-a-letter-that-looks-alike', likeBig),
    solution: oneWay(['same-name', letter.toUpperCase()]),
    picture: { kind: 'glyph', text: letter },
    entity: letter,
    tags: ['big'],
  }
}

const endOf = (letter: string) => (letter === 'x' ? 'last' : 'first')

/** One capital among small letters, or one small letter among capitals: those whose two forms differ. */
function oneOfItsKind(rng: Rng): Draw {
  const [key = 'a', ...others] = rng.some([...'abdefghmnqrt'], 4)
  const capital = rng.chance(50)
  const answer = capital ? key.toUpperCase() : key
  const wrong = capital ? others : others.map((other) => other.toUpperCase())
  return {
    form: capital ? 'capital' : 'lowercase',
    values: { answer, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer },
    wrong: wrongOnes('mixed-up-big-and-small-letters', wrong),
    solution: oneWay(['look', answer]),
    entity: key,
    standards: ['RF.K.1.D'],
  }
}

export const skill = defineSkill({
  skill: 'reading.letter-names',
  words,
  tags: ['letters'],
  draw: oneOfItsKind,
  deck: {
    name: 'letter-names',
    all: () =>
      book.letters.flatMap((each) => [
        { ...toSmall(each), key: `${each.letter}-small` },
        { ...toBig(each), key: `${each.letter}-big` },
      ]),
  },
})
