import { pageProblems } from '#content/interface/answers.ts'
import type { Fetched } from './guarded-fetch.ts'

type Page = Pick<Extract<Fetched, { ok: true }>, 'bytes' | 'charset'>

/**
 * Decodes a page as browsers do: by its byte order mark, the encoding of the response, the one that the page names in its
 * first 1,024 bytes, or UTF-8 if it is valid, otherwise Windows-1252.
 */
export function decodePage({ bytes, charset }: Page): { html: string; gaps: string[] } {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const label = charset ?? /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(start)?.[1]
  const mark = markOf(bytes)
  if (!mark && label) {
    // A page that a UTF-16 decoder could read would not name its encoding in ASCII.
    const encoding = /^utf-?16/i.test(label) && !charset ? 'utf-8' : label
    const html = decodeAs(encoding, bytes)
    if (html !== null) return { html, gaps: [] }
  }
  const html = decodeAs(mark ?? 'utf-8', bytes, !mark) ?? decodeAs('windows-1252', bytes) ?? ''
  return { html, gaps: label && !mark ? [pageProblems.encoding(label)] : [] }
}

function markOf([first, second]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Returns null for an unknown encoding, or for bytes that it does not allow. */
function decodeAs(label: string, bytes: Uint8Array, isFatal = false): string | null {
  try {
    // The page may have been cut within a character.
    return new TextDecoder(label, { fatal: isFatal, ignoreBOM: false }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}
