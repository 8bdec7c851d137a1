import { index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/accounts/account.table.ts'
import { primaryId, timestampColumn } from '#server/db/columns.ts'

/** Cards that came from outside, by `npm run admin -- decks import`. */
export const deck = pgTable(
  'deck',
  {
    id: primaryId(),
    /** Made from the name; the same name of the same owner is the same deck. */
    slug: text().notNull(),
    name: text().notNull(),
    /** Whose children see it. Null: every family's. */
    parent_id: uuid().references(() => user.id, { onDelete: 'cascade' }),
    /** For the cards that name none of their own. */
    category: text(),
    skill: text(),
    grade: integer(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [unique('deck_slug').on(t.parent_id, t.slug).nullsNotDistinct()],
)

/** One card of such a deck, as it came: what cannot be shown is left out when it is read. */
export const deckCard = pgTable(
  'deck_card',
  {
    id: primaryId(),
    deck_id: uuid()
      .notNull()
      .references(() => deck.id, { onDelete: 'cascade' }),
    /** From question and answer: the same card has the same key after the next import, wherever it stands in the file. */
    key: text().notNull(),
    seq: integer().notNull(),
    question: text().notNull(),
    correct_answer: text().notNull(),
    /** A list of text, or that list as JSON text. */
    distractors: jsonb(),
    card_type: text().notNull(),
    entity: text().notNull(),
    category: text(),
    skill: text(),
    grade: integer(),
    tags: text().array().notNull(),
    explanation: text().notNull(),
    hints: text().array().notNull(),
  },
  (t) => [uniqueIndex('deck_card_key').on(t.deck_id, t.key), index('deck_card_seq').on(t.deck_id, t.seq)],
)
