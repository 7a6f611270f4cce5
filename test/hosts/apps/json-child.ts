/** Settings that are more than text, as a JSON child of a tag. */
export const jsonChild = (value: object) =>
  `<script type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
