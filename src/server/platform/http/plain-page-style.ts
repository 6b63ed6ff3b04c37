import { createHash } from 'node:crypto'
import { inlineStyle } from '#shared/inline-style.ts'

export const plainPageStyle = (css: string): string =>
  inlineStyle(css, createHash('sha256').update(css).digest('base64'))
