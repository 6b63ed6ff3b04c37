import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { ownFolder } from '../../build/content/look-up.ts'
import { ownFormat, releaseFormat, writeFormat } from './format.ts'
import { codemodsAfter, newCodemods, runCodemods } from './codemods.ts'
import { findRelease } from './find-release.ts'
import { type Git, lines } from './git.ts'
import { hasSameDependencies } from './merge-manifest.ts'
import { accessTable, mergeRelease, unresolvedFiles } from './merge-release.ts'
import { sampleChanges } from './sample-changes.ts'
import { upgradeReport } from './upgrade-report.ts'

export interface UpgradeSteps {
  install(): Promise<string | null>
  addOwnPackages(): Promise<string | null>
  build(): Promise<string | null>
  listAccess(): Promise<string | null>
  checkTypes(): Promise<string | null>
  tryMigrations(news: readonly string[]): Promise<{ ok: boolean; result: string }>
}

interface Upgrade {
  git: Git
  root: string
  steps: UpgradeSteps
  print(line: string): void
}

interface Progress {
  before: string
  ref: string
  name: string
}

const progressFile = '.wrangler/upgrade.json'
const stepsAfter = 'Then `npm run upgrade -- --continue`.'

export async function upgrade(
  { git, root, steps, print }: Upgrade,
  options: { from?: string | undefined; to?: string | undefined; continue?: boolean | undefined },
): Promise<void> {
  const progress = options.continue ? resume(git, root) : merge({ git, root, steps, print }, options)
  if (progress === null) return
  const { before, ref, name } = progress
  const goBack = `To go back to where you were: git reset --hard ${before} && npm ci`
  try {
    const problems = await adapt({ git, root, steps, print }, progress)
    const base = git.read('merge-base', before, ref)
    for (const line of upgradeReport(sampleChanges(git, root, base, ref), base, ref)) print(line)
    if (problems.length > 0) {
      throw new PlainFailure(
        [
          `${name} is merged, but not ready to deploy:`,
          ...problems.map((line) => `  ${line}`),
          'Fix this and commit it, then `npm run upgrade -- --continue` repeats these steps.',
        ].join('\n'),
      )
    }
    rmSync(join(root, progressFile), { force: true })
    print(
      `${name} is merged, builds and passes its checks. Look at the site with \`npm start\`, then deploy.`,
    )
  } finally {
    print(goBack)
  }
}

function merge(
  { git, root, print }: Upgrade,
  options: { from?: string | undefined; to?: string | undefined },
) {
  if (git.test('rev-parse', '--verify', '--quiet', 'MERGE_HEAD')) {
    throw new PlainFailure(
      `A merge is under way. Edit the files that have conflicts, \`git add\` them and \`git commit\`. ${stepsAfter} Or abandon the merge: git merge --abort`,
    )
  }
  requireClean(git, 'Commit or stash them first.')
  const { ref, name } = findRelease(git, options)
  const before = git.read('rev-parse', 'HEAD')
  if (git.test('merge-base', '--is-ancestor', ref, 'HEAD')) {
    const progress = readProgress(root)
    if (progress !== null && git.test('merge-base', '--is-ancestor', progress.ref, 'HEAD')) {
      throw new PlainFailure(
        `${progress.name} is merged, but the steps after the merge did not all pass: \`npm run upgrade -- --continue\` repeats them.`,
      )
    }
    print(`This project already contains ${name}.`)
    return null
  }
  if (!git.test('merge-base', 'HEAD', ref)) {
    throw new PlainFailure(
      `This project shares no history with ${name}, so git cannot tell your changes from the release's. docs/upgrade.md (“A project without history”) connects them once.`,
    )
  }
  print(`From ${versionAt(git, 'HEAD')} to ${name} (${versionAt(git, ref)}).`)
  const progress = { before, ref: git.read('rev-parse', `${ref}^{commit}`), name }
  saveProgress(root, progress)
  const { conflicts, decisions } = mergeRelease(git, root, ref)
  for (const line of decisions) print(line)
  if (conflicts.length === 0) {
    git.read('commit', '--quiet', '--message', `Upgrade to ${name}`)
    return progress
  }
  throw new PlainFailure(
    [
      `${conflicts.length} ${conflicts.length === 1 ? 'file has' : 'files have'} conflicting changes, yours and those of ${name}:`,
      ...conflicts.map(({ file, own, release }) => `  ${file}: you ${own}, the release ${release}`),
      'In a file, your side is under <<<<<<< HEAD and the release’s above >>>>>>>. Edit the files, `git add` them and `git commit`.',
      `${stepsAfter} Or abandon the merge: git merge --abort`,
    ].join('\n'),
  )
}

function resume(git: Git, root: string): Progress {
  const progress = readProgress(root)
  if (progress === null) throw new PlainFailure('No upgrade is under way.')
  requireClean(git, `Commit the merge first. ${stepsAfter}`)
  if (!git.test('merge-base', '--is-ancestor', progress.ref, 'HEAD')) {
    rmSync(join(root, progressFile))
    throw new PlainFailure(`${progress.name} is no longer merged. Start again with \`npm run upgrade\`.`)
  }
  const unresolvedPaths = unresolvedFiles(git, root, progress)
  if (unresolvedPaths.length > 0) {
    const have = unresolvedPaths.length === 1 ? 'A file has' : `${unresolvedPaths.length} files have`
    throw new PlainFailure(
      `${have} conflicts that are not resolved, between <<<<<<< and >>>>>>>: ${unresolvedPaths.join(', ')}. Edit what is there and commit it. ${stepsAfter}`,
    )
  }
  return progress
}

async function adapt(
  { git, root, steps, print }: Upgrade,
  { before, ref, name }: Progress,
): Promise<string[]> {
  const format = ownFormat(root)
  await runAndPrint(
    format === null ? newCodemods(git, before, 'HEAD') : codemodsAfter(root, format),
    root,
    print,
  )
  commitAll(git, `Adapt src/site/ to ${name}`)

  const manifest = (commit: string) => git.read('show', `${commit}:package.json`)
  const packages = hasSameDependencies(manifest(ref), manifest('HEAD')) ? null : await steps.addOwnPackages()
  if (packages !== null) return [packages]
  commitAll(git, `Lock the packages of ${name} and our own`)
  const install = await steps.install()
  if (install !== null) return [install]

  const news = lines(
    git.read('diff', '--name-only', '--diff-filter=A', '--no-renames', before, ref, '--', 'migrations/*.sql'),
  )
  const migrations = await steps.tryMigrations(news)
  print(migrations.result)
  const build = await steps.build()
  const results = [migrations.ok ? null : migrations.result, build]
  if (build === null && hasOwnEndpoints(git, before, ref)) results.push(await steps.listAccess())
  commitAll(git, `Regenerate files for ${name}`)
  results.push(await steps.checkTypes())
  return results.filter((problem) => problem !== null)
}

export async function adaptOwnFolder(root: string, print: (line: string) => void): Promise<void> {
  await runAndPrint(codemodsAfter(root, ownFormat(root) ?? 0), root, print)
  print(
    `src/site/ has format ${releaseFormat(root)}. Look at the changes with \`git diff\`, then commit them.`,
  )
}

async function runAndPrint(
  codemods: readonly string[],
  root: string,
  print: (line: string) => void,
): Promise<void> {
  for (const { does, files } of await runCodemods(root, codemods))
    print(files.length > 0 ? `Changed src/site/: ${does}: ${files.join(', ')}` : `Nothing to change: ${does}`)
  if (existsSync(join(root, ownFolder))) writeFormat(root, releaseFormat(root))
}

const hasOwnEndpoints = (git: Git, before: string, ref: string): boolean =>
  !git.test('diff', '--quiet', git.read('merge-base', before, ref), before, '--', accessTable)

function commitAll(git: Git, message: string): void {
  git.read('add', '--all')
  if (!git.test('diff', '--cached', '--quiet')) git.read('commit', '--quiet', '--message', message)
}

function requireClean(git: Git, advice: string): void {
  const changedFiles = lines(git.read('status', '--porcelain'))
  if (changedFiles.length === 0) return
  const few = changedFiles.slice(0, 5).map((line) => line.slice(3))
  const more = changedFiles.length > few.length ? ` and ${changedFiles.length - few.length} more` : ''
  throw new PlainFailure(`There are changes that are not committed: ${few.join(', ')}${more}. ${advice}`)
}

function versionAt(git: Git, ref: string): string {
  const { version }: { version?: string } = JSON.parse(git.read('show', `${ref}:package.json`))
  return version ?? 'no version'
}

function saveProgress(root: string, progress: Progress): void {
  mkdirSync(join(root, '.wrangler'), { recursive: true })
  writeFileSync(join(root, progressFile), JSON.stringify(progress))
}

function readProgress(root: string): Progress | null {
  const file = join(root, progressFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
