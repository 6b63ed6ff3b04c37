export type LanguageFn = (highlighter: unknown) => object

declare const language: LanguageFn
export default language
