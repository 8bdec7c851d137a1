// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Field, TextInput } from './field.tsx'

describe('a field', () => {
  afterEach(cleanup)

  it('is found by its label, and says nothing more when there is nothing more', () => {
    render(<Field label="Nickname">{(control) => <TextInput {...control} />}</Field>)
    const input = screen.getByLabelText('Nickname')
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it('is described by its hint and its error', () => {
    render(
      <Field label="Nickname" hint="What the tutor says." error="Please write a nickname.">
        {(control) => <TextInput {...control} />}
      </Field>,
    )
    const input = screen.getByLabelText('Nickname')
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['What the tutor says.', 'Please write a nickname.'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })
})
