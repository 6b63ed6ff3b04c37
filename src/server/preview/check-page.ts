import type { CheckedPage } from '#contracts/page-check.ts'
import { pageProblems } from '#contracts/texts/en.ts'
import { fetchGuarded, fetchMsMax, type Fetched, type Fetcher } from './guarded-fetch.ts'
import { readTags } from './read-tags.ts'

type Checked = { ok: true; page: CheckedPage } | { ok: false; message: string }

/** A page of another site and its picture, read within five seconds in all. */
export async function checkForeignPage(address: string, fetcher: Fetcher): Promise<Checked> {
  const signal = AbortSignal.timeout(fetchMsMax)
  const fetched = await fetchGuarded(address, { type: 'text/html', fetcher, signal })
  if (!fetched.ok) return fetched
  const tags = await readTags(decode(fetched), fetched.url)
  const picture = tags.tags.find(({ key, value }) => key === 'og:image' && value !== '')?.value
  // What cannot be an address at all is a finding of its own.
  if (!picture || !URL.canParse(picture)) {
    return { ok: true, page: { ...tags, url: fetched.url, image: null, imageProblem: null, isOwn: false } }
  }
  const secure = picture.replace(/^http:/, 'https:')
  const image = await fetchGuarded(secure, { type: 'image/', fetcher, signal })
  return { ok: true, page: { ...tags, url: fetched.url, ...(await measured(image)), isOwn: false } }
}

/** A page of this site, from its HTML. Its picture is the browser's to measure: it is on its own origin there. */
export async function checkOwnPage(html: string, url: string): Promise<CheckedPage> {
  return { ...(await readTags(html, url)), url, image: null, imageProblem: null, isOwn: true }
}

async function measured(image: Fetched): Promise<Pick<CheckedPage, 'image' | 'imageProblem'>> {
  if (!image.ok) return { image: null, imageProblem: pageProblems.pictureNotRead(image.message) }
  const { imageSize } = await import('image-size')
  try {
    const { width, height } = imageSize(image.bytes)
    const bytes = image.isWhole ? image.bytes.length : image.bytes.length + 1
    return { image: { bytes, type: image.type, width, height }, imageProblem: null }
  } catch {
    // The parser throws for what it cannot measure, and nothing else is known of it.
    return { image: null, imageProblem: pageProblems.pictureFormat }
  }
}

/** In the page's own encoding where it names one that is known, else as UTF-8. */
function decode({ bytes, charset }: Extract<Fetched, { ok: true }>): string {
  const declared =
    charset ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(new TextDecoder().decode(bytes.subarray(0, 2048)))?.[1]
  try {
    return new TextDecoder(declared ?? 'utf-8').decode(bytes)
  } catch {
    // A name of no encoding.
    return new TextDecoder().decode(bytes)
  }
}
