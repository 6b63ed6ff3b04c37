import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listContent } from './look-up.ts'

export async function unquotedWords(root = '.'): Promise<string[]> {
  const files = listContent(root).filter(({ isOwn }) => isOwn)
  const faults = await Promise.all(files.map(({ file }) => unquotedWordIn(file, root)))
  return faults.flat()
}

async function unquotedWordIn(file: string, root: string): Promise<string[]> {
  const address = pathToFileURL(resolve(root, file))
  try {
    await import(address.href)
    return []
  } catch (error) {
    if (!(error instanceof ReferenceError)) return []
    const [, word] = /^(\S+) is not defined$/.exec(error.message) ?? []
    const line = Number.parseInt(error.stack?.split(`${address.pathname}:`)[1] ?? '', 10)
    if (!word || !line) return []
    return [`${file}:${line}: ${word} is not defined. If it is text, put it in quotes: '${word}'.`]
  }
}
