const longitudeRange = { from: -130, to: 150 }
/** Leaves the room that the names of cities need on a phone, at the edges and between each other. */
const edges = { from: 18, to: 82 }
const gapMin = 40

export function officePlace(longitude: number): number {
  const place = ((longitude - longitudeRange.from) / (longitudeRange.to - longitudeRange.from)) * 100
  return Math.min(Math.max(place, edges.from), edges.to)
}

export function fitSideBySide(longitudes: readonly number[]): boolean {
  const places = longitudes.map(officePlace).sort((one, other) => one - other)
  return places.every((place, index) => index === 0 || place - (places[index - 1] ?? 0) >= gapMin)
}
