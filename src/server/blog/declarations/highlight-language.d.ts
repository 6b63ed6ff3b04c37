/** A grammar is opaque to us: registered once, never looked into. */
export type LanguageFn = (highlighter: unknown) => object

declare const language: LanguageFn
export default language
