// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#client/data/query-client.ts'
import { TypedField } from './typed-field.tsx'
import { type FormFaults, useForm } from './use-form.ts'

afterEach(cleanup)

function open(send: (typed: { name: string; grade: string }) => Promise<string>) {
  const onDone = vi.fn()
  function Form() {
    const [typed, onTyped] = useState({ name: '', grade: '' })
    const { field, form, busy, problem, faults } = useForm({
      typed,
      onTyped,
      check: ({ name, grade }): FormFaults => ({
        ...(name === '' && { name: 'A name, please.' }),
        ...(grade === '' && { grade: 'A grade, please.' }),
      }),
      faultsOf: (error) => (error?.message === 'taken' ? { name: 'That name is taken.' } : { form: error?.message }),
      send,
      onDone,
    })
    const { onValue, error: _, ...grade } = field('grade')
    return (
      <form {...form}>
        <TypedField {...field('name')} label="Name" />
        <select {...grade} aria-label="Grade" onChange={(event) => onValue(event.target.value)}>
          <option value="">Choose</option>
          <option value="3">3</option>
        </select>
        <p>{faults.grade}</p>
        <p role="alert">{problem}</p>
        <button type="submit" disabled={busy}>
          Send
        </button>
      </form>
    )
  }
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Form />
    </QueryClientProvider>,
  )
  const [name, grade] = [screen.getByLabelText('Name'), screen.getByLabelText('Grade')]
  const fill = (name_: string, grade_: string) => {
    fireEvent.change(name, { target: { value: name_ } })
    fireEvent.change(grade, { target: { value: grade_ } })
  }
  return { name, grade, fill, press: () => fireEvent.click(screen.getByText('Send')), onDone }
}

it('says what is wrong before anybody is asked, and goes to the first fault, whatever field it is', () => {
  const send = vi.fn(async () => 'sent')
  const { name, grade, fill, press } = open(send)
  press()
  expect(screen.getByText('A name, please.')).toBeTruthy()
  expect(document.activeElement).toBe(name)
  fill('Mia', '')
  expect(screen.queryByText('A grade, please.')).toBeNull()
  press()
  expect(screen.getByText('A grade, please.')).toBeTruthy()
  expect(document.activeElement).toBe(grade)
  expect(send).not.toHaveBeenCalled()
})

it('is sent once by a double click, and again after it was refused', async () => {
  const send = vi.fn(async () => 'sent').mockRejectedValueOnce(new Error('No line.'))
  const { fill, press, onDone } = open(send)
  fill('Mia', '3')
  press()
  press()
  await screen.findByText('No line.')
  expect(send).toHaveBeenCalledTimes(1)
  press()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('sent', { name: 'Mia', grade: '3' }))
  expect(send).toHaveBeenCalledTimes(2)
})

it('shows what the server said at its field, goes there, and keeps what was typed', async () => {
  const { name, fill, press } = open(() => Promise.reject(new Error('taken')))
  fill('Mia', '3')
  press()
  await screen.findByText('That name is taken.')
  await vi.waitFor(() => expect(document.activeElement).toBe(name))
  expect(name).toHaveProperty('value', 'Mia')
  expect(screen.getByRole('alert').textContent).toBe('')
})
