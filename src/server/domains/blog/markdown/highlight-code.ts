import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import type { Token } from 'markdown-it'

/**
 * Limits of highlighting per post; other code stays plain. On long lines the grammars' patterns turn quadratic or
 * worse: 32 KB of `[a](` in one line took the markdown grammar 226 s, but 0.1 s in lines of 400 characters. Within
 * both limits the worst of 400 hostile blocks took 0.6 s (JavaScript, 16,000 lines of one space).
 */
const highlightedCharsMax = 32_768
const lineCharsMax = 400
const longLine = new RegExp(`.{${lineCharsMax + 1}}`)

const grammars = {
  bash,
  css,
  diff,
  html: xml,
  javascript,
  json,
  markdown,
  php,
  python,
  sql,
  typescript,
  xml,
  yaml,
}

const languageByName = new Map(Object.keys(grammars).map((name) => [name, name]))
for (const [alias, name] of [
  ['js', 'javascript'],
  ['jsx', 'javascript'],
  ['mjs', 'javascript'],
  ['ts', 'typescript'],
  ['tsx', 'typescript'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['py', 'python'],
  ['yml', 'yaml'],
  ['md', 'markdown'],
  ['svg', 'xml'],
] as const) {
  languageByName.set(alias, name)
}

let instance: ReturnType<typeof highlighter.newInstance> | undefined

function withGrammars() {
  if (instance) return instance
  instance = highlighter.newInstance()
  for (const [name, grammar] of Object.entries(grammars)) instance.registerLanguage(name, grammar)
  return instance
}

export function highlightFences(tokens: readonly Token[]): void {
  let charsLeft = highlightedCharsMax
  for (const token of tokens) {
    if (token.type !== 'fence') continue
    const language = languageByName.get(token.info.trim().split(/\s/, 1)[0]?.toLowerCase() ?? '')
    if (!language) continue
    const isAffordable = token.content.length <= charsLeft && !longLine.test(token.content)
    if (isAffordable) charsLeft -= token.content.length
    token.meta = {
      language,
      html: isAffordable
        ? joinSpans(withGrammars().highlight(token.content, { language, ignoreIllegals: true }).value)
        : undefined,
    }
  }
}

const spansOfOneClass = /<span class="([^"]+)">[^<]*(?:<\/span> +<span class="\1">[^<]*)+/g
const joint = /<\/span>( +)<span class="[^"]+">/g

/** Some grammars wrap every word of a text: such tags were 5 KB of the 52 KB of one article. */
const joinSpans = (html: string): string => html.replace(spansOfOneClass, (run) => run.replace(joint, '$1'))
