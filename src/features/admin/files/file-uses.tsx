import { filePaneTexts as texts } from '#content/interface/admin/files.ts'
import type { FileUse } from '#contracts/files.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

export const FileUses = ({ uses }: { uses: readonly FileUse[] }) => (
  <section aria-labelledby="file-uses">
    <h3 id="file-uses" className="font-sans text-fine font-semibold">
      {texts.usedIn(uses.length)}
    </h3>
    {uses.length === 0 ? (
      <p className="mt-1 text-tiny text-ink-soft">{texts.unusedText}</p>
    ) : (
      <ul className="mt-1.5">
        {uses.map(({ type, title, path }) => (
          <li
            key={`${type} ${path} ${title}`}
            className="flex items-baseline justify-between gap-3 border-t border-line py-1.5 text-fine"
          >
            <SiteLink
              href={path}
              className="flex min-w-0 items-baseline gap-2 font-semibold text-link hover:underline"
            >
              <Icon
                name={type === 'post' ? 'file-text' : 'chart-line'}
                className="shrink-0 self-center text-ink-soft"
              />
              <span className="wrap-anywhere">{title}</span>
            </SiteLink>
            <span className="whitespace-nowrap text-tiny text-ink-soft">{typeName(type)}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)

const typeName = (type: string): string =>
  Object.entries(texts.useTypes).find(([name]) => name === type)?.[1] ?? ''
