// The parser and the tokenizer alone: the rest of the package judges values by tables that it reads from files.
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
declare module 'css-tree/tokenizer' {
  /** Tells of each token its kind and where it begins and ends. */
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
