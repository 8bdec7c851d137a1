import { act } from '@testing-library/react'
import type { Recogniser } from '#client/learn/listening/listener.ts'

/** A browser's recogniser that hears what a test says. */
export class FakeRecogniser implements Recogniser {
  static made: FakeRecogniser[] = []
  continuous = false
  interimResults = false
  maxAlternatives = 1
  lang = ''
  processLocally = false
  onstart: Recogniser['onstart'] = null
  onresult: Recogniser['onresult'] = null
  onerror: Recogniser['onerror'] = null
  onend: Recogniser['onend'] = null
  open = false
  constructor() {
    FakeRecogniser.made.push(this)
  }
  start() {
    this.open = true
    this.onstart?.()
  }
  abort() {
    this.open = false
  }
  /** Final words, the likeliest first. */
  hear(...ways: [transcript: string, confidence: number][]) {
    const result = { isFinal: true, ...ways.map(([transcript, confidence]) => ({ transcript, confidence })) }
    act(() => this.onresult?.({ resultIndex: 0, results: [result] }))
  }
}
