import { PlainFailure } from '../../lib/plain-failure.ts'
import { readArguments } from '../../lib/read-arguments.ts'
import type { Plan } from './platform-limits.ts'

export type Examination = { what: 'build' } | { what: 'live'; url: string } | { what: 'platform'; plan: Plan }

const usage = 'npm run doctor [-- --url <origin> | --platform [--paid]]'

export function readDoctorArguments(args: readonly string[]): Examination {
  const options = {
    url: { type: 'string' },
    platform: { type: 'boolean' },
    paid: { type: 'boolean' },
  } as const
  const { values } = readArguments(args, { options, usage })
  if (values.url !== undefined && values.platform)
    throw new PlainFailure('Use either --url for a deployed site or --platform for the build, not both.')
  if (values.paid && !values.platform) throw new PlainFailure(`--paid belongs to --platform.\n\n${usage}`)
  if (values.platform) return { what: 'platform', plan: values.paid ? 'paid' : 'free' }
  return values.url === undefined ? { what: 'build' } : { what: 'live', url: originOf(values.url) }
}

function originOf(text: string): string {
  const url = URL.parse(text)
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  if (!isOrigin) {
    throw new PlainFailure(`--url must be an origin such as https://www.example.com, not "${text}".`)
  }
  return url.origin
}
