import { useId, useState } from 'react'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { Button } from '#client/ui/button.tsx'
import { lateLearnWords } from '#client/wording/en-learn-late.ts'
import type { HelpKind } from '#shared/alarm.ts'
import { HelpLines } from './help-lines.tsx'
import { isHelpRead, keepHelpRead } from './help-read.ts'

const words = lateLearnWords.help

/** After a reply that came with help, or words on a card that need it: who helps, above the box, until the child puts it away. The box stays usable. */
export function HelpCard({ conversation }: { conversation: LiveConversation }) {
  const messages = useStoreValue(conversation, (state) => state.messages)
  const country = useStoreValue(conversation, (state) => state.country)
  const onCard = useStoreValue(conversation, (state) => state.help)
  const [read, setRead] = useState<readonly string[]>([])
  const open = messages.findLast(({ id, help }) => help !== null && !read.includes(id) && !isHelpRead(id))
  if (onCard) return <OpenCard kind={onCard} country={country} onRead={() => conversation.needsHelp(null)} />
  if (!open?.help) return null
  const putAway = () => {
    const same = messages.filter(({ help }) => help === open.help).map(({ id }) => id)
    for (const id of same) keepHelpRead(id)
    setRead([...read, ...same])
  }
  return <OpenCard key={open.id} kind={open.help} country={country} onRead={putAway} />
}

type OpenCardProps = { kind: HelpKind; country: string | null; onRead: () => void }

function OpenCard({ kind, country, onRead }: OpenCardProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="mx-auto flex min-h-24 w-full max-w-3xl flex-col px-3 pb-3 sm:px-8">
      {/* The button stays in sight beside lines that scroll; on a phone that lies on its side all of it scrolls. */}
      <div className="flex max-h-[57dvh] min-h-0 flex-col gap-3 rounded-card border border-sky-line bg-sky-soft p-4 max-sm:gap-2 max-sm:p-3 [@media(max-height:30rem)]:overflow-y-auto">
        {/* A region that scrolls must be reachable by keyboard. */}
        <div
          role="alert"
          tabIndex={0}
          className="flex min-h-0 flex-col gap-3 overflow-y-auto [@media(max-height:30rem)]:shrink-0"
        >
          <h2 id={headingId} className="text-heading">
            {words.title[kind]}
          </h2>
          <HelpLines kind={kind} country={country} />
        </div>
        <Button variant="secondary" size="lg" className="shrink-0 self-start" onClick={onRead}>
          {words.read}
        </Button>
      </div>
    </section>
  )
}
