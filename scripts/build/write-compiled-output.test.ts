import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { context } from 'esbuild'
import { expect, test } from 'vitest'
import { writeCompiledOutput } from './write-compiled-output.ts'

test('an edit that does not compile leaves the file of the last build in place, and the next edit replaces it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'write-compiled-output-'))
  const source = join(folder, 'source.ts')
  const output = join(folder, 'out', '_worker.js')
  writeFileSync(source, 'console.log("first")')
  const builder = await context({
    entryPoints: { _worker: source },
    outdir: join(folder, 'out'),
    write: false,
    logLevel: 'silent',
    plugins: [writeCompiledOutput],
  })
  try {
    await builder.rebuild()
    expect(readFileSync(output, 'utf8')).toContain('first')

    writeFileSync(source, 'console.log("second)')
    await expect(builder.rebuild()).rejects.toThrow('Build failed')
    expect(existsSync(output) && readFileSync(output, 'utf8')).toContain('first')

    writeFileSync(source, 'console.log("third")')
    await builder.rebuild()
    expect(readFileSync(output, 'utf8')).toContain('third')
  } finally {
    await builder.dispose()
    rmSync(folder, { recursive: true })
  }
})
