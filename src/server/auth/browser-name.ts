import Bowser from 'bowser'

/** A name that a parent recognises: `Chrome on Android`. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return 'A browser'
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return 'A browser'
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
