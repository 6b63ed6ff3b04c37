import { groundRules, groundSize, luminance, writeGround } from '#contracts/social-ground.ts'
import { choosePalette, type Color, nearestIn } from '#shared/quantise.ts'

/** How much of the picture's light is kept, tried from the most. A white picture needs the least. */
const lights = [0.6, 0.52, 0.46, 0.42, 0.38] as const
/** How wide the picture is before it is enlarged: less detail compresses better. */
const detailWidths = [600, 300, 150] as const
/** The palette is chosen from one pixel of so many. */
const sampledEvery = 7

/** Returns what social images of a picture are drawn on, or null where it is too small or this browser cannot compress. */
export async function makeGround(bitmap: ImageBitmap): Promise<Blob | null> {
  const size = groundSize(bitmap)
  if (!size || typeof CompressionStream === 'undefined') return null
  for (const detailWidth of detailWidths) {
    const colors = darken(draw(bitmap, size, detailWidth))
    const palette = choosePalette(
      colors.filter((_, i) => i % sampledEvery === 0),
      groundRules.colors,
    )
    const nearest = nearestIn(palette)
    const ground = await compress(writeGround({ palette, pixels: Uint8Array.from(colors, nearest) }))
    if (ground.size <= groundRules.bytesPerPixelMax * size.width * size.height) return ground
  }
  return null
}

interface Size {
  width: number
  height: number
}

function draw(bitmap: ImageBitmap, { width, height }: Size, detailWidth: number): Uint32Array {
  const small = canvasOf({ width: detailWidth, height: Math.round((height * detailWidth) / width) })
  const scale = Math.max(small.canvas.width / bitmap.width, small.canvas.height / bitmap.height)
  const drawn = { width: bitmap.width * scale, height: bitmap.height * scale }
  small.drawImage(
    bitmap,
    (small.canvas.width - drawn.width) / 2,
    (small.canvas.height - drawn.height) / 2,
    drawn.width,
    drawn.height,
  )
  const large = canvasOf({ width, height })
  large.drawImage(small.canvas, 0, 0, width, height)
  const { data } = large.getImageData(0, 0, width, height)
  return Uint32Array.from(
    { length: width * height },
    (_, i) => ((data[4 * i] ?? 0) << 16) | ((data[4 * i + 1] ?? 0) << 8) | (data[4 * i + 2] ?? 0),
  )
}

function canvasOf(size: Size): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('this browser draws no canvas')
  context.imageSmoothingQuality = 'high'
  return context
}

/** Returns the colors with as much light as white text leaves to the lightest of them. */
export function darken(colors: Uint32Array): Uint32Array {
  let lightest: Color = 0
  let most = 0
  for (const color of colors) {
    const light = luminance(color)
    if (light > most) {
      most = light
      lightest = color
    }
  }
  const light =
    lights.find((share) => luminance(scaled(lightest, share)) < groundRules.luminanceMax) ??
    lights.at(-1) ??
    0
  return colors.map((color) => scaled(color, light))
}

const scaled = (color: Color, share: number): Color =>
  (Math.round((color >> 16) * share) << 16) |
  (Math.round(((color >> 8) & 255) * share) << 8) |
  Math.round((color & 255) * share)

const compress = (bytes: Uint8Array<ArrayBuffer>): Promise<Blob> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).blob()
