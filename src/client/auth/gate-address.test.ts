import fc from 'fast-check'
import { expect, it } from 'vitest'
import { behindGate, gateFor } from './gate-address.ts'

const behind = (to: string) => behindGate(`?to=${encodeURIComponent(to)}`)

it.each(['/account', '/dashboard', '/learn/a0000000-0000-4000-8000-000000000001', '/tutor-selection/x'])(
  'the gate leads on to %s',
  (to) => expect(behindGate(gateFor(to).slice(gateFor(to).indexOf('?')))).toBe(to),
)

it.each([
  '',
  '//evil.example',
  '/\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2f%2fevil.example',
  '/gate',
  '/account/../..//evil.example',
  '@evil.example',
  '/nowhere',
])('the gate leads nowhere else: %j', (to) => expect(behind(to)).toBe('/dashboard'))

it('whatever is asked for, the gate stays on our own pages', () => {
  fc.assert(
    fc.property(fc.string(), (to) => {
      expect(new URL(behind(to), 'https://ours.example').host).toBe('ours.example')
    }),
  )
})
