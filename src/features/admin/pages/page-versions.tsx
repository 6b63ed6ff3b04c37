import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { auditTexts } from '#content/interface/admin/audit.ts'
import { pageFieldTexts, pageTexts as texts } from '#content/interface/admin/pages.ts'
import type { PageFields } from '#contracts/pages.ts'
import { FoldIcon } from '#ui/icon.tsx'
import { Card } from '#ui/card.tsx'
import type { ShownFields } from '../versions/version-lines.tsx'
import { VersionHistory } from '../versions/version-history.tsx'
import { versionQuery, versionsQuery } from './queries.ts'
import type { PageEditorState } from './use-page-editor.ts'

export function PageVersions({ editor }: { editor: PageEditorState }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="details" size="small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 items-center gap-2 font-heading text-h4 font-semibold">
        <FoldIcon />
        {texts.versionsHeading}
      </summary>
      {isOpen ? <History editor={editor} /> : null}
    </Card>
  )
}

const History = ({ editor: { base, draft, isChanged, restore } }: { editor: PageEditorState }) => (
  <div className="mt-3">
    <VersionHistory
      versions={useQuery(versionsQuery(base, base.revision))}
      newest={base.revision}
      versionQuery={(revision) => versionQuery(base, revision)}
      toShown={({ fields }) => shownFields(fields)}
      current={shownFields(draft)}
      labels={pageFieldTexts}
      isLive={base.status === 'published'}
      isDirty={isChanged}
      restore={restore}
    />
  </div>
)

const yesOrNo = (value: boolean) => (value ? auditTexts.yes : auditTexts.no)

const shownFields = ({ navigation, footer, noindex, ...fields }: PageFields): ShownFields => ({
  ...fields,
  navigation: navigation && [navigation.menu, navigation.title, navigation.description].filter(Boolean),
  footer: yesOrNo(footer),
  noindex: yesOrNo(noindex),
})
