/** Money in words for people, from the currency's smallest unit: 2000 of usd is $20, 1999 is $19.99, 500 of jpy is ¥500. */
export function inMoney({ amount, currency }: { amount: number; currency: string }): string {
  try {
    const style = { style: 'currency', currency: currency.toUpperCase() } as const
    const digits = new Intl.NumberFormat('en-US', style).resolvedOptions().maximumFractionDigits ?? 2
    const whole = amount % 10 ** digits === 0
    return new Intl.NumberFormat('en-US', { ...style, ...(whole && { maximumFractionDigits: 0 }) }).format(
      amount / 10 ** digits,
    )
  } catch {
    return `${amount} ${currency}`
  }
}
