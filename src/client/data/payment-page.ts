/** Leads the browser to a page of the payment provider's own, and nowhere else: false when the address is another's. */
export function goToPaymentPage(url: string, origins: readonly string[]): boolean {
  if (!isPaymentPage(url, origins)) return false
  window.location.assign(url)
  return true
}

/** True for an address of the payment provider's: the only places a parent is sent to. */
export const isPaymentPage = (url: string, origins: readonly string[]) =>
  URL.canParse(url) && origins.includes(new URL(url).origin)
