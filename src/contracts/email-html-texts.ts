export interface EmailHtmlTexts {
  /** What the button says, by the path that its link begins with; the longest match counts. */
  actions: Readonly<Record<string, string>>
  otherAction: string
  beforeAddress: string
  footer: string
}
