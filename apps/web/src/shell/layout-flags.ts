import { useMatches } from 'react-router';

/** How a route wants its surroundings. */
export interface LayoutFlags {
  /** `transparent` lies over the page's first picture; `own`: the page draws its header itself. */
  header: 'solid' | 'transparent' | 'simple' | 'own' | 'none';
  footer: 'red' | 'white' | 'none';
  /** `booking` and `payment`: below 1024 px the page fixes a bar of its own to the lower edge. */
  bottomBar: 'usual' | 'booking' | 'payment' | 'none';
}

const USUAL: LayoutFlags = { header: 'solid', footer: 'red', bottomBar: 'usual' };

/** The flags of the innermost route that states any; a route states them as `handle = { layout: {…} }`. */
export function useLayoutFlags(): LayoutFlags {
  const handles = useMatches().map((match) => match.handle as { layout?: Partial<LayoutFlags> } | undefined);
  return { ...USUAL, ...handles.findLast((handle) => handle?.layout)?.layout };
}
