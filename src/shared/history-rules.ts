import type { Subject } from './subjects.ts'

/** What a parent can narrow the history to, beside one subject. */
export const historyKinds = ['all', 'drawings', 'alarm'] as const
export type HistoryShow = (typeof historyKinds)[number] | Subject

/** The forms in which everything that was said leaves Trellis. */
export const exportForms = ['html', 'csv', 'json'] as const
export type ExportForm = (typeof exportForms)[number]

/** Longest text that is searched for, in characters. */
export const longestSearch = 100

const question = /^.*\b(?:say|said|tell|told|talk|talked|ask|asked|know|think) (?:of|about) (?=\S)(.*?)[?.! ]*$/i

/** 'What did she say about fractions?' asks for 'fractions'. */
export const subjectOf = (about: string) => about.trim().replace(question, '$1')
