import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#client/api.ts'
import { cleaned, faultsOf, findFaults, viewOf } from './credentials.ts'

const good = { name: '', email: 'ana@example.org', password: 'correct horse', country: '' }

describe('what is typed to sign in or up', () => {
  it.each([
    ['sign_in', {}, []],
    ['sign_up', {}, []],
    ['sign_in', { email: '' }, ['email']],
    ['sign_in', { email: 'ana' }, ['email']],
    ['sign_in', { email: 'ana@example' }, ['email']],
    ['sign_in', { email: 'a na@example.org' }, ['email']],
    ['sign_in', { password: '' }, ['password']],
    ['sign_in', { password: 'short' }, []],
    ['sign_up', { password: 'nine char' }, ['password']],
    ['sign_up', { password: 'ten chars!' }, []],
    ['sign_up', { password: '🦊🦊🦊🦊🦊🦊🦊🦊🦊' }, ['password']],
    ['sign_up', { password: '🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊' }, []],
    ['sign_up', { password: 'x'.repeat(128) }, []],
    ['sign_up', { password: 'x'.repeat(129) }, ['password']],
    ['sign_up', { name: 'n'.repeat(81) }, ['name']],
    ['sign_up', { email: '', password: '' }, ['email', 'password']],
  ] as const)('in the view %s, changed by %j, lacks %j', (view, change, lacking) => {
    expect(Object.keys(findFaults(view, { ...good, ...change }))).toEqual(lacking)
  })

  it('is sent without the spaces around an address or a name, and with those of a password', () => {
    expect(cleaned({ name: ' Ana ', email: ' ana@example.org\n', password: ' a b ', country: 'IE' })).toEqual({
      name: 'Ana',
      email: 'ana@example.org',
      password: ' a b ',
      country: 'IE',
    })
  })

  it.each([
    ['', 'sign_in'],
    ['#auth-sign-in', 'sign_in'],
    ['#auth-sign-up', 'sign_up'],
    ['#auth-magic-link', 'magic_link'],
    ['#auth-forgot-password', 'forgotten_password'],
    ['#auth-update-password', 'update_password'],
    ['#auth-verify-otp', 'verify_otp'],
    ['#elsewhere', 'sign_in'],
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
    [problem({ full_name: 'too_long', phone: 'invalid_phone', token: 'invalid_code' }), ['name', 'phone', 'token']],
    [problem({ unheard_of: 'wrong' }), ['form']],
  ])('of %j stands at %j', (error, places) => {
    expect(Object.keys(faultsOf(error))).toEqual(places)
  })

  it('is shown in its own words', () => {
    expect(faultsOf(new Error('That e-mail and password do not match.')).form).toBe(
      'That e-mail and password do not match.',
    )
  })
  it.each([
    ['too_short', 'Please choose a password of at least 10 characters.'],
    ['too_long', 'Please choose a password of at most 128 characters.'],
    ['too_common', 'This password is one of the most used ones, so it is quickly guessed. Please choose another.'],
    ['same', 'This is the password that you have now. Please choose another.'],
    ['not_storable', 'Something does not fit.'],
    ['toString', 'Something does not fit.'],
  ])('of a password that is %s says what to do', (reason, saying) => {
    expect(faultsOf(problem({ password: reason })).password).toBe(saying)
  })
})
