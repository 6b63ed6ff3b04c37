import { bookingStatusNames, outcomeNames } from '#content/interface/statuses.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bookingFilterTexts as texts, bookingSortNames } from '#content/interface/admin/booking-list.ts'
import { sourceTexts } from '#content/interface/admin/booking-source.ts'
import { bookingTexts } from '#content/interface/admin/bookings.ts'
import { labelTexts, listTexts } from '#content/interface/common.ts'
import { bookingSorts, outcomeFilters } from '#contracts/admin-bookings.ts'
import { bookingStatuses } from '#contracts/bookings.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { ClearFilters } from '../list/clear-filters.tsx'
import { choicesOf, ListFilter } from '../list/list-filter.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { useListState } from '../list/use-list-state.ts'
import { bookingFilterFields } from './bookings-state.ts'
import { servicesQuery } from '../overview/queries.ts'
import { assigneesQuery, sourcesQuery } from './queries.ts'

const longSelectWidth = 'grow basis-40 sm:max-w-48'

export function BookingFilters() {
  const { state, set, clear, isFiltered } = useListState(bookingFilterFields)
  const people = useQuery(assigneesQuery)
  const services = useQuery(servicesQuery)
  const sources = useQuery(sourcesQuery)
  const sourceNames = sources.data ?? []
  const otherSource = state.source !== undefined && !sourceNames.includes(state.source) ? [state.source] : []
  const assignees = (people.data ?? []).map(({ id, name, isYou }) =>
    isYou ? { id, value: 'me', label: bookingTexts.you(name) } : { id, value: String(id), label: name },
  )
  const assignee = assignees.find(({ id, value }) => [value, String(id)].includes(state.assignee ?? ''))
  return (
    <>
      <ListSearch
        label={texts.searchLabel}
        placeholder={bookingTexts.searchPlaceholder}
        value={state.search}
        onSearch={(search) => set({ search }, { replace: true })}
      />
      <ListFilter
        label={labelTexts.status}
        any={listTexts.any}
        value={state.status}
        choices={choicesOf(bookingStatuses, bookingStatusNames)}
        onChoose={(status) => set({ status })}
      />
      <ListFilter
        label={bookingTexts.service}
        any={listTexts.any}
        className={longSelectWidth}
        value={state.service}
        choices={(services.data ?? []).map(({ id, bookingTitle }) => ({
          value: String(id),
          label: bookingTitle,
        }))}
        onChoose={(service) => set({ service })}
      />
      <ListFilter
        label={bookingTexts.assignee}
        any={texts.anyone}
        className={cn(longSelectWidth, 'sm:basis-44')}
        value={assignee?.value ?? state.assignee}
        choices={[
          { value: 'none', label: bookingTexts.nobody },
          ...assignees,
          ...(people.data && !assignee && /\d/.test(state.assignee ?? '')
            ? [{ value: state.assignee ?? '', label: texts.formerAssignee }]
            : []),
        ]}
        onChoose={(assignee) => set({ assignee })}
      />
      <ListFilter
        label={texts.outcome}
        any={listTexts.any}
        className={longSelectWidth}
        value={state.outcome}
        choices={choicesOf(outcomeFilters, { missing: texts.outcomeMissing, ...outcomeNames })}
        onChoose={(outcome) => set({ outcome })}
      />
      <ListFilter
        label={sourceTexts.filter}
        any={listTexts.any}
        className={longSelectWidth}
        value={state.source}
        choices={[...otherSource, ...sourceNames].map((name) => ({ value: name, label: name }))}
        onChoose={(source) => set({ source })}
      />
      <ListFilter
        label={listTexts.sort}
        value={state.sort ?? 'newest'}
        choices={choicesOf(bookingSorts, bookingSortNames)}
        onChoose={(sort) => set({ sort })}
      />
      <Switch isOn={state.waiting === 'yes'} onChange={(isOn) => set({ waiting: isOn ? 'yes' : undefined })}>
        <Icon name="clock" />
        {texts.late}
      </Switch>
      <Switch isOn={state.unread === 'yes'} onChange={(isOn) => set({ unread: isOn ? 'yes' : undefined })}>
        <Icon name="message-circle" />
        {texts.unread}
      </Switch>
      <Switch isOn={state.spam === 'yes'} onChange={(isOn) => set({ spam: isOn ? 'yes' : undefined })}>
        <Icon name="triangle-alert" />
        {texts.spam}
      </Switch>
      <ClearFilters isFiltered={isFiltered} onClear={clear} />
    </>
  )
}

interface SwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

const Switch = ({ isOn, onChange, children }: SwitchProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={() => onChange(!isOn)}
    className="print-hidden inline-flex min-h-(--field-height) items-center gap-1.5 rounded-field border border-field bg-card px-3 text-fine font-semibold text-ink hover:border-accent aria-pressed:border-warning aria-pressed:bg-warning-bg aria-pressed:text-warning contrast:border-3 contrast:aria-pressed:border-[#ffe600]"
  >
    {children}
  </button>
)
