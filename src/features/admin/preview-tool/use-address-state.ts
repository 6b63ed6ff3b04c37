import { useEffect, useRef } from 'react'
import { type PreviewInput, previewNetworks } from '#shared/social-preview.ts'

export interface FormState {
  input: PreviewInput
  network: (typeof previewNetworks)[number]['id']
}

const names = ['title', 'description', 'url', 'image'] as const
const charsMax = 1000
const writePauseMs = 400

/** Keeps the form in the address. An effect reads it, because the prerendered HTML has no query. */
export function useAddressState(
  state: FormState,
  first: PreviewInput,
  onRead: (state: Partial<FormState>) => void,
) {
  const onReadRef = useRef(onRead)
  onReadRef.current = onRead
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const savedFields = Object.fromEntries(
      names.flatMap((name) => {
        const value = query.get(name)
        return value === null ? [] : [[name, value.slice(0, charsMax)]]
      }),
    )
    const network = previewNetworks.find(({ id }) => id === query.get('tab'))?.id
    if (Object.keys(savedFields).length > 0 || network)
      onReadRef.current({ input: { ...first, ...savedFields }, ...(network ? { network } : {}) })
  }, [first])

  const { input, network } = state
  useEffect(() => {
    const timer = setTimeout(() => {
      const query = new URLSearchParams()
      for (const name of names)
        if (input[name] !== first[name]) query.set(name, input[name].slice(0, charsMax))
      if (network !== previewNetworks[0].id) query.set('tab', network)
      const search = query.size > 0 ? `?${query}` : ''
      if (search !== location.search) history.replaceState(history.state, '', location.pathname + search)
    }, writePauseMs)
    return () => clearTimeout(timer)
  }, [input, network, first])
}
