import { shareBarCopy } from '#content/blog/copy.ts'
import { Icon, ShareMarkIcon } from '#ui/icon.tsx'
import { StateText } from '#ui/state-text.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { SaveArticle } from './save-article.tsx'

const networks = [
  {
    name: 'X',
    icon: 'mark-x',
    share: (url: string, title: string) => `https://x.com/intent/post?url=${url}&text=${title}`,
  },
  {
    name: shareBarCopy.facebook,
    icon: 'mark-facebook',
    share: (url: string, title: string) =>
      `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${title}`,
  },
  {
    name: shareBarCopy.linkedIn,
    icon: 'mark-linkedin',
    share: (url: string, title: string) =>
      `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${title}`,
  },
] as const

const roundButton =
  'inline-flex size-11 items-center justify-center rounded-full border border-line-strong text-link hover:bg-tint'

export function ShareBar({ url, title, slug }: { url: string; title: string; slug: string }) {
  return (
    <section
      aria-labelledby="share-heading"
      className="mt-6 flex flex-wrap items-center gap-3 border-y border-line py-5 print-hidden"
    >
      <h2 id="share-heading" className="mr-auto text-h4">
        {shareBarCopy.label}
      </h2>
      {networks.map(({ name, icon, share }) => (
        <Tooltip key={name} label={shareBarCopy.shareOn(name)}>
          <a
            href={share(encodeURIComponent(url), encodeURIComponent(title))}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={shareBarCopy.shareOn(name)}
            className={roundButton}
          >
            <ShareMarkIcon name={icon} />
          </a>
        </Tooltip>
      ))}
      <CopyLink url={url} />
      <SaveArticle slug={slug} title={title} />
    </section>
  )
}

function CopyLink({ url }: { url: string }) {
  const { copied, idle, failed } = shareBarCopy.copyLink
  return (
    <button
      type="button"
      data-answer="copy"
      value={url}
      className="inline-flex h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-fine font-semibold text-link hover:bg-tint"
    >
      <Icon name="link" states={{ on: 'check', off: 'link' }} />
      <span aria-live="polite">
        <StateText on={copied} off={idle} failed={failed} />
      </span>
    </button>
  )
}
