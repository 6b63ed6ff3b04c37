import { type CheckedPage, pictureOf } from '#contracts/page-check.ts'
import { pageProblems } from '#content/interface/answers.ts'
import { decodePage } from './decode-page.ts'
import { fetchGuarded, fetchMsMax, type Fetched, type Fetcher, pageBytesMax } from './guarded-fetch.ts'
import { readTags } from './read-tags.ts'

type CheckResult = { ok: true; page: CheckedPage } | { ok: false; message: string }

export async function checkForeignPage(address: string, fetcher: Fetcher): Promise<CheckResult> {
  const signal = AbortSignal.timeout(fetchMsMax)
  const response = await fetchGuarded(address, { type: 'text/html', fetcher, signal })
  if (!response.ok) return response
  const { html, gaps } = decodePage(response)
  const { url, robotsHeader } = response
  const tags = await readTags(html, url)
  const page = {
    ...tags,
    url,
    robotsHeader,
    gaps: [...(response.isWhole ? [] : [pageProblems.onlyStart(pageBytesMax / 1024)]), ...gaps, ...tags.gaps],
    isOwn: false,
  }
  const picture = URL.parse(pictureOf(tags) ?? '', tags.base)
  if (!pictureOf(tags) || !picture) return { ok: true, page: { ...page, image: null, imageProblem: null } }
  const httpsAddress = picture.href.replace(/^http:/, 'https:')
  const image = await fetchGuarded(httpsAddress, { type: 'image/', fetcher, signal })
  return { ok: true, page: { ...page, ...(await measureImage(image)) } }
}

export interface OwnPage {
  html: string
  robotsHeader: string | null
}

export async function checkOwnPage({ html, robotsHeader }: OwnPage, url: string): Promise<CheckedPage> {
  const tags = await readTags(html, url)
  return { ...tags, url, robotsHeader, image: null, imageProblem: null, isOwn: true }
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
