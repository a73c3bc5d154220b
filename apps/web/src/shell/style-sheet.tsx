import { createContext, use } from 'react';
import styles from '../app.css?url';

/** The style sheet's text: provided by the server's entry, found in the page by the browser. */
export const StyleSheetText = createContext(
  typeof document === 'undefined' ? '' : (document.getElementById('styles')?.textContent ?? ''),
);

/** The site's styles inlined, which saves a round trip before painting; in development a file with hot reload. */
export function StyleSheet() {
  const text = use(StyleSheetText);
  if (import.meta.env.DEV) return <link rel="stylesheet" href={styles} />;
  return <style id="styles" dangerouslySetInnerHTML={{ __html: text }} />;
}
