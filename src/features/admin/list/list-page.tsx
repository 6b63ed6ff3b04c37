import type { ReactNode } from 'react'
import { TitleBand } from '#ui/title-band.tsx'

interface ListPageProps {
  title: string
  note: string
  actions?: ReactNode
  filters: ReactNode
  children: ReactNode
}

export const ListPage = ({ title, note, actions, filters, children }: ListPageProps) => (
  <>
    <TitleBand title={title} actions={actions}>
      {note}
    </TitleBand>
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-4 pb-20">
      <div className="flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] max-sm:[&>fieldset]:col-span-full max-sm:[&>search]:col-span-full">
        {filters}
      </div>
      {children}
    </div>
  </>
)
