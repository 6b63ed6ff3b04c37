import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from './git.ts'
import { lines } from './git.ts'
import { mergeManifest, renameLock } from './merge-manifest.ts'

export const accessTable = 'docs/access.md'
const generatedFiles = ['src/render/route-tree.gen.ts', accessTable]

export interface Conflict {
  file: string
  own: string
  release: string
}

interface MergeResult {
  conflicts: Conflict[]
  decisions: string[]
}

export function mergeRelease(git: Git, root: string, ref: string): MergeResult {
  git.test('merge', '--no-ff', '--no-commit', ref)
  const unmergedFiles = readUnmerged(git)
  const decisions: string[] = []
  if (unmergedFiles.some(({ file }) => file === 'package.json')) {
    const manifest = mergeManifest(...versions(git, 'package.json'))
    decisions.push(...manifest.decisions)
    settle(git, root, 'package.json', manifest.text)
  }
  if (unmergedFiles.some(({ file }) => file === 'package-lock.json')) {
    const { name }: { name: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    settle(git, root, 'package-lock.json', renameLock(git.read('show', ':3:package-lock.json'), name))
  }
  for (const { file, code } of unmergedFiles) {
    if (!generatedFiles.includes(file) || code !== 'UU') continue
    git.read('checkout', '--theirs', '--', file)
    git.read('add', '--', file)
  }
  return {
    conflicts: readUnmerged(git).map(({ file, code }) => ({
      file,
      own: sideOf(git, 'HEAD', file, code[0] ?? ''),
      release: sideOf(git, 'MERGE_HEAD', file, code[1] ?? ''),
    })),
    decisions,
  }
}

/** Names files that were committed with the marks of a conflict. A file with them is like neither side of the merge. */
export function unresolvedFiles(
  git: Git,
  root: string,
  { before, ref }: { before: string; ref: string },
): string[] {
  const changedFiles = (side: string) =>
    lines(git.read('diff', '--name-only', '--diff-filter=d', '--no-renames', side, 'HEAD'))
  const unlikeRelease = new Set(changedFiles(ref))
  return changedFiles(before)
    .filter((file) => unlikeRelease.has(file))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return /^<{7} /m.test(text) && /^>{7} /m.test(text)
    })
}

function versions(git: Git, file: string): [base: string, own: string, release: string] {
  const base = git.test('cat-file', '-e', `:1:${file}`) ? git.read('show', `:1:${file}`) : '{}'
  return [base, git.read('show', `:2:${file}`), git.read('show', `:3:${file}`)]
}

function settle(git: Git, root: string, file: string, text: string): void {
  writeFileSync(join(root, file), text)
  git.read('add', '--', file)
}

function readUnmerged(git: Git): { code: string; file: string }[] {
  return lines(git.read('status', '--porcelain', '--untracked-files=no'))
    .map((line) => ({ code: line.slice(0, 2), file: line.slice(3) }))
    .filter(({ code }) => /U|AA|DD/.test(code))
}

function sideOf(git: Git, side: string, file: string, code: string): string {
  if (code === 'D') return 'deleted it'
  const subject = git.read('log', '-1', '--format=%s', side, '--', file)
  const verb = code === 'A' ? 'added it' : 'changed it'
  return subject ? `${verb} (“${subject}”)` : verb
}
