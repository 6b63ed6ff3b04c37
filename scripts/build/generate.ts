import { mkdir } from 'node:fs/promises'
import { buildArt } from '../fork/brand/build-art.ts'
import { buildBootScript } from './build-boot-script.ts'
import { buildBrand } from '../fork/brand/build-brand.ts'
import { buildDrawings } from './drawings/build-drawings.ts'
import { buildFonts } from './fonts/build-fonts.ts'
import { buildIcons } from './build-icons.ts'
import { writeSocialDigest } from './social/build-social.ts'
import { writeApiRoutes } from './api-routes.ts'

export async function generate() {
  await mkdir('.generated', { recursive: true })
  await Promise.all([
    buildArt(),
    buildBootScript(),
    buildBrand(),
    buildDrawings(),
    buildFonts(),
    buildIcons(),
    writeApiRoutes(),
    writeSocialDigest(),
  ])
}

if (import.meta.main) await generate()
