import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { postTexts, previewPaneTexts as texts } from '#content/interface/admin/post-editor.ts'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { tableOfContents } from '#shared/article-text.ts'
import { textDirection } from '#shared/text-direction.ts'
import { cn } from '#ui/cn.ts'
import { Cover } from '#ui/cover.tsx'
import { failureSentence } from '#ui/failure-sentence.ts'
import { FoldIcon } from '#ui/icon.tsx'
import { Prose } from '#ui/prose.tsx'
import { categoryCover, categoryName } from '#content/blog/category.ts'
import type { Draft } from './draft.ts'
import { PictureWarnings } from './picture-warnings.tsx'
import { previewQuery } from './queries.ts'
import { useDebouncedValue } from './use-debounced-value.ts'
import { useFailedPictures } from './use-failed-pictures.ts'

const previewPauseMs = 300

interface PreviewPaneProps {
  draft: Draft
  savedPost: AdminPost | null
  className: string
}

export function PreviewPane({ draft, savedPost, className }: PreviewPaneProps) {
  const content = useDebouncedValue(draft.content, previewPauseMs)
  const preview = useQuery({
    ...previewQuery(content),
    // A saved post names no refused addresses, and may have been rendered by an older release.
    placeholderData: savedPost?.content === content ? savedPost : keepPreviousData,
  })
  const article = preview.data
  const pictures = new Set(preview.data?.pictures?.map(({ address }) => address))
  const refusedLinks = preview.data?.refusedAddresses?.filter((address) => !pictures.has(address)) ?? []
  const [text, failedUrls] = useFailedPictures()
  const label = categoryName(draft.category)
  const outline = tableOfContents(article?.headings ?? [], draft.tocDepth)
  return (
    <section
      aria-label={texts.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: this pane scrolls on its own, so it must be reachable by keyboard.
      tabIndex={0}
      className={cn(
        'min-w-0 p-4 max-lg:border-t max-lg:border-line md:p-6 lg:sticky lg:top-[calc(var(--header-height)+3.8125rem)] lg:max-h-[calc(100dvh-var(--header-height)-6.3125rem)] lg:self-start lg:overflow-y-auto print:max-h-none',
        className,
      )}
    >
      <div className="print-hidden mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-fine text-ink-soft">
        <h2 className="font-sans text-fine font-semibold">{texts.title}</h2>
        {article ? (
          <p className="tabular">{texts.length(article.wordCount, article.readingMinutes)}</p>
        ) : null}
      </div>
      {preview.error ? (
        <p role="alert" className="mb-4 text-fine text-danger">
          {failureSentence(preview.error)}
        </p>
      ) : null}
      {outline.length > 0 ? (
        <details className="print-hidden relative mb-6 rounded-field border border-line px-4 py-2 text-fine">
          <summary className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 font-semibold">
            <FoldIcon />
            {texts.outline(outline.length)}
          </summary>
          <ol className="absolute -inset-x-px top-full z-10 mt-1 max-h-80 overflow-y-auto rounded-field border border-line bg-card px-4 py-3 shadow-overlay">
            {outline.map(({ id, text, level }) => (
              <li key={id} style={{ paddingLeft: `${level - 2}rem` }} className="py-0.5 text-ink-soft">
                {text}
              </li>
            ))}
          </ol>
        </details>
      ) : (
        <p className="print-hidden mb-6 rounded-field border border-line px-4 py-2 text-fine leading-9 text-ink-soft">
          {texts.outlineEmpty}
        </p>
      )}
      <div role="status">
        {refusedLinks.length > 0 ? (
          <p className="mb-6 rounded-field bg-tint px-4 py-2 text-fine wrap-anywhere">
            <strong>{texts.refused(refusedLinks)}</strong> {texts.refusedHint}
          </p>
        ) : null}
        <PictureWarnings pictures={preview.data?.pictures} failedUrls={failedUrls} />
      </div>
      {label ? (
        <p
          className={cn(
            'w-fit rounded-full px-3 py-1 text-fine font-semibold contrast:border-2',
            `category-badge-${draft.category}`,
          )}
        >
          {label}
        </p>
      ) : null}
      <p dir={textDirection(draft.title)} className="mt-3 font-heading text-h2 font-semibold">
        {draft.title || postTexts.untitled}
      </p>
      {draft.excerpt ? (
        <p dir={textDirection(draft.excerpt)} className="mt-3 text-ink-soft">
          {draft.excerpt}
        </p>
      ) : null}
      {draft.featuredImage.trim() === '' ? (
        <Cover
          figure={draft.cover || categoryCover(draft.category)}
          category={draft.category}
          shape="wide"
          className="mt-6"
        />
      ) : null}
      <div ref={text}>{article ? <Prose html={article.html} className="mt-6" /> : null}</div>
    </section>
  )
}
