import { type FormEvent, useState } from 'react'
import { exportAddress } from '#client/data/history.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { drawingsWords } from '#client/wording/en-drawings.ts'
import { historyWords as words } from '#client/wording/en-history.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import { exportForms, longestSearch, subjectOf } from '#shared/history-rules.ts'
import type { StudentView } from '#shared/student.ts'
import { HistoryFound } from './history-found.tsx'
import { HistoryTimeline } from './history-timeline.tsx'
import { StudentWork } from './session-work.tsx'
import { TranscriptDialog } from './transcript-dialog.tsx'

type Viewed = { id: string; started_at: string; at?: string }

/** All sessions of a student as a timeline, or what was said in them about what the parent looks for. */
export function History({ student }: { student: StudentView }) {
  const [about, setAbout] = useState('')
  const [viewed, setViewed] = useState<Viewed | null>(null)
  return (
    <div className="flex flex-col gap-6">
      <Search about={about} onSearch={setAbout} />
      {about === '' ? (
        <HistoryTimeline student={student} onView={setViewed} />
      ) : (
        <HistoryFound
          key={about}
          student={student}
          about={about}
          onView={({ id, conversation_id, started_at }) => setViewed({ id: conversation_id, started_at, at: id })}
        />
      )}
      <More student={student} />
      {viewed && (
        <TranscriptDialog
          student={student}
          conversation={viewed}
          at={viewed.at ?? null}
          onClose={() => setViewed(null)}
        />
      )}
    </div>
  )
}

function Search({ about, onSearch }: { about: string; onSearch: (about: string) => void }) {
  const [typed, setTyped] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSearch(subjectOf(typed))
  }
  const back = () => {
    setTyped('')
    onSearch('')
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-3 rounded-card border border-line bg-cream p-4 sm:p-5">
      <Field label={words.search}>
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <div className="min-w-0 flex-[1_1_14rem]">
              <TextInput
                {...control}
                type="search"
                enterKeyHint="search"
                value={typed}
                maxLength={longestSearch}
                placeholder={words.searchExample}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </div>
            <Button type="submit" className="grow sm:grow-0">
              {words.find}
            </Button>
          </div>
        )}
      </Field>
      {about !== '' && (
        <Button variant="quiet" className="self-start" onClick={back}>
          {words.backToAll}
        </Button>
      )}
    </form>
  )
}

function More({ student: { id, nickname } }: { student: StudentView }) {
  const [drawings, setDrawings] = useState(false)
  return (
    <section aria-label={words.export} className="flex flex-col gap-4 border-line border-t pt-5">
      <h3 className="font-semibold">{words.export}</h3>
      <div className="flex flex-wrap gap-3">
        {exportForms.map((form) => (
          <a
            key={form}
            href={exportAddress(id, form)}
            download
            className={`${buttonClass('secondary')} grow sm:grow-0`}
          >
            {words.forms[form]}
          </a>
        ))}
        <Button variant="quiet" onClick={() => setDrawings(true)} className="grow sm:grow-0">
          {drawingsWords.all}
        </Button>
      </div>
      {drawings && (
        <Dialog
          open
          onClose={() => setDrawings(false)}
          title={drawingsWords.allOf(nickname)}
          size="lg"
          closeLabel={parentWords.close}
        >
          <StudentWork studentId={id} nickname={nickname} />
        </Dialog>
      )}
    </section>
  )
}
