import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#client/api.ts'
import { cleaned, faultsOf, findFaults, viewOf } from './credentials.ts'

const good = { name: '', email: 'ana@example.org', password: 'correct horse' }

describe('what is typed to sign in or up', () => {
  it.each([
    ['signIn', {}, []],
    ['signUp', {}, []],
    ['signIn', { email: '' }, ['email']],
    ['signIn', { email: 'ana' }, ['email']],
    ['signIn', { email: 'ana@example' }, ['email']],
    ['signIn', { email: 'a na@example.org' }, ['email']],
    ['signIn', { password: '' }, ['password']],
    ['signIn', { password: 'short' }, []],
    ['signUp', { password: 'nine char' }, ['password']],
    ['signUp', { password: 'ten chars!' }, []],
    ['signUp', { password: '🦊🦊🦊🦊🦊🦊🦊🦊🦊' }, ['password']],
    ['signUp', { password: '🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊' }, []],
    ['signUp', { password: 'x'.repeat(128) }, []],
    ['signUp', { password: 'x'.repeat(129) }, ['password']],
    ['signUp', { name: 'n'.repeat(81) }, ['name']],
    ['signUp', { email: '', password: '' }, ['email', 'password']],
  ] as const)('in the view %s, changed by %j, lacks %j', (view, change, lacking) => {
    expect(Object.keys(findFaults(view, { ...good, ...change }))).toEqual(lacking)
  })

  it('is sent without the spaces around an address or a name, and with those of a password', () => {
    expect(cleaned({ name: ' Ana ', email: ' ana@example.org\n', password: ' a b ' })).toEqual({
      name: 'Ana',
      email: 'ana@example.org',
      password: ' a b ',
    })
  })

  it.each([
    ['', 'signIn'],
    ['#auth-sign-in', 'signIn'],
    ['#auth-sign-up', 'signUp'],
    ['#elsewhere', 'signIn'],
  ])('belongs, at the anchor %j, to the view %s', (hash, view) => {
    expect(viewOf(hash)).toBe(view)
  })
})

describe('what the service said', () => {
  const problem = (fields?: Record<string, string>) =>
    new ApiProblem({
      code: 'validation_failed',
      error: 'Something does not fit.',
      request_id: '',
      retryable: false,
      ...(fields && { fields }),
    })

  it.each([
    [null, []],
    [new Error('That e-mail and password do not match.'), ['form']],
    [problem(), ['form']],
    [problem({ email: 'invalid_format' }), ['email']],
    [problem({ password: 'too_short' }), ['password']],
  ])('of %j stands at %j', (error, places) => {
    expect(Object.keys(faultsOf(error))).toEqual(places)
  })

  it('is shown in its own words', () => {
    expect(faultsOf(new Error('That e-mail and password do not match.')).form).toBe(
      'That e-mail and password do not match.',
    )
  })
})
