// Types of css-tree's parser and tokenizer only: the rest of the package needs data files that it reads at
// runtime.
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
declare module 'css-tree/tokenizer' {
  /** Calls `onToken` with the kind, start and end of each token. */
  export function tokenize(css: string, onToken: (kind: number, start: number, end: number) => void): void
  export const Colon: number
  export const Semicolon: number
  export const Function: number
  export const LeftSquareBracket: number
  export const RightSquareBracket: number
  export const LeftParenthesis: number
  export const RightParenthesis: number
  export const LeftCurlyBracket: number
  export const RightCurlyBracket: number
}
