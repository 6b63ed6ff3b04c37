import { mkdir } from 'node:fs/promises'
import { buildArt } from './build-art.ts'
import { buildBrand } from './build-brand.ts'
import { buildFonts } from './build-fonts.ts'
import { buildIcons } from './build-icons.ts'

/** Makes what the sources import but nobody writes by hand: brand tokens, fonts, contour art, icons. */
export async function generate() {
  await mkdir('.generated', { recursive: true })
  await Promise.all([buildArt(), buildBrand(), buildFonts(), buildIcons()])
}

if (import.meta.main) await generate()
