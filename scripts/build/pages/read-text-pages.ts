import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ownFolder } from '../content/look-up.ts'
import { readMarkdown } from '../content/read-markdown.ts'
import { isEditable, parseTextPage, type TextPageFile } from './text-page-file.ts'

export const ownPagesFolder = `${ownFolder}/pages`

interface PageFiles {
  textPages: TextPageFile[]
  /** The names of files that the build makes static pages of. */
  staticNames: string[]
  faults: string[]
}

/** Reads the pages of a folder that the back office edits, too, and names the others and what is wrong. */
export function readTextPages(folder = ownPagesFolder): PageFiles {
  const read: PageFiles = { textPages: [], staticNames: [], faults: [] }
  for (const path of globSync('**/*.md', { cwd: folder }).sort()) {
    const name = path.split(sep).join('/')
    const file = `${folder.split(sep).join('/')}/${name}`
    try {
      const markdown = readMarkdown(join(folder, path), file)
      if (isEditable(file, markdown)) read.textPages.push(parseTextPage(file, name, markdown))
      else read.staticNames.push(name)
    } catch (error) {
      read.faults.push(error instanceof Error ? error.message : String(error))
    }
  }
  return read
}
