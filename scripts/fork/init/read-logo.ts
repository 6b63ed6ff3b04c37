import { readFile, stat } from 'node:fs/promises'
import { imageSize } from 'image-size'
import * as z from 'zod/mini'
import { projectPath } from '../../build/build-when-stale.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { runCommand } from '../../lib/run-command.ts'

export interface Logo {
  bytes: Buffer
  type: 'svg' | 'png'
  width: number
  height: number
}

const bytesMax = { svg: 200_000, png: 1_000_000 }
const sideMax = 4096
const renderingMs = 10_000

export async function readLogo(file: string): Promise<Logo> {
  const refuse = (why: string) => new PlainFailure(`The logo ${file} ${why}`)
  const stats = await stat(file).catch(() => undefined)
  if (!stats?.isFile()) throw refuse('is not a file.')
  if (stats.size > bytesMax.png) throw refuse(`has ${stats.size} bytes; at most ${bytesMax.png} are allowed.`)
  const bytes = await readFile(file)
  const type = typeOf(bytes)
  if (!type) throw refuse('is neither an SVG nor a PNG image.')
  if (bytes.length > bytesMax[type])
    throw refuse(`has ${bytes.length} bytes; an ${type.toUpperCase()} may have ${bytesMax[type]}.`)
  if (type === 'svg') {
    const fault = svgFault(bytes.toString('utf8'))
    if (fault) throw refuse(`${fault}. Export it as a plain SVG without these, or as a PNG.`)
  }
  const damageRefusal = refuse('could not be rendered: it is damaged, or too complex.')
  const size = type === 'png' ? pngSize(bytes) : undefined
  if (size === null) throw damageRefusal
  if (size && Math.max(size.width, size.height) > sideMax)
    throw refuse(`is ${size.width} by ${size.height} pixels; ${sideMax} are allowed on each side.`)
  const image = await render(file, type)
  if (!image) throw damageRefusal
  if (!image.isVisible) throw refuse('shows nothing: it is damaged, empty or transparent.')
  return { bytes, type, ...(size ?? { width: image.width, height: image.height }) }
}

function typeOf(bytes: Buffer): Logo['type'] | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  const start = bytes.subarray(0, 4096).toString('utf8')
  return /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(start)
    ? 'svg'
    : undefined
}

const safeLink = /^(#|data:image\/(png|jpeg|webp);base64,)/

const svgFaults: readonly [fault: string, found: (svg: string) => boolean][] = [
  ['is not written in UTF-8', (svg) => svg.includes('\uFFFD') || hasForeignEncoding(svg)],
  ['declares entities', (svg) => /<!\s*ENTITY|<!\s*DOCTYPE[^>]*\[/i.test(svg)],
  ['has an instruction for other programs', (svg) => /<\?(?!xml\s)/i.test(svg)],
  [
    'has a script or other active element',
    (svg) =>
      /<\s*([\w.-]+:)?(script|foreignObject|iframe|object|embed|audio|video|handler|listener|link|meta|base|a)[\s/>]/i.test(
        svg,
      ),
  ],
  ['has animations', (svg) => /<\s*([\w.-]+:)?(animate\w*|set|discard)[\s/>]/i.test(svg)],
  ['has an event handler', (svg) => /[\s"'/]on\w+\s*=/i.test(svg)],
  [
    'refers to other files',
    (svg) =>
      [...svg.matchAll(/(?:[\w.-]+:)?(?:href|src|base)\s*=\s*(["'])([\s\S]*?)\1/gi)].some(
        ([, , target = '']) => !safeLink.test(target.trim()),
      ) ||
      [...svg.matchAll(/url\(\s*(["']?)([^)]*)/gi)].some(
        ([, , target = '']) => !target.trim().startsWith('#'),
      ) ||
      /@import|image-set\(|javascript:|\\/i.test(svg),
  ],
]

function svgFault(source: string): string | undefined {
  const readings = [source, decodeReferences(source)]
  return svgFaults.find(([, hasFault]) => readings.some(hasFault))?.[0]
}

const hasForeignEncoding = (svg: string): boolean =>
  /^\uFEFF?\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(svg)

const decodeReferences = (svg: string): string =>
  svg.replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (reference, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference
  })

function pngSize(bytes: Buffer): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes)
    return { width, height }
  } catch {
    return null // The file begins like a PNG but is not one.
  }
}

const renderedSchema = z.object({ width: z.number(), height: z.number(), isVisible: z.boolean() })

async function render(file: string, type: Logo['type']) {
  const script = projectPath('scripts/fork/init/render-logo.ts')
  const result = await runCommand(process.execPath, [script, file, type], {
    output: 'onFailure',
    timeoutMs: renderingMs,
  })
  return result.ok ? z.parse(renderedSchema, JSON.parse(result.output)) : undefined
}
