import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { remove } from '#api/call.ts'
import { deletePageTexts } from '#content/interface/admin/pages.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { leaveUnasked } from '#ui/use-leave-blocker.ts'
import { DeleteRecord } from '../frame/delete-record.tsx'
import { listReturnPlace } from '../frame/list-return.tsx'
import { forgetPages, pagePlace, pageQuery, pagesPath } from './queries.ts'
import type { PageEditorState } from './use-page-editor.ts'

export function DeletePage({ editor: { base, leave } }: { editor: PageEditorState }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <DeleteRecord
      name={base.title}
      remove={() => remove(adminEndpoints.deletePage, pagePlace(base))}
      texts={deletePageTexts}
      onDeleted={async (isHere) => {
        leave()
        if (isHere) await leaveUnasked(() => navigate(listReturnPlace(pagesPath)))
        client.removeQueries({ queryKey: pageQuery(base.slug).queryKey })
        forgetPages(client)
      }}
    />
  )
}
