import { readFileSync } from 'node:fs'
import { bookedServices } from '#shared/article-text.ts'
import { listContent } from '../content/look-up.ts'
import type { OwnPageFile } from './own-page-file.ts'

const seed = /^seed\//

export function linkedServices(ownPages: readonly Pick<OwnPageFile, 'content'>[], root = '.'): number[] {
  const files = listContent(root).filter(({ name }) => !seed.test(name))
  const texts = [
    ...files.map(({ file }) => readFileSync(`${root}/${file}`, 'utf8')),
    ...ownPages.map(({ content }) => content),
  ]
  return bookedServices(texts.join('\n'))
}
