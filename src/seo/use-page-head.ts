import { useContext, useEffect, useSyncExternalStore } from 'react'
import { site } from '#site.config.ts'
import { type DescribedPage, HeadSinkContext, SocialImagesContext } from './head-sink.ts'
import type { PageOptions } from './page-options.ts'

export function usePageHead(options: PageOptions) {
  const images = useContext(SocialImagesContext)
  const sink = useContext(HeadSinkContext)
  if (!images || !sink) throw new Error('usePageHead needs the contexts of the entry around the page')
  const input = {
    type: options.pageType ?? 'home',
    title: options.title ?? site.metadata.defaultTitle,
    description: options.description ?? site.metadata.defaultDescription,
    category: options.imageCategory ?? options.category ?? 'company',
    ...(options.imageGround && { ground: options.imageGround }),
  }
  const readImage = () => (options.useAiImage ? images.lookup(input) : undefined)
  const generatedImage = useSyncExternalStore(images.subscribe, readImage, readImage)
  const isMissing = options.useAiImage && generatedImage === undefined

  useEffect(() => {
    if (isMissing) images.request(input)
  })

  const page: DescribedPage = { options, generatedImage }
  if (sink.isServerRender) sink.apply(page)
  const text = JSON.stringify(page)
  useEffect(() => {
    const describedPage: DescribedPage = JSON.parse(text)
    sink.apply(describedPage)
  }, [sink, text])
}
