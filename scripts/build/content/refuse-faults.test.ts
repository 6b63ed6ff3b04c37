import { expect, test } from 'vitest'
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { aFolder } from '#tests/builders/folder.ts'

/** In a process of its own, because modules that were loaded once would not be loaded again. */
function refuseIn(folder: string, script = 'build') {
  const command = `const { refuseFaults } = await import(${JSON.stringify(pathToFileURL('scripts/build/content/refuse-faults.ts').href)})
    process.chdir(${JSON.stringify(folder)})
    await refuseFaults()
    console.log('goes on')`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', command], {
    encoding: 'utf8',
    env: { ...process.env, npm_lifecycle_event: script },
  })
  return { status, stdout, stderr }
}

test('a command ends with the sentences of the first kind of fault, and goes on without any', () => {
  const faultyFolder = aFolder({
    'src/site/about/copy.ts': "export const title = 'A\n",
    'src/site/home/page.ts': 'export const title = Northwind\n',
  })
  const refusal = refuseIn(faultyFolder)
  expect(refusal).toMatchObject({ status: 1, stdout: '' })
  expect(refusal.stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^src\/site\/about\/copy\.ts:1: syntax error/),
  ])
  expect(refuseIn(aFolder())).toEqual({ status: 0, stdout: 'goes on\n', stderr: '' })
})

test('an upgrade goes on with a file that lacks what the release has, because it may add it', () => {
  const lacking = aFolder({
    'src/content/home/faqs.ts': 'export const faqs = []\n',
    'src/routes/index.tsx': "import { faqs } from '#content/home/faqs.ts'\n",
    'src/site/home/faqs.ts': '',
  })
  expect(refuseIn(lacking)).toMatchObject({
    status: 1,
    stderr: 'src/site/home/faqs.ts lacks the export faqs, which src/content/home/faqs.ts has.\n',
  })
  expect(refuseIn(lacking, 'upgrade')).toMatchObject({ status: 0, stdout: 'goes on\n' })
})
