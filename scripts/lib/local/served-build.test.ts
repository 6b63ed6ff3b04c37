import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { projectPath } from '../../build/build-when-stale.ts'

function copyBuildIn(project: string): string {
  const script = `import { copyBuild } from ${JSON.stringify(projectPath('scripts/lib/local/served-build.ts'))}
    process.stdout.write(copyBuild(8788))`
  const args = ['--input-type=module', '-e', script]
  return join(project, execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' }))
}

test('what a server serves stays whole while the next build runs, and is that build once it starts again', () => {
  const project = aFolder({
    '.generated/complete-build': '',
    'dist/_worker.js/index.js': 'first',
    'dist/old.html': 'first',
  })
  const worker = (folder: string) => readFileSync(join(folder, '_worker.js/index.js'), 'utf8')
  const servedFolder = copyBuildIn(project)
  rmSync(join(project, 'dist/old.html'))
  writeIn(project, 'dist/_worker.js/index.js', 'second')
  expect(worker(servedFolder)).toBe('first')
  expect(copyBuildIn(project)).toBe(servedFolder)
  expect(worker(servedFolder)).toBe('second')
  expect(existsSync(join(servedFolder, 'old.html'))).toBe(false)
})
