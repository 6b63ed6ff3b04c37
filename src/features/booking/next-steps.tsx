import { nextStepsCopy } from '#content/booking/copy.ts'
import { bookingFigures, bookingSteps } from '#content/booking/page.ts'
import { BookingBadge } from '#ui/booking-badge.tsx'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'

export function NextSteps() {
  return (
    <section
      aria-labelledby="next-heading"
      className="on-band panel-ground relative isolate flex flex-col overflow-clip lg:sticky lg:top-22 lg:min-h-181 lg:self-start rounded-card p-7 max-[18rem]:p-3 sm:p-8 contrast:border-3"
    >
      <Contours
        art="panel"
        className="[--contour-gradient:linear-gradient(in_srgb_90deg,var(--contour-33)_55%,var(--contour-color))]"
      />
      <h2 id="next-heading" className="text-h3">
        {nextStepsCopy.heading}
      </h2>
      <ol className="mt-6">
        {bookingSteps.map(({ title, text, status }, index) => (
          <li
            key={title}
            className="relative flex gap-4 pb-7 not-last:trail last:pb-0 max-[18rem]:before:hidden"
          >
            <span
              className={`inline-flex max-[18rem]:hidden size-10 shrink-0 items-center justify-center rounded-full text-fine font-semibold ${index === bookingSteps.length - 1 ? 'bg-cta text-on-cta forced-colors:border' : 'border-[1.5px] border-on-band-accent bg-band-raised'}`}
            >
              {index === bookingSteps.length - 1 ? <Icon name="mountain" size="medium" /> : index + 1}
            </span>
            <div className="min-w-0 flex-1 pt-1">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="text-h4">{title}</h3>
                {status ? <BookingBadge status={status} /> : null}
              </div>
              <p className="mt-1 max-w-[17rem] text-fine text-on-band-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <dl className="mt-auto grid grid-cols-2 gap-4 max-[18rem]:grid-cols-1 border-t border-band-line pt-5 max-lg:mt-8">
        {bookingFigures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-tiny text-on-band-soft">{label}</dt>
            <dd className="font-heading text-h3 font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
