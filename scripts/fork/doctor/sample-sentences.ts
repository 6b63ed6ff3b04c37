import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parsePostFile } from '#content/blog/post-file.ts'
import { listContent, listSample } from '../../build/content/look-up.ts'
import { type UsedFile, fileToEdit } from './file-to-edit.ts'
import { collapseSpaces } from '#shared/plain-text.ts'
import { emailFolder, hasTwoWords, isPage, isSentence, textsOfFile } from './sample-texts.ts'

export interface SampleFile {
  file: string
  sentences: readonly string[]
}

export interface PublicSample extends SampleFile {
  where: string
}

/**
 * Reads the sample's own folder, even where a fork overrides it.
 * @param hasSeed true for a deployed site; a local database is seeded with posts and case studies that no deployed one
 * begins with, unlike the services
 */
export async function readSample({ hasSeed }: { hasSeed: boolean }): Promise<SampleFile[]> {
  const files = listSample().filter(
    (file) => isPage(file) && (hasSeed || file === servicesFile || !file.startsWith('src/content/seed/')),
  )
  const textsByFile = new Map(files.map((file) => [file, textsOfFile(file)]))
  const ownFiles = listContent().flatMap(({ file, isOwn }) => (isOwn ? file : []))
  const elsewhere = new Set([
    ...ownFiles.flatMap((file) => [...textsOfFile(file)]),
    ...[...textsByFile.values()].flatMap((texts) => [...texts]),
  ])
  const modules = files.map(async (file) => {
    const moduleExports: Record<string, unknown> = await import(pathToFileURL(path.resolve(file)).href)
    const own = [...(textsByFile.get(file) ?? [])]
    const words = own.filter(hasTwoWords)
    // A module also exports values that it imports or computes from other files, including the agency's
    // own.
    const composedTexts = textsIn({ ...moduleExports })
      .map(collapseSpaces)
      .filter((text) => !elsewhere.has(text) && words.some((part) => text.includes(part)))
    const texts = new Set([...composedTexts, ...own])
    return { file, sentences: [...texts].filter(isSentence) }
  })
  return [...(await Promise.all(modules)), ...(hasSeed ? samplePosts() : [])]
}

export function findUnbuiltSamples(root = '.'): SampleFile[] {
  const usedFiles = new Map(listContent(root).map(({ name, file }) => [`src/content/${name}`, file]))
  return listSample(root)
    .filter((file) => file.startsWith(emailFolder) || unbuiltFiles.includes(file))
    .flatMap((file) => {
      const usedFile = usedFiles.get(file) ?? file
      const usedTexts = textsOfFile(usedFile, root)
      const sentences = [...textsOfFile(file, root)].filter((text) => isSentence(text) && usedTexts.has(text))
      return sentences.length > 0 ? { file: usedFile, sentences } : []
    })
}

/**
 * Groups the sentences by the file to edit, which need not be the sample's file of the same name.
 * @param hasSeed false leaves out sentences that no file says: the local database has the sample's posts, and a deployed
 * one does not
 */
export function findPublicSamples(
  samples: readonly SampleFile[],
  texts: ReadonlyMap<string, string>,
  { usedFiles, hasSeed }: { usedFiles: readonly UsedFile[]; hasSeed: boolean },
): PublicSample[] {
  const everything = [...texts.values()].join('\n')
  const sentencesByFile = new Map<string, Set<string>>()
  for (const { file, sentences } of samples) {
    const shownSentences = sentences.filter((sentence) => everything.includes(collapseSpaces(sentence)))
    if (shownSentences.length === 0) continue
    const parts = existsSync(file) && file.endsWith('.ts') ? textsOfFile(file) : new Set<string>()
    for (const sentence of shownSentences) {
      const targetFile = fileToEdit({ file, sentence, parts }, usedFiles) ?? (hasSeed ? file : null)
      if (targetFile !== null)
        sentencesByFile.set(targetFile, (sentencesByFile.get(targetFile) ?? new Set()).add(sentence))
    }
  }
  return [...sentencesByFile].map(([file, sentences]) => {
    const [first = ''] = sentences
    const where = [...texts].find(([, text]) => text.includes(collapseSpaces(first)))?.[0] ?? ''
    return { file, sentences: [...sentences], where }
  })
}

const servicesFile = 'src/content/seed/services.ts'
const unbuiltFiles = ['src/content/booking/service-questions.ts', 'src/content/milestone-templates.ts']
const postFolder = 'src/content/posts'

function samplePosts(): SampleFile[] {
  return readdirSync(postFolder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const file = `${postFolder}/${name}`
      const { title, excerpt } = parsePostFile(name, readFileSync(file, 'utf8'))
      return { file, sentences: [title, excerpt].map(collapseSpaces) }
    })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
