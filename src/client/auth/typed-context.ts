import { createContext, useContext } from 'react'
import { guessCountry } from '#client/forms/countries.ts'
import type { Typed } from './credentials.ts'

/** Before anybody typed; the country is a guess that the parent sees and may change. */
export const nothingTyped = (): Typed => ({ name: '', email: '', password: '', country: guessCountry() ?? '' })

type TypedHere = { typed: Typed; onTyped: (typed: Typed) => void }

export const TypedContext = createContext<TypedHere>({
  typed: { name: '', email: '', password: '', country: '' },
  onTyped: () => undefined,
})

/** What was typed in any view: whoever came to the wrong one does not type again. */
export const useTyped = () => useContext(TypedContext)
