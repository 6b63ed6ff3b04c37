import { officeRidgeCopy } from '#content/about/copy.ts'
import { formatNumber } from '#shared/formats.ts'
import { site } from '#site.config.ts'
import { cn } from '#ui/cn.ts'
import { fitSideBySide, officePlace } from './office-places.ts'

const width = 1000
const height = 230
const base = 196

const heightAt = (x: number) => {
  const peaks = site.offices.map(({ longitude, isHeadquarters }) => {
    const distance = (x - (officePlace(longitude) / 100) * width) / 74
    return (isHeadquarters ? 182 : 158) * Math.exp(-distance * distance)
  })
  return Math.max(0, ...peaks) + 8 * Math.sin(x / 61) + 5 * Math.sin(x / 23)
}

const ridge = Array.from({ length: 101 }, (_, step) => {
  const x = (step / 100) * width
  return `${step === 0 ? 'M' : 'L'}${x} ${(base - heightAt(x)).toFixed(1)}`
}).join('')

const degrees = (longitude: number) => `${formatNumber(Math.abs(longitude))}° ${longitude < 0 ? 'W' : 'E'}`

const areSideBySide = fitSideBySide(site.offices.map(({ longitude }) => longitude))

export function OfficeRidge() {
  return (
    <figure aria-label={officeRidgeCopy.label} className={cn('relative', areSideBySide && 'pt-14')}>
      {areSideBySide ? null : <OfficeNames />}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-36 w-full overflow-visible sm:h-44"
      >
        {[0, 1, 2, 3, 4, 5].map((echo) => (
          <path
            key={echo}
            d={ridge}
            transform={`translate(0 ${echo * 26}) scale(1 ${1 - echo * 0.12})`}
            vectorEffect="non-scaling-stroke"
            strokeWidth={echo === 0 ? 2.5 : 1}
            style={{ opacity: echo === 0 ? 1 : 0.62 - echo * 0.09 }}
            className="fill-none stroke-accent contrast:nth-[n+2]:hidden"
          />
        ))}
      </svg>
      {areSideBySide ? <OfficeNames /> : null}
      <figcaption className="mt-3 flex justify-between border-t border-line pt-3 text-fine text-ink-soft">
        <span className="max-sm:sr-only">{officeRidgeCopy.west}</span>
        <span className="text-center">{officeRidgeCopy.between}</span>
        <span className="max-sm:sr-only">{officeRidgeCopy.east}</span>
      </figcaption>
    </figure>
  )
}

function OfficeNames() {
  return (
    <ul className={cn(!areSideBySide && 'flex flex-wrap justify-center gap-x-8 gap-y-3')}>
      {site.offices.map(({ city, country, longitude }) => (
        <li
          key={city}
          style={areSideBySide ? { left: `${officePlace(longitude)}%` } : undefined}
          className={cn(
            'text-center',
            areSideBySide &&
              'min-[16rem]:absolute min-[16rem]:top-0 min-[16rem]:-translate-x-1/2 min-[16rem]:whitespace-nowrap',
          )}
        >
          <span className="block font-heading text-h4 font-semibold">{city}</span>
          <span className="block text-tiny text-ink-soft">
            {country}, {degrees(longitude)}
          </span>
        </li>
      ))}
    </ul>
  )
}
