import { longTextFieldCopy } from '#content/booking/copy.ts'
import { CharCount } from '#ui/char-count.tsx'
import { TextArea } from '#ui/field.tsx'

interface LongTextFieldProps {
  label: string
  name: string
  required: boolean
  charsMax: number
  chars: number
  hint?: string | undefined
  error: string | undefined
}

export const LongTextField = ({
  label,
  name,
  required,
  charsMax,
  chars,
  hint,
  error,
}: LongTextFieldProps) => (
  <TextArea
    label={
      required ? (
        label
      ) : (
        <>
          {label} <span className="font-normal">{longTextFieldCopy.optional}</span>
        </>
      )
    }
    hint={hint}
    error={error}
    aside={<CharCount id={`${name}-count`} chars={chars} charsMax={charsMax} />}
    aria-describedby={`${name}-count`}
    id={name}
    name={name}
    required={required}
    maxLength={charsMax}
    className="sm:col-span-2"
  />
)
