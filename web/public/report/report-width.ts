export const REPORT_WIDTH = 'mx-auto w-full max-w-[68rem] px-5 md:px-10'
