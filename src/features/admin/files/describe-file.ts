import { fileTileTexts as texts } from '#content/interface/admin/files.ts'
import type { StoredFile } from '#contracts/files.ts'
import type { IconName } from '#ui/icon-names.ts'

type Description = Pick<StoredFile, 'width' | 'alt' | 'isDecorative'>

export const isPicture = ({ width }: Pick<StoredFile, 'width'>): boolean => width !== null

/** Returns whether a file may be used: a picture needs an alt text, or to be decorative. */
export const isDescribed = (file: Description): boolean =>
  !isPicture(file) || file.isDecorative || file.alt.trim() !== ''

interface AltState {
  text: string
  icon: IconName
  look: string
}

export function altStateOf(file: Description): AltState {
  if (!isPicture(file)) return { text: texts.document, icon: 'file-text', look: '' }
  if (file.isDecorative) return { text: texts.decorative, icon: 'minus', look: '' }
  return isDescribed(file)
    ? { text: texts.hasAlt, icon: 'check', look: 'text-success' }
    : { text: texts.noAlt, icon: 'triangle-alert', look: 'font-semibold text-warning' }
}

/** Returns the smallest of a picture's sizes that is as wide as its place. */
export function sourceFor({ url, variants }: Pick<StoredFile, 'url' | 'variants'>, width: number): string {
  const byWidth = variants.toSorted((a, b) => a.width - b.width)
  return byWidth.find((variant) => variant.width >= width)?.url ?? url
}
