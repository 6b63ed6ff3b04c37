import type { CheckedPicture } from '#contracts/admin-posts.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { isAllowedImage, linkKind } from '#shared/links.ts'
import { site } from '#site.config.ts'
import type { PictureInText } from './markdown/find-pictures.ts'

/** Each check is a request to the asset server, and a Function has fifty on the smallest plan. */
const checkedPathsMax = 20

/** Pictures that Functions serve, of posts and for social networks, so the asset server has no file of theirs. */
const servedByFunctions = /^\/(blog\/art|social)\//

const isAllowedPicture = (address: string): boolean => isAllowedImage(address, site.imageHosts)

type Files = Pick<ServiceContext, 'hasPicture'>

/** Returns the paths of this site at which there is certainly no picture. Checks the first twenty. */
async function findMissing({ hasPicture }: Files, addresses: readonly string[]): Promise<Set<string>> {
  const paths = [...new Set(addresses)].filter(
    (address) => linkKind(address) === 'site' && !servedByFunctions.test(address),
  )
  if (!hasPicture) return new Set()
  const checks = paths.slice(0, checkedPathsMax).map(async (path) => ((await hasPicture(path)) ? [] : [path]))
  return new Set((await Promise.all(checks)).flat())
}

export async function checkPictures(
  files: Files,
  pictures: readonly PictureInText[],
): Promise<CheckedPicture[]> {
  const missing = await findMissing(
    files,
    pictures.map(({ address }) => address),
  )
  return pictures.map(({ address, line }) => ({
    address,
    line,
    fault: isAllowedPicture(address) ? (missing.has(address) ? 'missing' : null) : 'other-host',
  }))
}

export async function refusalOfPicture(files: Files, address: string | null | undefined, isPublic: boolean) {
  if (!address) return null
  if (!isAllowedPicture(address))
    return { ok: false as const, reason: 'picture-not-allowed' as const, hosts: site.imageHosts }
  const isMissing = isPublic && (await findMissing(files, [address])).size > 0
  return isMissing ? { ok: false as const, reason: 'picture-missing' as const, path: address } : null
}

/** A picture on another host is left out of the page, so only a missing one breaks it. */
export async function refusalOfPicturesInText(files: Files, pictures: readonly PictureInText[]) {
  const broken = (await checkPictures(files, pictures)).find(({ fault }) => fault === 'missing')
  if (!broken) return null
  const { address, line } = broken
  return { ok: false as const, reason: 'picture-in-text-missing' as const, path: address, line }
}
