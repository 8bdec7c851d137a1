import { legalWords, termsText } from '#client/wording/en-legal.ts'
import { LegalPage } from './legal-page.tsx'

export const termsTitle = legalWords.termsTitle

export const TermsPage = () => <LegalPage title={legalWords.termsTitle} text={termsText} />
