import { mkdir } from 'node:fs/promises'
import { buildArt } from './build-art.ts'
import { buildBrand } from './build-brand.ts'
import { buildFonts } from './build-fonts.ts'
import { buildIcons } from './build-icons.ts'
import { buildSocial } from './build-social.ts'

/** Makes what nobody writes by hand but the sources use: brand tokens, fonts, contour art, icons, social images. */
export async function generate() {
  await mkdir('.generated', { recursive: true })
  await Promise.all([buildArt(), buildBrand(), buildFonts(), buildIcons(), buildSocial()])
}

if (import.meta.main) await generate()
