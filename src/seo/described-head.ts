import { defaultSocialImage, siteOrigin } from './site-origin.ts'
import type { DescribedPage } from './head-sink.ts'
import { pageHead } from './page-head.ts'

export type PageHead = ReturnType<typeof pageHead>

export const describedHead = ({ options, generatedImage }: DescribedPage): PageHead =>
  pageHead(options, {
    origin: siteOrigin,
    generatedImage,
    defaultImage: defaultSocialImage,
    now: () => new Date(),
  })
