import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parsePostFile } from '#content/blog/front-matter.ts'
import { literalsIn } from '../content/literals.ts'
import { listContent, listSample } from '../content/look-up.ts'
import { spaced } from './public-texts.ts'

export interface SampleFile {
  file: string
  sentences: readonly string[]
}

export interface PublicSample extends SampleFile {
  where: string
}

const charsMin = { sentence: 20, other: 30 }

/**
 * Reads the sample's own folder, even where a fork overrides it.
 * @param hasSeed false for a deployed site, whose posts, services and case studies the local database does
 * not have
 */
export async function readSample({ hasSeed }: { hasSeed: boolean }): Promise<SampleFile[]> {
  const files = listSample().filter(
    (file) =>
      ![emailFolder, interfaceFolder].some((folder) => file.startsWith(folder)) &&
      (hasSeed || !file.startsWith('src/content/seed/')),
  )
  const written = new Map(files.map((file) => [file, new Set(textsOfFile(file).map(spaced))]))
  const ownFiles = listContent().flatMap(({ file, isOwn }) => (isOwn ? file : []))
  const elsewhere = new Set([
    ...ownFiles.flatMap(textsOfFile).map(spaced),
    ...[...written.values()].flatMap((texts) => [...texts]),
  ])
  const modules = files.map(async (file) => {
    const exported: Record<string, unknown> = await import(pathToFileURL(path.resolve(file)).href)
    const own = [...(written.get(file) ?? [])]
    const words = own.filter(hasTwoWords)
    // A module also exports values that it imports or computes from other files, including the agency's
    // own.
    const composed = textsIn({ ...exported })
      .map(spaced)
      .filter((text) => !elsewhere.has(text) && words.some((part) => text.includes(part)))
    const texts = new Set([...composed, ...own])
    return { file, sentences: [...texts].filter(isSentence) }
  })
  return [...(await Promise.all(modules)), ...(hasSeed ? samplePosts() : [])]
}

export function findUnbuiltSamples(root = '.'): SampleFile[] {
  const used = new Map(listContent(root).map(({ name, file }) => [`src/content/${name}`, file]))
  const textsOf = (file: string) => new Set(textsOfFile(path.join(root, file)).map(spaced))
  return listSample(root)
    .filter((file) => file.startsWith(emailFolder) || unbuiltFiles.includes(file))
    .flatMap((file) => {
      const said = textsOf(used.get(file) ?? file)
      const sentences = [...textsOf(file)].filter((text) => isSentence(text) && said.has(text))
      return sentences.length > 0 ? { file, sentences } : []
    })
}

export function findPublicSamples(
  samples: readonly SampleFile[],
  texts: ReadonlyMap<string, string>,
): PublicSample[] {
  const everything = [...texts.values()].join('\n')
  return samples.flatMap(({ file, sentences }) => {
    const shown = sentences.filter((sentence) => everything.includes(spaced(sentence)))
    const [first] = shown
    if (first === undefined) return []
    const where = [...texts].find(([, text]) => text.includes(spaced(first)))?.[0] ?? ''
    return [{ file, sentences: shown, where }]
  })
}

const emailFolder = 'src/content/emails/'
const unbuiltFiles = ['src/content/booking/service-questions.ts', 'src/content/milestone-templates.ts']
const interfaceFolder = 'src/content/interface/'
const postFolder = 'src/content/posts'

function samplePosts(): SampleFile[] {
  return readdirSync(postFolder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const file = `${postFolder}/${name}`
      const { title, excerpt } = parsePostFile(name, readFileSync(file, 'utf8'))
      return { file, sentences: [title, excerpt].map(spaced) }
    })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const textsOfFile = (file: string): string[] => literalsIn(readFileSync(file, 'utf8')).map(({ text }) => text)

export const hasTwoWords = (text: string): boolean => /\p{L}{2}\P{L}+\p{L}{2}/u.test(text)

export function isSentence(text: string): boolean {
  const chars = /[.?!]$/.test(text) ? charsMin.sentence : charsMin.other
  return (
    text.length >= chars &&
    /^(?!\/|M-?\d)\S+(\s+\S+){2,}/.test(text) &&
    /(\p{L}+\P{L}+){3}\p{L}{2,}/u.test(text)
  )
}
