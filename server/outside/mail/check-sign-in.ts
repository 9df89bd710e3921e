interface Transport {
  verify(): Promise<unknown>
}

/** Signs in to the mail server without sending anything. Throws a sentence if the server rejects the sign-in. */
export async function checkSignIn(transport: Transport, url: string): Promise<void> {
  try {
    await transport.verify()
  } catch (error) {
    // A mail server that is away may be back when a mail is due.
    if (!isRefusal(error)) return
    const { host } = new URL(url)
    throw new Error(`The mail server at ${host} refuses the user name or password in SMTP_URL. Correct it.`, {
      cause: error,
    })
  }
}

/** Codes from 500 on are meant to last; 454 is a mail server that can't look up its users just now. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EAUTH' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500
