import { expect, test } from 'vitest'
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { aFolder } from '#tests/builders/folder.ts'

function originIn(cwd: string): string {
  const module = pathToFileURL('scripts/gate/built-site.ts').href
  const command = `const { builtOrigin } = await import(${JSON.stringify(module)})
    console.log(await builtOrigin().catch((error) => error.name + ': ' + error.message))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', command], {
    cwd,
    encoding: 'utf8',
  })
  return stdout.trim()
}

const buildFiles = {
  'dist-server/build.js': "export const siteUrl = 'https://a.example'\n",
  'package.json': '{"type":"module"}',
}

/** Each of three processes loads wrangler. */
const slowMachineMs = 120_000

test(
  'a build is read once it is complete; before and after a failed one, a sentence says what to do',
  () => {
    const says = 'Error: There is no complete build yet: run `npm run build` first.'
    expect(originIn(aFolder())).toBe(says)
    expect(originIn(aFolder(buildFiles))).toBe(says)
    expect(originIn(aFolder({ ...buildFiles, '.generated/readable-build': '' }))).toBe('https://a.example')
  },
  slowMachineMs,
)
