/** Whether a browser's own name says that it runs on a phone or tablet. */
export const isMobileBrowser = (userAgent: string): boolean =>
  /Android|iPhone|iPad|iPod|Mobile|webOS|BlackBerry|IEMobile|Opera Mini/i.test(userAgent)
