import { resetFactorsTexts as texts } from '#content/interface/auth/reset.ts'
import type { AccountFactor } from '#contracts/second-factor.ts'
import { factorTitle } from '#content/interface/factors.ts'
import { calendarDay, formatLongDay, siteTimeZone } from '#shared/formats.ts'
import { keepFieldPrefix } from '#shared/account-rules.ts'
import { useForm } from '#ui/form/form-state.ts'

/** Lists what can be the second step. A box keeps what was added lately; without a tick, the reset removes it. */
export function ResetFactors({ factors }: { factors: readonly AccountFactor[] }) {
  const { values } = useForm()
  const removableFactors = factors.filter(({ isRemovable }) => isRemovable)
  const olderFactors = factors.filter(({ isRemovable }) => !isRemovable)
  return (
    <div className="grid gap-5.5 text-small">
      {removableFactors.length > 0 ? (
        <fieldset className="min-w-0">
          <legend className="font-semibold">{texts.recentHeading}</legend>
          <p className="mt-1 text-fine text-ink-soft">{texts.recentNote}</p>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {removableFactors.map((factor) => (
              <li key={factor.key}>
                <label className="flex min-h-11 gap-3 py-3">
                  <input
                    type="checkbox"
                    name={keepFieldPrefix + factor.key}
                    defaultChecked={keepFieldPrefix + factor.key in values}
                    className="size-5 shrink-0 accent-primary"
                  />
                  <span className="min-w-0 wrap-anywhere">
                    {texts.keep(factorTitle(factor), dayOf(factor))}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
      {olderFactors.length > 0 ? (
        <div>
          <h2 className="text-small font-semibold">{texts.olderHeading}</h2>
          <p className="mt-1 text-fine text-ink-soft">{texts.olderNote}</p>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {olderFactors.map((factor) => (
              <li key={factor.key} className="py-3 wrap-anywhere">
                {texts.added(factorTitle(factor), dayOf(factor))}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

/** In the time zone of the site, so that server and browser agree. */
const dayOf = ({ addedAt }: AccountFactor) => formatLongDay(calendarDay(new Date(addedAt), siteTimeZone))
