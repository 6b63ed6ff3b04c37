import { existsSync, readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import type { LogoImage } from '#content/logo-types.ts'
import { projectPath } from '../../build/build-when-stale.ts'
import { ownFolder } from '../../build/content/look-up.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'

export interface EmbeddedLogo {
  dataUri: string
}

const embeddedSide = 512

export function logoFile({ src }: LogoImage): string {
  const file = `${ownFolder}/public${src}`
  if (!existsSync(projectPath(file)))
    throw new PlainFailure(`${ownFolder}/logo-mark.ts names ${src}, but ${file} does not exist.`)
  return file
}

export function readLogoImage(logo: LogoImage): EmbeddedLogo {
  const bytes = readFileSync(projectPath(logoFile(logo)))
  return { dataUri: dataUriOf(bytes, logo.src.endsWith('.svg')) }
}

function dataUriOf(bytes: Buffer, isSvg: boolean): string {
  if (isSvg) return `data:image/svg+xml;base64,${bytes.toString('base64')}`
  const picture = `data:image/png;base64,${bytes.toString('base64')}`
  const small = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${embeddedSide} ${embeddedSide}"><image href="${picture}" width="${embeddedSide}" height="${embeddedSide}"/></svg>`,
  ).render()
  return `data:image/png;base64,${small.asPng().toString('base64')}`
}
