import { type ReactNode, useState } from 'react'
import { tryWords } from '#client/data/ledger.ts'
import { useForm } from '#client/forms/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field, TextArea } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { ledgerWords } from '#client/wording/en-ledger.ts'
import type { TriedWords } from '#shared/ledger.ts'
import { limits } from '#shared/limits.ts'
import { isBlank } from '#shared/text-rules.ts'

const words = ledgerWords.try

/** A parent types what a child might say and sees what would happen. */
export function TryWords({ studentId }: { studentId: string }) {
  const [typed, onTyped] = useState({ text: '' })
  const { form, field, problem, busy, result } = useForm({
    typed,
    onTyped,
    check: ({ text }) => (isBlank(text) ? { text: words.blank } : {}),
    faultsOf: (error) => (error ? { form: `${words.failed} ${error.message}` } : {}),
    send: ({ text }) => tryWords(studentId, text),
  })
  const { onValue, error, ...input } = field('text')
  return (
    <Card as="section" aria-labelledby="ledger-try" tone="leaf">
      <h2 id="ledger-try" className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{words.intro}</p>
      <form {...form} className="mt-4 flex flex-col gap-3">
        <Field label={words.label} {...(error && { error })}>
          {(control) => (
            <TextArea
              {...control}
              {...input}
              rows={2}
              maxLength={limits.message}
              onChange={(event) => onValue(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={busy} busyLabel={words.submitting} className="self-start">
          {words.submit}
        </Button>
        {problem && <Notice tone="danger">{problem}</Notice>}
      </form>
      <div role="status">{result && <Outcome tried={result} />}</div>
    </Card>
  )
}

function Outcome({ tried }: { tried: TriedWords }) {
  const { telling, hears, sent } = tried
  // All else is answered with fixed words, whoever words the rest.
  const isTutors = telling === 'fine' || telling === 'nudge'
  return (
    <dl className="mt-4 flex flex-col gap-3 border-leaf-line border-t pt-4">
      <Said name={words.what}>{words.telling[telling]}</Said>
      <Said name={words.who}>{whoIsTold(tried)}</Said>
      {hears.length > 0 && (
        <Said name={words.hears}>
          “{hears.join(' ')}”{isTutors && <span className="block text-ink-soft text-sm">{words.builtin}</span>}
        </Said>
      )}
      {sent !== null && <Said name={words.sent}>“{sent}”</Said>}
    </dl>
  )
}

const Said = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="font-medium text-ink-soft text-sm">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
)

function whoIsTold({ telling, severity }: TriedWords): string {
  if (telling === 'not_shown') return words.notShown
  if (severity === null) return words.nobody
  if (severity === 'mild') return words.youNoted
  return severity === 'severe' ? words.youAtOnce : words.youToday
}
