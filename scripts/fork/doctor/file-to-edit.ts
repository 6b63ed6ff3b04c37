import { listContent } from '../../build/content/look-up.ts'
import { hasTwoWords, isPage, textsOfFile } from './sample-texts.ts'

export interface UsedFile {
  file: string
  replaces: string
  texts: ReadonlySet<string>
}

export function readUsedFiles(root = '.'): UsedFile[] {
  return listContent(root)
    .filter(({ name }) => isPage(`src/content/${name}`))
    .map(({ name, file }) => ({
      file,
      replaces: sampleNameOf(name),
      texts: textsOfFile(file, root),
    }))
}

export const usedFileOf = (name: string): string =>
  listContent().find((content) => content.name === name)?.file ?? sampleNameOf(name)

const sampleNameOf = (name: string): string =>
  name === 'site.config.ts' ? 'src/site.config.ts' : `src/content/${name}`

/**
 * Returns the file to edit to remove a sample sentence from the site. It need not be the sample's file: an agency may
 * have overridden that one, while another file, or the override itself, still has the sentence. Null when only the
 * database can have it.
 * @param parts the literals of the sample's file, for sentences that it composes
 */
export function fileToEdit(
  { file, sentence, parts }: { file: string; sentence: string; parts: ReadonlySet<string> },
  usedFiles: readonly UsedFile[],
): string | null {
  const inOrder = usedFiles.toSorted((a, b) => Number(b.replaces === file) - Number(a.replaces === file))
  const partsOfSentence = [...parts].filter((part) => hasTwoWords(part) && sentence.includes(part))
  const exact = inOrder.find(({ texts }) => texts.has(sentence))
  const composing = inOrder.find(({ texts }) => partsOfSentence.some((part) => texts.has(part)))
  return (exact ?? composing)?.file ?? null
}
