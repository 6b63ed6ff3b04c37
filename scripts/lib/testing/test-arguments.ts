import { relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { PlainFailure } from '../plain-failure.ts'

export interface TestPlan {
  vitest?: string[]
  playwright?: string[]
  needsBuild: boolean
}

const browserFolder = 'tests/browser'

export function planTests(args: readonly string[]): TestPlan {
  const { positionals: files, tokens } = parseArgs({
    args: [...args],
    options: nameOptions,
    strict: false,
    tokens: true,
  })
  const options = tokens.filter((token) => token.kind === 'option')
  const names = options.filter(({ name }) => name in nameOptions).map(requireValue)
  const others = options.filter(({ name }) => !(name in nameOptions))
  const flags = [...new Set(others.map(({ index }) => args[index] ?? ''))]
  const browserFiles = files.filter((file) => file.includes(browserFolder))
  const otherFiles = files.filter((file) => !file.includes(browserFolder))
  const all = files.length === 0
  const plan: TestPlan = { needsBuild: all || files.some((file) => !isInSource(file)) }
  if (all || otherFiles.length > 0) plan.vitest = [...otherFiles, ...names.flatMap((name) => ['-t', name])]
  if (all || browserFiles.length > 0)
    plan.playwright = [...browserFiles, ...names.flatMap((name) => ['-g', name])]

  if (flags.length > 0) {
    if (plan.vitest && plan.playwright) {
      throw new PlainFailure(
        `${flags.join(' ')}: name the tests it is for, such as \`npm test -- ${flags[0]} ${browserFolder}\` or \`npm test -- ${flags[0]} src/server\`.`,
      )
    }
    const only = plan.vitest ?? plan.playwright
    only?.push(...flags)
  }
  return plan
}

const isInSource = (file: string) => relative('src', file).split(sep)[0] !== '..'

const nameOptions = {
  testNamePattern: { type: 'string', short: 't' },
  grep: { type: 'string', short: 'g' },
} as const

function requireValue({ rawName, value }: { rawName: string; value?: string | undefined }): string {
  if (value === undefined) throw new PlainFailure(`${rawName} needs the name of a test.`)
  return value
}
