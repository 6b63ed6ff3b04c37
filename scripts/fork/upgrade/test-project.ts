import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Git, openGit } from './git.ts'
import { type UpgradeSteps, upgrade } from './upgrade.ts'

export interface TestProject {
  root: string
  git: Git
  write(files: Record<string, string>): void
  read(file: string): string
  commit(message: string): void
}

const folders: string[] = []

export function removeTestProjects(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

function openProject(root: string): TestProject {
  const git = openGit(root)
  return {
    root,
    git,
    write(files) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, file)), { recursive: true })
        writeFileSync(join(root, file), text)
      }
    },
    read: (file) => readFileSync(join(root, file), 'utf8'),
    commit(message) {
      git.read('add', '--all')
      git.read('commit', '--quiet', '--message', message)
    },
  }
}

export function aReleaseAndItsFork(fill: (upstream: TestProject) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  folders.push(folder)
  const upstream = openProject(join(folder, 'releases'))
  mkdirSync(upstream.root)
  upstream.git.read('init', '--quiet', '--initial-branch', 'main')
  const identify = ({ git }: TestProject) => {
    for (const [name, value] of [
      ['user.name', 'Test'],
      ['user.email', 'test@example.com'],
      ['commit.gpgSign', 'false'],
    ])
      git.read('config', String(name), String(value))
  }
  identify(upstream)
  fill(upstream)
  upstream.commit('The first release')
  upstream.git.read('tag', 'v0.1.0')
  upstream.git.read('clone', '--quiet', '--origin', 'upstream', upstream.root, join(folder, 'fork'))
  const fork = openProject(join(folder, 'fork'))
  identify(fork)
  return { upstream, fork }
}

export const manifest = (fields: Record<string, unknown>) =>
  JSON.stringify({ name: 'sample', version: '0.1.0', ...fields }, null, 2)

export function small() {
  return aReleaseAndItsFork((upstream) =>
    upstream.write({
      '.gitignore': '.wrangler/\n',
      'package.json': manifest({}),
      'src/content/home/page.ts': 'export const title = "Sample"\n',
      'src/ui/button.ts': 'export const size = 1\n',
    }),
  )
}

export function release(
  { write, commit, git }: TestProject,
  version: string,
  files: Record<string, string>,
): void {
  write({ 'package.json': manifest({ version }), ...files })
  commit(`Release ${version}`)
  git.read('tag', `v${version}`)
}

export async function runUpgrade(
  { git, root }: TestProject,
  options: Parameters<typeof upgrade>[1] = {},
  steps: Partial<UpgradeSteps> = {},
) {
  const calls: string[] = []
  const printedLines: string[] = []
  const note = (name: string) => async () => {
    calls.push(name)
    return null
  }
  let failure: string | null = null
  try {
    await upgrade(
      {
        git,
        root,
        print: (line) => printedLines.push(line),
        steps: {
          install: note('install'),
          addOwnPackages: note('addOwnPackages'),
          build: note('build'),
          listAccess: note('listAccess'),
          checkTypes: note('checkTypes'),
          async tryMigrations(news) {
            calls.push(`tryMigrations ${news.join(' ')}`.trim())
            return { ok: true, result: 'The copy took them.' }
          },
          ...steps,
        },
      },
      options,
    )
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error)
  }
  return { calls, printedLines, failure }
}
