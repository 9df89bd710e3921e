// Decides which answers of a mail server are permanent refusals, and whose fault they are.

/**
 * A permanent refusal: the mail server will never accept this email for this recipient. The message is the
 * server's own.
 */
export class Refused extends Error {
  /**
   * Whether the refusal counts against the recipient. It doesn't if the server refused by policy, which may
   * be about us as the sender or about the content.
   */
  readonly isRecipientFault: boolean

  constructor(said: string, isRecipientFault = true) {
    super(said)
    this.name = 'Refused'
    this.isRecipientFault = isRecipientFault
  }
}

interface SmtpError {
  responseCode?: number
  command?: string
  response?: string
}

/**
 * A permanent refusal (5xx) of the recipient or the email is final. A refusal of us as the sender, of our
 * login or of relaying isn't the recipient's fault and can be fixed, so it is tried again like any other
 * error, whichever command it answers.
 */
export function asRefusal(error: unknown): unknown {
  const { responseCode = 0, command = '', response = '' }: SmtpError = Object(error)
  const isOfMail = command === 'RCPT TO' || command === 'DATA'
  if (responseCode < 500 || !isOfMail || isSenderFault(responseCode, response)) return error
  return new Refused(response, isAddressFault(response))
}

/**
 * Recognises refusals of our address (5.1.7, 5.1.8), of our login (530, 535, 5.7.0 and 5.7.8 in RFC 4954),
 * and by servers that don't relay for us.
 */
const isSenderFault = (code: number, response: string): boolean =>
  code === 530 ||
  code === 535 ||
  /^5\d\d[ -]5\.(?:1\.[78]|7\.[08])\b/.test(response) ||
  /\brelay(?:ing)?\b|\bauthenticat/i.test(response)

/**
 * Whether a refusal is about the recipient. Codes about the address, mailbox and mail system start with 5.1,
 * 5.2 and 5.3 (RFC 3463). Without such a code it is assumed to be, as it usually is.
 */
const isAddressFault = (response: string): boolean => {
  const [, subject] = /^5\d\d[ -]5\.(\d)\./.exec(response) ?? []
  return subject === undefined || /[0-3]/.test(subject)
}
