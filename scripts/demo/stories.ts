/** Who the invented children are, what they say in their lessons, one after the other, and what their parent asks of the tutor. */
export const stories = [
  {
    nickname: 'Mia',
    grade: 3,
    note: 'Mia loves horses. Word problems with horses go best.',
    wish: 'Please practice rounding.',
    says: [
      ['hi', '7 x 8', 'i know 5 x 8 is 40', '56'],
      ['hello', 'i like horses', 'why do horses sleep standing up?'],
      ['what is 403 - 178', '225'],
      ['you pick', 'i dont know', 'can i have a hint'],
      ['tell me a joke', 'fractions please'],
    ],
  },
  {
    nickname: 'Bo',
    grade: 1,
    note: 'Bo is shy at first. Short questions, please.',
    wish: 'Please practice telling time.',
    says: [
      ['hi', '8 + 5', '13'],
      ['i like dinosaurs', 'why is the sky blue?'],
      ['you pick', 'i dont know'],
      ['hello', '9 - 4', '5'],
    ],
  },
]
