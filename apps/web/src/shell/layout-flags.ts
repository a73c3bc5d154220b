import { useMatches } from 'react-router';

/** A route's layout options. */
export interface LayoutFlags {
  /** `transparent` overlays the page's first picture; `own`: the page renders its own header. */
  header: 'solid' | 'transparent' | 'simple' | 'own' | 'none';
  footer: 'red' | 'white' | 'none';
  /** What may cover the foot of a narrow window: the phone's navigation, that with the map's button above it, or the page's own bar. */
  foot: 'pages' | 'map' | 'booking' | 'bill' | 'payment' | 'none';
}

const USUAL: LayoutFlags = { header: 'solid', footer: 'red', foot: 'pages' };

/** The flags of the innermost route that has any, declared as `handle = { layout: {…} }`. */
export function useLayoutFlags(): LayoutFlags {
  const handles = useMatches().map((match) => match.handle as { layout?: Partial<LayoutFlags> } | undefined);
  return { ...USUAL, ...handles.findLast((handle) => handle?.layout)?.layout };
}
