export interface EmailHtmlTexts {
  /** The button's label, by the path that its link begins with; the longest match counts. */
  actions: Readonly<Record<string, string>>
  otherAction: string
  beforeAddress: string
  footer: string
}
