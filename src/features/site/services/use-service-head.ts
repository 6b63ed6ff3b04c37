import type { PageMeta } from '#content/services/service-page.ts'
import type { JsonLd } from '#seo/json-ld.ts'
import { usePageHead } from '#seo/use-page-head.ts'

interface ServiceHead {
  meta: PageMeta
  category: 'marketing' | 'services'
  structuredData: readonly JsonLd[]
}

export function useServiceHead({ meta, category, structuredData }: ServiceHead) {
  usePageHead({ ...meta, category, pageType: 'service', useAiImage: true, structuredData })
}
