import type { ChildProcess } from 'node:child_process'
import type { Writable } from 'node:stream'

export function showLater(
  { stdout, stderr }: Pick<ChildProcess, 'stdout' | 'stderr'>,
  start: Promise<unknown>,
  target: Writable = process.stdout,
): void {
  const heldChunks: Buffer[] = []
  let isHeld = true
  const show = () => {
    isHeld = false
    for (const chunk of heldChunks.splice(0)) target.write(chunk)
  }
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => {
      if (isHeld) heldChunks.push(chunk)
      else target.write(chunk)
    })
  start.then(show, show)
}
