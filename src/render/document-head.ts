import { createHead, renderDOMHead } from '@unhead/react/client'
import { describedHead } from '#seo/described-head.ts'
import type { DescribedPage } from '#seo/head-sink.ts'

/**
 * Takes over the document's head, as `current` describes it, and changes it from then on. Rendered once as it
 * stands, so that unhead knows every tag as the first page's and takes it away with that page.
 */
export function ownHead(current: DescribedPage): { patch: (page: DescribedPage) => void } {
  const head = createHead()
  const entry = head.push(describedHead(current))
  renderDOMHead(head)
  return { patch: (next) => entry.patch(describedHead(next)) }
}
