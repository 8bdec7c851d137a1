import { useEffect, useState } from 'react'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { publicWords } from '#client/wording/en-public.ts'
import type { TutorView } from '#shared/tutor.ts'

const words = publicWords.tutors

type ShownTutor = Pick<TutorView, 'id' | 'name' | 'description' | 'avatar_url'>

/** The tutors of this installation, asked for when the page is there. */
export function TutorGrid() {
  const [tutors, setTutors] = useState<ShownTutor[] | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    listTutors(leaving.signal).then(setTutors, () => {
      // The browser's own log names the request that failed; a visitor sees a page without tutors.
      if (!leaving.signal.aborted) setTutors([])
    })
    return () => leaving.abort()
  }, [])

  if (!tutors) {
    return (
      <>
        <p role="status" className="flex items-center justify-center gap-3 py-10 text-ink-soft noscript:hidden">
          <Spinner className="size-6 text-leaf" />
          {words.loading}
        </p>
        <p className="hidden text-center text-ink-soft noscript:block">{words.none}</p>
      </>
    )
  }
  if (tutors.length === 0) return <p className="text-center text-ink-soft">{words.none}</p>
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
      {tutors.map(({ id, name, description, avatar_url }) => (
        <Card key={id} as="li" className="flex animate-rise items-center gap-4 sm:flex-col sm:text-center">
          <Avatar src={avatar_url} name={name} size="lg" className="sm:size-32" />
          <div>
            <h3 className="text-heading">{name}</h3>
            <p className="mt-1 text-ink-soft">{description}</p>
          </div>
        </Card>
      ))}
    </ul>
  )
}

async function listTutors(signal: AbortSignal): Promise<ShownTutor[]> {
  const answer = await fetch('/api/tutors', { signal })
  const body: unknown = await answer.json()
  return Array.isArray(body) ? body.filter(isTutor) : []
}

function isTutor(value: unknown): value is ShownTutor {
  if (typeof value !== 'object' || value === null) return false
  if (!('id' in value && 'name' in value && 'description' in value && 'avatar_url' in value)) return false
  const texts = [value.id, value.name, value.description].every((text) => typeof text === 'string')
  return texts && (value.avatar_url === null || typeof value.avatar_url === 'string')
}
