import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../lib/run-command.ts'

const modulePath = pathToFileURL('scripts/build/build-pages.ts').href

async function openCalls() {
  const cwd = await mkdtemp(join(tmpdir(), 'half-built-'))
  onTestFinished(() => rm(cwd, { recursive: true }))
  await mkdir(join(cwd, '.generated'))
  return async (statements: string, method = 'requireBuild') => {
    const script = `const build = await import('${modulePath}'); ${statements}; build.${method}()`
    const { ok, output } = await runCommand(process.execPath, ['--input-type=module', '-e', script], {
      cwd,
      output: 'onFailure',
    })
    return ok ? 'served' : output
  }
}

test('a build that was stopped half-way is neither served nor read', async () => {
  const call = await openCalls()
  expect(await call('')).toContain('There is no complete build to serve')
  expect(await call('', 'requireBuildToRead')).toContain('run `npm run build` first.')
  expect(await call("build.markBuildReadable(); build.markBuildComplete('http://localhost')")).toBe('served')
  expect(await call('', 'requireBuildToRead')).toBe('served')
  expect(await call('build.markBuildBegun()')).toContain('There is no complete build to serve')
  expect(await call('', 'requireBuildToRead')).toContain('run `npm run build` first.')
})

test('a build that was refused for the public is not served, and the doctor reads it', async () => {
  const call = await openCalls()
  expect(await call('build.markBuildBegun(); build.markBuildReadable()', 'requireBuildToRead')).toBe('served')
  expect(await call('')).toContain('There is no complete build to serve')
})
