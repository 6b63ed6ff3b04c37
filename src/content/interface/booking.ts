export const bookingNotSent = 'The request could not be sent. Check the connection and try again.'
