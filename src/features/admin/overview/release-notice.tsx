import { useQuery } from '@tanstack/react-query'
import { releaseTexts as texts } from '#content/interface/admin/overview.ts'
import { site } from '#site.config.ts'
import { Icon } from '#ui/icon.tsx'
import { releaseQuery } from './queries.ts'

export function ReleaseNotice() {
  const { data } = useQuery({ ...releaseQuery, enabled: site.releases !== undefined })
  if (!data?.newest) return null
  const { version, link } = data.newest
  return (
    <p role="status" className="flex items-start gap-2 text-small">
      <Icon name="info" className="mt-0.5" />
      <span>
        {texts.released(version)}{' '}
        <a href={link} rel="noopener" className="font-semibold underline underline-offset-2">
          {texts.changesLink}
        </a>
      </span>
    </p>
  )
}
