import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { draftKeys, guest, readDraft, saveDraft } from './tab-draft.ts'
import { useSession } from './use-session.ts'

/**
 * Keeps the entries of a form in this tab, for the current account only, until they are saved or discarded: a session
 * that ends while a form is open must not lose them.
 *
 * @returns `found`: the values that were stored when the form mounted; `state`: what happened to them, for
 * `UnsavedNotice`; `keep`: stores new values, or removes them; `leave`: like `keep`, but for the last time, because
 * the form is about to unmount
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

/** Returns a function that reads the keys, because they change without a render. */
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
