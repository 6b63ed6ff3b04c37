import { createHead, renderDOMHead } from '@unhead/react/client'
import { describedHead } from '#seo/described-head.ts'
import type { DescribedPage } from '#seo/head-sink.ts'

export function ownHead(current: DescribedPage): { patch: (page: DescribedPage) => void } {
  const head = createHead()
  const entry = head.push(describedHead(current))
  renderDOMHead(head)
  return { patch: (next) => entry.patch(describedHead(next)) }
}
