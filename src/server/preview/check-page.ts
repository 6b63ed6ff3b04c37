import type { CheckedPage } from '#contracts/page-check.ts'
import { pageProblems } from '#content/interface/answers.ts'
import { fetchGuarded, fetchMsMax, type Fetched, type Fetcher } from './guarded-fetch.ts'
import { readTags } from './read-tags.ts'

type CheckResult = { ok: true; page: CheckedPage } | { ok: false; message: string }

export async function checkForeignPage(address: string, fetcher: Fetcher): Promise<CheckResult> {
  const signal = AbortSignal.timeout(fetchMsMax)
  const response = await fetchGuarded(address, { type: 'text/html', fetcher, signal })
  if (!response.ok) return response
  const tags = await readTags(decode(response), response.url)
  const picture = tags.tags.find(({ key, value }) => key === 'og:image' && value !== '')?.value
  if (!picture || !URL.canParse(picture)) {
    return { ok: true, page: { ...tags, url: response.url, image: null, imageProblem: null, isOwn: false } }
  }
  const httpsAddress = picture.replace(/^http:/, 'https:')
  const image = await fetchGuarded(httpsAddress, { type: 'image/', fetcher, signal })
  return { ok: true, page: { ...tags, url: response.url, ...(await measureImage(image)), isOwn: false } }
}

export async function checkOwnPage(html: string, url: string): Promise<CheckedPage> {
  return { ...(await readTags(html, url)), url, image: null, imageProblem: null, isOwn: true }
}

async function measureImage(image: Fetched): Promise<Pick<CheckedPage, 'image' | 'imageProblem'>> {
  if (!image.ok) return { image: null, imageProblem: pageProblems.pictureNotRead(image.message) }
  const { imageSize } = await import('image-size')
  try {
    const { width, height } = imageSize(image.bytes)
    const bytes = image.isWhole ? image.bytes.length : image.bytes.length + 1
    return { image: { bytes, type: image.type, width, height }, imageProblem: null }
  } catch {
    return { image: null, imageProblem: pageProblems.pictureFormat }
  }
}

function decode({ bytes, charset }: Extract<Fetched, { ok: true }>): string {
  const encoding =
    charset ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(new TextDecoder().decode(bytes.subarray(0, 2048)))?.[1]
  try {
    return new TextDecoder(encoding ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
