/** The words of an email around its link, which src/server/email/letter.ts puts on a line of its own. */
export interface EmailTexts {
  subject: string
  /** Comes before the paragraph with the link. */
  opening?: string
  beforeLink: string
  afterLink?: string
}

/**
 * The words of an email to an address that may be a stranger's. They are given the code and nothing that somebody typed
 * into a form (docs/decisions/016-proved-addresses.md).
 */
export type EmailTextsWithCode = (values: { code: string }) => EmailTexts

export interface LetterTexts {
  /** For an address that nobody has confirmed. */
  greeting: string
  greetingByName: (name: string) => string
  closing: string
}
