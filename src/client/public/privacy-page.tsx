import { legalWords as words } from '#client/wording/en-legal.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPage() {
  return <LegalPage text={words.privacy} />
}
