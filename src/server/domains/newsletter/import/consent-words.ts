/**
 * Headings and values of the files that Mailchimp, Ghost, Substack, Beehiiv, Buttondown, Kit (ConvertKit), MailerLite,
 * Brevo, Campaign Monitor, HubSpot, Klaviyo, Revue, Listmonk, MailPoet and other WordPress plugins export, and what Excel
 * users call them in other languages. All are written as `plainWords` returns them.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s*,\s*/).map(plainWords))

export const emailHeadings = words(
  `email, e-mail, mail, email address, e-mail address, emailaddress, email_address, user_email, user_email_address, subscriber,
  subscriber email, contact email, adresse e-mail, adresse email, courriel, e-mail-adresse, emailadresse, mailadresse,
  correo, correo electrónico, dirección de correo electrónico, endereço de e-mail, endereço de email, indirizzo email,
  indirizzo e-mail, e-mailadres, emailadres, e-postadress, e-post, e-postadresse, adres e-mail, sähköposti, электронная почта,
  メールアドレス, 邮箱, इमेल`,
)

/** In this order. "Signed up" of our own export is not among them: it also has a day for people who never confirmed. */
export const dateHeadings: readonly string[] = [
  ...words(
    `consent given, consent date, date of consent, consent, confirm_time, confirmed at, confirmation date, confirmed, consent timestamp,
    opt-in date, opt-in time, optin_time, opt_in_time, opted in at, opted_in_at, optin date, double opt-in date, email marketing consent timestamp,
    subscribed at, subscribed_at, subscribed on, subscription date, subscribe date, date subscribed, subscription_created_at, subscribed,
    einwilligung, datum der einwilligung, einwilligung am, anmeldedatum, date de consentement, date d'inscription, date d'abonnement,
    fecha de consentimiento, fecha de suscripción, data de consentimento, data de inscrição, data del consenso, data di iscrizione,
    datum van toestemming, inschrijfdatum`,
  ),
]

/** Also the names of columns that answer yes or no. */
export const vagueDateHeadings = words('consent, confirmed, subscribed')

/** The day on which a record was made: that of the sign-up only in a file that also says who is subscribed. */
export const recordDateHeadings: readonly string[] = [
  ...words(
    'created at, created_at, creation date, date created, created, added_time, date added, added at, added on, date',
  ),
]

/** Say nothing about this newsletter: paid plans, consent to something else, links and figures. */
export const otherHeadings =
  /\b(link|url|token|hash|ip|rate|count|opens?|opened|clicks?|clicked|delivered|payment|plan|tier|tiers|track|tracking|sms|push|one to one|digest enabled|active subscription|subscription (type|tier|interval|status changed)|bounced? at percent|marketing contact until)\b/

export const leftHeadings =
  /unsub|opt(ed|ing)? ?out|optout|bounce|\bclean|complain|complaint|spam|suppress|delet|\bremov|cancell?ed|cancellation|block ?list|blocked|black ?list|\bjunk|disabled|\binvalid|undeliver|do not (email|mail|contact)|archived|abgemeldet|abmelde|widerruf|gesperrt|geloscht|desabonn|desinscri|desinscrit|rebond|supprim|darse de baja|\bbaja\b|cancelad|rebotad|descadastr|disiscri|annullat|cancellat|uitgeschreven|afgemeld|avregistrer|avmeld|wypisan/

export const statusHeadings =
  /\bstatus\b|^type$|\bstate\b|\bstatut\b|\bestado\b|\bstato\b|\bstan\b|subscri(bed|ption|ber status)|\bopt(ed)? ?in\b|optin|consent|permission|confirm|\bactive\b|\benabled\b|marketing|newsletter|accepts|verified|einwillig|abonn|angemeldet|bestatigt|\baktiv\b|inscrit|consentement|suscri|\bactivo\b|inscrit[oa]|\bativo\b|iscritt|consenso|\battivo\b|ingeschreven|toestemming|\bactief\b/

/** Often about something else. Only their values tell. */
export const vagueHeadings = /^(type|state|estado|stato|stan)$/

export const subscribedValues = words(
  `subscribed, subscribe, active, enabled, confirmed, opted in, opt-in, optin, opted-in, single opt-in, double opt-in, verified, valid, yes, y, true, t, 1,
  c, free, paid, comped, regular, premium, gifted, trialed, marketing contact, granted, accepted,
  abonniert, angemeldet, aktiv, bestätigt, ja, abonné, abonnée, inscrit, inscrite, actif, active, confirmé, oui, suscrito, suscrita, activo, activa,
  confirmado, confirmada, sí, inscrito, inscrita, ativo, ativa, sim, iscritto, iscritta, attivo, attiva, confermato, ingeschreven,
  geabonneerd, actief, bevestigd, prenumererar, påmeldt, tilmeldt, aktywny, tak`,
)

/** Only ever said of a person who gets no newsletter, whatever the column is called. */
export const leftWords = words(
  `unsubscribed, unsubscribe, not subscribed, non-subscribed, nonsubscribed, never subscribed, never_subscribed, opted out, opt-out, optout, bounced, hard bounced, hard bounce,
  hardbounced, soft bounced, cleaned, complained, complaint, spam complaint, marked as spam, spammy, suppressed, blocklisted, blacklisted, blocked, unconfirmed, not confirmed, unactivated, undeliverable,
  transactional, do not contact, do not email, non-marketing contact, churned, needs_attention, unverified,
  abgemeldet, nicht abonniert, nicht angemeldet, unbestätigt, désabonné, désabonnée, désinscrit, désinscrite, non inscrit, dado de baja, dada de baja, baja, no suscrito,
  desuscrito, cancelou a inscrição, descadastrado, não inscrito, disiscritto, non iscritto, uitgeschreven, afgemeld, niet ingeschreven, avregistrerad, avmeldt, afmeldt, wypisany`,
)

const leftStatusValues = words(
  `no, n, false, f, 0, off, s, u, b, p, pending, inactive, disabled, deleted, removed, cancelled, canceled, archived, junk, spam, invalid, malformed, validating,
  expired, paused, error, none, never, nein, inaktiv, deaktiviert, gelöscht, gesperrt, ausstehend, non, inactif, inactive, en attente, supprimé, inactivo, inactiva, pendiente, eliminado,
  rebotado, não, inativo, pendente, inattivo, in attesa, nee, inactief, nieaktywny, nie, denied, withdrawn, revoked`,
)

const noValues = words(
  'no, n, false, f, 0, none, never, null, nil, off, nein, non, não, nee, nie, not bounced, 0000 00 00 00 00 00',
)

export type Meaning = 'subscribed' | 'left' | 'nothing' | 'unknown'

/** `value` is the cell of a column such as "Status" or "subscribed_to_emails". */
export function statusMeaning(value: string): Meaning {
  const plainValue = plainWords(value)
  if (plainValue === '' || plainValue === 'n a' || plainValue === 'null') return 'nothing'
  if (leftWords.has(plainValue) || leftStatusValues.has(plainValue)) return 'left'
  return subscribedValues.has(plainValue) ? 'subscribed' : 'unknown'
}

/** `value` is the cell of a column such as "unsubscribed_at" or "Bounced", in which a reason or a day means yes. */
export function leftMeaning(value: string): Meaning {
  const plainValue = plainWords(value)
  if (plainValue === '' || plainValue === 'n a') return 'nothing'
  return noValues.has(plainValue) || ['subscribed', 'active'].includes(plainValue) ? 'subscribed' : 'left'
}
