import { useState } from 'react'
import { demoWords as words } from '#client/wording/en-demo.ts'
import { askInDemo } from './demo-call.ts'

export type DemoLine = { id: number; from: 'tutor' | 'visitor'; text: string }

const opening: DemoLine[] = [{ id: 0, from: 'tutor', text: words.opening.join(' ') }]

/** As many turns as the server gives; it says itself how many are left. */
const turns = 3

/** The talk of the landing page. Words that did not arrive come back into the box. */
export function useDemo() {
  const [lines, setLines] = useState(opening)
  const [left, setLeft] = useState(turns)
  const [draft, setDraft] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function say(text: string) {
    const asked = text.trim()
    if (asked === '' || busy || left === 0) return
    const before = lines
    const next: DemoLine[] = [...before, { id: before.length, from: 'visitor', text: asked }]
    setLines(next)
    setDraft('')
    setFault(null)
    setBusy(true)
    const said = next.filter(({ from }) => from === 'visitor').map((line) => line.text)
    const answer = await askInDemo(said)
    setBusy(false)
    if (typeof answer === 'string') {
      setLines(before)
      setDraft(asked)
      setFault(answer === 'too_often' ? words.tooOften : words.failed)
      return
    }
    setLines([...next, { id: next.length, from: 'tutor', text: answer.sentences.join(' ') }])
    setLeft(answer.turns_left)
  }

  function startOver() {
    setLines(opening)
    setLeft(turns)
    setDraft('')
    setFault(null)
  }

  return { lines, left, draft, setDraft, busy, fault, say, startOver }
}
