import { PlainFailure } from '../process/plain-failure.ts'
import { readArguments } from '../process/read-arguments.ts'

/**
 * What `npm run doctor -- …` should look at: `--url <origin>`, or without it the site that is built in dist.
 * @returns the origin, or null for the built site
 * @throws PlainFailure naming the argument that is wrong
 */
export function readDoctorArguments(args: readonly string[]): string | null {
  const options = { url: { type: 'string' } } as const
  const { values } = readArguments(args, { options, usage: 'npm run doctor [-- --url <origin>]' })
  if (values.url === undefined) return null
  const url = URL.parse(values.url)
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  if (!isOrigin) {
    throw new PlainFailure(`--url is an origin like https://www.example.com, not "${values.url}".`)
  }
  return url.origin
}
