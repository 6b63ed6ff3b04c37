import type { CheckedPicture } from '#contracts/admin-posts.ts'
import { findMissingPictures, findUndescribed, hashesIn } from '#domains/files/shown-pictures.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { isAllowedImage, linkKind } from '#shared/links.ts'
import { site } from '#site.config.ts'
import type { PictureInText } from './markdown/find-pictures.ts'

/** Each check is a request to the asset server, and a Function has fifty on the smallest plan. */
const checkedPathsMax = 20

/** Pictures that Functions serve, of posts and for social networks, so the asset server has no file of theirs. */
const servedByFunctions = /^\/(blog\/art|social)\//

const isAllowedPicture = (address: string): boolean => isAllowedImage(address, site.imageHosts)

type Context = Pick<ServiceContext, 'hasPicture' | 'db'>

/** Returns the paths of this site at which there is certainly no picture. Of the build's files, twenty are looked at. */
async function findMissing(context: Context, addresses: readonly string[]): Promise<Set<string>> {
  const paths = [...new Set(addresses)].filter(
    (address) => linkKind(address) === 'site' && !servedByFunctions.test(address),
  )
  const isUploaded = (path: string) => hashesIn(path).length > 0
  const missing = await findMissingPictures(context, paths.filter(isUploaded))
  const { hasPicture } = context
  if (!hasPicture) return new Set(missing)
  const checks = paths
    .filter((path) => !isUploaded(path))
    .slice(0, checkedPathsMax)
    .map(async (path) => ((await hasPicture(path)) ? [] : [path]))
  return new Set([...missing, ...(await Promise.all(checks)).flat()])
}

export async function checkPictures(
  context: Context,
  pictures: readonly PictureInText[],
): Promise<CheckedPicture[]> {
  const missing = await findMissing(
    context,
    pictures.map(({ address }) => address),
  )
  return pictures.map(({ address, line }) => ({
    address,
    line,
    fault: isAllowedPicture(address) ? (missing.has(address) ? 'missing' : null) : 'other-host',
  }))
}

export async function refusalOfPicture(
  context: Context,
  address: string | null | undefined,
  isPublic: boolean,
) {
  if (!address) return null
  if (!isAllowedPicture(address))
    return { ok: false as const, reason: 'picture-not-allowed' as const, hosts: site.imageHosts }
  const isMissing = isPublic && (await findMissing(context, [address])).size > 0
  if (isMissing) return { ok: false as const, reason: 'picture-missing' as const, path: address }
  return (await findUndescribed(context, [address])) ? pictureUndescribed(address) : null
}

const pictureUndescribed = (path: string) => ({
  ok: false as const,
  reason: 'picture-undescribed' as const,
  path,
})

/** A picture on another host is left out of the page, so only a missing one breaks it. */
export async function refusalOfPicturesInText(context: Context, pictures: readonly PictureInText[]) {
  const broken = (await checkPictures(context, pictures)).find(({ fault }) => fault === 'missing')
  if (broken) {
    const { address, line } = broken
    return { ok: false as const, reason: 'picture-in-text-missing' as const, path: address, line }
  }
  const withoutAlt = pictures.filter(({ alt }) => alt === '').map(({ address }) => address)
  const undescribed = await findUndescribed(context, withoutAlt)
  return undescribed === undefined ? null : pictureUndescribed(undescribed)
}
