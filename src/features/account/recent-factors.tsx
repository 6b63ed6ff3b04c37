import { useState } from 'react'
import { recentFactorsTexts as texts } from '#content/interface/account/sessions.ts'
import type { AccountFactor } from '#contracts/second-factor.ts'
import { factorTitle } from '#content/interface/factors.ts'
import { dayOf } from './day-of.ts'

interface RecentFactorsProps {
  factors: readonly AccountFactor[]
  onChange: (keys: string[]) => void
}

export function RecentFactors({ factors, onChange }: RecentFactorsProps) {
  const [keys, setKeys] = useState<readonly string[]>([])
  return (
    <fieldset className="mt-4 min-w-0 text-small">
      <legend className="font-semibold">{texts.heading}</legend>
      <p className="mt-1 text-fine text-ink-soft">{texts.note}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {factors.map((factor) => (
          <li key={factor.key}>
            <label className="flex min-h-11 gap-3 py-3">
              <input
                type="checkbox"
                checked={keys.includes(factor.key)}
                onChange={({ target }) => {
                  const others = keys.filter((key) => key !== factor.key)
                  const chosenKeys = target.checked ? [...others, factor.key] : others
                  setKeys(chosenKeys)
                  onChange(chosenKeys)
                }}
                className="size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0 wrap-anywhere">
                {texts.remove(factorTitle(factor), dayOf(factor.addedAt))}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
