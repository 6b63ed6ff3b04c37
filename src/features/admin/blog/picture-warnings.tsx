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
  const warnings = pictures.flatMap(({ address, line, fault }) => {
    const sentence =
      fault === 'missing'
        ? texts.missing
        : fault === 'other-host'
          ? texts.leftOut(site.imageHosts)
          : failedUrls.has(absolute(address))
            ? texts.notLoaded
            : null
    return sentence ? [{ line, address, sentence }] : []
  })
  if (warnings.length === 0) return null
  return (
    <ul className="print-hidden mb-6 grid gap-2 rounded-field bg-tint px-4 py-2 text-fine wrap-anywhere">
      {warnings.map(({ line, address, sentence }, index) => (
        <li key={`${index}${address}`} className="flex items-start gap-2">
          <Icon name="triangle-alert" className="mt-0.5 text-warning" />
          <span>
            <strong>{texts.place(line, address)}</strong> {sentence}
          </span>
        </li>
      ))}
    </ul>
  )
}

const absolute = (address: string): string =>
  URL.canParse(address, location.href) ? new URL(address, location.href).href : address
