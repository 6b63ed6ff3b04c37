export type HoldState = 'held' | 'held-until-then' | 'over' | 'passed'

interface PickedTime {
  startsAt: string
  heldUntil: string
}

export function holdState({ startsAt, heldUntil }: PickedTime, now: Date): HoldState {
  if (new Date(startsAt) <= now) return 'passed'
  if (new Date(heldUntil) <= now) return 'over'
  return heldUntil === startsAt ? 'held-until-then' : 'held'
}
