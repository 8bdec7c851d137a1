import type { ComponentType } from 'react'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { commonWords as words } from '#client/wording/en-common.ts'
import { latePart } from './late-part.tsx'

const place = 'grid min-h-0 flex-1 place-items-center overflow-y-auto p-4'

/** A large part of a screen, whose file comes when it is opened: says that it comes, and that it did not. */
export const lateArea = <Props extends object>(fetchArea: () => Promise<ComponentType<Props>>, missing: string) =>
  latePart(fetchArea, {
    waiting: (
      <div className={place}>
        <Loading label={words.loading} />
      </div>
    ),
    missing: (again) => (
      <div className={place}>
        <EmptyState title={missing} action={<Button onClick={again}>{words.tryAgain}</Button>} />
      </div>
    ),
    reloads: true,
  })
