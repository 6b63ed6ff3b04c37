import { useNavigate } from '@tanstack/react-router'
import { bookingsPageTexts as texts } from '#content/interface/admin/booking-list.ts'
import { labelTexts } from '#content/interface/common.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListPage } from '../list/list-page.tsx'
import { useListState } from '../list/use-list-state.ts'
import { ExportButton } from '../list/export-button.tsx'
import { AllSearch, AllView } from './all-view.tsx'
import { bookingsPath, newsletterFields, bookingFilterFields, viewFields } from './bookings-state.ts'
import { NewsletterFilters, NewsletterView } from './newsletter-view.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { BookingsView } from './bookings-view.tsx'

const views = [
  { id: undefined, label: texts.all },
  { id: 'bookings', label: labelTexts.requests },
  { id: 'newsletter', label: texts.newsletter },
] as const

export function BookingsPage() {
  const { view } = useListState(viewFields).state
  const navigate = useNavigate()
  const tabs = (
    <fieldset className="print-hidden flex w-fit max-w-full min-w-0 overflow-x-auto rounded-field border border-line bg-card p-1 contrast:border-3">
      <legend className="sr-only">{texts.viewsLegend}</legend>
      {views.map(({ id, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={view === id}
          onClick={() => void navigate({ to: bookingsPath, search: { view: id }, resetScroll: false })}
          className="min-h-9 pointer-coarse:min-h-11 rounded-chip px-3.5 text-fine font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-pressed:bg-tint-strong aria-pressed:text-link contrast:aria-pressed:border-[#ffe600]"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
  return (
    <ListPage
      title={texts.title}
      actions={
        <div className="flex flex-wrap gap-2.5">
          <Export view={view} />
          <ButtonLink href={`${bookingsPath}/new`} look="outline">
            <Icon name="plus" />
            {texts.newButton}
          </ButtonLink>
        </div>
      }
      note={texts.note}
      filters={
        <>
          {tabs}
          {view === 'bookings' ? (
            <BookingFilters />
          ) : view === 'newsletter' ? (
            <NewsletterFilters />
          ) : (
            <AllSearch />
          )}
        </>
      }
    >
      {view === 'bookings' ? <BookingsView /> : view === 'newsletter' ? <NewsletterView /> : <AllView />}
    </ListPage>
  )
}

function Export({ view }: { view: 'bookings' | 'newsletter' | undefined }) {
  const bookingFilters = useListState(bookingFilterFields).state
  const newsletterFilters = useListState(newsletterFields).state
  if (view === undefined) return null
  return view === 'bookings' ? (
    <ExportButton endpoint={adminEndpoints.bookings} query={bookingFilters} />
  ) : (
    <ExportButton endpoint={adminEndpoints.subscribers} query={newsletterFilters} />
  )
}
