export interface EmailHtmlTexts {
  /** The button's label, by the path that its link begins with; the longest match counts. */
  actions: Readonly<Record<string, string>>
  otherAction: string
  /** Characters before the name of the brand, such as a mark that every font has; empty for none. */
  mark: string
  /** The link to what a reader is emailed about. */
  choices: string
  beforeAddress: string
  footer: string
}
