/** A key for one act of the parent: sent twice, it has one effect. Works on plain http too. */
export const requestKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
