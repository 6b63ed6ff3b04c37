import type { RendererRule, Token } from 'markdown-it'
import { postPartTexts } from '#content/interface/post-parts.ts'

export const directionOf = (token: Token | undefined): string => {
  const direction = token?.attrGet('dir')
  return direction ? ` dir="${direction}"` : ''
}

export function renderRules(escapeHtml: (text: string) => string): Record<string, RendererRule> {
  return {
    fence: (tokens, index) => {
      const { content = '', meta } = tokens[index] ?? {}
      const language = meta?.language
      const start = `<pre tabindex="0"${directionOf(tokens[index])}`
      const code = typeof meta?.html === 'string' ? meta.html : escapeHtml(content)
      if (typeof language !== 'string') return `${start}><code>${code}</code></pre>\n`
      return `${start} data-language="${language}"><code class="hljs language-${language}">${code}</code></pre>\n`
    },
    code_block: (tokens, index) =>
      `<pre tabindex="0"${directionOf(tokens[index])}><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`,
    table_open: (tokens, index, options, _env, renderer) => {
      const label = escapeHtml(String(tokens[index]?.meta?.label ?? postPartTexts.table))
      const region = `<div class="table-scroll" tabindex="0" role="region" aria-label="${label}">\n`
      return region + renderer.renderToken(tokens, index, options)
    },
    table_close: (tokens, index, options, _env, renderer) =>
      `${renderer.renderToken(tokens, index, options)}</div>\n`,
    list_item_open: (tokens, index, options, _env, renderer) => {
      const tag = renderer.renderToken(tokens, index, options)
      const isDone = tokens[index]?.meta?.isDone
      if (typeof isDone !== 'boolean') return tag
      const state = isDone
        ? `checked aria-label="${escapeHtml(postPartTexts.done)}"`
        : `aria-label="${escapeHtml(postPartTexts.toDo)}"`
      return `${tag}<input type="checkbox" disabled ${state}> `
    },
    footnote_block_open: (tokens, index) =>
      `<section class="footnotes"${directionOf(tokens[index])} aria-label="${escapeHtml(postPartTexts.footnotes)}">\n<ol class="footnotes-list">\n`,
    footnote_open: (tokens, index) =>
      `<li id="fn${Number(tokens[index]?.meta?.id) + 1}" class="footnote-item"${directionOf(tokens[index])}>`,
    // Without this rule the second reference to a note reads [1:1].
    footnote_caption: (tokens, index) => `[${Number(tokens[index]?.meta?.id) + 1}]`,
    footnote_anchor: (tokens, index) => {
      const { id, subId } = tokens[index]?.meta ?? {}
      const number = Number(id) + 1
      const reference = Number(subId) > 0 ? `${number}:${Number(subId)}` : `${number}`
      // U+FE0E keeps the arrow from turning into an emoji.
      return ` <a href="#fnref${reference}" class="footnote-backref" aria-label="${escapeHtml(postPartTexts.backToNote(number, Number(subId) + 1))}">\u21a9\ufe0e</a>`
    },
  }
}
