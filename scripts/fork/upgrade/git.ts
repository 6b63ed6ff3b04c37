import { spawnSync } from 'node:child_process'
import { PlainFailure } from '../../lib/plain-failure.ts'

export interface Git {
  read(...args: string[]): string
  test(...args: string[]): boolean
}

export function openGit(root: string): Git {
  // The messages that are searched for, and plain paths, must not depend on the user's settings.
  const settings = ['-c', 'core.quotePath=false', '-c', 'merge.conflictStyle=merge']
  const run = (args: readonly string[]) => {
    const result = spawnSync('git', [...settings, ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    })
    if (result.error) throw new PlainFailure(`git could not be started: ${result.error.message}`)
    return result
  }
  return {
    read(...args) {
      const { status, stdout, stderr } = run(args)
      if (status !== 0) throw new PlainFailure(`git ${args[0]} failed: ${(stderr || stdout).trim()}`)
      return stdout.replace(/\n$/, '')
    },
    test: (...args) => run(args).status === 0,
  }
}

export const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')
