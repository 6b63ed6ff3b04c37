import { formatTime } from '../bookings/time.ts'

export const RowTime = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="whitespace-nowrap tabular">
    {formatTime(iso)}
  </time>
)
