import type { JsonLd } from './json-ld.ts'

/**
 * The structured data that the first HTML brought, for a page whose words are not loaded again. The document is our
 * own build's, so each block has the shape that a builder of this room gave it.
 */
export function drawnJsonLd(): JsonLd[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]')
  return Array.from(blocks, ({ textContent }) => JSON.parse(textContent ?? '') as JsonLd)
}
