/**
 * A value as JSON that stays inside an element `script`, whose end is `</script` and whose text
 * reads otherwise behind `<!--` and `<script` (HTML, 4.12.1.3). Other signs stand as they are:
 * formatted texts then weigh little beside the same texts as markup.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/<(?=!|\/?script)/gi, '\\u003c');
}
