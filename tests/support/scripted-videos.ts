import type { ClipAnswer, Touch, VideoService } from '#client/tools/contract/video-service.ts'
import type { AnswerLogged } from '#shared/card.ts'
import type { Clip } from '#shared/clip.ts'
import type { VideoItem } from '#shared/video.ts'

export const countingOn: VideoItem = {
  id: 'clip:counting-on',
  kind: 'clip',
  title: 'Count On',
  about: 'How to add a few more without starting at 1.',
  seconds: 75,
  address: null,
  captions: null,
  seen: false,
}

/** For tests: three scenes, the first two of which ask. */
export const shortClip: Clip = {
  id: 'counting-on',
  title: 'Count On',
  about: 'How to add a few more.',
  subject: 'math',
  skill: 'math.add-within-10',
  from_grade: 0,
  to_grade: 1,
  scenes: [
    {
      art: [
        {
          kind: 'tile',
          id: 'six',
          x: 100,
          y: 100,
          text: '6',
          width: 60,
          height: 60,
          size: 40,
          moves: [{ at: 1, x: 300, y: 100 }],
        },
      ],
      says: ['Here are 6 apples.', '3 more apples come.'],
      stop: {
        question: '6 and 3 more. How many apples are there?',
        format: 'number',
        correct_answer: '9',
        hint: 'Start with 6.',
        right: 'You said 6, then 7, 8, 9.',
        told: 'Say 7, 8, 9.',
        feedback: [{ answer: '8', says: 'Say 7 for the first new apple.', mistake: 'counted-the-start-again' }],
      },
    },
    {
      art: [{ kind: 'circle', id: 'dot', x: 100, y: 100, radius: 20 }],
      says: ['Two dots come.'],
      stop: {
        question: 'Which is more?',
        format: 'choice',
        correct_answer: '9',
        choices: ['2', '9'],
        hint: 'Think of a row.',
        right: '9 is more than 2.',
        told: '9 is more.',
        feedback: [{ answer: '2', says: 'Count them both.', mistake: 'swapped' }],
      },
    },
    {
      art: [{ kind: 'text', id: 'end', x: 320, y: 100, text: '6 + 3', size: 60 }],
      says: ['Count on from what you know.'],
    },
  ],
  found: 'Start with the number you know.',
  afterwards: 'Put 5 spoons on the table.',
}

/** For tests: the short clip, whose first question is answered by sharing 4 stars. */
export const handsClip: Clip = {
  ...shortClip,
  scenes: shortClip.scenes.map((scene, at) =>
    at === 0
      ? {
          art: [{ kind: 'many', id: 'stars', x: 320, y: 180, thing: 'star', count: 4, size: 40, counted: { at: 1 } }],
          says: ['Here are 4 stars.', 'Two friends come.'],
          stop: {
            question: 'Share the stars.',
            format: 'made',
            correct_answer: '2 and 2',
            hands: { kind: 'give', thing: 'star', count: 4, places: ['Fox', 'Cat'] },
            hint: 'Give one to each, then go around again.',
            right: 'Both have the same.',
            told: 'Each one gets 2.',
            feedback: [{ answer: '1 and 1', says: 'Some are left.', mistake: 'stopped-early' }],
          },
        }
      : scene,
  ),
}

export const vacation: VideoItem = {
  id: 'file:019f0000-0000-7000-8000-0000000000e1',
  kind: 'file',
  title: 'Our garden',
  about: 'Added by a grown-up',
  seconds: null,
  address: '/api/videos/1/file?signed',
  captions: '/api/videos/1/captions?signed',
  seen: true,
}

/** For tests: a desk that lists these videos, speaks in no time that matters, and keeps what it is told. */
export function scriptedVideos(list: VideoItem[]) {
  const said: string[] = []
  const stopped: string[] = []
  const answers: ClipAnswer[] = []
  const seen: string[] = []
  const touches: Touch[] = []
  const script = {
    list,
    fails: null as unknown,
    /** How long the voice takes; null: it is silent. Milliseconds. */
    takes: 1_000 as number | null,
    grade: async (_sent: ClipAnswer): Promise<AnswerLogged | null> => null,
  }
  const videos: VideoService = {
    list: async () => {
      if (script.fails !== null) throw script.fails
      return script.list
    },
    answer: (sent) => {
      answers.push(sent)
      return script.grade(sent)
    },
    seen: (id) => void seen.push(id),
    touched: (touch) => void touches.push(touch),
    say: (text, _clip, signal) =>
      new Promise((resolve) => {
        said.push(text)
        if (script.takes === null) return resolve()
        const timer = setTimeout(resolve, script.takes)
        signal.addEventListener('abort', () => {
          stopped.push(text)
          clearTimeout(timer)
          resolve()
        })
      }),
  }
  return Object.assign(script, { videos, said, stopped, answers, seen, touches })
}
