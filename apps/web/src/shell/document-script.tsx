import { useRootData } from './root-data.ts';

/** A script that runs as the document is read. Its text is the document's alone: empty unless `import.meta.env.SSR`. */
export function DocumentScript({ nonce, text }: { nonce: string | undefined; text: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The same for the element that it stands in; run: the text of a function that gets it. */
export function PartScript({ run }: { run: string }) {
  const { nonce } = useRootData();
  return (
    <DocumentScript
      nonce={import.meta.env.SSR ? nonce : ''}
      text={run && `(${run})(document.currentScript.parentElement)`}
    />
  );
}
