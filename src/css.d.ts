/** A widget's stylesheet, imported as its minified text (see rollup.config.mjs). */
declare module '*.css' {
  const text: string;
  export default text;
}
