import { listContent } from './content/look-up.ts'
import { PlainFailure } from '../lib/plain-failure.ts'
import { runCommand } from '../lib/run-command.ts'

/**
 * Checks the types of a site with modules in `src/site/`: an owner who only builds and deploys would not notice a
 * missing or misspelled field. On one thread, because the bundler runs at the same time.
 */
export async function checkOwnTypes(): Promise<void> {
  if (!listContent().some(({ isOwn }) => isOwn)) return
  const compiler = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--singleThreaded']
  const compilation = await runCommand(process.execPath, compiler, { output: 'onFailure' })
  if (compilation.ok) return
  throw new PlainFailure(
    `The types do not fit; look at the files in src/site/:\n${compilation.output.trim()}`,
  )
}
