import { useState } from 'react'
import { postPictureTexts } from '#content/interface/admin/files.ts'
import { pictureTexts as texts } from '#content/interface/admin/pictures.ts'
import { postFieldTexts } from '#content/interface/admin/posts.ts'
import { isAllowedImage } from '#shared/links.ts'
import { site } from '#site.config.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { FilePicker } from '../files/file-picker.tsx'
import { useDebouncedValue } from './use-debounced-value.ts'
import { usePictureState } from './use-picture-state.ts'

const typingPauseMs = 500

interface PictureFieldProps {
  value: string
  error: string | undefined
  change: (address: string) => void
}

export function PictureField({ value, error, change }: PictureFieldProps) {
  const [isPicking, setPicking] = useState(false)
  const address = useDebouncedValue(value.trim(), typingPauseMs)
  const isAllowed = address === '' || isAllowedImage(address, site.imageHosts)
  const state = usePictureState(isAllowed ? address : '')
  const warning = isAllowed
    ? state === 'failed'
      ? texts.notLoaded
      : null
    : texts.notAllowed(site.imageHosts)
  return (
    <div className="sm:col-span-2">
      {state === 'loaded' ? (
        <img
          src={address}
          alt={postPictureTexts.chosenLabel}
          className="mb-3 aspect-video w-full max-w-80 rounded-field bg-surface-tint object-cover"
        />
      ) : null}
      <Field
        label={postFieldTexts.featuredImage}
        hint={texts.hint(site.imageHosts)}
        value={value}
        error={error}
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
      />
      <div role="status">
        {warning && !error ? (
          <p className="mt-1.5 flex items-start gap-1.5 text-tiny text-warning">
            <Icon name="triangle-alert" className="mt-0.5" />
            {warning}
          </p>
        ) : null}
      </div>
      <Button look="outline" size="small" className="mt-2" onClick={() => setPicking(true)}>
        <Icon name="images" />
        {postPictureTexts.chooseButton}
      </Button>
      {isPicking ? (
        <FilePicker
          onChoose={({ url }) => {
            setPicking(false)
            change(url)
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </div>
  )
}
