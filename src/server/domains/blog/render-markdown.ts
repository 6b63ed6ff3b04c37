import Markdown, { type MarkdownIt } from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import type { Heading } from '#contracts/blog.ts'
import { readingTimeMinutes } from '#shared/article-text.ts'
import { allowLinks } from './markdown/allow-links.ts'
import { countWords } from './markdown/count-words.ts'
import { findPictures, type PictureInText } from './markdown/find-pictures.ts'
import { highlightFences } from './markdown/highlight-code.ts'
import { markTasks } from './markdown/mark-tasks.ts'
import { nameHeadings } from './markdown/name-headings.ts'
import { searchTextOf } from './markdown/plain-text.ts'
import { renderRules } from './markdown/render-rules.ts'
import { setDirections } from './markdown/set-directions.ts'
import { shapeTables } from './markdown/shape-tables.ts'

export interface RenderedMarkdown {
  html: string
  headings: Heading[]
  wordCount: number
  readingMinutes: number
  searchText: string
  refusedAddresses: string[]
  pictures: PictureInText[]
}

const nestingMax = 40

/**
 * The footnote plugin copies all tokens once per note; a text with more definitions shows them as text. Inline notes
 * (`^[…]`) are off, because they cannot be counted beforehand.
 */
const footnotesMax = 500

let withFootnotes: MarkdownIt | undefined
let withoutFootnotes: MarkdownIt | undefined

/**
 * Renders a post: CommonMark with tables, strikethrough, tasks, footnotes and bare addresses; raw HTML is shown as
 * text. Runs on save only, behind a dynamic import: 69 KB gzipped, 40-60 ms on the first call (Node).
 */
export function renderMarkdown(
  markdown: string,
  options: { imageHosts?: readonly string[] } = {},
): RenderedMarkdown {
  const parser = parserFor(markdown)
  const env = {}
  const tokens = parser.parse(markdown, env)
  const pictures = findPictures(tokens)
  const refusedAddresses = allowLinks(tokens, options.imageHosts ?? [])
  markTasks(tokens)
  shapeTables(tokens)
  setDirections(tokens)
  highlightFences(tokens)
  const headings = nameHeadings(tokens)
  const wordCount = countWords(tokens)
  const html = parser.renderer.render(tokens, parser.options, env)
  const readingMinutes = readingTimeMinutes(wordCount)
  return {
    html,
    headings,
    wordCount,
    readingMinutes,
    searchText: searchTextOf(tokens),
    refusedAddresses,
    pictures,
  }
}

function parserFor(markdown: string): MarkdownIt {
  if (hasTooManyFootnotes(markdown)) {
    withoutFootnotes ??= createParser(false)
    return withoutFootnotes
  }
  withFootnotes ??= createParser(true)
  return withFootnotes
}

export function hasTooManyFootnotes(markdown: string): boolean {
  // Every definition contains `]:`. Splitting, unlike a pattern, is linear for any text.
  const definitionsAtMost = markdown.split(']:').length - 1
  return definitionsAtMost > footnotesMax
}

export function createParser(hasFootnotes: boolean, rulesOf = renderRules): MarkdownIt {
  const md = new Markdown({ html: false, linkify: true, maxNesting: nestingMax })
  if (hasFootnotes) md.use(footnotes).disable('footnote_inline')
  // Only whole addresses become links: fuzzy matching takes README.md for a site in Moldova.
  md.linkify.set({ fuzzyLink: false }).add('ftp:', null).add('//', null)
  // The allowlist judges every address after parsing, so that a refused link leaves its text behind.
  md.validateLink = () => true
  Object.assign(md.renderer.rules, rulesOf(md.utils.escapeHtml))
  return md
}
