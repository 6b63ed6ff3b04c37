export interface EmailTexts {
  subject: string
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
  greeting: string
  greetingByName: (name: string) => string
  closing: string
  beforeChoices: string
}
