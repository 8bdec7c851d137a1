import { useState } from 'react'
import type { ToolKind } from '#shared/tools/tool-kinds.ts'
import { type LookProps, looks } from './looks.tsx'

/** The tools that were opened on this screen. One is shown; the others keep what was begun in them. */
export function OpenTools({ shown, ...props }: Omit<LookProps, 'shown'> & { shown: ToolKind }) {
  const [opened, setOpened] = useState<readonly ToolKind[]>([shown])
  if (!opened.includes(shown)) setOpened([...opened, shown])
  return opened.map((kind) => {
    const Look = looks[kind]
    return (
      <div key={kind} className={kind === shown ? 'contents' : 'hidden'}>
        <Look {...props} shown={kind === shown} />
      </div>
    )
  })
}
