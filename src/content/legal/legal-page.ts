export interface LegalSection {
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
