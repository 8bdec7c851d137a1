import type { App } from '#server/context.ts'

/** One email or message a minute and five an hour to one recipient, and not too many from one address. */
export async function spendSending(app: Pick<App, 'limits'>, recipient: string, from: string): Promise<void> {
  await app.limits.spend('send_from', from)
  await app.limits.spend('send_soon', recipient)
  await app.limits.spend('send', recipient)
}
