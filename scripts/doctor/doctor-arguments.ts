import { PlainFailure } from '../process/plain-failure.ts'
import { readArguments } from '../process/read-arguments.ts'

export function readDoctorArguments(args: readonly string[]): string | null {
  const options = { url: { type: 'string' } } as const
  const { values } = readArguments(args, { options, usage: 'npm run doctor [-- --url <origin>]' })
  if (values.url === undefined) return null
  const url = URL.parse(values.url)
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  if (!isOrigin) {
    throw new PlainFailure(`--url must be an origin such as https://www.example.com, not "${values.url}".`)
  }
  return url.origin
}
