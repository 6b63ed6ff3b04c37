import type { JsonLd } from './page-options.ts'

export async function structuredDataOf(
  sections: { html: unknown } | { parts: unknown },
  load: () => Promise<JsonLd[]>,
): Promise<JsonLd[]> {
  return 'html' in sections ? documentJsonLd() : load()
}

/**
 * The cast is safe: the document comes from our own build, so each block was made by a builder in this folder.
 */
function documentJsonLd(): JsonLd[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]')
  return Array.from(blocks, ({ textContent }) => JSON.parse(textContent ?? '') as JsonLd)
}
