/** What a chart comes to, in a sentence; nothing where nothing stands out. */
export function Finding({ text }: { text: string | null }) {
  return text === null ? null : <p className="mt-1 mb-3 max-w-3xl font-semibold">{text}</p>;
}
