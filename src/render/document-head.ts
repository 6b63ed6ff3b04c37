import { createHead, renderDOMHead } from '@unhead/react/client'
import { describedHead } from '#seo/described-head.ts'
import type { DescribedPage } from '#seo/head-sink.ts'

/**
 * Renders the current description unchanged first, so that unhead regards every existing tag as the first page's and
 * removes it with that page.
 */
export function ownHead(current: DescribedPage): { patch: (page: DescribedPage) => void } {
  const head = createHead()
  const entry = head.push(describedHead(current))
  renderDOMHead(head)
  return { patch: (next) => entry.patch(describedHead(next)) }
}
