import { PlainFailure } from './plain-failure.ts'

export interface TestPlan {
  /** Arguments of each runner; undefined: it is left out. */
  vitest?: string[]
  playwright?: string[]
}

const browserFolder = 'tests/browser'

/**
 * Shares out what follows `npm test --`. Paths under tests/browser go to Playwright, others to Vitest, and a runner
 * that none names is left out. `-t <name>` reaches both that run. Other flags need a single runner.
 * @throws PlainFailure when a flag could mean either runner
 */
export function planTests(args: readonly string[]): TestPlan {
  const names: string[] = []
  const files: string[] = []
  const flags: string[] = []
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (isNameFlag(arg)) names.push(requireValue(arg, args[++i]))
    else if (arg.startsWith('-')) flags.push(arg)
    else files.push(arg)
  }
  const browserFiles = files.filter((file) => file.includes(browserFolder))
  const otherFiles = files.filter((file) => !file.includes(browserFolder))
  const all = files.length === 0
  const plan: TestPlan = {}
  if (all || otherFiles.length > 0) plan.vitest = [...otherFiles, ...names.flatMap((name) => ['-t', name])]
  if (all || browserFiles.length > 0)
    plan.playwright = [...browserFiles, ...names.flatMap((name) => ['-g', name])]

  if (flags.length > 0) {
    if (plan.vitest && plan.playwright) {
      throw new PlainFailure(
        `${flags.join(' ')}: say for which tests, for example \`npm test -- ${flags[0]} ${browserFolder}\` or \`npm test -- ${flags[0]} src/server\`.`,
      )
    }
    const only = plan.vitest ?? plan.playwright
    only?.push(...flags)
  }
  return plan
}

function isNameFlag(arg: string): boolean {
  return ['-t', '-g', '--grep', '--testNamePattern'].includes(arg)
}

function requireValue(flag: string, value: string | undefined): string {
  if (value === undefined) throw new PlainFailure(`${flag} needs the name of a test after it.`)
  return value
}
