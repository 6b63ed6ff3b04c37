export type HoldState = 'held' | 'held-until-then' | 'over' | 'passed'

interface PickedTime {
  startsAt: string
  heldUntil: string
}

/** Returns what became of a time that a client picked and nobody has confirmed yet. */
export function holdState({ startsAt, heldUntil }: PickedTime, now: Date): HoldState {
  if (new Date(startsAt) <= now) return 'passed'
  if (new Date(heldUntil) <= now) return 'over'
  return heldUntil === startsAt ? 'held-until-then' : 'held'
}
