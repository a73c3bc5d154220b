import { useEffect } from 'react';

/** Names the page in the tab: "Today · Metade". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Metade`;
  }, [title]);
}
