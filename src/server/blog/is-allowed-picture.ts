import { site } from '#site.config.ts'
import { isAllowedImage } from './markdown/link-kind.ts'

export const isAllowedPicture = (address: string): boolean => isAllowedImage(address, site.imageHosts)
