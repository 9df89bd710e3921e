/** Whether a user agent names a phone or tablet. */
export const isMobileBrowser = (userAgent: string): boolean =>
  /Android|iPhone|iPad|iPod|Mobile|webOS|BlackBerry|IEMobile|Opera Mini/i.test(userAgent)
