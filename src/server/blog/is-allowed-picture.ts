import { site } from '#site.config.ts'
import { isAllowedImage } from './markdown/link-kind.ts'

/** Whether a post may have this picture at its head: the rule that also holds for pictures in its text. */
export const isAllowedPicture = (address: string): boolean => isAllowedImage(address, site.imageHosts)
