interface Transport {
  verify(): Promise<unknown>
}

/**
 * Logs in to the mail server without sending anything. @throws a message for the operator if the server
 * rejects the login
 */
export async function checkSignIn(transport: Transport, url: string): Promise<void> {
  try {
    await transport.verify()
  } catch (error) {
    // A mail server that is down now may be back when an email is due, so the product starts.
    if (!isRefusal(error)) return
    const { host } = new URL(url)
    throw new Error(`The mail server at ${host} refuses the user name or password in SMTP_URL. Correct it.`, {
      cause: error,
    })
  }
}

/**
 * Whether the refusal of a login is permanent: codes from 500 on are; 454 is a temporary failure of the
 * server's authentication.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EAUTH' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500
