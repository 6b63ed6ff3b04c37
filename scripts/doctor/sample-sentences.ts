import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { decodeHTML } from 'entities'
import { type Answer, textOf } from '../gate/site-reader.ts'
import type { SiteFacts } from '../gate/site-facts.ts'
import { listSample } from '../content/look-up.ts'

export interface SampleFile {
  file: string
  sentences: readonly string[]
}

export interface PublicSample {
  file: string
  sentences: readonly string[]
}

/** Shorter texts, such as 'Learn more' or 'What it costs', may be anybody's. */
const charsMin = 30

/** Returns the sentences of the sample agency by file, from the sample's own folder whatever a fork has put before it. */
export async function readSample(): Promise<SampleFile[]> {
  const files = listSample().filter((file) => !file.startsWith('src/content/seed/'))
  return Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(path.resolve(file)).href)
      return { file, sentences: [...new Set(textsIn({ ...exported }))] }
    }),
  )
}

/** Returns each sample file with those of its sentences that visitors and crawlers are given: pages, tags, feed, llms.txt. */
export function findPublicSamples(
  samples: readonly SampleFile[],
  { pages, answers }: Pick<SiteFacts, 'pages' | 'answers'>,
): PublicSample[] {
  const hidden = new Set(pages.filter(({ kind }) => kind === 'private').map((page) => page.path))
  const texts = [...answers]
    .filter(([at, { status }]) => status === 200 && !hidden.has(at))
    .map(([, answer]) => readable(answer))
  const isPublic = (sentence: string) => texts.some((text) => text.includes(sentence))
  return samples
    .map(({ file, sentences }) => ({ file, sentences: sentences.filter((one) => isPublic(spaced(one))) }))
    .filter(({ sentences }) => sentences.length > 0)
}

/** The words of an answer: as text, and once more with its tags, since attributes and JSON-LD hold words too. */
function readable(answer: Answer): string {
  const source = textOf(answer)
  return spaced(`${decodeHTML(source.replace(/<[^>]*>/g, ' '))} ${decodeHTML(source)}`)
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isSentence(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Four words in a row; paths of icons have none. */
const isSentence = (text: string) => text.length >= charsMin && /(\p{L}+\P{L}+){3}\p{L}{2,}/u.test(text)
