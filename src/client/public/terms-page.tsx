import { legalWords as words } from '#client/wording/en-legal.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsPage() {
  return <LegalPage text={words.terms} />
}
