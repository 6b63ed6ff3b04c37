import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { postTexts, socialPaneTexts as texts } from '#content/interface/admin/post-editor.ts'
import { labelTexts } from '#content/interface/common.ts'
import { groundNameOf } from '#contracts/ground-name.ts'
import { truncate, previewNetworks } from '#shared/social-preview.ts'
import { textOnCard } from '#shared/text-on-card.ts'
import { pageTitle } from '#seo/page-title.ts'
import { cn } from '#ui/cn.ts'
import { failureSentence } from '#ui/failure-sentence.ts'
import { TextMeter } from '../frame/text-meter.tsx'
import type { Draft } from './draft.ts'
import { socialImageQuery } from './queries.ts'
import { SidePane } from './side-pane.tsx'
import { useDebouncedValue } from './use-debounced-value.ts'

const picturePauseMs = 800

/** The address of a picture does not say where its focus point is, so the preview shows the middle of a high one. */
const groundOf = (featuredImage: string) => groundNameOf({ url: featuredImage.trim(), focusY: 0.5 })

export function SocialPane({ draft, close }: { draft: Draft; close: () => void }) {
  const [id, setId] = useState<(typeof previewNetworks)[number]['id']>('facebook')
  const network = previewNetworks.find((option) => option.id === id) ?? previewNetworks[0]
  const title = draft.title || postTexts.untitled
  return (
    <SidePane title={texts.title} close={close}>
      <div className="px-4 pb-6 md:px-6">
        <fieldset className="mt-3 flex flex-wrap gap-1" aria-label={texts.networkLabel}>
          {previewNetworks.map((option) => (
            <button
              key={option.id}
              type="button"
              aria-pressed={option.id === id}
              onClick={() => setId(option.id)}
              className={cn(
                'min-h-9 rounded-chip px-3 text-fine font-semibold text-link hover:bg-tint',
                option.id === id && 'bg-tint-strong',
              )}
            >
              {option.name}
            </button>
          ))}
        </fieldset>
        <figure className="mt-4 overflow-clip rounded-chip border border-line bg-card font-[Arial,Helvetica,sans-serif]">
          <Picture draft={draft} />
          <figcaption className="bg-surface-tint p-3.5">
            <p className="text-tiny text-ink-soft">{location.host}</p>
            <p className="mt-0.5 text-small leading-snug font-bold">{truncate(title, network.titleMax)}</p>
            <p className="mt-0.5 text-fine text-ink-soft">
              {truncate(draft.excerpt, network.descriptionMax)}
            </p>
          </figcaption>
        </figure>
        <PictureNote title={draft.title} />
        <div className="mt-4 grid gap-4">
          <TextMeter label={labelTexts.title} text={draft.title} max={network.titleMax} />
          <TextMeter label={labelTexts.description} text={draft.excerpt} max={network.descriptionMax} />
        </div>
        <h3 className="mt-6 text-fine font-semibold">{texts.searchHeading}</h3>
        <div className="mt-2 rounded-chip border border-line p-3.5 font-[Arial,Helvetica,sans-serif]">
          <p className="text-tiny wrap-anywhere text-ink-soft">{texts.address(location.host, draft.slug)}</p>
          <p className="mt-1 text-small text-link">{pageTitle({ title })}</p>
          <p className="mt-1 text-fine text-ink-soft">{truncate(draft.excerpt, 170)}</p>
        </div>
      </div>
    </SidePane>
  )
}

function PictureNote({ title }: { title: string }) {
  const shownTitle = textOnCard(title)
  if (shownTitle === title.normalize('NFC').trim()) return null
  return (
    <p role="status" className="mt-2 text-fine text-ink-soft">
      {shownTitle === '' ? texts.pictureWithoutTitle : texts.pictureWithoutWords(shownTitle)}
    </p>
  )
}

function Picture({ draft }: { draft: Draft }) {
  const title = useDebouncedValue(draft.title, picturePauseMs)
  const description = useDebouncedValue(draft.excerpt, picturePauseMs)
  const query = useQuery({
    ...socialImageQuery({
      title,
      description,
      category: draft.category,
      ground: groundOf(draft.featuredImage),
    }),
    enabled: title.trim() !== '',
  })
  if (query.data)
    return (
      <img
        src={query.data}
        alt={texts.pictureAlt(title)}
        width={1200}
        height={630}
        className="w-full bg-tint-strong"
      />
    )
  return (
    <p className="grid aspect-[1200/630] place-items-center bg-tint-strong px-6 text-center text-fine text-ink-soft">
      {query.error
        ? texts.pictureFailed(failureSentence(query.error))
        : title.trim() === ''
          ? texts.pictureMissing
          : texts.pictureLoading}
    </p>
  )
}
