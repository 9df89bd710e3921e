// The parser alone: the rest of the package judges whole dialects of CSS by tables that it reads from files.
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
