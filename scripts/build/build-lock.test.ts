import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { freePort } from '../lib/local/free-port.ts'
import { projectPath } from './build-when-stale.ts'

let folder = ''
let holder: ChildProcess | undefined
const port = String(await freePort(8899))
beforeEach(() => {
  folder = aFolder()
})
afterEach(() => holder?.kill('SIGKILL'))

const isUsed = 'is using the build in this folder'
const isBuilding = 'A build is running'

const runIn = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [projectPath('scripts/commands', command), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: 'http://localhost:1', PORT: port },
  })

async function hold(lock: 'keepBuild' | 'reserveBuild') {
  const script = `import { ${lock} } from ${JSON.stringify(projectPath('scripts/build/build-lock.ts'))}
    const lock = ${lock}(); console.log('held'); setTimeout(() => lock[Symbol.dispose](), 60_000)`
  holder = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
  if (holder.stdout) await once(holder.stdout, 'data')
}

test('a build is refused while a test run uses the files that it would replace', async () => {
  await hold('keepBuild')
  const { status, stderr } = runIn('build.ts')
  expect(stderr).toContain(isUsed)
  expect(status).toBe(1)
})

test('a server does not start on files that a build is replacing, and does once that was killed', async () => {
  await hold('reserveBuild')
  expect(runIn('start.ts', '--no-build').stderr).toContain(isBuilding)
  holder?.kill('SIGKILL')
  if (holder) await once(holder, 'exit')
  expect(runIn('start.ts', '--no-build').stderr).toContain('There is no complete build to serve')
})

test('the doctor lists no faults of files that a build is replacing, and says that one is running', async () => {
  await hold('reserveBuild')
  const { status, stderr, stdout } = runIn('doctor.ts')
  expect(stderr).toContain(isBuilding)
  expect(stdout).toBe('')
  expect(status).toBe(1)
})

test('a server starts beside a test run', async () => {
  await hold('keepBuild')
  expect(runIn('start.ts', '--no-build').stderr).toContain('There is no complete build to serve')
})
