/** A script that runs as the document is read. Its text is the document's alone: empty unless `import.meta.env.SSR`. */
export function DocumentScript({ nonce, text }: { nonce: string | undefined; text: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
