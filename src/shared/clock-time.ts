export function clockTime(time: string): string {
  const minutes = minutesOf(time)
  const hour = Math.floor(minutes / 60) % 24
  const past = minutes % 60
  return `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}${hour < 12 ? 'AM' : 'PM'}`
}

export function minutesOf(time: string): number {
  const [, hours, minutes] = /^(\d{2}):([0-5]\d)$/.exec(time) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  if (!(total <= 24 * 60)) throw new RangeError(`time: ${time}`)
  return total
}
