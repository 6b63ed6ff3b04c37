export interface EmailHtmlTexts {
  /** Button labels by the prefix of the link's path; the longest match wins. */
  actions: Readonly<Record<string, string>>
  otherAction: string
  beforeAddress: string
  footer: string
}
