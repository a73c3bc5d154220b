import { useMatches } from 'react-router';

/** A route's layout options. */
export interface LayoutFlags {
  /** `transparent` overlays the page's first picture; `own`: the page renders its own header. */
  header: 'solid' | 'transparent' | 'simple' | 'own' | 'none';
  footer: 'red' | 'white' | 'none';
  /** `booking` and `payment`: below 1024 px the page has a fixed bar at the bottom. */
  bottomBar: 'usual' | 'booking' | 'payment' | 'none';
}

const USUAL: LayoutFlags = { header: 'solid', footer: 'red', bottomBar: 'usual' };

/** The flags of the innermost route that has any, declared as `handle = { layout: {…} }`. */
export function useLayoutFlags(): LayoutFlags {
  const handles = useMatches().map((match) => match.handle as { layout?: Partial<LayoutFlags> } | undefined);
  return { ...USUAL, ...handles.findLast((handle) => handle?.layout)?.layout };
}
