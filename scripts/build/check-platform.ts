import { agencyDay } from '#shared/agency-day.ts'
import { reportPlatform } from '../fork/doctor/platform-report.ts'
import { measurePlatform } from '../fork/doctor/platform-use.ts'
import { PlainFailure } from '../lib/plain-failure.ts'

/** Warns of what is near a limit of the free plan, and throws when Cloudflare would refuse the build on any plan. */
export async function checkPlatform(): Promise<void> {
  const use = await measurePlatform()
  const today = agencyDay(new Date())
  const { faults, warnings } = reportPlatform(use, 'free', today)
  for (const line of [...faults, ...warnings]) console.warn(`Note: ${line}`)
  const refusals = reportPlatform(use, 'paid', today).faults
  if (refusals.length > 0)
    throw new PlainFailure(
      `dist was built, but Cloudflare would refuse it:\n${refusals.map((line) => `  ${line}`).join('\n')}`,
    )
}
