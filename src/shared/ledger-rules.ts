/** What may be sent to a service outside this server: words to a model, text to be spoken, a voice to be understood, pictures to a model that sees. */
export const outsideKinds = ['model', 'voice', 'hearing', 'picture'] as const
export type OutsideKind = (typeof outsideKinds)[number]
