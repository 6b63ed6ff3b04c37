import { textMeterTexts as texts } from '#content/interface/admin/frame.ts'
import { countCharacters } from '#shared/social-preview.ts'
import { CharCount } from '#ui/char-count.tsx'
import { LengthMeter } from '#ui/length-meter.tsx'

export function TextMeter({ label, text, max }: { label: string; text: string; max: number }) {
  const length = countCharacters(text)
  return (
    <div>
      <p className="flex justify-between gap-3 text-fine font-semibold">
        <span>
          {label} {length > max ? <span className="text-danger">{texts.tooLong}</span> : null}
        </span>
        <CharCount chars={length} charsMax={max} />
      </p>
      <LengthMeter label={texts.meterLabel(label)} length={length} max={max} />
    </div>
  )
}
