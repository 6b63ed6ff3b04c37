/** What the two legal pages are made of. */

export interface LegalSection {
  /** Anchor. */
  id: string
  heading: string
  paragraphs: readonly string[]
  items?: readonly string[]
}

export interface StoredRow {
  what: string
  why: string
  where: string
  howLong: string
}
