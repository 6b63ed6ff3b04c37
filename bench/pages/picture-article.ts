import type { Browser } from '@playwright/test'
import { demoPassword } from '../../scripts/lib/local/demo-accounts.ts'
import { PlainFailure } from '../../scripts/lib/plain-failure.ts'

const slug = 'an-article-with-a-picture'
const widths = [2400, 1600, 960, 480]

/** Publishes an article whose header is an uploaded photograph with its variants, and returns its path. */
export async function publishPictureArticle(address: string, browser: Browser): Promise<string> {
  const cookie = await signIn(address)
  const form = new FormData()
  for (const [width, jpeg] of await drawPhotograph(browser))
    form.set(width === widths[0] ? 'file' : `w${width}`, new File([jpeg], `ridge-${width}.jpg`))
  form.set('alt', 'Rows of hills in the light of the morning')
  const { url } = await post<{ url: string }>(address, '/api/admin/files', { cookie, body: form })
  const article = {
    slug,
    title: 'An article that opens with a photograph',
    excerpt: 'Measured beside the same page of another generator, with the same picture in the same sizes.',
    date: '2025-04-05',
    category: 'seo',
    featuredImage: url,
    content: Array.from({ length: 12 }, (_, index) => `## Part ${index + 1}\n\n${paragraph}`).join('\n\n'),
    status: 'published',
  }
  await post(address, '/api/admin/posts', {
    cookie,
    body: JSON.stringify(article),
    headers: { 'content-type': 'application/json' },
  })
  return `/blog/${slug}`
}

const paragraph =
  'A picture is most of what a reader downloads, so its size decides when the page is there. '.repeat(6)

async function signIn(address: string): Promise<string> {
  const response = await send(address, '/api/login', {
    body: JSON.stringify({ username: 'demo-editor', password: demoPassword }),
    headers: { 'content-type': 'application/json' },
  })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

interface Request {
  body: BodyInit
  cookie?: string
  headers?: Record<string, string>
}

const post = async <Body>(address: string, path: string, request: Request): Promise<Body> =>
  (await send(address, path, request)).json() as Promise<Body>

async function send(address: string, path: string, { body, cookie, headers }: Request): Promise<Response> {
  const response = await fetch(address + path, {
    method: 'POST',
    body,
    headers: { ...headers, origin: address, ...(cookie ? { cookie } : {}) },
  })
  if (response.ok) return response
  throw new PlainFailure(`${path} answered ${response.status}: ${await response.text()}`)
}

/** Returns JPEG files by width: a landscape with grain, which compresses like a photograph. */
async function drawPhotograph(browser: Browser): Promise<Map<number, Uint8Array<ArrayBuffer>>> {
  const page = await browser.newPage()
  const files = await page.evaluate(async (sizes) => {
    const scene = new OffscreenCanvas(sizes[0] ?? 0, ((sizes[0] ?? 0) * 9) / 16)
    const pencil = scene.getContext('2d')
    if (!pencil) throw new Error('no canvas')
    const { width, height } = scene
    for (let ridge = 0; ridge < 9; ridge += 1) {
      pencil.fillStyle = `hsl(${205 + ridge * 4} 45% ${78 - ridge * 7}%)`
      for (let x = 0; x < width; x += 1) {
        const top = (height / 10) * (ridge + Math.sin(x / (90 + ridge * 40) + ridge * 2) * 0.6)
        pencil.fillRect(x, top, 1, height - top)
      }
    }
    const pixels = pencil.getImageData(0, 0, width, height)
    for (let at = 0; at < pixels.data.length; at += 1)
      if (at % 4 < 3) pixels.data[at] = (pixels.data[at] ?? 0) + (((at * 2654435761) >>> 24) - 128) / 10
    pencil.putImageData(pixels, 0, 0)
    const encode = async (size: number) => {
      const copy = new OffscreenCanvas(size, Math.round((size * height) / width))
      copy.getContext('2d')?.drawImage(scene, 0, 0, copy.width, copy.height)
      const blob = await copy.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
      return [size, Array.from(new Uint8Array(await blob.arrayBuffer()))] as const
    }
    return Promise.all(sizes.map(encode))
  }, widths)
  await page.close()
  return new Map(files.map(([width, bytes]) => [width, Uint8Array.from(bytes)]))
}
