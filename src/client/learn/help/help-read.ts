import { keptValue } from '#client/store/kept-value.ts'

/** Without storage the card comes back after a reload: better twice than never. */
const keptFor = (messageId: string) =>
  keptValue(`trellis.help-read.${messageId}`, () => sessionStorage, {
    is: (value): value is true => value === true,
    before: (text) => (text === 'yes' ? true : null),
  })

/** True when the help card of this reply was put away in this tab. */
export const isHelpRead = (messageId: string): boolean => keptFor(messageId).read() === true

export const keepHelpRead = (messageId: string): void => keptFor(messageId).keep(true)
