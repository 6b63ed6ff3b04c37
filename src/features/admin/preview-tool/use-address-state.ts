import { useEffect, useRef } from 'react'
import { type PreviewInput, previewNetworks } from '#shared/social-preview.ts'

/** What the form holds, as far as an address carries it. */
export interface FormState {
  input: PreviewInput
  network: (typeof previewNetworks)[number]['id']
}

const names = ['title', 'description', 'url', 'image'] as const
/** Longer values would make an address that some tools cut. */
const charsMax = 1000
const writePauseMs = 400

/**
 * Keeps the filled form in the address, so that it can be shared. The first HTML is drawn without a query; what the
 * address says is taken over once the page is there.
 */
export function useAddressState(
  state: FormState,
  first: PreviewInput,
  take: (state: Partial<FormState>) => void,
) {
  const takeRef = useRef(take)
  takeRef.current = take
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const given = Object.fromEntries(
      names.flatMap((name) => {
        const value = query.get(name)
        return value === null ? [] : [[name, value.slice(0, charsMax)]]
      }),
    )
    const network = previewNetworks.find(({ id }) => id === query.get('tab'))?.id
    if (Object.keys(given).length > 0 || network)
      takeRef.current({ input: { ...first, ...given }, ...(network ? { network } : {}) })
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
