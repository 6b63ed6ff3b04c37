import type { Page } from '@playwright/test'

interface DrawnPicture {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Draws a picture in the page, because one that is larger than its variants would be a large fixture. */
export async function drawnPicture(
  page: Page,
  name: string,
  { width = 1200, height = 750 } = {},
): Promise<DrawnPicture> {
  const base64 = await page.evaluate(
    ({ width, height }) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      if (!context) throw new Error('This browser cannot draw.')
      context.fillStyle = `hsl(${Math.random() * 360} 60% 40%)`
      context.fillRect(0, 0, width, height)
      // No two are alike: the same file again is answered with the stored one.
      context.fillStyle = '#fff'
      context.fillRect(Math.random() * width, Math.random() * height, 40, 40)
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
    },
    { width, height },
  )
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
