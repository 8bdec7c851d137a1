import type { DemoReply } from '#shared/demo.ts'

export type DemoAnswer = DemoReply | 'too_often' | 'failed'

/** Asks the tutor of the landing page, without the application's client, which is not loaded there. */
export async function askInDemo(said: readonly string[]): Promise<DemoAnswer> {
  try {
    const answer = await fetch('/api/demo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ said }),
    })
    if (answer.status === 429) return 'too_often'
    const reply: unknown = await answer.json()
    return answer.ok && isReply(reply) ? reply : 'failed'
  } catch {
    // Offline, or the server is restarting: the visitor has the words back and may send them again.
    return 'failed'
  }
}

function isReply(value: unknown): value is DemoReply {
  if (typeof value !== 'object' || value === null || !('sentences' in value && 'turns_left' in value)) return false
  const { sentences, turns_left } = value
  return typeof turns_left === 'number' && Array.isArray(sentences) && sentences.every((one) => typeof one === 'string')
}
