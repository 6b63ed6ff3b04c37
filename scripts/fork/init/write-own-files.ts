import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PlainFailure } from '../../lib/plain-failure.ts'
import type { OwnFile } from './own-files.ts'

export type Overwrite = 'refuse' | ((file: string) => boolean | Promise<boolean>)

export async function writeOwnFiles(
  files: readonly OwnFile[],
  overwrite: Overwrite,
  root: string,
): Promise<string[]> {
  const differing = files.filter((one) => stateOf(one, root) === 'differs').map(({ file }) => file)
  if (differing.length > 0 && overwrite === 'refuse')
    throw new PlainFailure(
      `Nothing was written: ${differing.join(', ')} ${differing.length === 1 ? 'exists and differs' : 'exist and differ'} from these answers.\n` +
        'Change it by hand, or repeat the command with --force. That keeps the values that you do not name, but not your comments.',
    )
  const lines: string[] = []
  for (const one of files) {
    const state = stateOf(one, root)
    const isWritten =
      state === 'missing' || (state === 'differs' && overwrite !== 'refuse' && (await overwrite(one.file)))
    if (isWritten) {
      mkdirSync(dirname(join(root, one.file)), { recursive: true })
      writeFileSync(join(root, one.file), one.content)
    }
    lines.push(`${isWritten ? 'Wrote' : 'Kept '} ${one.file}`)
  }
  return lines
}

function stateOf({ file, content, isKnown }: OwnFile, root: string): 'missing' | 'same' | 'differs' {
  const path = join(root, file)
  if (!existsSync(path)) return 'missing'
  return isKnown || readFileSync(path).equals(Buffer.from(content)) ? 'same' : 'differs'
}
