import type { ReactNode } from 'react'
import { slotPickerCopy as copy } from '#content/booking/copy.ts'
import { nameOfMonth } from '#shared/day-names.ts'
import { addMonths } from '#shared/month-grid.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { MonthGrid } from './month-grid.tsx'
import type { PickedTime } from './use-picked-time.ts'
import { ZoneChooser } from './zone-chooser.tsx'

const monthHeading = 'month-heading'

export function MonthPanel({ picked, children }: { picked: PickedTime; children?: ReactNode }) {
  const { month, firstMonth, shown, isLoading, timeZone, days, shownDay } = picked
  const hasEarlier = month !== undefined && firstMonth !== undefined && month > firstMonth
  const hasLater = Boolean(shown?.next)
  return (
    <div className="flex min-w-0 flex-col border-line p-5 sm:p-8 md:border-r noscript:border-0">
      <div className="mb-4 flex flex-wrap items-center gap-2 noscript:hidden">
        <h2 id={monthHeading} aria-live="polite" className="mr-auto text-[1.375rem] leading-tight">
          {month ? nameOfMonth(month) : <Bar className="inline-block h-6 w-40 align-middle" />}
        </h2>
        <MonthButton
          label={copy.earlierMonth}
          isOff={!hasEarlier}
          onPress={() => month && picked.showMonth(addMonths(month, -1))}
        >
          <Icon name="chevron-left" size="medium" />
        </MonthButton>
        <MonthButton
          label={copy.laterMonth}
          isOff={!hasLater}
          onPress={() => month && picked.showMonth(addMonths(month, 1))}
        >
          <Icon name="chevron-right" size="medium" />
        </MonthButton>
      </div>
      {/* As high as six weeks, so that nothing below moves when a month has loaded. */}
      <div className="min-h-83 md:min-h-99 noscript:hidden">
        {month ? (
          <MonthGrid
            month={month}
            days={days}
            shownDay={shownDay}
            isLoading={isLoading}
            hasEarlier={hasEarlier}
            hasLater={hasLater}
            labelledBy={monthHeading}
            onShowDay={picked.showDay}
            onShowMonth={picked.showMonth}
          />
        ) : (
          <SkeletonMonth />
        )}
      </div>
      <div className="mt-5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 noscript:hidden">
        {month ? (
          <ZoneChooser timeZone={timeZone} hourCycle={picked.hourCycle} onChange={picked.setTimeZone} />
        ) : (
          <Bar className="h-11 w-56" />
        )}
        <p className="text-fine text-ink-soft max-md:hidden">{copy.dots}</p>
      </div>
      <div className="my-auto hidden max-w-md noscript:block">
        <h2 className="text-h3">{copy.heading}</h2>
        {children ?? <p className="mt-3">{copy.withoutScript}</p>}
      </div>
    </div>
  )
}

interface MonthButtonProps {
  label: string
  isOff: boolean
  onPress: () => void
  children: ReactNode
}

/** Keeps the focus when there is no further month, which `disabled` would drop. */
const MonthButton = ({ label, isOff, onPress, children }: MonthButtonProps) => (
  <Button
    look="outline"
    size="icon"
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
    className="aria-disabled:cursor-default aria-disabled:opacity-45 aria-disabled:hover:border-line-strong"
  >
    {children}
  </Button>
)

const SkeletonMonth = () => (
  <div aria-hidden="true" className="grid grid-cols-7 gap-1 pt-9">
    {places(35).map((place) => (
      <Bar key={place} className="h-11.5 opacity-60 md:h-14" />
    ))}
  </div>
)

export const Bar = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={`block rounded-chip bg-tint-strong motion-safe:animate-skeleton ${className}`}
  />
)

export const places = (count: number) => [...Array(count).keys()]
