import { Resvg } from '@resvg/resvg-js'
import type { LogoDrawing, LogoImage } from '#content/logo-types.ts'
import { type EmbeddedLogo, readLogoImage } from './logo-image.ts'

export const iconNames = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const

/** In every favicon that we draw, so that one that an agency drew itself is never replaced. */
export const drawnMark = '<!-- Drawn from site.config.ts: npm run icons -->'

type Shades = Readonly<Record<string, string>>

interface Tile {
  radius: number
  markWidth: number
  strokeWidth: number
}

function mark(
  logo: LogoDrawing,
  side: number,
  width: number,
  strokeWidth: number,
  ridge: string,
  inner: string,
): string {
  const scale = width / logo.width
  const x = (side - width) / 2
  const y = side / 2 - (logo.height / 2 + 0.5) * scale
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-width="${strokeWidth}" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${logo.inner}" ${inner}/><path d="${logo.ridge}" ${ridge}/></g>`
  )
}

function faviconSvg(logo: LogoDrawing, shades: Shades): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawnMark}` +
    `<style>.r{stroke:${shades['brand-700']}}@media(prefers-color-scheme:dark){.r{stroke:#fff}}</style>` +
    `${mark(logo, 32, 32, 2.8, 'class="r"', `stroke="${shades['brand-400']}"`)}</svg>`
  )
}

function tileSvg(logo: LogoDrawing, shades: Shades, { radius, markWidth, strokeWidth }: Tile): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    `<linearGradient id="g" x2="0" y1="1" y2="0"><stop stop-color="${shades.night}"/><stop offset="1" stop-color="${shades['brand-700']}"/></linearGradient>` +
    `<rect width="512" height="512" rx="${radius}" fill="url(#g)"/>` +
    `${mark(logo, 512, markWidth, strokeWidth, 'stroke="#fff"', `stroke="${shades['brand-400']}"`)}</svg>`
  )
}

function imageTileSvg({ dataUri }: EmbeddedLogo, { radius, markWidth }: Tile): string {
  const inset = (512 - markWidth) / 2
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    `<rect width="512" height="512" rx="${radius}" fill="#fff"/>` +
    `<image href="${dataUri}" x="${inset}" y="${inset}" width="${markWidth}" height="${markWidth}"/></svg>`
  )
}

function imageFaviconSvg({ dataUri }: EmbeddedLogo): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawnMark}` +
    `<image href="${dataUri}" width="32" height="32"/></svg>`
  )
}

const png = (svg: string, side: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng()

function ico(pictures: readonly { side: number; bytes: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let offset = directory.length
  pictures.forEach(({ side, bytes }, i) => {
    const entry = 6 + 16 * i
    directory.writeUInt8(side, entry)
    directory.writeUInt8(side, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(bytes.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += bytes.length
  })
  return Buffer.concat([directory, ...pictures.map((picture) => picture.bytes)])
}

/** On maskable icons the mark stays inside the 80 % circle that no system crops. */
export function brandIcons(
  shades: Shades,
  logo: LogoDrawing | LogoImage,
): Record<(typeof iconNames)[number], string | Buffer> {
  if ('src' in logo) {
    const image = readLogoImage(logo)
    return icons(imageFaviconSvg(image), (tile) => imageTileSvg(image, tile))
  }
  return icons(faviconSvg(logo, shades), (tile) => tileSvg(logo, shades, tile))
}

function icons(favicon: string, tileOf: (tile: Tile) => string) {
  const small = tileOf({ radius: 96, markWidth: 432, strokeWidth: 3 })
  const roundedTile = tileOf({ radius: 112, markWidth: 352, strokeWidth: 2.2 })
  const apple = tileOf({ radius: 0, markWidth: 336, strokeWidth: 2.2 })
  const maskable = tileOf({ radius: 0, markWidth: 288, strokeWidth: 2.2 })
  return {
    'favicon.svg': favicon,
    'favicon.ico': ico([16, 32, 48].map((side) => ({ side, bytes: png(small, side) }))),
    'apple-touch-icon.png': png(apple, 180),
    'icon-192.png': png(roundedTile, 192),
    'icon-512.png': png(roundedTile, 512),
    'icon-maskable-512.png': png(maskable, 512),
  }
}
