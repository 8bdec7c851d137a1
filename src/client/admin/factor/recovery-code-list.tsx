import { Button } from '#client/ui/button.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { adminWords } from '#client/wording/en-admin.ts'

const words = adminWords.factor

/** The recovery codes, this once. */
export function RecoveryCodeList({ codes, onKept }: { codes: string[]; onKept: () => unknown }) {
  const toast = useToast()
  // Only a page served securely may write to the clipboard; elsewhere they are written down.
  const clipboard = globalThis.navigator?.clipboard
  const copy = () =>
    clipboard.writeText(codes.join('\n')).then(
      () => toast({ text: words.copied, tone: 'success' }),
      () => undefined,
    )
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-semibold text-lg">{words.keepTitle}</h3>
      <p>{words.keepIntro}</p>
      <ul aria-label={words.codes} className="grid grid-cols-2 gap-2 rounded-control border border-line bg-cream p-4">
        {codes.map((code) => (
          <li key={code} className="select-all text-center font-semibold tracking-wider">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onKept()}>{words.kept}</Button>
        {clipboard && (
          <Button variant="secondary" onClick={copy}>
            {words.copy}
          </Button>
        )}
      </div>
    </div>
  )
}
