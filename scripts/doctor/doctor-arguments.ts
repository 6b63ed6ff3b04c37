import { PlainFailure } from '../plain-failure.ts'

/**
 * What `npm run doctor -- …` should look at: `--url <origin>`, or without it the site that is built in dist.
 * @returns the origin, or null for the built site
 * @throws PlainFailure naming the argument that is wrong
 */
export function readDoctorArguments(args: readonly string[]): string | null {
  const [flag, value, ...rest] = args.flatMap((arg) =>
    arg.startsWith('--url=') ? ['--url', arg.slice(6)] : [arg],
  )
  if (flag === undefined) return null
  if (flag !== '--url') throw new PlainFailure(`The doctor does not know ${flag}; it takes --url <origin>.`)
  if (rest[0] !== undefined)
    throw new PlainFailure(`The doctor does not know ${rest[0]}; it takes --url <origin>.`)
  const url = value ? URL.parse(value) : null
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  if (!isOrigin)
    throw new PlainFailure(`--url is an origin like https://www.example.com, not "${value ?? ''}".`)
  return url.origin
}
