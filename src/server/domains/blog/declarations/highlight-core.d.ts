/**
 * The part of highlight.js that we use. Its own declarations reference lib.dom, which would make `document` compile
 * everywhere in the worker; `paths` in tsconfig.base.json maps the modules here.
 */
import type { LanguageFn } from './highlight-language.d.ts'

export interface Highlighter {
  newInstance(): Highlighter
  registerLanguage(name: string, language: LanguageFn): void
  highlight(code: string, options: { language: string; ignoreIllegals?: boolean }): { value: string }
}

declare const highlighter: Highlighter
export default highlighter
