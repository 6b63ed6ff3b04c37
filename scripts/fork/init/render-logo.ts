import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

/**
 * Runs in a separate process: a hostile SVG can take hours to render, and nothing in the same process could stop it.
 */
const bytes = readFileSync(process.argv[2] ?? '')
const isSvg = process.argv[3] === 'svg'
const picture = isSvg ? new Resvg(bytes.toString('utf8')) : undefined
const { width, height } = picture ?? { width: 64, height: 64 }
const dataUrl = `data:image/${isSvg ? 'svg+xml' : 'png'};base64,${bytes.toString('base64')}`
const { pixels } = new Resvg(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image href="${dataUrl}" width="64" height="64"/></svg>`,
).render()
const isVisible = pixels.some((value, index) => index % 4 === 3 && value > 0)
console.log(JSON.stringify({ width, height, isVisible }))
