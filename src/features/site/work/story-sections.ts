export interface StorySection {
  /** HTML inside the heading, or undefined for a text before the first one. */
  heading: string | undefined
  id: string | undefined
  html: string
}

const headingPattern = /^<h2([^>]*)>(.*?)<\/h2>\s*/s
const idPattern = /\sid="([^"]*)"/

/** Splits rendered Markdown at its `##` headings. */
export function splitSections(html: string): StorySection[] {
  return html
    .split(/(?=<h2[ >])/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [whole = '', attributes = '', heading] = headingPattern.exec(part) ?? []
      return { heading, id: idPattern.exec(attributes)?.[1], html: part.slice(whole.length) }
    })
}
