import { unreadTexts as texts } from '#content/interface/messages/unread.ts'

export const UnreadBadge = ({ count }: { count: number }) =>
  count > 0 ? (
    <>
      <span
        aria-hidden="true"
        className="ml-1.5 inline-grid h-5 min-w-5 place-items-center rounded-full bg-warning-bg px-1.5 text-tiny font-semibold text-warning tabular contrast:border-2 forced-colors:border"
      >
        {texts.count(count)}
      </span>
      <span className="sr-only">{texts.label(count)}</span>
    </>
  ) : null
