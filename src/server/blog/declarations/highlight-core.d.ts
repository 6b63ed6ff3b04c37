/**
 * What we use of highlight.js. Its own declarations begin with `/// <reference lib="dom" />`, which would make
 * `document` compile everywhere in the worker; `paths` in tsconfig.base.json leads the two modules here instead.
 */
import type { LanguageFn } from './highlight-language.d.ts'

export interface Highlighter {
  newInstance(): Highlighter
  registerLanguage(name: string, language: LanguageFn): void
  /** `value` is HTML: the code escaped, its parts in `<span class="hljs-…">`. */
  highlight(code: string, options: { language: string; ignoreIllegals?: boolean }): { value: string }
}

declare const highlighter: Highlighter
export default highlighter
