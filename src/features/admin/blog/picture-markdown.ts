import type { StoredFile } from '#contracts/files.ts'
import { postPictureTexts as texts } from '#content/interface/admin/files.ts'

/** Returns the Markdown that shows a picture, or that links a document. */
export const fileMarkdown = ({ width, isDecorative, alt, name, url }: StoredFile): string =>
  width === null ? `[${escapeText(name)}](${url})` : pictureMarkdown(isDecorative ? '' : alt, url)

export const pictureMarkdown = (alt: string, url: string): string => `![${escapeText(alt)}](${url})`

const escapeText = (text: string): string => text.replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ')

/** Returns what stands in a text while a picture of this name is uploaded, unlike any other that stands there. */
export function uploadPlaceholder(name: string, text: string): string {
  for (let copy = 1; ; copy += 1) {
    const placeholder = pictureMarkdown(texts.placeholder(copy === 1 ? name : `${name} (${copy})`), '')
    if (!text.includes(placeholder)) return placeholder
  }
}
