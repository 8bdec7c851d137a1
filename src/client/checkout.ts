/** True for an address of the payment provider's checkout: the only place a parent is sent to pay. */
export function isCheckout(url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === 'https://checkout.stripe.com'
}
