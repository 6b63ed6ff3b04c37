import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { draftKeys, guest, readDraft, saveDraft } from './tab-draft.ts'
import { useSession } from './current-user.ts'

/**
 * Keeps what somebody has entered in a form, in this tab and for their account only, until it is saved or discarded: a
 * session that ends while a form is open must not cost its content.
 *
 * @returns `found`: the values that were kept when the form appeared; `state`: what became of them, for `UnsavedNotice`;
 * `keep`: keeps other values, or none; `leave`: as `keep`, for the last time, because the form is about to disappear
 */
export function useUnsavedValues<Values>(key: string, schema: z.ZodMiniType<Values>) {
  const owner = useDraftOwner()
  const [found] = useState(() => parseDraft(readDraft(key, owner), schema))
  const [state, setState] = useState<'found' | 'discarded' | undefined>(found && 'found')
  const hasLeft = useRef(false)

  function keep(values: Values | undefined) {
    if (hasLeft.current) return
    saveDraft(key, owner, values === undefined ? '' : JSON.stringify(values))
    if (state === (values === undefined ? 'found' : 'discarded')) setState(undefined)
  }
  function leave(values?: Values) {
    keep(values)
    hasLeft.current = true
  }
  function discard() {
    keep(undefined)
    setState('discarded')
  }
  return { found, state, keep, leave, discard }
}

export function useAllUnsavedValues<Values>(
  keyStart: string,
  schema: z.ZodMiniType<Values>,
): readonly Values[] {
  const owner = useDraftOwner()
  const [allValues] = useState(() =>
    draftKeys(keyStart, owner)
      .map((key) => parseDraft(readDraft(key, owner), schema))
      .filter((values) => values !== undefined),
  )
  return allValues
}

/** Returns what reads the keys, because they change without a render. */
export function useUnsavedKeys(keyStart: string): () => readonly string[] {
  const owner = useDraftOwner()
  return () => draftKeys(keyStart, owner)
}

function useDraftOwner(): string {
  const session = useSession()
  const [owner] = useState(session.status === 'signed-in' ? session.user.username : guest)
  return owner
}

function parseDraft<Values>(text: string, schema: z.ZodMiniType<Values>): Values | undefined {
  return text ? z.safeParse(schema, JSON.parse(text)).data : undefined
}
