import type { Article, Heading } from '#contracts/blog.ts'
import type { PageState } from '#contracts/page-source.ts'

/** Returns the text of an article, issue or page, which the first HTML has once. */
export const renderedBody = () => document.getElementById('article-body')?.innerHTML ?? ''

/** Only the headings in the table of contents: nothing shows the others. */
const renderedHeadings = (): Heading[] =>
  Array.from(document.querySelectorAll('[data-spy] a'), (link) => {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    const level = Number(document.getElementById(id)?.tagName.slice(1))
    return { level, text: link.textContent, id }
  })

/** Returns the article of the document: its state has only what the HTML does not say. */
export const renderedArticle = (meta: NonNullable<PageState['article']>): Article => ({
  ...meta,
  excerpt: meta.excerpt ?? document.querySelector('[data-excerpt]')?.textContent ?? '',
  related: meta.related ?? [],
  ...(meta.related ? {} : { relatedHtml: document.querySelector('[data-related]')?.innerHTML }),
  html: renderedBody(),
  headings: renderedHeadings(),
})
