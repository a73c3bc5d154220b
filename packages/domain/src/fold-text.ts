/** A text without accents and capitals, as texts are compared and looked for. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
