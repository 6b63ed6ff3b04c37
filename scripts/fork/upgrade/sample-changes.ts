import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { overridesFolder } from '../../build/content/look-up.ts'
import { isReplaceable, replaceableFolders } from '../overrides/overrides.ts'
import { type Git, lines } from './git.ts'

interface SampleChange {
  file: string
  change: 'new' | 'changed' | 'deleted'
}

export interface SampleChanges {
  shown: SampleChange[]
  replaced: SampleChange[]
}

const names = { A: 'new', M: 'changed', D: 'deleted', T: 'changed' } as const

export function sampleChanges(git: Git, root: string, from: string, to: string): SampleChanges {
  const changesIn = (paths: readonly string[]) =>
    lines(git.read('diff', '--name-status', '--no-renames', from, to, '--', ...paths)).flatMap(
      (line): SampleChange[] => {
        const [letter = '', file = ''] = line.split('\t')
        if (/\.test\.tsx?$/.test(file) || !isLetter(letter)) return []
        return [{ file, change: names[letter] }]
      },
    )
  const texts = changesIn(['src/content', 'src/site.config.ts'])
  const components = changesIn(replaceableFolders.map((folder) => `src/${folder}`))
  const hasOwnText = ({ file }: SampleChange) => existsSync(join(root, ownFile(file)))
  return {
    shown: texts.filter((change) => !hasOwnText(change)),
    replaced: [
      ...texts.filter(hasOwnText),
      ...components.filter(({ file }) => hasOwnComponent(root, file.replace(/^src\//, ''))),
    ],
  }
}

const hasOwnComponent = (root: string, name: string): boolean =>
  isReplaceable(name) && existsSync(join(root, overridesFolder, name))

const isLetter = (letter: string): letter is keyof typeof names => letter in names

function ownFile(file: string): string {
  if (file.startsWith('src/content/posts/')) return 'src/site/posts'
  return file.replace(/^src\/(content\/)?/, 'src/site/')
}
