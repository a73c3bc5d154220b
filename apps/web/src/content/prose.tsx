/** Running text from the server's Markdown. */
export function Prose({ html }: { html: string }) {
  return <div className={PROSE} dangerouslySetInnerHTML={{ __html: html }} />;
}

const PROSE = [
  'flex flex-col gap-4 text-ink-2 [&_strong]:text-ink [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4',
  '[&_h2]:pt-4 [&_h2]:text-dsm [&_h2]:text-ink [&_h3]:pt-2 [&_h3]:text-lg [&_h3]:text-ink',
  '[&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-1.5 [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6',
].join(' ');
