import { useContext, useEffect, useSyncExternalStore } from 'react'
import { site } from '#site.config.ts'
import { type DescribedPage, HeadSinkContext } from './head-sink.ts'
import type { PageOptions } from './page-options.ts'
import { SocialImagesContext } from './social-images-context.ts'

/** Every page's head is this one call. Keeps the tags right in the first HTML and over in-app navigation. */
export function usePageHead(options: PageOptions) {
  const images = useContext(SocialImagesContext)
  const sink = useContext(HeadSinkContext)
  if (!images || !sink) throw new Error('usePageHead needs the contexts of the entry around the page')
  const input = {
    type: options.pageType ?? 'home',
    title: options.title ?? site.metadata.defaultTitle,
    description: options.description ?? site.metadata.defaultDescription,
    category: options.category ?? 'company',
  }
  const look = () => (options.useAiImage ? images.lookup(input) : undefined)
  const generatedImage = useSyncExternalStore(images.subscribe, look, look)
  const isMissing = options.useAiImage && generatedImage === undefined

  useEffect(() => {
    if (isMissing) images.request(input)
  })

  const page: DescribedPage = { options, generatedImage }
  if (sink.isDrawing) sink.apply(page)
  // Compared as text: a page describes itself anew at each render, and mostly as before.
  const text = JSON.stringify(page)
  useEffect(() => {
    const described: DescribedPage = JSON.parse(text)
    sink.apply(described)
  }, [sink, text])
}
