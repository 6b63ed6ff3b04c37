import { cancelQuestionTexts as texts } from '#content/interface/admin/booking.ts'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface CancelQuestionProps {
  booking: Pick<AdminBooking, 'companyName' | 'confirmedFor' | 'status'>
  onCancel: () => void
  onClose: () => void
}

export function CancelQuestion({ booking, onCancel, onClose }: CancelQuestionProps) {
  const hasDate = hasAppointment(booking)
  return (
    <Dialog title={texts.title(booking.companyName, hasDate)} onClose={onClose}>
      <p className="mt-2 text-small text-ink-soft">{texts.text(hasDate)}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="outline" onClick={onClose}>
          {texts.keepButton(hasDate)}
        </Button>
        <Button
          look="danger"
          onClick={() => {
            onClose()
            onCancel()
          }}
        >
          {texts.cancelButton(hasDate)}
        </Button>
      </div>
    </Dialog>
  )
}

export const hasAppointment = ({ status, confirmedFor }: CancelQuestionProps['booking']): boolean =>
  status === 'confirmed' && confirmedFor !== undefined
