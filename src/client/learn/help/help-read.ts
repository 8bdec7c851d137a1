const name = (messageId: string) => `trellis.help-read.${messageId}`

/** True when the help card of this reply was put away in this tab. */
export function isHelpRead(messageId: string): boolean {
  try {
    return sessionStorage.getItem(name(messageId)) === 'yes'
  } catch {
    // Without storage the card comes back after a reload: better twice than never.
    return false
  }
}

export function keepHelpRead(messageId: string): void {
  try {
    sessionStorage.setItem(name(messageId), 'yes')
  } catch {
    // As above.
  }
}
