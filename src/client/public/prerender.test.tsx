import { describe, expect, it } from 'vitest'
import { prerenderLanding } from './prerender.tsx'

const one = {
  quote: 'She says “wait, let me think”.',
  name: 'A mother',
  relation: 'third grader',
  stars: 5,
  example: true,
}
const html = prerenderLanding({ testimonials: [one, { ...one, quote: 'He loves it.', example: false }], year: 2031 })
const text = html
  .replaceAll('<!-- -->', '')
  .replaceAll(/<[^>]+>/g, '\n')
  .replaceAll('&amp;', '&')
  .replaceAll('&#x27;', "'")

describe('the landing page without JavaScript', () => {
  it.each([
    ['Get Started For Free'],
    ['Learn More'],
    ['Engaging & Fun'],
    ['Personalized Learning Paths'],
    ['Parent-Controlled & Secure'],
    ['Covers Core Subjects'],
    ['Getting started is easy'],
    ['Create Your Account'],
    ['Choose a Tutor'],
    ['Start Learning'],
    ['Meet a Few of Our Tutors'],
    ['Loading tutors...'],
    ['Sign Up Now'],
    ['Login/Signup'],
    ['© 2031 Trellis. All rights reserved.'],
  ])('says %s', (words) => {
    expect(text.split('\n')).toContain(words)
  })

  it('comes in the order of the specification', () => {
    const order = [
      'Get Started For Free',
      'Engaging & Fun',
      'Getting started is easy',
      'Meet a Few',
      'He loves it.',
      'Sign Up Now',
      '© 2031',
    ]
    const places = order.map((words) => text.indexOf(words))
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('leads to sign-up, to the steps, to privacy and to the terms', () => {
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])
    for (const href of ['/login#auth-sign-up', '#how-it-works', '/privacy', '/terms', '/pricing', '/login'])
      expect(hrefs).toContain(href)
    expect(html).toContain('id="how-it-works"')
  })

  it('shows five stars each, and calls an example an example', () => {
    expect(html.match(/aria-label="5 out of 5 stars"/g)).toHaveLength(2)
    expect(text.split('\n').filter((line) => line === 'Example')).toHaveLength(1)
  })

  it('offers nothing to press or type in the demo that would go nowhere', () => {
    const demo = html.slice(html.indexOf('id="demo"'))
    const controls = demo.slice(0, demo.indexOf('</form>')).match(/<(?:button|input)\b[^>]*>/g) ?? []
    expect(controls.length).toBeGreaterThan(2)
    for (const control of controls) expect(control).toContain(' disabled=""')
  })

  it('keeps the content security policy: no style, no script, nobody else', () => {
    expect(html.match(/\sstyle=|<style|<script|<link|\son\w+=|(src|href)="(https?:)?\/\//g) ?? []).toEqual([])
  })
})
