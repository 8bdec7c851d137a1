import { legalWords, privacyText } from '#client/wording/en-legal.ts'
import { LegalPage } from './legal-page.tsx'

export const privacyTitle = legalWords.privacyTitle

export const PrivacyPage = () => <LegalPage title={legalWords.privacyTitle} text={privacyText} />
