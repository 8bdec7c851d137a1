import { afterEach, expect, it, vi } from 'vitest'
import { browserPlayer } from './browser-player.ts'

afterEach(() => vi.restoreAllMocks())

it('lets go of a sound that the browser will not play before its address is given back', async () => {
  const order: string[] = []
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('touch first', 'NotAllowedError'))
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    order.push(this.hasAttribute('src') ? 'loads' : 'let go')
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {
    order.push('given back')
  })
  const sound = browserPlayer().play(
    new Blob(['sound']),
    () => undefined,
    () => undefined,
  )
  await sound.ended
  expect(order).toEqual(['let go', 'given back'])
})
