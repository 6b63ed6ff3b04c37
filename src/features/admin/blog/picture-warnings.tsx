import { pictureTexts as texts } from '#content/interface/admin/pictures.ts'
import type { CheckedPicture } from '#contracts/admin-posts.ts'
import { site } from '#site.config.ts'
import { Icon } from '#ui/icon.tsx'

interface PictureWarningsProps {
  pictures: readonly CheckedPicture[] | undefined
  /** As the browser has resolved them. */
  failedUrls: ReadonlySet<string>
}

export function PictureWarnings({ pictures = [], failedUrls }: PictureWarningsProps) {
  const sentences = new Map<string, string>()
  for (const { address, line, fault } of pictures) {
    const sentence =
      fault === 'missing'
        ? texts.missing
        : fault === 'other-host'
          ? texts.leftOut(site.imageHosts)
          : failedUrls.has(absolute(address))
            ? texts.notLoaded
            : null
    if (sentence) sentences.set(texts.place(line, address), sentence)
  }
  if (sentences.size === 0) return null
  return (
    <ul className="print-hidden mb-6 grid gap-2 rounded-field bg-tint px-4 py-2 text-fine wrap-anywhere">
      {[...sentences].map(([place, sentence]) => (
        <li key={place} className="flex items-start gap-2">
          <Icon name="triangle-alert" className="mt-0.5 text-warning" />
          <span>
            <strong>{place}</strong> {sentence}
          </span>
        </li>
      ))}
    </ul>
  )
}

const absolute = (address: string): string =>
  URL.canParse(address, location.href) ? new URL(address, location.href).href : address
