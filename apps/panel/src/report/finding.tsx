/** A chart's conclusion in a sentence; empty where nothing stands out. */
export function Finding({ text }: { text: string | null }) {
  return text === null ? null : <p className="mt-1 mb-3 max-w-3xl font-semibold">{text}</p>;
}
