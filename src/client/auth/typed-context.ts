import { createContext, useContext } from 'react'
import type { Typed } from './credentials.ts'

export const nothingTyped: Typed = { name: '', email: '', password: '' }

type TypedHere = { typed: Typed; onTyped: (typed: Typed) => void }

export const TypedContext = createContext<TypedHere>({ typed: nothingTyped, onTyped: () => undefined })

/** What was typed in any view: whoever came to the wrong one does not type again. */
export const useTyped = () => useContext(TypedContext)
