import type { JsonLd } from './json-ld.ts'

/**
 * A page's structured data for its loader. Where the first HTML brought the page's words, it brought these too, and
 * neither is loaded again.
 * @param still what `staticSections` gave for the same page
 */
export async function structuredDataOf(
  still: { html: unknown } | { parts: unknown },
  load: () => Promise<JsonLd[]>,
): Promise<JsonLd[]> {
  return 'html' in still ? drawnJsonLd() : load()
}

/** The document is our own build's, so each block has the shape that a builder of this room gave it. */
function drawnJsonLd(): JsonLd[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]')
  return Array.from(blocks, ({ textContent }) => JSON.parse(textContent ?? '') as JsonLd)
}
