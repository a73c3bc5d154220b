import { createContext, use } from 'react';
import styles from '../app.css?url';

/** The text of the style sheet: the server's entry provides it, a browser finds it in the page. */
export const StyleSheetText = createContext(
  typeof document === 'undefined' ? '' : (document.getElementById('styles')?.textContent ?? ''),
);

/** The site's styles within the page, so that it is painted without a second journey to the server; while developing, as a file that reloads. */
export function StyleSheet() {
  const text = use(StyleSheetText);
  if (import.meta.env.DEV) return <link rel="stylesheet" href={styles} />;
  return <style id="styles" dangerouslySetInnerHTML={{ __html: text }} />;
}
