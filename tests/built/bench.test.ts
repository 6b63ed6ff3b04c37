import { expect, test } from 'vitest'
import { benchParts } from '../../scripts/bench/report.ts'
import { runCommand } from '../../scripts/process/run-command.ts'

/** Beside Astro and Next, pages are measured with packages that are not part of `npm ci`. */
const files = [...Object.values(benchParts).flat(), 'bench/images/compare.ts', 'bench/newsletter/measure.ts']

test.skipIf(process.platform !== 'linux').each(files)(
  '%s runs to its end',
  async (file) => {
    const { ok, output } = await runCommand(process.execPath, [file], {
      env: { BENCH_TRIAL: 'yes' },
      output: 'onFailure',
    })
    expect(ok, output).toBe(true)
  },
  180_000,
)
