import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
  const paths = ['src/content', 'src/site.config.ts']
  const changes = lines(git.read('diff', '--name-status', '--no-renames', from, to, '--', ...paths)).flatMap(
    (line): SampleChange[] => {
      const [letter = '', file = ''] = line.split('\t')
      if (/\.test\.ts$/.test(file) || !isLetter(letter)) return []
      return [{ file, change: names[letter] }]
    },
  )
  const isReplaced = ({ file }: SampleChange) => existsSync(join(root, ownFile(file)))
  return {
    shown: changes.filter((change) => !isReplaced(change)),
    replaced: changes.filter(isReplaced),
  }
}

const isLetter = (letter: string): letter is keyof typeof names => letter in names

function ownFile(file: string): string {
  if (file.startsWith('src/content/posts/')) return 'src/site/posts'
  return file.replace(/^src\/(content\/)?/, 'src/site/')
}
