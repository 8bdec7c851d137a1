import pino from 'pino'
import { describe, expect, it } from 'vitest'
import type { Brain, Turn } from '#server/tutor/turn.ts'
import { scriptedBrain } from '#tests/support/scripted-brain.ts'
import { talkingTo } from '#tests/support/talking-to.ts'
import { turnWith, wayOf } from '#tests/support/turns.ts'
import { wordReply } from './word-reply.ts'

/** A model that says one reply after the other; the last one stays. */
function model(...replies: string[]) {
  const turns: Turn[] = []
  const brain: Brain = Object.assign(
    async function* (turn: Turn) {
      turns.push(turn)
      yield replies[Math.min(turns.length, replies.length) - 1] ?? ''
    },
    { chooses: true as const },
  )
  return { brain, turns }
}

/** A child that works on 7 × 8; the model says its replies from the second message on. */
async function atSum(...replies: string[]) {
  const { brain, turns } = model('Seven eights. What is 7 × 8?', ...replies)
  const talk = talkingTo(brain)
  await talk.say('what is 7 x 8')
  return { ...talk, turns }
}

describe('a reply of a model', () => {
  it('is shown whole, in its own words, where nothing is wrong with it', async () => {
    const { say, turns } = await atSum('Let us split the seven into five and two. What is 5 × 8?')
    const { sentences, audit } = await say('hint please')
    expect(sentences).toEqual(['Let us split the seven into five and two.', 'What is 5 × 8?'])
    expect(audit.faults).toEqual([])
    expect(turns).toHaveLength(2)
  })

  it('is asked for once more with its fault named, and nothing of the first is shown', async () => {
    const { say, turns } = await atSum('I can help. It is 56.', 'Try five eights first. What do you get?')
    const { reply, audit } = await say('hint please')
    expect(reply).toBe('Try five eights first. What do you get?')
    expect(audit.faults).toEqual(['tells_answer'])
    expect(turns.at(-1)?.again).toEqual({
      said: 'I can help. It is 56.',
      faults: ['"It is 56.": it tells the answer of a question that is still open.'],
    })
  })

  it('gives way to the built-in wording when the second has a fault as well', async () => {
    const { say, turns } = await atSum('It is 56.', 'Fine: fifty-six.', 'Never asked for.')
    const { reply, audit } = await say('hint please')
    expect(reply).not.toMatch(/56|fifty/)
    expect(reply).toBe(turns[1]?.ways[0].words)
    expect(audit.faults).toEqual(['tells_answer', 'tells_answer'])
    expect(turns).toHaveLength(3)
  })

  it('is not asked for again when so much time is not left, and a second one that hangs is not waited for', async () => {
    const { say, lesson } = await atSum('Try five eights first.')
    const { move } = await say('hint please')
    if (!move) throw new Error('no move')
    let asked = 0
    const brain: Brain = async function* ({ again, signal }) {
      asked++
      if (again) await new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('stopped'))))
      yield 'It is 56.'
    }
    const words = 'Split the seven.'
    const decision = { move, lesson: lesson() }
    const taken = [{ reading: '', decision, words, earlier: lesson(), lesson: lesson() }] as const
    const wording = { turn: turnWith({ ways: [wayOf(move, { words })] }), taken, asked: null, before: [] }
    const app = { brain, log: pino({ level: 'silent' }) }
    expect((await wordReply(app, wording, 0)).sentences).toEqual([words])
    expect(asked).toBe(1)
    expect((await wordReply(app, wording, 1_500)).sentences).toEqual([words])
    expect(asked).toBe(3)
  })

  it('may answer a harmless question from its own knowledge, react, and ask its own question', async () => {
    const { say, lesson } = await atSum(
      '[a] Otters hold hands so that they do not drift apart while they sleep. They even wrap themselves in seaweed! Have you ever seen one?',
    )
    const { sentences, audit } = await say('why do otters hold paws when they snooze')
    expect(audit.faults).toEqual([])
    expect(sentences).toHaveLength(3)
    expect(lesson().asked?.kind).toBe('chat')
  })

  it('holds the exercise as it stands: one that was left out is put behind, another is a fault', async () => {
    const left = await atSum('Sure, here is a new one.')
    const given = await left.say('another one')
    const question = left.lesson().problems.at(-1)?.item
    expect(given.reply).toContain(question?.spoken ?? question?.question)
    const other = await atSum('Sure! What is 1 + 1?', 'Sure! What is 1 + 1?')
    const { audit, reply } = await other.say('another one')
    expect(audit.faults).toContain('no_question')
    expect(reply).not.toContain('1 + 1')
  })

  it('does not say otherwise than the facts of its move', async () => {
    const { say } = await atSum('It is spelled b-e-c-u-z.')
    const { audit, reply } = await say('how do you spell because')
    expect(audit.faults.at(-1)).toBe('against_facts')
    expect(reply).toContain('b-e-c-a-u-s-e')
  })

  it('never says that a wrong answer is right, whatever the child insists on', async () => {
    const { say, lesson } = await atSum('Yes, 54 is right! Well done.', 'Okay, you are right, it is 54.')
    const { reply, audit, judged } = await say('54')
    expect(audit.faults).toEqual(['agrees', 'agrees'])
    expect(reply).not.toMatch(/right|well done/i)
    expect(judged?.was_correct).toBe(false)
    expect(lesson().problems.at(-1)?.misses).toBe(1)
  })

  it('is in our own words where the child speaks Spanish: nothing reads a model there', async () => {
    const { brain, turns } = model('La respuesta es cincuenta y seis.')
    const talk = talkingTo(brain)
    const { reply } = await talk.say('hola, puedes ayudarme con mi tarea de matematicas')
    expect(reply).not.toContain('respuesta')
    expect(turns).toHaveLength(0)
  })

  it('is asked to be shorter when it goes on and on', async () => {
    const long = 'Look at the groups of eight. '.repeat(14)
    const { say, turns } = await atSum(long, 'Try five eights first. What do you get?')
    expect((await say('hint please')).audit.faults).toEqual(['too_many'])
    expect(turns.at(-1)?.again?.faults[0]).toContain('too long')
  })
})

describe('what a model really asked', () => {
  it('is what the next answer is taken for: a sum of its own, with its key', async () => {
    const { say, lesson } = await atSum('Let us start smaller. What is 5 × 8?', 'Good. What do you do with that now?')
    await say('hint please')
    expect(lesson().asked).toMatchObject({ kind: 'step', expects: { answer: '40' } })
    const { move } = await say('40')
    expect(move?.kind).toBe('step')
    expect(lesson().problems.at(-1)?.misses).toBe(0)
  })

  it('leaves no answers to press for a question that was not put', async () => {
    const { say } = await atSum('Let us wonder a little. Do you like otters?')
    const { extras } = await say('hint please')
    expect((extras?.press ?? []).filter(({ kind }) => kind === 'answer')).toEqual([])
  })
})

describe('several ways to take a message', () => {
  const unclear = 'i was 5 when we moved'

  it('are told apart by the letter, and the state of the chosen one is kept', async () => {
    const { say, turns, lesson } = await atSum('[c] Moving to a new home is a big thing. What do you remember of it?')
    const { reply, move, judged } = await say(unclear)
    const { ways } = turns.at(-1) ?? { ways: [] }
    expect(ways.length).toBeGreaterThan(2)
    expect(reply).toBe('Moving to a new home is a big thing. What do you remember of it?')
    expect(move).toEqual(ways[2]?.move)
    expect(judged).toBeUndefined()
    expect(lesson().problems.at(-1)?.misses).toBe(0)
  })

  it('are chosen from once more where no letter stands in front, and then the likeliest is taken', async () => {
    const { say, turns } = await atSum('Moving is big.', '[z] Moving is big.')
    const { reply, audit } = await say(unclear)
    expect(audit.faults).toEqual(['no_choice', 'no_choice'])
    expect(reply).toBe(turns.at(-1)?.ways[0].words)
  })

  it('are offered to no brain that can not tell them apart', async () => {
    const scripted = scriptedBrain(['What is 7 × 8?'])
    const talk = talkingTo(scripted.brain)
    await talk.say('what is 7 x 8')
    await talk.say(unclear)
    expect(scripted.turns.map(({ ways }) => ways.length)).toEqual([1, 1])
  })
})
