import { officeRidgeCopy } from '#content/about/copy.ts'
import { formatNumber } from '#shared/formats.ts'
import { site } from '#site.config.ts'

const width = 1000
const height = 230
const base = 196
const longitudeRange = { from: -130, to: 150 }

const xOf = (longitude: number) =>
  ((longitude - longitudeRange.from) / (longitudeRange.to - longitudeRange.from)) * width

const heightAt = (x: number) =>
  site.offices.reduce(
    (sum, { longitude, isHeadquarters }) => {
      const distance = (x - xOf(longitude)) / 74
      return sum + (isHeadquarters ? 182 : 158) * Math.exp(-distance * distance)
    },
    8 * Math.sin(x / 61) + 5 * Math.sin(x / 23),
  )

const ridge = Array.from({ length: 101 }, (_, step) => {
  const x = (step / 100) * width
  return `${step === 0 ? 'M' : 'L'}${x} ${(base - heightAt(x)).toFixed(1)}`
}).join('')

const degrees = (longitude: number) => `${formatNumber(Math.abs(longitude))}° ${longitude < 0 ? 'W' : 'E'}`

export function OfficeRidge() {
  return (
    <figure aria-label={officeRidgeCopy.label} className="relative pt-14">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-48 w-full overflow-visible sm:h-64"
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
      <ul>
        {site.offices.map(({ city, country, longitude }) => (
          <li
            key={city}
            style={{ left: `${(xOf(longitude) / width) * 100}%` }}
            className="absolute top-0 -translate-x-1/2 text-center whitespace-nowrap"
          >
            <span className="block font-heading text-h4 font-semibold">{city}</span>
            <span className="block text-tiny text-ink-soft">
              {country}, {degrees(longitude)}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 flex justify-between border-t border-line pt-3 text-fine text-ink-soft">
        <span className="max-sm:sr-only">{officeRidgeCopy.west}</span>
        <span className="text-center">{officeRidgeCopy.between}</span>
        <span className="max-sm:sr-only">{officeRidgeCopy.east}</span>
      </figcaption>
    </figure>
  )
}
